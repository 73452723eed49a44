/** Lets at most `width` works run at once; the others wait in the order they came. */
export function gate(width: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async pass<T>(work: () => Promise<T>): Promise<T> {
      if (running < width) running += 1;
      else await new Promise<void>((resume) => waiting.push(resume));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    isEmpty: () => running === 0,
  };
}

/** A gate for each key, such as a salon, that is only there while something passes it. */
export function gates(width: number) {
  const open = new Map<string, ReturnType<typeof gate>>();
  return {
    async pass<T>(key: string, work: () => Promise<T>): Promise<T> {
      const own = open.get(key) ?? gate(width);
      open.set(key, own);
      try {
        return await own.pass(work);
      } finally {
        if (own.isEmpty()) open.delete(key);
      }
    },
  };
}

/**
 * What came of some work, and how long this thread worked at the most without giving anybody else a turn while it went on, in
 * milliseconds of the processor: what else the machine does is not counted.
 */
export async function whileHeld<T>(work: () => Promise<T>): Promise<{ ms: number; came: T }> {
  let [ms, last, done] = [0, worked(), false];
  const turn = () => {
    ms = Math.max(ms, worked() - last);
    last = worked();
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  const came = await work();
  await new Promise(setImmediate);
  done = true;
  return { ms, came };
}

/** How long this thread has worked by now, in milliseconds of the processor. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The least that some work held the others up in some tries: what else the machine does, and clearing away what other work
 * left, comes on top by chance.
 */
export async function leastHeld(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 20 && least > enough; tries++)
    least = Math.min(least, (await whileHeld(work)).ms);
  return least;
}

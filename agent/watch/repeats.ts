/** Of the same error so many are written within a minute, and then one of so many more. */
const WHOLE = 10;
const ONE_OF = 100;
const WINDOW_MS = 60_000;
/** Kinds of errors that are told apart at once. */
const MOST = 500;

/** Tells how often an error has come within the last minute where it is to be written, and undefined where it is not. */
export function openRepeats(now: () => number = Date.now): (kind: string) => number | undefined {
  const seen = new Map<string, { since: number; times: number }>();
  return (kind) => {
    const at = now();
    const known = seen.get(kind);
    const counted = known && at - known.since < WINDOW_MS ? known : { since: at, times: 0 };
    counted.times += 1;
    if (!known && seen.size >= MOST) seen.clear();
    seen.set(kind, counted);
    return counted.times <= WHOLE || counted.times % ONE_OF === 0 ? counted.times : undefined;
  };
}

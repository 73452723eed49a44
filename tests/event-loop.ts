/** What came of some work, and how long nobody else got a turn at the most while it went on, in milliseconds. */
export async function whileHeld<T>(work: () => Promise<T>): Promise<{ ms: number; came: T }> {
  let [ms, last, done] = [0, performance.now(), false];
  const turn = () => {
    ms = Math.max(ms, performance.now() - last);
    last = performance.now();
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  const came = await work();
  await new Promise(setImmediate);
  done = true;
  return { ms, came };
}

/** The least that some work held the others up in a few tries: what else the machine does comes on top by chance. */
export async function leastHeld(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 6 && least > enough; tries++)
    least = Math.min(least, (await whileHeld(work)).ms);
  return least;
}

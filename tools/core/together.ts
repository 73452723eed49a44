/**
 * Work that costs little more for many than for one: what comes alone is done at once, and what comes meanwhile is done together
 * next, at most `most` at a time. Where it fails for many by what one of them holds, each is tried alone, so that none fails for
 * another's sake.
 *
 * @param work answers each of its items in its place
 * @param isOfOne whether an error lies in what was given, as against a server that is gone, which fails all of them at once
 */
export function together<T, R>(
  work: (items: readonly T[]) => Promise<readonly R[]>,
  { isOfOne, most = 100 }: { isOfOne: (error: unknown) => boolean; most?: number },
): (item: T) => Promise<R> {
  type Waiting = { item: T; answer: PromiseWithResolvers<R> };
  const waiting: Waiting[] = [];
  let working = false;

  const answerAll = async (some: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await work(some.map(({ item }) => item));
      for (const [place, { answer }] of some.entries()) answer.resolve(answers[place] as R);
    } catch (error) {
      if (some.length > 1 && isOfOne(error)) for (const one of some) await answerAll([one]);
      else for (const { answer } of some) answer.reject(error);
    }
  };
  const workOff = async () => {
    // what is asked for in one breath goes together
    await Promise.resolve();
    while (waiting.length > 0) await answerAll(waiting.splice(0, most));
    working = false;
  };
  return (item) => {
    const answer = Promise.withResolvers<R>();
    waiting.push({ item, answer });
    if (!working) {
      working = true;
      void workOff();
    }
    return answer.promise;
  };
}

/** Between two keys of a scanner that types pass no more milliseconds than these; a hand is slower. */
const QUICK_MS = 60;
/** A scanner's code has at least as many characters. */
const LEAST = 6;

/** What was typed so far, and when its last key came. */
export type Typed = { text: string; at: number };

export const NOTHING_TYPED: Typed = { text: "", at: 0 };

/** One key more. `code` is what a scanner typed, once its Enter comes quickly after enough quick keys. Times in milliseconds. */
export function wedged(before: Typed, key: string, at: number): { typed: Typed; code?: string } {
  const quick = at - before.at <= QUICK_MS;
  if (key === "Enter") {
    const done = quick && before.text.length >= LEAST;
    return done ? { typed: NOTHING_TYPED, code: before.text } : { typed: NOTHING_TYPED };
  }
  // such as Shift, which types nothing itself
  if (key.length !== 1) return { typed: before };
  return { typed: { text: quick ? before.text + key : key, at } };
}

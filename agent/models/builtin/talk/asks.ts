import type { Verb } from "#agent/models/builtin/verbs/verb.ts";

/** Words around those that ask for a part of what was told. */
const BESIDE =
  /^(?:having|booked|coming|am|i'm|time|in|for|how|what|what's|whats|where|in|is|are|was|were|that|those|there|then|did|does|do|on|at|so|one|ones|exactly|again|all|have|we|i|got|them|it|of|for|per|left|still|next|came|come|comes|paid|many|each)$/;
/** "What for" asks as "which" does. */
const WHAT_FOR =
  /\bwhat(?:'s| is| are| was| were)?(?: (?:it|that|they|those|them))?(?: all)? (?:for|having|in for|booked (?:in )?for|coming for)\b/;

/** Whether the words that are left of a turn ask for a part of what a look has just told: its answer tells it from the same. */
export const asksOfIt = (
  { tells }: Pick<Verb, "tells">,
  left: readonly string[],
  text: string,
): boolean =>
  tells !== undefined &&
  left.every((word) => BESIDE.test(word) || tells.test(word)) &&
  (WHAT_FOR.test(text) || left.some((word) => tells.test(word)));

import { doubtOf, type Doubt } from "#agent/models/builtin/verbs/gate.ts";

/** Where one clause of a sentence ends and the next begins. */
const BREAKS =
  /[;!?]+|[,.](?!\d)|\s-\s|\b(?:but|so just|just|though)\b|(?<=\b(?:late|flu|sick|poorly|covid|stuck|away|so|then) )(?=(?:cancel|move|book|reschedule|block|push|bin|swap)\b)/;

/** The parts of a sentence, in their order. */
const clausesOf = (text: string): string[] =>
  text
    .split(BREAKS)
    .map((clause) => clause.trim())
    .filter(Boolean);

/**
 * Why words that name an act are no order to do it; undefined where one of their clauses orders it. What is said beside
 * the order ("she's gonna run long, give her 30 more") is no doubt about it.
 */
export function doubted(text: string, act: RegExp): Doubt | undefined {
  const acts = clausesOf(text).filter((clause) => act.test(clause));
  const among = acts.length > 0 ? acts : [text];
  const doubts = among.map((clause) =>
    text.includes(`${clause}?`) && /^(?:or|and)?\s*(?:shall|should|do|did) i\b/.test(clause)
      ? ("asked" as const)
      : doubtOf(clause),
  );
  return doubts.some((doubt) => doubt === undefined) ? undefined : doubts[0];
}

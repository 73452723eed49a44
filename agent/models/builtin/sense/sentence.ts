import type { Intent } from "./intent.ts";

/** What was said in the slots of an intent, as it was typed. */
export type Filled = Readonly<Record<string, string | undefined>>;

const GAP = /\{(\w+)\}/g;

/** The gaps of a sentence: "set the price of {service}" has "service". */
export const gapsOf = (sentence: string): string[] =>
  [...sentence.matchAll(GAP)].map(([, gap = ""]) => gap);

/** The parts of a sentence that stand in brackets are left out where a gap in them is not filled: "move it[ to {date}]". */
export const PART = /\[([^[\]]*)\]/g;

/** The plain sentence for what is wanted; undefined where the intent has none, or none of which all gaps are filled. */
export function sentenceOf({ says }: Pick<Intent, "says">, filled: Filled): string | undefined {
  const isFilled = (part: string) => gapsOf(part).every((gap) => filled[gap]);
  const [best] = says
    .map((each) => each.replaceAll(PART, (_, part: string) => (isFilled(part) ? part : "")))
    .filter(isFilled)
    .toSorted((a, b) => gapsOf(b).length - gapsOf(a).length);
  return best?.replaceAll(GAP, (_, gap: string) => filled[gap] ?? "");
}

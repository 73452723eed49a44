import { plain } from "#agent/models/builtin/hear/text.ts";
import { figureIn, numberIn, summed } from "./words.ts";

/** What was said in figures: "a tenner" is "10 dollars", "one ninety five" is "195". */
export const inFigures = (said: string | undefined): string =>
  summed(plain(said ?? "")).replace(
    /\b(one|[2-9]) ([1-9]\d)(?!\d)/,
    (_, hundreds: string, rest: string) => `${hundreds === "one" ? "1" : hundreds}${rest}`,
  );
/** The figures alone of a sum, however it was said. */
export const figure = (said: string | undefined): string | undefined => figureIn(inFigures(said));

/** Whether a share is meant, and no sum. */
export const share = (said: string | undefined): boolean => /%/.test(plain(said ?? ""));

const OUNCE = 28.35;
const LITRE = 1000;

/** What a pack holds, in grams; 1 ml is 1 g. */
export function gramsIn(said: string | undefined): number | undefined {
  const text = plain(said ?? "")
    .replace(/\b(?:a|one) (?=kilo|kg|litre|liter)/, "1 ")
    .replace(/\bhalf (?:a )?(?=kilo|kg|litre|liter)/, "0.5 ");
  const size = numberIn(text);
  if (size === undefined) return undefined;
  if (/\d ?(?:kg|kilo|l\b|lit(?:re|er))/.test(text)) return size * LITRE;
  return /\d ?(?:oz|ounce)/.test(text) ? Math.round(size * OUNCE) : size;
}

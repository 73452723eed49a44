import type { BrandLine } from "#tools/colour/brand-line.ts";
import { source } from "#tools/colour/science.ts";
import { linesNamed } from "./lines-meant.ts";
import { mixedAs, ratioOf } from "./mixing.ts";
import { lineName, ofLine, ofRule, type Technique } from "./telling.ts";

const INTO_ONE =
  /\b(?:same|one|1) bowl\b|\btogether\b|\b(?:mix|mixed|mixing|chuck|throw|add|put|pop|stir|combine|use|bit|lil|little|splash|touch) (?:.* )?(?:in|with|w|into|to|and)\b/;

/** Two lines in one bowl. */
export const ONE_BOWL: Technique = {
  about: [
    INTO_ONE,
    /\b(?:can|could|ok(?:ay)?|may|should|is it|fine|allowed)\b|\?|\byes or no\b|\bor not\b/,
  ],
  not: /\b(?:convert|switch|instead|shades(?! eq)|used?|using)\b/,
  asks: (words) => twoOf(words) !== undefined,
  tell: ({ words }) => {
    const [one, other] = twoOf(words) ?? [];
    if (!one || !other) return { says: "Which two lines?", facts: [], asks: "line" };
    const alike = ratioOf(one) === ratioOf(other);
    const why = alike
      ? `both are mixed ${ratioOf(one)}, but each is made for its own developer and its own base`
      : `no ratio and no developer is right for both`;
    const [first, then] = one.type === "permanent" ? [one, other] : [other, one];
    const order =
      first.type === then.type
        ? "Take all of a bowl from one of them."
        : `Two bowls: ${lineName(first)} first, on the roots, then ${lineName(then)} on the lengths for its own time, or over all of it as a gloss once the first is rinsed.`;
    return {
      says: `No: ${[first, then].map(mixedAs).join(", ")}; ${why}, so neither cover nor tone can be foretold. ${order}`,
      verdict: "no",
      facts: [
        ...[first, then].map((line) => ofLine(line, "ratio", lineName(line), mixedAs(line))),
        ofRule("one_bowl", "Two lines in one bowl", "never", source.practice),
      ],
    };
  },
};

/** The two lines that words name; none where they name one, or what is no colour. */
function twoOf(words: string): readonly [BrandLine, BrandLine] | undefined {
  const [one, other] = linesNamed(words).filter(({ developers }) => developers.length > 0);
  return one &&
    other &&
    [one, other].every(({ type }) => type !== "lightener" && type !== "developer")
    ? [one, other]
    : undefined;
}

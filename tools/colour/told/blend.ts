import { mix } from "#tools/colour/bowl/mix.ts";
import { source } from "#tools/colour/science.ts";
import { gramWords, ofRule, type Asked, type Told } from "./telling.ts";

/** Where no amount was said it is told for so much. */
const USUAL = 100;

/** A strength both ways: "20 vol (6%)"; nothing at all is water. */
const strength = (volume: number): string =>
  volume === 0
    ? "water"
    : `${Math.round(volume * 10) / 10} vol (${Math.round((mix({ volume }).percent ?? 0) * 10) / 10}%)`;

/** What two developers make, or how much of each makes a third: by their strengths, crosswise. One alone is let down with water. */
export function tellBlend({ volume, wanted, grams, ...asked }: Asked): Told {
  const isLetDown = volume !== undefined && wanted !== undefined && wanted < volume;
  const other = asked.other ?? (isLetDown ? 0 : undefined);
  if (volume === undefined || other === undefined)
    return { says: "Which two strengths are there, and which one shall it be?", facts: [] };
  const [strong, weak] = [Math.max(volume, other), Math.min(volume, other)];
  const made = wanted ?? (strong + weak) / 2;
  if (made > strong || made < weak || strong === weak)
    return {
      says: `${strength(volume)} and ${strength(other)} can't make ${strength(made)}: what is mixed lies between the two.`,
      facts: [],
    };
  const total = grams ?? USUAL;
  const ofStrong = ((made - weak) / (strong - weak)) * total;
  const parts = `${gramWords(ofStrong)} of ${strength(strong)} and ${gramWords(total - ofStrong)} of ${strength(weak)}`;
  const thinned =
    weak === 0
      ? " That is the sum alone: makers advise against water in a cream developer, so take the strength itself where it is there."
      : "";
  return {
    says: `${parts} make ${gramWords(total)} of ${strength(made)}.${thinned}`,
    facts: [ofRule("blend", `${strength(made)} of two strengths`, parts, source.practice)],
  };
}

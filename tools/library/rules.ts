import { notedBowlOf } from "#tools/colour/notation/notation.ts";
import { makerOf, type NotedBowl, type NotedShade } from "#tools/colour/notation/schema.ts";
import { directDyeHex, swatchHex } from "#tools/colour/shade/swatch.ts";
import { CanonicalTone } from "#tools/colour/words.ts";
import { gramsText, minutesText } from "#tools/formulas/rules.ts";
import type { Bowl, StoredFormula } from "#tools/formulas/schema.ts";

/** What the library is filtered by: line, level and tone of the main shade of the first bowl. */
export type Figures = {
  brandId: string | null;
  lineId: string | null;
  level: number | null;
  tone: CanonicalTone | null;
};

/** The line of the first bowl that names one, and level and tone of the shade that the first bowl is about. */
export function figuresOf(bowls: readonly NotedBowl[]): Figures {
  const [brandId = null, lineId = null] = bowls.find(({ line }) => line)?.line?.split("/") ?? [];
  const main = mainNoted(bowls.find(({ shades }) => shades.length > 0)?.shades ?? []);
  const level = main?.level && main.level >= 1 ? main.level : null;
  return { brandId, lineId, level, tone: main?.tone ?? null };
}

/** The shade that a bowl is about: the first of a level, since correctors have none or that of 0. */
function mainNoted(shades: readonly NotedShade[]): NotedShade | undefined {
  return shades.find(({ level }) => level !== null && level >= 1) ?? shades[0];
}

/** A swatch, `#RRGGBB`, where level or tone tells one; null where neither does. An estimate for display. */
export function colorOf(
  { level, tone }: Pick<Figures, "level" | "tone">,
  type: NotedBowl["type"],
): string | null {
  if (type === "semi-permanent" && tone) return directDyeHex(tone);
  return level === null ? null : swatchHex(level, tone ?? "natural");
}

/** A tone as the table holds it; null for a word that is none. */
export function toneOf(word: string | null): CanonicalTone | null {
  return CanonicalTone.safeParse(word).data ?? null;
}

/** What stands where the shorthand said nothing. */
export const NOT_WRITTEN = "Not written down";

/** The spec's words for bowls in shorthand: ingredients with amounts, time, developer ratio. */
export function cardWords(
  bowls: readonly NotedBowl[],
): Pick<StoredFormula, "ingredients" | "processingTime" | "developerRatio"> {
  const times = bowls.flatMap(({ minutes }) => (minutes ? [minutesText(minutes)] : []));
  const ratios = bowls.flatMap(({ ratio, developer }) =>
    ratio && developer?.volume ? [`${ratio} with ${developer.volume} vol`] : (ratio ?? []),
  );
  return {
    ingredients: bowls.flatMap(ingredientsOfNoted),
    processingTime: times.length > 0 ? [...new Set(times)].join(", then ") : NOT_WRITTEN,
    developerRatio: ratios.length > 0 ? [...new Set(ratios)].join(", then ") : NOT_WRITTEN,
  };
}

function ingredientsOfNoted(bowl: NotedBowl): StoredFormula["ingredients"] {
  const { shades, developer } = bowl;
  const { brandName, lineName } = makerOf(bowl);
  const maker = [brandName, lineName].filter(Boolean).join(" ");
  const tubes = shades.map(({ code, grams, parts }) => ({
    name: maker && code !== lineName ? `${maker} ${code}` : maker || code,
    amount: grams !== null ? gramsText(grams) : parts !== null ? `${parts} parts` : NOT_WRITTEN,
  }));
  if (!developer) return tubes;
  const { volume, grams } = developer;
  const amount = grams === null ? NOT_WRITTEN : gramsText(grams);
  return [...tubes, { name: volume === null ? "Developer" : `Developer ${volume} vol`, amount }];
}

/** A stored bowl as it is noted in shorthand; of a withheld one without a weight, in its words neither. */
export function notedOf(bowl: Bowl, withheld: boolean): NotedBowl {
  const { brandId, lineId, shades, developer, ratio, minutes, type, purpose, zone, heat } = bowl;
  return notedBowlOf({
    brand: brandId,
    line: lineId,
    type,
    purpose,
    zone,
    minutes,
    heat,
    shades: shades.map(({ code, grams }) => ({ code, ...(!withheld && { grams }) })),
    developer: developer && {
      volume: developer.volume,
      ...(!withheld && { grams: developer.grams }),
    },
    ...(ratio && { ratio }),
  });
}

import type { CheckedBowl } from "./checked-bowl.ts";
import { block, type Objection } from "./objection.ts";
import { boosterShare, source } from "#tools/colour/science.ts";

/** What is wrong with the weights of a bowl on any head: developer against colour, boosters against the rest. */
export function mixRules(bowl: CheckedBowl): Objection[] {
  return [...weights(bowl), ...boosters(bowl)];
}

function weights({ colourGrams, developerGrams, ratio }: CheckedBowl): Objection[] {
  if (colourGrams === undefined || developerGrams === undefined || !ratio) return [];
  const wanted = (colourGrams * ratio[1]) / ratio[0];
  if (Math.abs(wanted - developerGrams) <= 1) return [];
  return [
    block(
      "grams_do_not_match_ratio",
      `${colourGrams} g of color at ${ratio.join(":")} needs ${Math.round(wanted)} g of developer, not ${developerGrams} g.`,
      source.amounts,
    ),
  ];
}

/** Weighing by hand is forgiven this share. */
const slack = 0.03;

/** Boosters and neutralisers beyond the share that the line, or the general table, allows at the level of the bowl. */
function boosters({ brandLine: line, shades, grams, colourGrams }: CheckedBowl): Objection[] {
  const base = shades.filter((shade) => !shade.mixShade && shade.tone !== "clear");
  const level = Math.max(0, ...base.map((shade) => shade.level ?? 0));
  if (!line || !colourGrams || level === 0) return [];
  return shades.flatMap((shade) => {
    const own = line.boosters?.codes.includes(shade.code) ? line.boosters.maxShare : undefined;
    const most = own ?? boosterShare(Math.min(10, level), line.neutralisers);
    const share = (grams.get(shade.code) ?? 0) / colourGrams;
    return !shade.mixShade || share <= most + slack
      ? []
      : [
          block(
            "booster_over_limit",
            `${shade.code} may be ${Math.round(most * 100)}% of the color at level ${level}, not ${Math.round(share * 100)}%.`,
            line.neutralisers ? line.source : source.wheel,
          ),
        ];
  });
}

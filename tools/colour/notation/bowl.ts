import { toTenth } from "#tools/colour/bowl/amounts.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { ItemShade } from "./items.ts";
import type { Mixture } from "./pieces.ts";
import type { NotedBowl, NotedShade } from "./schema.ts";
import { inGrams } from "./weigh.ts";

/** The bowl that a mixture makes in a line, without its words, zone and time. */
export function bowlOfMixture(
  mixture: Mixture,
  line: BrandLine | undefined,
): Pick<NotedBowl, "shades" | "developer" | "ratio" | "assumed"> {
  const weighed = inGrams(mixture, line);
  return {
    shades: weighed.shades.map(({ shade, grams, parts }) => noted(shade, grams, parts)),
    developer: weighed.developer && {
      volume: weighed.developer.volume,
      grams: weighed.developer.grams === null ? null : toTenth(weighed.developer.grams),
    },
    ratio: weighed.ratio,
    assumed: [...mixture.assumed],
  };
}

function noted(
  { code, known, shade, nearest }: ItemShade,
  grams: number | null,
  parts: number | null,
): NotedShade {
  return {
    code,
    known,
    level: shade?.level ?? null,
    tone: shade?.tone ?? null,
    grams: grams === null ? null : toTenth(grams),
    parts: parts === null ? null : Math.max(0.001, Math.round(parts * 1000) / 1000),
    nearest: known ? null : nearest,
  };
}

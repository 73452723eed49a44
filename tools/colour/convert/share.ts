import type { BrandLine } from "#tools/colour/brand-line.ts";

const usual: Readonly<Record<string, number>> = { "1-5": 0.25, "6-7": 0.15, "8-10": 0.05 };

/**
 * The most of a mix shade that a colour takes at a level, as a share of the colour: the line's own table, else
 * a quarter up to level 5, 15% at 6 and 7, 5% above (Schwarzkopf's table for its neutralising mix shades).
 */
export function mixShare(line: BrandLine, level: number): number {
  const table = Object.entries(line.neutralisers?.maxShareByLevel ?? usual);
  const row = table.find(([levels]) => Math.floor(level) <= Number(levels.split("-").at(-1)));
  return (row ?? table.at(-1))?.[1] ?? 0.05;
}

/** A share as the smallest whole parts, natural to mix shade: 0.25 is 3 to 1. */
export function partsOfShare(share: number): readonly [number, number] {
  const hundredths = Math.round(share * 100);
  const divisor = common(hundredths, 100 - hundredths);
  return [(100 - hundredths) / divisor, hundredths / divisor];
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

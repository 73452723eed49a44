import { isSure } from "#tools/colour/reading/certainty.ts";
import type { Doubt } from "./sure.ts";
import { surest, type Evidence, type Readings } from "./evidence.ts";

/** What photos leave open, as points off the confidence. */
export function photoDoubts({ doubts }: Pick<Evidence, "doubts">, readings: Readings): Doubt[] {
  const read = readings.result?.hairFound ? readings.result : surest(readings.current);
  const width = read?.level ? read.level.high - read.level.low : 0;
  return [
    ...doubts,
    {
      off: read?.level && !isSure(read.level) ? 2 * Math.max(1, Math.ceil(width - 2)) : 0,
      why: `the photo's own range is ${width} levels wide`,
    },
  ];
}

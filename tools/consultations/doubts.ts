import type { Doubt } from "./draft.ts";
import { surest, type Evidence, type Readings } from "./evidence.ts";

/** Levels that a photo's own range may be wide and still tell the depth. */
export const TELLING = 2;

/** What photos leave open, as points off the confidence. */
export function photoDoubts({ doubt }: Pick<Evidence, "doubt">, readings: Readings): Doubt[] {
  const read = readings.result?.hairFound ? readings.result : surest(readings.current);
  const width = read?.level ? read.level.high - read.level.low : 0;
  return [
    { off: doubt, why: "the photos leave something open, or there are none" },
    {
      off: width > TELLING ? 2 * Math.ceil(width - TELLING) : 0,
      why: `the photo's own range is ${width} levels wide`,
    },
  ];
}

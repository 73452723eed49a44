import type { HairReading, SeenLevel } from "./schema.ts";

/** A range this wide or wider says only which part of the scale to look at. */
const tooWide = 2;
/** So far may an entered level lie from a sure reading that still bears it out: readings come in halves. */
const nearby = 0.5;

/** What a reading says of a level that was entered. `open` is a range too wide to bear it out or to speak against it. */
export type Verdict = "agrees" | "open" | "conflicts";

/** Whether a reading tells the level so narrowly that others may build on it: fill a form with it, or be borne out by it. */
export function isSure({ low, high }: Pick<SeenLevel, "low" | "high">): boolean {
  return high - low < tooWide;
}

/** The reading's level, where a photo may fill it in for the stylist. */
export function sureLevel(
  reading: Pick<HairReading, "hairFound" | "level"> | undefined,
): SeenLevel | undefined {
  return reading?.hairFound && reading.level && isSure(reading.level) ? reading.level : undefined;
}

/** Sets an entered level against what a photo tells; levels above 10 look like 10. */
export function verdictOn(entered: number, { value, low, high }: SeenLevel): Verdict {
  const level = Math.min(10, entered);
  if (level < low || level > high) return "conflicts";
  if (!isSure({ low, high })) return "open";
  return Math.abs(level - value) <= nearby ? "agrees" : "open";
}

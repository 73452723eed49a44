import type { Act } from "./act.ts";
import type { BrandLine, Range } from "#tools/colour/brand-line.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { greyBand } from "#tools/colour/visit/grey.ts";
import { greyMinutes as usualGreyMinutes, lightenerRule } from "#tools/colour/science.ts";

/** What of a bowl decides how long it stays on. */
export type Timed = Pick<Act, "purpose" | "grey" | "lift" | "minutes">;
/** What of the hair does. */
export type TimedHair = Pick<Diagnosis, "porosity" | "damage" | "platinum"> & {
  facts: Pick<Diagnosis["facts"], "resistant">;
};

/** Minutes on the hair after the application ends: the line's own time, moved inside its range by grey, porosity and strength. `fast`: the shade is a fast toner of the line. */
export function minutesFor(
  line: BrandLine,
  volume: number | null,
  act: Timed,
  d: TimedHair,
  fast = false,
): [number, number] {
  if (fast && line.fastTonerMinutes) return [line.fastTonerMinutes[0], line.fastTonerMinutes[1]];
  if (act.minutes) return within(act.minutes, spanOf(line), act.purpose === "remove");
  const [low, high] = line.minutesByDeveloper?.[String(volume)] ?? line.processingMinutes;
  if (line.type === "lightener")
    return [
      low,
      Math.min(high, line.maxMinutes ?? lightenerRule.maxMinutes, lightenerRule.maxMinutes),
    ];
  if (act.grey >= 25) return greyMinutes(line, act, d, [low, high]);
  if (line.type === "permanent" && fullTime(line, act, d)) return [high, high];
  if (["demi-permanent", "toner", "semi-permanent"].includes(line.type))
    return toningMinutes(line, act, d, [low, high]);
  return d.porosity === "low" ? [high, high] : [low, high];
}

function greyMinutes(
  line: BrandLine,
  act: Timed,
  d: TimedHair,
  [low, high]: Range,
): [number, number] {
  const printed = greyBand(line, act.grey)?.minutes ?? line.greyRule?.minutes;
  if (printed !== undefined) return [printed, printed];
  if (line.greyBlendMinutes) return [line.greyBlendMinutes[0], line.greyBlendMinutes[1]];
  const most = line.greyRule?.minutesMax ?? line.processingMinutes[1];
  const top = Math.max(high, Math.min(most, line.processingMinutes[1]));
  if (d.facts.resistant || d.porosity === "low" || line.type !== "permanent") return [top, top];
  return [Math.min(top, Math.max(low, usualGreyMinutes[0])), top];
}

function fullTime(line: BrandLine, act: Timed, d: TimedHair) {
  return d.porosity === "low" || (act.lift > 1 && line.fullTimeWhen !== undefined);
}

function toningMinutes(
  line: BrandLine,
  act: Timed,
  d: TimedHair,
  [low, high]: Range,
): [number, number] {
  const toning = act.purpose === "tone" || act.purpose === "gloss";
  const [first, last] = toning ? (line.toningMinutes ?? [low, high]) : [low, high];
  const least = last <= 5 ? first : Math.max(first, Math.min(last, 5));
  if (d.porosity === "high" || d.damage === 2 || d.platinum)
    return [least, Math.max(least, Math.min(last, 10))];
  if (d.porosity === "low") return [last, last];
  if (line.type === "semi-permanent") return [first, last];
  return toning
    ? [least, Math.max(least, Math.min(last, 20))]
    : [Math.max(least, Math.min(last, 15)), Math.max(least, Math.min(last, 20))];
}

/** Shortest and longest time that the line prints anywhere, warm-hood times aside. */
export function spanOf(line: BrandLine): Range {
  const rule = line.greyRule;
  const ranges = [
    line.processingMinutes,
    line.toningMinutes,
    line.fastTonerMinutes,
    line.greyBlendMinutes,
    ...Object.values(line.minutesByDeveloper ?? {}),
  ];
  const printed = [
    ...ranges.flatMap((range) => range ?? []),
    ...(rule?.bands ?? []).flatMap((band) => band.minutes ?? []),
    ...(rule?.minutes === undefined ? [] : [rule.minutes]),
  ];
  return [Math.min(...printed), Math.max(...printed)];
}

function within([low, high]: Range, [least, most]: Range, free: boolean): [number, number] {
  if (free) return [low, high];
  const first = Math.min(most, Math.max(low, least));
  return [first, Math.max(first, Math.min(high, most))];
}

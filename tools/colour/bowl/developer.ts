import type { BrandLine, Range } from "#tools/colour/brand-line.ts";
import { defaultLift } from "#tools/colour/science.ts";

/** Levels that a volume lifts in this line: the line's own table, general values where it prints none. */
export function liftOf(line: BrandLine, volume: number): Range {
  if (line.liftByDeveloper) return line.liftByDeveloper[String(volume)] ?? [0, 0];
  const series = Object.values(line.series ?? {}).map((each) => each.lift[String(volume)] ?? 0);
  if (series.length > 0) return [Math.min(...series), Math.max(...series)];
  if (line.type === "high-lift")
    return [
      Math.max(0, line.maxLift - (volume >= 40 ? 0 : 1)),
      line.maxLift - (volume >= 40 ? 0 : 1),
    ];
  const [low, high] = defaultLift(volume);
  return [Math.min(low, line.maxLift), Math.min(high, line.maxLift)];
}

/** Most levels the line lifts with any developer up to a volume. */
export function reachOf(line: BrandLine, developerMax: number): number {
  return Math.max(
    0,
    ...line.developers
      .filter((volume) => volume <= developerMax)
      .map((volume) => liftOf(line, volume)[1]),
  );
}

/** Below this volume a developer deposits; a maker's "0 to 1" there is no lift to rely on (Majirel, Redken and Aveda charts). */
const liftingFrom = 15;

/** What the developer is for. Only one of the needs counts: cover before lift, lift before deposit. */
export type DeveloperNeed = {
  lift: number;
  grey: number;
  tone: boolean;
  /** A reflect on hair that was never coloured: sound hair takes the stronger of a demi's bottles that lift nothing. */
  onNatural?: boolean;
  developerMax: number;
  developerWish?: number | undefined;
};

/**
 * The weakest developer of the line that does the work, in volumes; null when the line takes none.
 * Grey stays at the line's cover volume, lift follows the line's table, toning takes the weakest bottle.
 */
export function chooseDeveloper(line: BrandLine, need: DeveloperNeed): number | null {
  const allowed = line.developers
    .filter((volume) => volume <= need.developerMax)
    .sort((a, b) => a - b);
  const [weakest] = allowed;
  if (weakest === undefined) return null;
  if (line.type === "lightener") return nearest(allowed, need.developerWish ?? need.developerMax);
  if (line.type === "colour-remover") return weakest;
  if (need.grey > 0) return nearest(allowed, greyVolume(line, need.grey));
  if (need.lift > 0)
    return (
      allowed.find((volume) => volume >= liftingFrom && liftOf(line, volume)[1] >= need.lift) ??
      allowed.at(-1) ??
      weakest
    );
  if (need.onNatural && line.type === "demi-permanent")
    return allowed.findLast((volume) => volume < liftingFrom) ?? weakest;
  return line.type === "permanent" && !need.tone ? nearest(allowed, 10) : weakest;
}

/** The volume that the line prints for covering or blending a percentage of white. */
export function greyVolume(line: BrandLine, percent: number): number {
  const rule = line.greyRule;
  const band = rule?.bands.find((each) => percent <= each.maxPct);
  if (rule?.over90pct !== undefined && percent > 90) return rule.over90pct;
  if (band?.developer !== undefined) return band.developer;
  if (rule?.developer !== undefined) return rule.developer;
  if (line.type === "permanent") return 20;
  return line.plus && percent > line.greyCoverage ? line.plus.developer : 13;
}

function nearest(volumes: readonly number[], wanted: number) {
  return volumes.reduce((best, volume) =>
    Math.abs(volume - wanted) < Math.abs(best - wanted) ? volume : best,
  );
}

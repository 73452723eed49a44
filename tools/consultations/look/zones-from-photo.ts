import type { Zones } from "#tools/colour/hair-schema.ts";
import type { HairReading, HairZone } from "#tools/colour/reading/schema.ts";
import type { Diagnosis } from "#tools/consultations/diagnosis.ts";
import type { SeenHair } from "./look-schema.ts";

/** Levels by zone, as whatever looked at the hair gives them. */
export type ZoneLevels = Partial<Record<HairZone, number>>;

/** The three zones that a photo can tell, from the scalp down. */
export const ZONES = ["roots", "mids", "ends"] as const satisfies HairZone[];

/** Levels apart from which a head is not one canvas, and from which a photo alone may say so: lamps from above make one level, sometimes two. */
const APART = 2;
export const APART_IN_A_PHOTO = 3;

/**
 * The zones to formulate for when nobody entered any: only a photo that is easy to read, shows roots and ends three levels
 * apart (two where a model that looked at it sees the same) and fits the level that was entered counts.
 */
export function zonesFromPhoto(
  { consultationType, zones, currentLevel }: Diagnosis,
  readings: readonly HairReading[],
  seen?: SeenHair | null,
): Zones | undefined {
  if (zones || consultationType === "corrective") return undefined;
  const [sure] = readings
    .filter(({ hairFound, quality, spread }) => hairFound && quality.ok && (spread ?? 0) >= APART)
    .toSorted((a, b) => b.confidence - a.confidence);
  if (!sure) return undefined;
  const levels = pixelLevels(sure);
  const { roots, ends } = levels;
  if (roots === undefined || ends === undefined) return undefined;
  if (Math.abs(roots - ends) < (seen?.hairFound ? APART : APART_IN_A_PHOTO)) return undefined;
  const depths = Object.values(levels);
  const entered = Math.min(10, currentLevel);
  if (entered < Math.min(...depths) - 1 || entered > Math.max(...depths) + 1) return undefined;
  if (seen?.hairFound && objects(modelLevels(seen), levels)) return undefined;
  return Object.fromEntries(
    ZONES.flatMap((zone) => {
      const level = levels[zone];
      return level === undefined ? [] : [[zone, { level: Math.round(level) }]];
    }),
  );
}

/** The levels of a reading's zones, where it could tell them. */
export function pixelLevels({ zones }: HairReading): ZoneLevels {
  return told((zone) => zones[zone]?.level);
}

/** The levels that the model gives for each zone. */
export function modelLevels(seen: SeenHair): ZoneLevels {
  return told((zone) => seen[zone]);
}

/** The levels that were entered for the zones a photo can tell. */
export function enteredLevels(zones: Zones): ZoneLevels {
  return told((zone) => zones[zone]?.level);
}

/** "roots 5, mids 6 and ends 8". */
export function zoneWords(levels: ZoneLevels): string {
  const parts = ZONES.flatMap((zone) =>
    levels[zone] === undefined ? [] : [`${zone} ${levels[zone]}`],
  );
  return parts.length < 2
    ? (parts[0] ?? "")
    : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** Whether two that looked at the same hair are two levels or more apart in a zone that both tell. */
export function zonesDiffer(a: ZoneLevels, b: ZoneLevels): boolean {
  return ZONES.some((zone) => {
    const [one, other] = [a[zone], b[zone]];
    return one !== undefined && other !== undefined && Math.abs(one - other) >= APART;
  });
}

/** How many levels lie between the lightest and the darkest zone. */
export function spreadOf(levels: ZoneLevels): number {
  const depths = Object.values(levels);
  return depths.length < 2 ? 0 : Math.max(...depths) - Math.min(...depths);
}

/** A model that calls the hair even, or gives a zone another depth, leaves the photo in doubt. */
function objects(model: ZoneLevels, pixels: ZoneLevels): boolean {
  const tells = model.roots !== undefined && model.ends !== undefined;
  return zonesDiffer(model, pixels) || (tells && spreadOf(model) < 1);
}

function told(levelOf: (zone: HairZone) => number | null | undefined): ZoneLevels {
  return Object.fromEntries(
    ZONES.flatMap((zone) => {
      const level = levelOf(zone);
      return level === null || level === undefined ? [] : [[zone, level]];
    }),
  );
}

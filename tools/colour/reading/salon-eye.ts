import type { HairReading, SeenLevel, ZoneReading } from "./schema.ts";

/** A head whose hair was tapped on its photo: the level that the colourist worked with, and the one the photo read. */
export type SeenAndTold = { told: number; read: number };

/** So many levels are the salon's readings moved by, from so many heads. */
export type SalonEye = { by: number; heads: number };

/** Fewer heads teach nothing: two odd ones among them would. */
const LEAST = 5;
/** So many heads that fit a guess of nothing is worth: the first own ones move it by less than half. */
const WORTH = 8;
/** Further apart is a slip, or a photo of other hair than was worked on. */
const SLIP = 3;
/** No room's light and no eye is further off than this. */
const MOST = 1;

/** What a salon's own taps and levels teach about its light and its eye. */
export function salonEyeOf(pairs: readonly SeenAndTold[]): SalonEye {
  const apart = pairs.map(({ told, read }) => told - read).filter((by) => Math.abs(by) <= SLIP);
  const heads = apart.length;
  if (heads < LEAST) return { by: 0, heads };
  const sum = apart.reduce((left, by) => left + by, 0) / (heads + WORTH);
  return { by: Math.round(Math.max(-MOST, Math.min(MOST, sum)) * 10) / 10, heads };
}

/** The reading as this salon's eye would have it. One that a grey card set has no room's light in it and stays. */
export function seenBy(reading: HairReading, eye: SalonEye): HairReading {
  const { level, zones, quality } = reading;
  if (!level || quality.reference === "card") return reading;
  const moved = shifted(level, eye.by);
  if (moved.value === level.value) return reading;
  const zone = (seen: ZoneReading | null) =>
    seen && { ...seen, level: seen.level === null ? null : within(seen.level + eye.by) };
  return {
    ...reading,
    level: moved,
    zones: { roots: zone(zones.roots), mids: zone(zones.mids), ends: zone(zones.ends) },
    quality: { ...quality, learnt: { by: moved.value - level.value, heads: eye.heads } },
  };
}

const shifted = ({ value, low, high }: SeenLevel, by: number): SeenLevel => ({
  value: within(value + by),
  low: within(low + by),
  high: within(high + by),
});

/** In halves, on the scale. */
const within = (level: number) => Math.max(1, Math.min(10, Math.round(level * 2) / 2));

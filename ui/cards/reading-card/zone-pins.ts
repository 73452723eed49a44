import type { HairReading } from "#tools/colour/reading/schema.ts";
import { levelName } from "#ui/cards/hair-words.ts";
import { toneSeen } from "./reading-words.ts";

const ZONES = ["roots", "mids", "ends"] as const;

/** Where a zone of a photo was read, as shares of its width and height, and what was read there. */
export type ZonePin = { zone: string; x: number; y: number; level: string; says: string };

/** A pin for every zone that has a level: at the place it was read that is nearest to the middle of all of them. */
export function zonePins({ zones, points }: HairReading): ZonePin[] {
  return ZONES.flatMap((zone) => {
    const read = zones[zone];
    const own = points.filter((point) => point.zone === zone);
    if (!read || read.level === null || own.length === 0) return [];
    const x = own.reduce((sum, point) => sum + point.x, 0) / own.length;
    const y = own.reduce((sum, point) => sum + point.y, 0) / own.length;
    const away = (point: { x: number; y: number }) => Math.hypot(point.x - x, point.y - y);
    const at = own.reduce((nearest, point) => (away(point) < away(nearest) ? point : nearest));
    const name = levelName(Math.round(read.level));
    const place = `${zone.charAt(0).toUpperCase()}${zone.slice(1)}`;
    return [
      {
        zone,
        x: at.x,
        y: at.y,
        level: String(read.level),
        says: `${place}: level ${read.level}${name ? `, ${name.toLowerCase()}` : ""}, ${toneSeen(read.tone).toLowerCase()}`,
      },
    ];
  });
}

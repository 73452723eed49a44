import type { Lab } from "./colour-space.ts";
import { greyShareOf } from "./grey.ts";
import { levelOf } from "./level.ts";
import type { Patch } from "./patch.ts";
import type { Raster } from "./raster.ts";
import { median, trimmedMean } from "./samples.ts";
import type { Evenness, HairZone, SeenTone, ZoneReading } from "./schema.ts";
import { isVivid, toneOf } from "./tone.ts";

/** Some patches read as one: how light they look, what colour they are without gloss, how far they differ in lightness. */
export type Mixture = {
  colour: Lab;
  level: number;
  tone: SeenTone;
  greyShare: number;
  scatter: number;
};

/** Each patch gives its colour and the middle one of them counts, so that a few wrong patches do not matter. */
export function mixtureOf(raster: Raster, patches: readonly Patch[]): Mixture | undefined {
  if (patches.length === 0) return undefined;
  const colour = middle(patches.map(({ lit }) => lit));
  const matte = middle(patches.map(({ toned }) => toned));
  const greyShare = greyShareOf(raster, patches);
  const vivid = patches.filter(({ lit }) => isVivid(lit)).length * 2 > patches.length;
  return {
    colour: { ...colour, a: matte.a, b: matte.b },
    level: levelOf(colour.l),
    tone: vivid ? "vivid" : toneOf(matte, levelOf(matte.l), greyShare),
    greyShare,
    scatter: median(patches.map(({ lit }) => Math.abs(lit.l - colour.l))),
  };
}

/** One zone in words; null where there are no patches. */
export function zoneReading(
  raster: Raster,
  patches: readonly Patch[],
  zone: HairZone,
): ZoneReading | null {
  const own = mixtureOf(
    raster,
    patches.filter((patch) => patch.zone === zone),
  );
  if (!own) return null;
  const level = Math.min(10, Math.max(1, Math.round(own.level + fromAbove[zone])));
  return { level: own.tone === "vivid" ? null : level, tone: own.tone };
}

/** Lamps hang and windows stand above: the crown catches more light than its level, the ends hang in the shade. In levels. */
const fromAbove: Record<HairZone, number> = { roots: -0.25, mids: 0, ends: 0.2 };

/** The spread between zones and its word: up to one level is even, two slightly uneven, more uneven. */
export function evennessOf(levels: readonly number[]): { evenness: Evenness; spread: number } {
  const spread = Math.max(...levels) - Math.min(...levels);
  if (spread <= 1) return { evenness: "even", spread };
  return { evenness: spread <= 2 ? "slightly-uneven" : "uneven", spread };
}

function middle(colours: readonly Lab[]): Lab {
  return {
    l: trimmedMean(colours.map(({ l }) => l)),
    a: median(colours.map(({ a }) => a)),
    b: median(colours.map(({ b }) => b)),
  };
}

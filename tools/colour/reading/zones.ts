import type { Lab } from "./colour-space.ts";
import { greyShareOf } from "./grey.ts";
import { levelOf } from "./level.ts";
import type { Patch } from "./patch.ts";
import type { Raster } from "./raster.ts";
import { median, quantile, trimmedMean } from "./samples.ts";
import type { Evenness, HairZone, SeenTone, ZoneReading } from "./schema.ts";
import { isVivid, toneOf } from "./tone.ts";

/** Some patches read as one: how light they look, what colour they are without gloss, how far they differ in lightness. */
export type Mixture = {
  colour: Lab;
  level: number;
  tone: SeenTone;
  greyShare: number;
  scatter: number;
  /** The levels that a tenth, a quarter, three quarters and nine tenths of the patches stay below. */
  levels: readonly [tenth: number, quarter: number, threeQuarters: number, nineTenths: number];
};

/**
 * Each patch gives its colour and the middle one of them counts, so that a few wrong patches do not matter. Of their lightness the
 * darkest share is left out that is `shaded`.
 */
export function mixtureOf(
  raster: Raster,
  patches: readonly Patch[],
  shaded = 0,
): Mixture | undefined {
  if (patches.length === 0) return undefined;
  const colour = middle(
    patches.map(({ lit }) => lit),
    shaded,
  );
  const matte = middle(patches.map(({ toned }) => toned));
  const greyShare = greyShareOf(raster, patches);
  const lights = patches.map(({ lit }) => lit.l);
  const levelAt = (share: number) => levelOf(quantile(lights, share));
  const vivid = patches.filter(({ lit }) => isVivid(lit)).length * 2 > patches.length;
  return {
    colour: { ...colour, a: matte.a, b: matte.b },
    level: levelOf(colour.l),
    tone: vivid ? "vivid" : toneOf(matte, levelOf(matte.l), greyShare),
    greyShare,
    scatter: median(lights.map((l) => Math.abs(l - colour.l))),
    levels: [levelAt(0.1), levelAt(0.25), levelAt(0.75), levelAt(0.9)],
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

function middle(colours: readonly Lab[], shaded = 0): Lab {
  return {
    l: trimmedMean(
      colours.map(({ l }) => l),
      shaded,
    ),
    a: median(colours.map(({ a }) => a)),
    b: median(colours.map(({ b }) => b)),
  };
}

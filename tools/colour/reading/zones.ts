import type { Lab } from "./colour-space.ts";
import { greyShareOf } from "./grey.ts";
import { depthOf } from "./level.ts";
import type { Patch } from "./marks.ts";
import type { Raster } from "./raster.ts";
import { median, medianColour, sortedParts, trimmedMean } from "./samples.ts";
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
  const parts = patches.map(({ pixels }) => sortedParts(raster, pixels));
  const lit = parts.flatMap((part) => medianColour(raster, part.lit) ?? []);
  const toned = parts.flatMap((part) => medianColour(raster, part.toned) ?? []);
  if (lit.length === 0) return undefined;
  const colour = middle(lit);
  const matte = middle(toned);
  const greyShare = greyShareOf(
    raster,
    patches.flatMap(({ pixels }) => pixels),
  );
  const vivid = lit.filter(isVivid).length * 2 > lit.length;
  return {
    colour: { ...colour, a: matte.a, b: matte.b },
    level: depthOf(colour).level,
    tone: vivid ? "vivid" : toneOf(matte, depthOf(matte).level, greyShare),
    greyShare,
    scatter: median(lit.map(({ l }) => Math.abs(l - colour.l))),
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
  return { level: own.tone === "vivid" ? null : Math.round(own.level), tone: own.tone };
}

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

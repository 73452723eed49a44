import { balanceFromCard, type CardCorners } from "./card.ts";
import { hexOfLab } from "./colour-space.ts";
import { evidenceOf } from "./evidence.ts";
import { exposureOf } from "./exposure.ts";
import { findHair } from "./find-hair.ts";
import { hairlike } from "./hairlike.ts";
import { looksLikeHair } from "./looks-like-hair.ts";
import {
  contains,
  patchesAtPoints,
  patchesInMask,
  patchesInRegion,
  zonesByHeight,
} from "./marks.ts";
import type { Patch } from "./patch.ts";
import { fineMask } from "./mask-scale.ts";
import { outlineOf } from "./outline.ts";
import { confidenceOf, flagsOf, rangeOf } from "./quality.ts";
import { isMonochrome } from "./monochrome.ts";
import { labRaster, linearRaster, type Pixels, type Raster } from "./raster.ts";
import type { HairMarks, HairReading } from "./schema.ts";
import { warmthOf } from "./tone.ts";
import { balanceAt, whiteBalance } from "./white-balance.ts";
import { wornOf } from "./worn.ts";
import { evennessOf, mixtureOf, zoneReading, type Mixture } from "./zones.ts";

/** The share of what was found that lies in shade, under the hair or behind it; whoever taps hair taps it where it is lit. */
const shade = 0.1;
/** Tapped hair and found hair whose levels are no further apart are the same; the taps count twice as much. */
const sameHair = 1.25;
/** Long side in pixels at which colour and strands are measured; larger pictures are averaged down to it. */
const readingSide = 512;

/**
 * Reads level, tone and evenness of the hair in a photograph: upright, decoded pixels, best 500 to 700 on the long side.
 * Where the stylist has marked hair, those places are read; otherwise hair is sought, and a picture without any says
 * `hairFound: false`. A grey card in the picture, if its corners are known, tells the lamp's colour and strength. No model: the
 * same pixels give the same answer everywhere.
 */
export function readHair(pixels: Pixels, marks?: HairMarks, card?: CardCorners): HairReading {
  const steps = readingSteps(pixels, marks, card);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps, between which whoever shares the thread may get a turn. */
export function* readingSteps(
  pixels: Pixels,
  marks: HairMarks = {},
  card?: CardCorners,
): Generator<void, HairReading> {
  if (isMonochrome(pixels)) return nothingFound(["monochrome"]);
  const light = linearRaster(pixels, readingSide);
  yield;
  const map = findHair(light);
  yield;
  const balance =
    (card && balanceFromCard(light, card)) ??
    (marks.reference ? balanceAt(map, marks.reference) : whiteBalance(map));
  const lift = balance.exposure ?? exposureOf(map);
  const [red, green, blue] = balance.gain;
  // a* and b* cost two thirds of the conversion, and are only looked at in hair
  const mask = isMarked(marks) ? undefined : fineMask(map, light);
  const raster = labRaster(light, [red * lift, green * lift, blue * lift], mask);
  yield;
  const found = mask ? beside(card, sought(raster, mask)) : markedPatches(raster, marks);
  const patches = mask ? hairlike(map, found) : found;
  const evidence = evidenceOf(raster, map, found, patches);
  const flags = flagsOf({ pixels, raster, scene: map.raster, patches, evidence, balance, lift });
  // who taps has chosen what counts, regrowth too
  const mixture = marks.points?.length
    ? steadied(mixtureOf(raster, patches), () => {
        const around = hairlike(map, beside(card, sought(raster, fineMask(map, light))));
        return wornOf(raster, around, shade)?.level;
      })
    : wornOf(raster, patches, mask ? shade : 0);
  if (!mixture || (mask && !looksLikeHair(evidence)))
    return nothingFound(map.face ? [...flags, "hair_unclear"] : flags);
  const confidence = confidenceOf(flags, mixture, {
    sought: mask && evidence,
    balance,
  });
  // how dark the room was no longer matters where the card tells it
  const harmless = balance.by === "card" ? ["wb_unknown", "dark"] : ["wb_unknown"];
  const poor = flags.some((flag) => !harmless.includes(flag));
  return {
    ...colourReading(raster, patches, mixture, { by: balance.by, poor, lift }),
    hairFound: true,
    confidence,
    quality: {
      ok: !poor,
      flags,
      ...(balance.by && { reference: balance.by }),
    },
    region: marks.region ?? (mask ? outlineOf(map) : []),
    points: marks.points?.length ? marks.points : spread(patches),
  };
}

/** What was tapped, steadied by the hair that is found by itself where both read alike: a few taps may all lie in one light. */
function steadied(
  taps: Mixture | undefined,
  levelAround: () => number | undefined,
): Mixture | undefined {
  const around = taps && levelAround();
  if (!taps || around === undefined || Math.abs(taps.level - around) > sameHair) return taps;
  return { ...taps, level: (2 * taps.level + around) / 3 };
}

function isMarked({ points, region }: HairMarks): boolean {
  return Boolean(points?.length || region);
}

function markedPatches(raster: Raster, { points, region }: HairMarks): Patch[] {
  return points?.length ? patchesAtPoints(raster, points) : patchesInRegion(raster, region ?? []);
}

/** Patches that do not lie on the card, whose codes are as fine as strands. */
function beside(card: CardCorners | undefined, patches: Patch[]): Patch[] {
  return card ? patches.filter(({ at }) => !contains(card, at.x, at.y)) : patches;
}

function sought(raster: Raster, mask: Uint8Array): Patch[] {
  const row = (i: number) => Math.floor(i / raster.width) / raster.height;
  return patchesInMask(raster, mask, zonesByHeight(row(mask.indexOf(1)), row(mask.lastIndexOf(1))));
}

function colourReading(
  raster: Raster,
  patches: readonly Patch[],
  mixture: Mixture,
  known: Parameters<typeof rangeOf>[2],
) {
  const { colour, level, tone, greyShare } = mixture;
  const zones = {
    roots: zoneReading(raster, patches, "roots"),
    mids: zoneReading(raster, patches, "mids"),
    ends: zoneReading(raster, patches, "ends"),
  };
  const levels = Object.values(zones).flatMap((zone) => zone?.level ?? []);
  return {
    level: tone === "vivid" ? null : rangeOf(level, mixture, known),
    tone,
    zones,
    greyShare: tone === "vivid" ? 0 : Math.round(greyShare * 100) / 100,
    ...(levels.length > 0 ? evennessOf(levels) : { evenness: null, spread: null }),
    visibleWarmth: warmthOf(tone, level, colour),
    swatch: hexOfLab(colour),
  };
}

function nothingFound(flags: HairReading["quality"]["flags"]): HairReading {
  return {
    hairFound: false,
    level: null,
    tone: null,
    zones: { roots: null, mids: null, ends: null },
    greyShare: 0,
    evenness: null,
    spread: null,
    visibleWarmth: "none",
    swatch: null,
    confidence: 0,
    quality: { ok: false, flags: [...flags, "no_hair"] },
    region: [],
    points: [],
  };
}

/** A few of the places that were read, for the stylist to check and move. */
function spread(patches: readonly Patch[]) {
  const step = Math.max(1, Math.floor(patches.length / 9));
  return patches
    .filter((_, i) => i % step === Math.floor(step / 2))
    .slice(0, 9)
    .map(({ at, zone }) => ({ ...at, zone }));
}

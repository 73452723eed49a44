import { luminance } from "./colour-space.ts";
import type { Evidence } from "./evidence.ts";
import type { Patch } from "./patch.ts";
import type { Pixels, Raster } from "./raster.ts";
import { quantile } from "./samples.ts";
import type { PhotoFlag, SeenLevel } from "./schema.ts";
import type { Balance } from "./white-balance.ts";
import type { Mixture } from "./zones.ts";

type Seen = {
  pixels: Pixels;
  raster: Raster;
  /** The picture as it was taken, small. */
  scene: Raster;
  patches: readonly Patch[];
  evidence: Evidence;
  balance: Balance;
  /** What the light of the picture was multiplied by. */
  lift: number;
};

/** What is wrong with the photograph, as far as a reading of hair is concerned. */
export function flagsOf(seen: Seen): PhotoFlag[] {
  const { pixels, scene, patches, evidence, balance } = seen;
  const burnt = burntShare(seen);
  const checks: [PhotoFlag, boolean][] = [
    ["too_small", Math.max(pixels.width, pixels.height) < 400],
    ["blurred", evidence.sharpness < 0.5],
    ["dark", quantile(scene.l, 0.98) < 62],
    ["clipped", burnt > 0.08],
    ["wb_unknown", !balance.known],
    ["mixed_light", balance.mixed],
    ["strong_cast", balance.strong],
    ["little_hair", patches.length > 0 && evidence.area < 0.03],
  ];
  return checks.flatMap(([flag, on]) => (on ? flag : []));
}

/** The share of the hair that the camera took for plain white or plain black, whatever the light was multiplied by since. */
function burntShare({ raster: { l }, patches, lift }: Seen): number {
  const [white, black] = [lift * luminance(98.5), lift * luminance(0.4)];
  let [burnt, all] = [0, 0];
  for (const { pixels } of patches)
    for (const i of pixels) {
      const light = luminance(l[i] ?? 0);
      if (light > white || light < black) burnt++;
      all++;
    }
  return burnt / Math.max(1, all);
}

/** Trust in a photo reading, 0-1: the product of what weakens it. Rule: photo notes, step 9. */
export function confidenceOf(
  flags: readonly PhotoFlag[],
  { level, scatter, tone }: Mixture,
  { sought, balance }: { sought: Evidence | undefined; balance: Balance },
): number {
  const factors: [boolean, number][] = [
    [balance.exposure === undefined, 0.85],
    [flags.includes("wb_unknown"), 0.88],
    [flags.includes("mixed_light") || flags.includes("strong_cast"), 0.75],
    [flags.includes("blurred"), 0.6],
    [flags.includes("dark"), 0.7],
    [flags.includes("clipped"), 0.75],
    [flags.includes("too_small"), 0.85],
    [scatter > 8, 0.8],
    [level <= 3, 0.8],
    [tone === "vivid", 0.8],
    [sought !== undefined, 0.9],
    [sought?.face === 0, 0.8],
  ];
  const product = factors.reduce((all, [applies, factor]) => (applies ? all * factor : all), 1);
  return Math.round(product * 100) / 100;
}

/** Levels by which light and shade alone move the middle half of one head's patches; beyond, there is more than one colour. */
const oneColour = 2.75;
/** Stops that cameras are off anyway; each one more that had to be guessed back makes a level and a half of doubt. */
const usualStops = 1 / 3;

/**
 * The level in halves with its range, rounded outwards: half a level either way by the grey card, a little more by a tapped white or
 * by neither; more where the exposure had to be guessed, the photograph is poor, or the hair is so dark that a level is a few
 * units of L*. Of hair that is not one colour the range holds what its patches read. Rule: photo notes, steps 3 and 9.
 */
export function rangeOf(
  level: number,
  { levels: [tenth, quarter, threeQuarters, nineTenths] }: Mixture,
  { by, poor, lift }: { by: Balance["by"]; poor: boolean; lift: number },
): SeenLevel {
  const guessed = by ? 0 : Math.max(0, Math.abs(Math.log2(lift)) - usualStops);
  const reach =
    (by === "card" ? 0.5 : by === "white" ? 0.6 : 0.75) +
    (level < 4 ? 0.25 : 0) +
    (poor ? 0.5 : 0) +
    1.5 * guessed;
  const motley = threeQuarters - quarter > oneColour;
  const onScale = (value: number) => Math.min(10, Math.max(1, value));
  return {
    value: onScale(Math.round(level * 2) / 2),
    low: onScale(Math.floor(2 * (motley ? Math.min(tenth, level - reach) : level - reach)) / 2),
    high: onScale(
      Math.ceil(2 * (motley ? Math.max(nineTenths, level + reach) : level + reach)) / 2,
    ),
  };
}

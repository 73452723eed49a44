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
};

/** What is wrong with the photograph, as far as a reading of hair is concerned. */
export function flagsOf({ pixels, raster, scene, patches, evidence, balance }: Seen): PhotoFlag[] {
  const burnt = burntShare(raster, patches);
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

function burntShare({ l }: Raster, patches: readonly Patch[]): number {
  let [burnt, all] = [0, 0];
  for (const { pixels } of patches)
    for (const i of pixels) {
      const light = l[i] ?? 0;
      if (light > 98.5 || light < 0.4) burnt++;
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

/**
 * The level in halves with its range: one level either way with a white card in the picture, one and a half without, more where
 * the photograph, the dark or uneven patches leave more doubt. Rule: photo notes, steps 3 and 9.
 */
export function rangeOf(level: number, { scatter }: Mixture, confidence: number): SeenLevel {
  const doubts = [level < 4, confidence < 0.62, confidence < 0.45, scatter > 10].filter(
    Boolean,
  ).length;
  const reach = (confidence >= 0.9 ? 1 : 1.5) + 0.5 * doubts;
  const half = (value: number) => Math.min(10, Math.max(1, Math.round(value * 2) / 2));
  return { value: half(level), low: half(level - reach), high: half(level + reach) };
}

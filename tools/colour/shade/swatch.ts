import { centroid } from "#tools/colour/reading/centroids.ts";
import { hexOfLab } from "#tools/colour/reading/colour-space.ts";
import { swatchTable } from "#tools/colour/science.ts";
import type { CanonicalTone } from "#tools/colour/words.ts";

/** The colour to show for a level and tone, `#RRGGBB`: a photographed natural of that level moved by the tone's offset, halved in the dark. An estimate for display. */
export function swatchHex(level: number, tone: CanonicalTone): string {
  const offsets: Record<string, number[]> = swatchTable.toneOffsetsAB;
  const [a = 0, b = 0] = offsets[tone] ?? offsets[vivid[tone] ?? "natural"] ?? [];
  const strength = level <= 3 ? 0.5 : 1;
  const natural = centroid(Math.min(10, Math.max(1, level)));
  return hexOfLab({
    l: natural.l,
    a: natural.a + a * strength,
    b: natural.b + b * strength,
  }).toUpperCase();
}

/** The colour of a direct dye on clean pale hair, `#RRGGBB`; it covers the level under it. An estimate for display. */
export function directDyeHex(tone: CanonicalTone): string {
  return direct[tone] ?? swatchHex(10, tone);
}

const direct: Partial<Record<CanonicalTone, string>> = {
  red: "#B3202C",
  orange: "#DD6B20",
  yellow: "#E5C21F",
  green: "#2F855A",
  blue: "#2B4C9B",
  violet: "#5B2E8C",
  pink: "#D9548E",
  "red-violet": "#9B1F66",
  teal: "#1F7A86",
  silver: "#A9ADB8",
  black: "#1A1818",
};

/** Tones without an offset of their own are drawn as the nearest that has one. */
const vivid: Partial<Record<CanonicalTone, string>> = {
  "natural-warm": "brown",
  "natural-cool": "ash",
  rose: "red-violet",
  blue: "ash-blue",
  green: "matte",
  yellow: "gold",
  orange: "copper",
  pink: "red-violet",
  teal: "ash-green",
};

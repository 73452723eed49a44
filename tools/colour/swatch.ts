import { centroid } from "./reading/centroids.ts";
import { hexOfLab } from "./reading/colour-space.ts";
import { swatchTable } from "./science.ts";
import type { CanonicalTone } from "./words.ts";

/** The colour to show for a level and tone, `#RRGGBB`: a photographed natural of that level moved by the tone's offset, halved in the dark. An estimate for display. */
export function swatchHex(level: number, tone: CanonicalTone): string {
  const offsets: Record<string, number[]> = swatchTable.toneOffsetsAB;
  const [a = 0, b = 0] = offsets[tone] ?? offsets[vivid[tone] ?? "natural"] ?? [];
  const strength = level <= 3 ? 0.5 : 1;
  const natural = centroid(Math.min(10, Math.max(1, level)));
  return hexOfLab({ l: natural.l, a: natural.a + a * strength, b: natural.b + b * strength }).toUpperCase();
}

/** Tones without an offset of their own are drawn as the nearest that has one. */
const vivid: Partial<Record<CanonicalTone, string>> = {
  "natural-warm": "brown", "natural-cool": "ash", rose: "red-violet", blue: "ash-blue", green: "matte", yellow: "gold",
  orange: "copper", pink: "red-violet", teal: "ash-green",
};

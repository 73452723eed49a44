import { centroid } from "./centroids.ts";
import { chroma, hue, type Lab } from "./colour-space.ts";
import type { SeenTone, VisibleWarmth } from "./schema.ts";

/**
 * The tone family: where the colour lies from natural hair of the same depth. Within 6 units the difference may be the
 * camera's. Cool blond has lost yellow without looking violet, so violet is said only of hair that does. Rule: photo notes, step 8.
 */
export function toneOf(colour: Lab, level: number, greyShare: number): SeenTone {
  if (greyShare >= 0.4) return "grey";
  const natural = centroid(level);
  const offset = { a: colour.a - natural.a, b: colour.b - natural.b };
  if (Math.hypot(offset.a, offset.b) < 6) return "natural";
  const towards = hue(offset);
  if (towards >= 330 || towards < 20) return "red";
  if (towards < 60) return "copper";
  if (towards < 110) return "gold";
  const seen = hue(colour);
  return towards > 280 && (seen < 35 || seen > 280) ? "violet" : "ash";
}

/** Colours no hair grows and no tint gives: too strong, off the arc from red over copper to yellow, or a pink too light for a red. */
export function isVivid(colour: Lab): boolean {
  const angle = hue(colour);
  const strength = chroma(colour);
  if (angle > 100 && angle < 335) return strength > 16;
  const pink = (angle >= 335 || angle < 15) && colour.l > 35;
  return strength > (pink ? 30 : 52);
}

/** The warmth a toner would have to answer, in the questionnaire's words; none on cool, grey and vivid hair. */
export function warmthOf(tone: SeenTone, level: number, colour: Lab): VisibleWarmth {
  if (tone === "red") return "red-orange";
  if (tone === "copper") return hue(colour) > 58 ? "gold" : "orange";
  if (tone === "gold") return level < 7.5 ? "gold" : level < 8.5 ? "yellow" : "pale-yellow";
  return tone === "natural" && level >= 8.5 && colour.b > 14 ? "pale-yellow" : "none";
}

import { CanonicalTone } from "#tools/colour/words.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";

/** Tones as they are called at the chair, where the catalogue has another word. */
const CALLED: Readonly<Record<string, CanonicalTone>> = {
  golden: "gold",
  brassy: "gold",
  warm: "natural-warm",
  cool: "natural-cool",
  neutral: "natural",
  ashy: "ash",
  coppery: "copper",
  ginger: "copper",
  pearly: "pearl",
  champagne: "beige",
  creamy: "beige",
  platinum: "silver",
  icy: "silver",
  purple: "violet",
};

/** The tone that a color came out in, by any of its names. */
export function toneOf(said: string | undefined): CanonicalTone | undefined {
  const text = plain(said ?? "");
  const whole = CanonicalTone.options.find((tone) => tone === text.replaceAll(/[ /]/g, "-"));
  const part = CanonicalTone.options.find((tone) => new RegExp(`\\b${tone}\\b`).test(text));
  return whole ?? part ?? Object.entries(CALLED).find(([word]) => text.includes(word))?.[1];
}

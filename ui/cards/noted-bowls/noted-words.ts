import type { NotedBowl, NotedShade } from "#tools/colour/notation/schema.ts";
import { directDyeHex, swatchHex } from "#tools/colour/shade/swatch.ts";
import { zoneName } from "#tools/formulas/bowl-name-rules.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import type { RatioPart } from "#ui/components/hair/ratio-bar.tsx";
import { grams } from "#ui/lib/format.ts";

const PURPOSES: Record<NonNullable<NotedBowl["purpose"]>, string> = {
  remove: "Remover",
  lighten: "Lightener",
  fill: "Filler",
  deposit: "Base",
  tone: "Toner",
  gloss: "Gloss",
  treat: "Treatment",
};

/** Powder and developer, as they look in the bowl. */
const POWDER = "#b7c3d6";
const UNKNOWN = "#9a8f83";

/** The colour to draw a noted shade in; an estimate, and grey where nothing is known of it. */
export function notedHex(shade: NotedShade, bowl: Pick<NotedBowl, "type">): string {
  const { level, tone } = shade;
  if (tone === null || tone === "clear")
    return tone ? "#ded6c8" : bowl.type === "lightener" ? POWDER : UNKNOWN;
  return level === null || bowl.type === "semi-permanent"
    ? directDyeHex(tone)
    : swatchHex(level, tone);
}

/** "Roots, toner" or "Bowl 2" where the shorthand says neither. */
export function bowlTitle({ zone, purpose }: NotedBowl, number: number): string {
  const words = [zone && zoneName(zone), purpose && PURPOSES[purpose].toLowerCase()].filter(
    Boolean,
  );
  const title = words.join(", ");
  return title ? title.charAt(0).toUpperCase() + title.slice(1) : `Bowl ${number}`;
}

/** "20 g", "2 parts", or what is missing. */
export function amountWords({ grams: weight, parts }: Pick<NotedShade, "grams" | "parts">): string {
  if (weight !== null) return grams(weight);
  if (parts === null) return "no grams";
  const count = Math.round(parts * 100) / 100;
  return `${count} ${count === 1 ? "part" : "parts"}`;
}

/** "Ash, level 6"; empty where nothing is known of it. */
export function toneWords({ level, tone }: NotedShade): string {
  const words = [tone && spokenWord(tone), level !== null && `level ${level}`].filter(Boolean);
  const said = words.join(", ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The weighed parts of a bowl for its bar; none where something has no grams. */
export function notedParts(bowl: NotedBowl): RatioPart[] {
  const shades = bowl.shades.map((shade) => ({
    label: shade.code,
    grams: shade.grams ?? 0,
    hex: notedHex(shade, bowl),
  }));
  const developer = bowl.developer
    ? [{ label: "developer", grams: bowl.developer.grams ?? 0, hex: "var(--developer)" }]
    : [];
  const parts = [...shades, ...developer];
  return parts.every((part) => part.grams > 0) ? parts : [];
}

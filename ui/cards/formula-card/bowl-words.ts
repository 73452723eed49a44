import type { Bowl, BowlShade } from "#tools/formulas/schema.ts";
import type { RatioPart } from "#ui/components/hair/ratio-bar.tsx";
import { levelName } from "#ui/cards/hair-words.ts";

/** What a product without a shade looks like in the bowl. */
const POWDERS: Record<string, string> = {
  lightener: "#b7c3d6",
  "colour-remover": "#d9d4cb",
  treatment: "#e3d9c4",
};
const UNKNOWN = "#9a8f83";

/** Longer than this it is the name of a product rather than the code of a shade. */
const SHORT_CODE = 6;

/** The parts of a bowl in the order they are poured, in their real colours; developer last. */
export function bowlParts(bowl: Bowl): RatioPart[] {
  const shades = bowl.shades.map((shade) => ({
    label: shadeLabel(shade),
    grams: shade.grams,
    hex: shade.hex ?? POWDERS[bowl.type] ?? UNKNOWN,
  }));
  if (!bowl.developer) return shades;
  const { name, grams } = bowl.developer;
  return [...shades, { label: name, grams, hex: "var(--developer)" }];
}

/** "7/1 Medium blonde ash": the maker's own name where there is one, else what the level and tone say. */
export function shadeLabel({ code, name, level, tone }: BowlShade): string {
  if (name !== "" && name !== code) return name.startsWith(code) ? name : `${code} ${name}`;
  if (code.length > SHORT_CODE) return code;
  if (tone === "clear") return `${code} Clear`;
  if (level === null || tone === null) return code;
  const depth = level === 0 ? "Mix tone" : levelName(level);
  return `${code} ${depth.charAt(0)}${depth.slice(1).toLowerCase()} ${tone.replaceAll("-", " ")}`;
}

/** "1.9% (6.3 vol)": peroxide in percent beside its volume, as the bottle prints it, else 0.3 a volume. */
export function developerStrength(volume: number, percent = Math.round(volume * 3) / 10): string {
  return volume === 0 ? "0 vol" : `${percent}% (${volume} vol)`;
}

/** "20 to 30 min", or one figure where they are the same. */
export function minutesRange([from, to]: readonly [number, number]): string {
  return from === to ? `${from} min` : `${from} to ${to} min`;
}

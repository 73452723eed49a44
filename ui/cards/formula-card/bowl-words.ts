import type { Bowl, BowlShade } from "#tools/formulas/schema.ts";
import type { RatioPart } from "#ui/components/hair/ratio-bar.tsx";
import { levelName, spokenWord } from "#ui/cards/hair-words.ts";

const PURPOSES: Record<string, string> = {
  remove: "Remover",
  lighten: "Lightener",
  fill: "Filler",
  deposit: "Base",
  tone: "Toner",
  gloss: "Gloss",
  treat: "Treatment",
};

const ZONES: Record<string, string> = {
  roots: "roots",
  mids: "mids",
  ends: "ends",
  lengths: "mids and ends",
  all: "all over",
  foils: "in foils",
  resistant: "resistant areas",
};

/** What a product without a shade looks like in the bowl. */
const POWDERS: Record<string, string> = {
  lightener: "#b7c3d6",
  "colour-remover": "#d9d4cb",
  treatment: "#e3d9c4",
};
const UNKNOWN = "#9a8f83";

/** Longer than this it is the name of a product rather than the code of a shade. */
const SHORT_CODE = 6;

/** Where a bowl goes, as said in the salon: "mids and ends". */
export function zoneName(zone: string): string {
  return ZONES[zone] ?? spokenWord(zone).toLowerCase();
}

const AREAS = { bands: "the dark band", hairline: "the hairline" } as const;

/** The part of the head a bowl goes on, by its own name where the zone has none: "the hairline". */
export const placeOf = ({ area, zone }: Pick<Bowl, "area" | "zone">): string =>
  area ? AREAS[area] : zoneName(zone);

/** The names of the bowls' tabs in order, told apart by zone or number where two would be the same. */
export function bowlNames(bowls: readonly Bowl[]): string[] {
  const plain = bowls.map(bowlName);
  const zoned = bowls.map((bowl, at) =>
    isRepeated(plain, at) ? `${plain[at]}, ${placeOf(bowl)}` : (plain[at] ?? ""),
  );
  return zoned.map((name, at) =>
    isRepeated(zoned, at)
      ? `${name} ${zoned.slice(0, at + 1).filter((n) => n === name).length}`
      : name,
  );
}

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

/** A highlight, a lowlight, a toner by its slot; the base by what it does, for fillers and removers stand there too. */
export function bowlName({ role, purpose }: Bowl): string {
  if (role !== null && role !== "base") return spokenWord(role);
  return PURPOSES[purpose] ?? spokenWord(purpose);
}

function isRepeated(names: readonly string[], at: number): boolean {
  return names.filter((name) => name === names[at]).length > 1;
}

import type { Bowl } from "./schema.ts";
import { spoken } from "#tools/colour/spoken.ts";

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

/** Where a bowl goes, as said in the salon: "mids and ends". */
export function zoneName(zone: string): string {
  return ZONES[zone] ?? spoken(zone);
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

/** A highlight, a lowlight, a toner by its slot; the base by what it does, for fillers and removers stand there too. */
export function bowlName({ role, purpose }: Bowl): string {
  if (role !== null && role !== "base")
    return `${role.charAt(0).toUpperCase()}${spoken(role).slice(1)}`;
  return PURPOSES[purpose] ?? "Bowl";
}

function isRepeated(names: readonly string[], at: number): boolean {
  return names.filter((name) => name === names[at]).length > 1;
}

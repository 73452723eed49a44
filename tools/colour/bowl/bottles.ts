import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import { volumeWords } from "./mix-words.ts";

/** A developer as it stands on the shelf: what its maker calls it, what it holds, and the developer line it is sold in. */
export type Bottle = { name: string; percent: number; volume: number; line: BrandLine };

/**
 * The bottle that the maker mixes a line with at a volume; undefined where the catalogue knows of none, which is said and
 * never made up. `codes` are the shades of the bowl: some series of a line have an emulsion of their own.
 */
export function bottleFor(
  line: BrandLine,
  volume: number,
  codes: readonly string[] = [],
): Bottle | undefined {
  const plus = line.plus?.mixesWith;
  const own = plus !== undefined && codes.some((code) => findShade(line, code)?.plusRange);
  const id = own ? plus : line.mixesWith;
  const developer = id === undefined ? undefined : findLine(`${line.brandId}/${id}`);
  return developer?.developers.includes(volume) ? bottleOf(developer, volume) : undefined;
}

/** A volume of a developer line, as it is sold. */
export function bottleOf(developer: BrandLine, volume: number): Bottle {
  const printed = developer.bottles?.find((each) => each.volume === volume);
  return {
    name: printed?.name ?? developer.name,
    percent: printed?.percent ?? percentOf(volume),
    volume,
    line: developer,
  };
}

/** "20 vol (6%)": as the bottle prints it, where a line is named. */
export function strengthWords(
  volume: number,
  line?: BrandLine,
  codes: readonly string[] = [],
): string {
  return volumeWords(volume, line && bottleFor(line, volume, codes)?.percent);
}

/** A maker and a product in one name; a product that bears its maker's name already is not given it twice. */
export function nameWithMaker(brandName: string, name: string): string {
  const [first = ""] = name.split(" ");
  return brandName.split(" ").includes(first) ? name : `${brandName} ${name}`;
}

const percentOf = (volume: number) => Math.round(volume * 3) / 10;

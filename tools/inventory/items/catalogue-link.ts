import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { refused } from "#tools/core/field-error.ts";
import { nearestCode, readCode } from "#tools/colour/shade/shelf-codes.ts";
import type { CatalogueLink } from "#tools/inventory/schema.ts";

/** Volumes as close as this are one: makers print 6.3 where others say 6. */
const SAME_VOLUME = 0.05;

/** A link as it is kept, its code as the catalogue prints it. @throws invalid, naming the field, for what the catalogue does not hold */
export function checkedLink(link: CatalogueLink): CatalogueLink {
  const line = findLine(link.line);
  if (!line) throw refused("link.line", "This line is not in the catalog.");
  if (link.part === "developer") return developerLink(line, link);
  if (line.type === "developer")
    throw refused("link.part", `${line.name} is a developer: say so, with its volume.`);
  return { line: line.key, part: "colour", code: codeOf(line, link.code), volume: null };
}

function developerLink(line: BrandLine, { volume }: CatalogueLink): CatalogueLink {
  const made = line.developers.find((each) => sameVolume(each, volume));
  if (made === undefined)
    throw refused(
      "link.volume",
      line.developers.length > 0
        ? `${line.name} is mixed with ${line.developers.join(", ")} vol: say which.`
        : `${line.name} takes no developer.`,
    );
  return { line: line.key, part: "developer", code: null, volume: made };
}

function codeOf(line: BrandLine, code: string | null): string | null {
  if (line.shades.length === 0) return code || null;
  if (!code) throw refused("link.code", `Say which shade of ${line.name}.`);
  const known = readCode(line, code);
  if (known !== undefined) return known;
  const near = nearestCode(line, code);
  throw refused(
    "link.code",
    `${line.name} has no ${code}${near ? `; did you mean ${near}?` : ""}.`,
  );
}

/** Whether two developers are of one strength. */
export function sameVolume(a: number, b: number | null): boolean {
  return b !== null && Math.abs(a - b) < SAME_VOLUME;
}

import type { BrandLine } from "#tools/colour/brand-line.ts";
import { brands, findLine, findLineCalled } from "#tools/colour/catalogue.ts";
import { linesCalled, nearestName } from "#tools/colour/shade/nearest-shade.ts";
import { refused } from "#tools/core/field-error.ts";

/** As many lines as a refusal names. */
const NAMED = 5;

/** The line "brand/line" of the catalogue. @throws invalid, naming the field at `path`, for a developer and for what the catalogue does not hold */
export function knownLine(key: string, path: string): BrandLine {
  const line = findLine(key);
  if (line && line.type !== "developer") return line;
  if (line) throw refused(path, `${line.name} is a developer: choose the line it is mixed with.`);
  const near = nearestName(key, linesCalled(key), (each) => each.key);
  throw refused(path, `${key} is not in the catalog${near ? `; did you mean ${near.key}?` : ""}.`);
}

/**
 * The line that words mean: "brand/line" by ids or names, or enough words of its name that only one line has them.
 * @throws invalid, naming the field `line`, where none or several fit
 */
export function lineCalled(words: string): BrandLine {
  const [brand = "", line = ""] = words.split("/");
  const exact = findLineCalled(brand.trim(), line.trim());
  if (exact) return knownLine(exact.key, "line");
  const parts = plain(words)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const all = brands.flatMap((each) => each.lines).filter(({ type }) => type !== "developer");
  const fitting = all.filter(({ brandName, name }) => {
    const label = plain(`${brandName} ${name}`);
    return parts.length > 0 && parts.every((part) => label.includes(part));
  });
  const [only, another] = fitting;
  if (!only) throw refused("line", `No line of the catalog is called ${words}.`);
  const named = fitting.find(({ name }) => plain(name) === plain(line || words));
  if (!another || named) return named ?? only;
  const some = fitting.slice(0, NAMED).map(labelOf).join(", ");
  const more = fitting.length > NAMED ? " and others" : "";
  throw refused("line", `Several lines are called so: ${some}${more}. Say which one.`);
}

/** "Wella Professionals Color Touch". */
export const labelOf = ({ brandName, name }: Pick<BrandLine, "brandName" | "name">): string =>
  `${brandName} ${name}`;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .trim();

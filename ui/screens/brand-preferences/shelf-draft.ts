import type { LineLeaflet, ShelfLine } from "#tools/brands/schema.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** Something of a line that may stand on a shelf: a shade, a developer by its volume, or the product itself. */
export type Product = {
  code: string;
  /** What the chip says. */
  label: string;
  name: string;
  hex: string | null;
  level: number | null;
};

/** Everything of a line that may stand on a shelf. */
export function productsOf(leaflet: LineLeaflet): Product[] {
  const plain = { hex: null, level: null };
  if (leaflet.type === "developer")
    return leaflet.developers.map((volume) => ({
      ...plain,
      code: String(volume),
      label: `${volume} vol`,
      name: `${leaflet.name} ${volume} vol`,
    }));
  if (leaflet.shades.length === 0)
    return [{ ...plain, code: leaflet.name, label: "In stock", name: leaflet.name }];
  const byCode = new Map(leaflet.shades.map((shade) => [shade.code, shade]));
  return [...byCode.values()].map((shade) => ({ ...shade, label: shade.code }));
}

/** The products in rows, deepest level first, what has no level last; only those that a search finds. */
export function rowsOf(products: readonly Product[], sought: string): [string, Product[]][] {
  const words = oneSpelling(sought.trim());
  const found = products.filter(({ code, name }) => oneSpelling(`${code} ${name}`).includes(words));
  const byLevel = Map.groupBy(found, ({ level }) => level);
  const levels = [...byLevel.keys()].toSorted(
    (a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY),
  );
  const leveled = levels.some((level) => level !== null);
  return levels.map((level) => [
    level === null ? (leveled ? "Mix shades and clear" : "Products") : `Level ${level}`,
    byLevel.get(level) ?? [],
  ]);
}

/** What of a line is there: put on the shelf, or in stock by the inventory. */
export const standing = ({ codes, stocked }: Pick<ShelfLine, "codes" | "stocked">): string[] => [
  ...new Set([...codes, ...stocked]),
];

/** The list with codes put in or taken out. */
export function ticked(
  codes: readonly string[],
  changed: readonly string[],
  on: boolean,
): string[] {
  const rest = codes.filter((code) => !changed.includes(code));
  return on ? [...rest, ...changed] : rest;
}

/** Whether two lists hold the same codes, in any order. */
export function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((code) => b.includes(code));
}

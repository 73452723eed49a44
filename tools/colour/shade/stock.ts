import type { BrandLine } from "#tools/colour/brand-line.ts";
import { brands, defaultLines, everyLine, findLine, linesOf } from "#tools/colour/catalogue.ts";
import type { ProductType } from "#tools/colour/words.ts";

/** What stands on a shelf: codes by "brand/line". A line without a shade list stands there by its name, a developer by its volumes. */
export type ShelfCodes = Readonly<Record<string, readonly string[]>>;

/** The lines that a bowl may be made of: the whole catalogue, or what stands on a shelf of it. */
export type Stock = {
  /** A shelf limits it: lines hold only the shades that stand there. */
  limited: boolean;
  line: (key: string) => BrandLine | undefined;
  linesOf: (brandId: string) => readonly BrandLine[];
  /** Lines of a type beyond the stylist's own, best first. */
  defaultLines: (type: ProductType) => readonly BrandLine[];
  /** All lines of a type, for who may not have most of them. */
  everyLine: (type: ProductType) => readonly BrandLine[];
};

/** Every line with every shade. */
export const catalogueStock: Stock = {
  limited: false,
  line: findLine,
  linesOf,
  defaultLines,
  everyLine,
};

/** The lines of a maker that a plan may be led by: those whose figures are not from memory alone. */
export function ledLines(stock: Stock, maker: string | undefined): BrandLine[] {
  return maker === undefined
    ? []
    : stock.linesOf(maker).filter(({ confidence }) => confidence !== "low");
}

/** The lines of a shelf, each with the shades that stand there alone; the whole catalogue without a shelf. */
export function stockOf(shelf: ShelfCodes | undefined): Stock {
  if (!shelf) return catalogueStock;
  const lines = new Map(
    Object.keys(shelf).flatMap((key) => {
      const line = findLine(key);
      const there = line && onlyOf(line, shelf[key] ?? []);
      return there ? [[key, there] as const] : [];
    }),
  );
  const standing = [...lines.values()];
  const ofType = (type: ProductType) => {
    const led = defaultLines(type).flatMap(({ key }) => lines.get(key) ?? []);
    const others = standing.filter((line) => line.type === type && !led.includes(line));
    return [...led, ...others];
  };
  return {
    limited: true,
    line: (key) => lines.get(key),
    linesOf: (brandId) => standing.filter((line) => line.brandId === brandId),
    defaultLines: ofType,
    everyLine: ofType,
  };
}

/** Codes by which a line may stand on a shelf: its shades, its volumes for a developer, its name where it has no list. */
export function shelfCodesOf(line: BrandLine): readonly string[] {
  if (line.type === "developer") return line.developers.map(String);
  const codes = [...line.shades, ...(line.mixShades ?? [])].map(({ code }) => code);
  return codes.length > 0 ? [...new Set(codes)] : [line.name];
}

/** The developer lines of a brand that come in a volume. */
export function developersFor(brandId: string, volume: number): readonly BrandLine[] {
  return linesOf(brandId).filter(
    ({ type, developers }) => type === "developer" && developers.includes(volume),
  );
}

/** Whether a shelf says anything of developers; one that does not was never counted for them. */
export function countsDevelopers(shelf: ShelfCodes): boolean {
  return brands.some((brand) =>
    brand.lines.some(({ type, key }) => type === "developer" && (shelf[key]?.length ?? 0) > 0),
  );
}

function onlyOf(line: BrandLine, codes: readonly string[]): BrandLine | undefined {
  if (codes.length === 0) return undefined;
  if (line.shades.length === 0) return line;
  const there = new Set(codes);
  const shades = line.shades.filter(({ code }) => there.has(code));
  const mixShades = line.mixShades?.filter(({ code }) => there.has(code));
  return shades.length + (mixShades?.length ?? 0) > 0
    ? { ...line, shades, ...(mixShades && { mixShades }) }
    : undefined;
}

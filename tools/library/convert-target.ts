import type { BrandLine } from "#tools/colour/brand-line.ts";
import { defaultLines, findLine, linesOf } from "#tools/colour/catalogue.ts";
import { lineNames, type Named } from "#tools/colour/notation/names.ts";
import { ProductType } from "#tools/colour/words.ts";
import type { ConvertProduct } from "./convert-schema.ts";

/** Where formulas go: a line, or whatever a brand has for each; without either the stylist's own lines, then the defaults. */
export type Wish = {
  to?: Named | undefined;
  product?: ConvertProduct | undefined;
  /** The stylist's lines, best first. */
  preferred: readonly BrandLine[];
};

/** The types of line that may take a bowl of a type, the likest first. */
const kin: Partial<Record<BrandLine["type"], readonly ProductType[]>> = {
  permanent: ["permanent"],
  "high-lift": ["high-lift", "permanent"],
  "demi-permanent": ["demi-permanent", "toner"],
  toner: ["toner", "demi-permanent"],
  "semi-permanent": ["semi-permanent"],
  lightener: ["lightener"],
  "colour-remover": ["colour-remover"],
};

const products: Readonly<Record<ConvertProduct, readonly ProductType[]>> = {
  lightener: ["lightener"],
  toner: ["demi-permanent", "toner"],
  base: ["permanent"],
};

const mixed: readonly string[] = ["permanent", "high-lift", "demi-permanent", "toner"];

/** The line that a bowl of this type is converted to; undefined where nothing may stand for it. */
export function targetFor(type: ProductType | null, wish: Wish): BrandLine | undefined {
  const types = typesFor(type, wish.product);
  if (wish.to?.line) return fits(type, wish.to.line) ? wish.to.line : undefined;
  const own = wish.preferred.filter((line) => !wish.to || line.brandId === wish.to.brand);
  const rest = wish.to ? linesOf(wish.to.brand) : types.flatMap(defaultLines);
  return first(own, types) ?? first(rest, types);
}

/** A line or brand by "brand/line", id, name or nickname; undefined where it is no name of the catalogue. */
export function lineCalled(said: string): Named | undefined {
  const line = findLine(said.trim());
  if (line) return { brand: line.brandId, line };
  const lower = said.trim().toLowerCase().replaceAll(/\s+/g, " ");
  if (linesOf(lower).length > 0) return { brand: lower, line: undefined };
  const word = /^[#&]?[a-z0-9\u00c0-\u024f']+|^./.exec(lower)?.[0];
  const found = word === undefined ? undefined : lineNames.at(lower, 0, word);
  return found?.end === lower.length ? found.value : undefined;
}

/** The first line or brand that a sentence names. */
export function lineNamedIn(sentence: string): Named | undefined {
  const lower = sentence.toLowerCase();
  for (const { 0: word, index } of lower.matchAll(/[#&]?[a-z0-9\u00c0-\u024f']+/g)) {
    const found = lineNames.at(lower, index, word);
    if (found) return found.value;
  }
  return undefined;
}

function typesFor(type: ProductType | null, product: ConvertProduct | undefined) {
  const own = type ? (kin[type] ?? []) : [];
  if (!product) return own;
  const wanted = products[product];
  const alike =
    !type ||
    own.some((each) => wanted.includes(each)) ||
    (mixed.includes(type) && product !== "lightener");
  return alike ? wanted : own;
}

function fits(type: ProductType | null, line: BrandLine) {
  if (!type) return true;
  return mixed.includes(type) ? mixed.includes(line.type) : type === line.type;
}

function first(lines: readonly BrandLine[], types: readonly ProductType[]): BrandLine | undefined {
  const usable = lines.filter(
    (line) => !line.discontinued && (line.shades.length > 0 || !needsShades(line)),
  );
  for (const type of types) {
    const found = usable.find((line) => line.type === type);
    if (found) return found;
  }
  return undefined;
}

const needsShades = ({ type }: BrandLine) => mixed.includes(type) || type === "semi-permanent";

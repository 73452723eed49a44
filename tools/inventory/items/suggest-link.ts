import { readCode } from "#tools/colour/shade/shelf-codes.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findBrandCalled, linesOf } from "#tools/colour/catalogue.ts";
import { lineNames } from "#tools/colour/notation/names.ts";
import type { CatalogueLink, ItemCategory } from "#tools/inventory/schema.ts";

/** What an item is called by. */
export type Called = {
  name: string;
  brand?: string | null | undefined;
  productCode?: string | null | undefined;
  category: ItemCategory;
};

/**
 * The shade or developer of the catalogue that an item's words name. Only where they fit exactly one: brand or line has to be
 * said, and among several nothing is chosen. Null for tools and supplies.
 */
export function suggestLink(called: Called): CatalogueLink | null {
  if (called.category === "tools" || called.category === "supplies") return null;
  const { lines, named, rest } = linesIn(called);
  const found =
    called.category === "developer" || SPOKEN_VOLUME.test(rest) || named.some(isDeveloper)
      ? developersIn(named.length > 0 ? named : lines.filter(isDeveloper), rest)
      : shadesIn(lines, { named, rest, productCode: called.productCode ?? "" });
  const each = new Map(found.map((link) => [`${link.line} ${link.code} ${link.volume}`, link]));
  const [only, another] = each.values();
  return only && !another ? only : null;
}

const isDeveloper = ({ type }: BrandLine) => type === "developer";

/** The lines that the words may mean, those that they name, and the words that name none. */
function linesIn({ name, brand, productCode }: Called) {
  const maker = brand ? findBrandCalled(brand)?.id : undefined;
  const read = namesIn(`${brand ?? ""} ${name}`);
  const brands = new Set([maker, ...read.names.map((each) => each.brand)].filter(Boolean));
  const lines = read.names.flatMap(({ line }) => line ?? []);
  const ofBrand = maker ? lines.filter(({ brandId }) => brandId === maker) : lines;
  const named = [...new Set(ofBrand)];
  const all = [...brands].flatMap((id) => (id ? linesOf(id) : []));
  return {
    lines: named.length > 0 ? named : all,
    named,
    rest: `${read.rest} ${productCode ?? ""}`,
  };
}

/** Every name of a brand or line in a text, and the text without them. */
function namesIn(text: string) {
  const lower = text.toLowerCase();
  const names = [];
  let rest = "";
  let place = 0;
  for (const { 0: word, index } of lower.matchAll(/[^\s;()]+/g)) {
    if (index < place) continue;
    const first = /^[#&]?[a-z0-9\u00c0-\u024f']+|^./.exec(word)?.[0] ?? word;
    const found = lineNames.at(lower, index, first);
    if (found) names.push(found.value);
    else rest += ` ${text.slice(index, index + word.length)}`;
    place = found ? found.end : index + word.length;
  }
  return { names, rest };
}

/** A bare V is a strength of a developer only: elsewhere it is violet. */
const SPOKEN_VOLUME = /\d\s*-?\s*vol/i;
const VOLUME = /(\d+(?:[.,]\d+)?)\s*-?\s*v(?:ol(?:ume)?s?)?\b\.?/i;
const PERCENT = /(\d+(?:[.,]\d+)?)\s*%/;
const SIZE = /\d+(?:[.,]\d+)?\s*-?\s*(?:ml|cl|l|g|gr|kg|oz|fl\.?\s?oz)\b\.?/gi;

function developersIn(lines: readonly BrandLine[], rest: string): CatalogueLink[] {
  const said = numberIn(VOLUME, rest);
  const percent = numberIn(PERCENT, rest);
  // 3 % peroxide gives off ten times its volume of oxygen; makers round, so that 1.9 % is sold as 6 or 6.3
  const wanted = said ?? (percent === undefined ? undefined : (percent * 10) / 3);
  if (wanted === undefined) return [];
  const near = said === undefined ? 0.5 : 0.05;
  return lines.flatMap(({ key, developers }) =>
    developers
      .filter((volume) => Math.abs(volume - wanted) <= near)
      .map((volume) => ({ line: key, part: "developer" as const, code: null, volume })),
  );
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const figures = pattern.exec(text)?.[1];
  return figures === undefined ? undefined : Number(figures.replace(",", "."));
}

/** Products that are a line by themselves: one powder, one remover, one bottle. */
const WHOLE = new Set(["lightener", "colour-remover", "treatment"]);

function shadesIn(
  lines: readonly BrandLine[],
  { named, rest, productCode }: { named: readonly BrandLine[]; rest: string; productCode: string },
): CatalogueLink[] {
  const words = rest
    .replaceAll(SIZE, " ")
    .split(/[\s;()]+|,(?!\d)/)
    .filter(Boolean);
  const phrases = [productCode.trim(), ...phrasesOf(words)].filter(Boolean);
  return lines.flatMap((line): CatalogueLink[] => {
    if (isDeveloper(line)) return [];
    const link = { line: line.key, part: "colour" as const, volume: null };
    if (line.shades.length === 0)
      return named.includes(line) && WHOLE.has(line.type) ? [{ ...link, code: null }] : [];
    // a code of letters alone, such as Blue, is a word like any other unless its line is named
    const codes = phrases
      .filter((phrase) => /\d/.test(phrase) || named.includes(line))
      .flatMap((phrase) => readCode(line, phrase) ?? []);
    return codes.map((code) => ({ ...link, code }));
  });
}

/** Up to three words in a row, and every word by itself. */
function phrasesOf(words: readonly string[]): string[] {
  return words.flatMap((_, at) => [1, 2, 3].map((long) => words.slice(at, at + long).join(" ")));
}

import nicknames from "./nicknames.json" with { type: "json" };
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { brands, findLine, linesOf } from "#tools/colour/catalogue.ts";

/** What a name stands for: one line, or every line of a brand. */
export type Named = { brand: string; line: BrandLine | undefined };

/** A phrase and how many characters of the text it takes. */
export type Found<T> = { value: T; end: number };

/** Phrases by their first word, the longest first, so that a look-up costs the few that begin alike. */
export class Phrases<T> {
  private readonly byFirst = new Map<string, { phrase: string; value: T }[]>();

  constructor(rows: Iterable<readonly [string, T]>) {
    for (const [phrase, value] of rows) {
      const key = firstWord(phrase);
      const list = this.byFirst.get(key) ?? [];
      if (list.some((each) => each.phrase === phrase)) continue;
      list.push({ phrase, value });
      list.sort((a, b) => b.phrase.length - a.phrase.length);
      this.byFirst.set(key, list);
    }
  }

  /** The longest phrase that stands at a place of the lower-case text and ends there as a word; `word` is the first word at the place. */
  at(lower: string, place: number, word: string): Found<T> | undefined {
    for (const { phrase, value } of this.byFirst.get(word) ?? []) {
      const end = place + phrase.length;
      if (lower.startsWith(phrase, place) && !inWord.test(lower.charAt(end))) return { value, end };
    }
    return undefined;
  }
}

const inWord = /[a-z0-9\u00c0-\u024f]/;
const first = /^[#&]?[a-z0-9\u00c0-\u024f']+|^./;

function firstWord(phrase: string): string {
  return first.exec(phrase)?.[0] ?? "";
}

/** Names of lines that are said of other things too; they count with their brand only. */
const everyday = new Set(["the color", "the demi", "semi color"]);

/** What stands for the line in canonical shorthand where none is known. */
export const UNKNOWN_LINE = "unknown line";

/** Every name, nickname and brand that stylists write, lower case. */
export const lineNames = new Phrases<Named>(nameRows());

function* nameRows(): Generator<readonly [string, Named]> {
  yield [UNKNOWN_LINE, { brand: "", line: undefined }];
  for (const [key, names] of Object.entries(nicknames.lines)) {
    const line = findLine(key);
    if (line) for (const name of names) yield [name, { brand: line.brandId, line }];
  }
  for (const brand of brands)
    for (const line of brand.lines) {
      const named = { brand: brand.id, line };
      for (const name of namesOf(line)) {
        yield [`${brand.name} ${name}`.toLowerCase(), named];
        if (name.length > 4 && !everyday.has(name.toLowerCase())) yield [name.toLowerCase(), named];
      }
    }
  for (const brand of brands)
    yield [brand.name.toLowerCase(), { brand: brand.id, line: undefined }];
  for (const [id, names] of Object.entries(nicknames.brands))
    if (linesOf(id).length > 0)
      for (const name of names) yield [name, { brand: id, line: undefined }];
}

function namesOf({ name }: BrandLine): string[] {
  return [name, ...name.split(" / "), name.replace(/ \(.*\)$/, "")];
}

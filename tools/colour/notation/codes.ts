import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { brands } from "#tools/colour/catalogue.ts";
import { nearestShade } from "#tools/colour/shade/nearest-shade.ts";
import { shadeFromCode } from "#tools/colour/shade/shade-code.ts";

/** How a code was found: as printed, or with the sign between level and tone or a leading 0 written otherwise. */
export type Match = { shade: Shade; exact: boolean };

type Index = { exact: Map<string, Shade>; loose: Map<string, Shade> };

const signs = /[.,/-]/g;

function plain(code: string): string {
  return code.toLowerCase().replaceAll(" ", "");
}

function loosely(code: string): string {
  const bare = code.replaceAll(signs, "/");
  return bare.charAt(0) === "0" && /^0+[1-9]/.test(bare) ? bare.replace(/^0+/, "") : bare;
}

const indexes = new Map<string, Index>();

function indexOf(line: BrandLine): Index {
  const known = indexes.get(line.key);
  if (known) return known;
  const index: Index = { exact: new Map(), loose: new Map() };
  for (const shade of [...line.shades, ...(line.mixShades ?? [])]) {
    const code = plain(shade.code);
    if (!index.exact.has(code)) index.exact.set(code, shade);
    const bare = loosely(code);
    if (!index.loose.has(bare)) index.loose.set(bare, shade);
  }
  const clear = line.shades.find(({ tone }) => tone === "clear");
  if (clear && !index.exact.has("clear")) index.exact.set("clear", clear);
  indexes.set(line.key, index);
  return index;
}

/** The shade of a line that was written so; undefined where the line does not hold it. */
export function matchCode(line: BrandLine, code: string): Match | undefined {
  const index = indexOf(line);
  const wanted = spelt(code);
  const exact = index.exact.get(wanted.plain);
  if (exact) return { shade: exact, exact: true };
  const loose = index.loose.get(wanted.loose);
  return loose && { shade: loose, exact: false };
}

const spellings = new Map<string, { plain: string; loose: string }>();

/** A code as the indexes have it, remembered, as every line is asked for it. */
function spelt(code: string): { plain: string; loose: string } {
  const known = spellings.get(code);
  if (known) return known;
  const small = plain(code);
  const spelling = { plain: small, loose: loosely(small) };
  if (spellings.size >= mostRemembered) spellings.clear();
  if (code.length <= longestStranger) spellings.set(code, spelling);
  return spelling;
}

/** Every line of the catalogue that prints the code, developers aside, in catalogue order. */
export function linesWithCode(code: string): readonly BrandLine[] {
  everywhere ??= indexAll();
  return everywhere.get(plain(code)) ?? [];
}

let everywhere: Map<string, BrandLine[]> | undefined;

function indexAll(): Map<string, BrandLine[]> {
  const all = new Map<string, BrandLine[]>();
  for (const line of brands.flatMap((brand) => brand.lines))
    for (const code of indexOf(line).exact.keys())
      if (code !== "clear") all.set(code, [...(all.get(code) ?? []), line]);
  return all;
}

/** Whether a line prints codes of the same look: figures and letters in the same order. */
export function looksLike(line: BrandLine, code: string): boolean {
  let known = looks.get(line.key);
  if (!known) {
    known = new Set(line.shades.map((shade) => lookOf(shade.code)));
    looks.set(line.key, known);
  }
  return known.has(lookOf(code));
}

const looks = new Map<string, Set<string>>();

function lookOf(code: string): string {
  return code
    .slice(0, longestStranger)
    .replaceAll(/\d+/g, "9")
    .replaceAll(/[a-z]+/gi, "A");
}

/** What a code that the line does not list means by its own system, and the shade that stands nearest to it. */
export type Stranger = { meant: Shade | undefined; nearest: string | null };

const strangers = new Map<string, Stranger>();
const mostRemembered = 4000;
const longestStranger = 24;

/** Remembered, as a sheet of formulas repeats the same few codes. */
export function strangerCode(line: BrandLine, code: string): Stranger {
  const key = `${line.key} ${code}`;
  const known = strangers.get(key);
  if (known) return known;
  const short = code.length <= longestStranger;
  const found = {
    meant: short ? shadeFromCode(line, code) : undefined,
    nearest: short ? (nearestShade(line, code)?.code ?? null) : null,
  };
  if (strangers.size >= mostRemembered) strangers.clear();
  strangers.set(key, found);
  return found;
}

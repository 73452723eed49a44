import type { BrandLine, Shade } from "./brand-line.ts";
import { brands } from "./catalogue.ts";
import { nearestShade } from "./nearest-shade.ts";
import { shadeFromCode } from "./shade-code.ts";

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
  indexes.set(line.key, index);
  return index;
}

/** The shade of a line that was written so; undefined where the line does not hold it. */
export function matchCode(line: BrandLine, code: string): Match | undefined {
  const index = indexOf(line);
  const wanted = plain(code);
  const exact = index.exact.get(wanted);
  if (exact) return { shade: exact, exact: true };
  const loose = index.loose.get(loosely(wanted));
  return loose && { shade: loose, exact: false };
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
    for (const code of indexOf(line).exact.keys()) all.set(code, [...(all.get(code) ?? []), line]);
  return all;
}

/** What a code that the line does not list means by its own system, and the shade that stands nearest to it. */
export type Stranger = { meant: Shade | undefined; nearest: string | null };

const strangers = new Map<string, Stranger>();
const mostStrangers = 4000;
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
  if (strangers.size >= mostStrangers) strangers.clear();
  strangers.set(key, found);
  return found;
}

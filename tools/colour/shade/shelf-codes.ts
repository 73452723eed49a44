import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findShade } from "#tools/colour/catalogue.ts";
import { nearestShade } from "./nearest-shade.ts";
import { shelfCodesOf } from "./stock.ts";

/** The code of the line that a written one stands for: case, spaces, leading zeros and the mark between level and tone count for nothing. Undefined when the line makes no such thing. */
export function readCode(line: BrandLine, written: string): string | undefined {
  const alike = codesOf(line).get(plain(written)) ?? [];
  return alike.length > 1 ? findShade(line, written)?.code : alike[0];
}

const known = new WeakMap<BrandLine, ReadonlyMap<string, string[]>>();

/** The line's codes by what is plain in them: a list of thousands is read against it. */
function codesOf(line: BrandLine): ReadonlyMap<string, string[]> {
  const kept = known.get(line);
  if (kept) return kept;
  const made = Map.groupBy(shelfCodesOf(line), plain);
  known.set(line, made);
  return made;
}

/** Letters of a code that are compared: no line's own has more. */
const LONGEST_CODE = 24;

/** What the line makes that comes nearest to a code it does not; null where it lists no shades. */
export function nearestCode(line: BrandLine, written: string): string | null {
  return nearestShade(line, written.slice(0, LONGEST_CODE))?.code ?? null;
}

/** The codes in a pasted list: by comma, semicolon or line, by spaces where the whole is no code; counts such as "2x" and bullets fall away. */
export function splitCodes(line: BrandLine, text: string): string[] {
  return text
    .split(/[,;\n\r\t|]+/)
    .map(cleaned)
    .flatMap((piece) =>
      readCode(line, piece) === undefined ? piece.split(/\s+/).map(cleaned) : [piece],
    )
    .filter((piece) => /[a-z0-9]/i.test(piece) && !COUNT.test(piece))
    .map((piece) => piece.slice(0, 60));
}

const COUNT = /^(?:\d+\s*(?:x|×|pcs?|tubes?)|(?:x|×)\s*\d+|and)$/i;

/** Without a bullet before it, or a count before or behind it. */
function cleaned(piece: string): string {
  return piece
    .trim()
    .replace(/^[-*•·]\s+/, "")
    .replace(/^\d+\s*(?:x|×)\s+/i, "")
    .replace(/\s+(?:x|×)\s*\d+$/i, "")
    .replace(/\s*\(\d+\)$/, "");
}

function plain(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/\s+|vol(?:ume)?$/g, "")
    .replace(/^0+(?=\d)/, "")
    .replaceAll(/[.,\-/]/g, "/");
}

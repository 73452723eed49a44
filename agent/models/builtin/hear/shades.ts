import type { DesiredTone } from "#tools/colour/words.ts";
import { brands } from "#tools/colour/catalogue.ts";
import { linesWithCode, matchCode } from "#tools/colour/notation/codes.ts";
import { shadeFromCode } from "#tools/colour/shade/shade-code.ts";
import { hearBrand } from "./brands.ts";

/** A tube that was named: its level, and its tone where it carries one. */
export type SaidShade = { code: string; level: number; tone: DesiredTone };

/** "7/43", "6.35", "7-77", "6rv", "7nb"; a share, a ratio or a time is none. */
const CODE =
  /(?<![\d/.:-])(\d{1,2}(?:[/.-]\d{1,3}|(?:[acgmnoprv]{1,2}|n[abcgnrvw]|[bgr][acgnrv]|ch)))(?![\w%/:]|[.-]\d| ?(?:%|vol|g\b|min\b|inch|in\b))/g;
/** Whose system a sign between level and tone is of, where no line was named. */
const HOUSES: readonly [sign: string, brand: string][] = [
  ["/", "wella-professionals"],
  ["-", "schwarzkopf-professional"],
  [".", "loreal-professionnel"],
];
/** A level and a half, and a span of levels, are written like a tube. */
const HALF = /^\d{1,2}\.5$|^\d{1,2}-\d{1,2}$(?<!-\d\d)/;

/** The tubes that a mended sentence names, in its order, by the catalogue. */
export function shadesIn(text: string): SaidShade[] {
  const { brand, line } = hearBrand(text);
  return [...text.matchAll(CODE)].flatMap(([, code = ""]) => {
    // 1.9 is a strength of peroxide wherever it is said
    if (code === "1.9" || (!brand && HALF.test(code))) return [];
    const sign = HOUSES.find(([each]) => code.includes(each))?.[1];
    const house = brand ?? sign;
    const own = brands
      .filter(({ id }) => id === house)
      .flatMap(({ lines }) => lines)
      .toSorted((a, b) => Number(b.id === line) - Number(a.id === line));
    const among = [...own, ...(sign ? [] : linesWithCode(code))];
    for (const each of among) {
      const shade = matchCode(each, code)?.shade ?? shadeFromCode(each, code);
      const level = shade?.level ?? undefined;
      if (shade && level !== undefined && shade.tone !== "clear")
        return [{ code, level: Math.round(level), tone: shade.tone }];
    }
    const level = Number(/^\d+/.exec(code)?.[0]);
    const tone = LETTERS[code.replace(/^\d+/, "")];
    return tone && level <= 12 ? [{ code, level, tone }] : [];
  });
}

/** What letters behind a level are in most houses. */
const LETTERS: Readonly<Record<string, DesiredTone>> = {
  n: "natural",
  nn: "natural-intense",
  a: "ash",
  v: "violet",
  g: "gold",
  c: "copper",
  ch: "copper",
  r: "red",
  rv: "red-violet",
  rc: "red-copper",
  nb: "natural-warm",
  nw: "natural-warm",
  p: "pearl",
};

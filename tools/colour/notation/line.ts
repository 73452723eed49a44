import type { BrandLine } from "#tools/colour/brand-line.ts";
import { defaultLines, linesOf } from "#tools/colour/catalogue.ts";
import { linesWithCode, looksLike, matchCode, strangerCode } from "./codes.ts";
import type { Token } from "./token.ts";
import { ProductType, type Purpose } from "#tools/colour/words.ts";

/** One code by its looks: level and letters, or level, sign and figures. */
const one = String.raw`\d{1,3}(?:\.5)?(?:[a-z]{1,4}|[.-]\d{1,3})`;
const longestPair = 80;

/** The line a bowl is read in, and why where the text does not name it. */
export type LineChoice = { line: BrandLine | undefined; why?: string; brand?: string };

/** What the bowl says by which lines are told apart. */
type Clues = {
  codes: readonly string[];
  /** Figures that may be shades too. */
  maybe: readonly string[];
  volume: number | undefined;
  purpose: Purpose | undefined;
  product: boolean;
};

/**
 * The line that the bowl's codes belong to: the one it names, else the best of those named before, of the brand it names,
 * of the stylist's own where codes and developer fit it, and of those to read bare codes in; else the only one of the
 * catalogue that prints them.
 */
export function chooseLine(
  group: readonly Token[],
  earlier: BrandLine | undefined,
  { preferred, own }: { preferred: readonly BrandLine[]; own: readonly BrandLine[] },
): LineChoice {
  const named = group.flatMap((token) => (token.kind === "line" ? [token.named] : []));
  const told = named.find(({ line }) => line && isColour(line))?.line;
  if (told) return { line: told };
  const clues = cluesOf(group);
  const brand = named.find(({ line }) => !line)?.brand;
  const treatment = named.find(({ line }) => line?.type === "treatment")?.line;
  if (brand !== undefined) {
    const lines = linesOf(brand);
    const best =
      bestLine(
        preferred.filter((line) => line.brandId === brand),
        clues,
      ) ?? bestLine(lines, clues);
    return best ? { line: best, why: unnamed(best), brand } : { line: undefined };
  }
  if (clues.product) {
    const [first] = preferred.filter((line) => line.type === productType(clues.purpose));
    return first
      ? { line: first, why: `Read as ${first.name}: no product is named.` }
      : { line: undefined };
  }
  if (clues.codes.length === 0) return { line: treatment };
  const held = earlier && holds(earlier, clues.codes) > 0 ? earlier : undefined;
  if (held) return { line: held };
  const theirs = bestLine(own, clues);
  const first = theirs && fits(theirs, clues) ? theirs : bestLine(preferred, clues);
  const best = first && !fitsDeveloper(first, clues.volume) ? (documented(clues) ?? first) : first;
  if (best) return { line: best, why: unnamed(best) };
  const only = onlyLine(clues.codes);
  if (only) return { line: only, why: `Read in ${only.name}: no other line prints these codes.` };
  if (earlier) return { line: earlier };
  const system =
    preferred.find((line) => clues.codes.every((code) => strangerCode(line, code).meant)) ??
    preferred.find((line) => clues.codes.every((code) => looksLike(line, code)));
  return system ? { line: system, why: unnamed(system) } : { line: undefined };
}

function unnamed({ name }: BrandLine): string {
  return `Read in ${name}: no line is named.`;
}

const usual = ProductType.options.flatMap((type) => defaultLines(type));
/** Below it, 5V or 9V is rather a shade than a developer. */
const leastVolume = 10;

/** A documented line for codes with a developer that none of the given lines takes. */
function documented(clues: Clues): BrandLine | undefined {
  const best = (clues.volume ?? 0) < leastVolume ? undefined : bestLine(usual, clues);
  return best && fits(best, clues) ? best : undefined;
}

/** Whether a line prints every code and takes the developer. */
function fits(line: BrandLine, { codes, volume }: Clues): boolean {
  return fitsDeveloper(line, volume) && codes.every((code) => matchCode(line, code));
}

function productType(purpose: Purpose | undefined) {
  return purpose === "remove" ? "colour-remover" : "lightener";
}

function isColour(line: BrandLine): boolean {
  return line.type !== "developer" && line.type !== "treatment";
}

function cluesOf(group: readonly Token[]): Clues {
  const codes: string[] = [];
  const maybe: string[] = [];
  let volume: number | undefined;
  let purpose: Purpose | undefined;
  let product = false;
  for (const token of group) {
    if (token.kind === "code") codes.push(...splitCode(token.code));
    else if (token.kind === "number" && /[.,]/.test(token.code)) codes.push(token.code);
    else if ("code" in token && token.code && /[a-z]$/i.test(token.code)) maybe.push(token.code);
    if (token.kind === "developer" && token.volume !== null) volume = token.volume;
    else if (token.kind === "purpose") {
      purpose ??= token.purpose;
      product ||= token.product;
    }
  }
  if (codes.length === 0)
    for (const token of group) if ("code" in token && token.code) codes.push(token.code);
  return { codes, maybe, volume, purpose, product: product && codes.length === 0 };
}

/** The codes that a run of signs may hold: itself, and its parts where it is not one. */
export function splitCode(code: string): string[] {
  const [, level = "", ...letters] = oneLevel.exec(code) ?? [];
  if (level && linesWithCode(code).length === 0) return letters.map((each) => `${level}${each}`);
  return code.length <= longestPair && several.test(code) ? code.split("/") : [code];
}

/** 9T/V: two shades of one level. */
const oneLevel = /^(0?\d{1,2})([a-z]{1,3})\/([a-z]{1,3})$/i;
const several = new RegExp(String.raw`^${one}(?:\/${one}){1,8}$`, "i");

function holds(line: BrandLine, codes: readonly string[]): number {
  let score = 0;
  for (const code of codes) {
    const found = matchCode(line, code);
    if (found) score += found.exact ? 10 : 8;
  }
  return score;
}

function bestLine(lines: readonly BrandLine[], clues: Clues): BrandLine | undefined {
  let best: BrandLine | undefined;
  let most = 0;
  for (const line of lines) {
    if (!isColour(line)) continue;
    const held = holds(line, clues.codes);
    if (held === 0) continue;
    const score =
      held +
      holds(line, clues.maybe) / 2 +
      (fitsDeveloper(line, clues.volume) ? 5 : 0) +
      (fitsPurpose(line, clues.purpose) ? 3 : 0);
    if (score > most) [best, most] = [line, score];
  }
  return best;
}

function fitsDeveloper(line: BrandLine, volume: number | undefined): boolean {
  return volume === undefined || line.developers.some((each) => Math.abs(each - volume) < 0.7);
}

function fitsPurpose(line: BrandLine, purpose: Purpose | undefined): boolean {
  const tones = purpose === "tone" || purpose === "gloss";
  return !tones || line.type === "demi-permanent" || line.type === "toner";
}

/** The one line that prints every code, where there is just one. */
function onlyLine(codes: readonly string[]): BrandLine | undefined {
  const [first = "", ...rest] = codes;
  const all = linesWithCode(first).filter((line) =>
    rest.every((code) => matchCode(line, code)?.exact),
  );
  return all.length === 1 ? all[0] : undefined;
}

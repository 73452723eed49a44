import type { ProductLine } from "./schema.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

const ALREADY_ADDED = "This brand and product line combination is already added.";
export const MAX_PREFERENCES = 5;
export const LIMIT_REACHED = `You can add up to ${MAX_PREFERENCES} brand preferences.`;

type Pair = { brandId: string; productLineId: string };

/** Why a line cannot be added to the preferences, or null when it can. */
export function refusalToAdd(existing: readonly Pair[], added: Pair): string | null {
  if (existing.some((pair) => samePair(pair, added))) {
    return ALREADY_ADDED;
  }
  if (existing.length >= MAX_PREFERENCES) {
    return LIMIT_REACHED;
  }
  return null;
}

/** The preferences after Settings were saved: the chosen lines lead, and every other one stays behind them. More than fit is for the caller to refuse. */
export function preferFirst<T extends Pair>(
  existing: readonly T[],
  chosen: readonly Pair[],
): (T | Pair)[] {
  const led = chosen.map((pair) => existing.find((each) => samePair(each, pair)) ?? pair);
  return [...led, ...existing.filter((each) => !led.includes(each))];
}

function samePair(a: Pair, b: Pair): boolean {
  return a.brandId === b.brandId && a.productLineId === b.productLineId;
}

const COLOUR: ReadonlySet<string> = new Set<ProductLine["type"]>([
  "permanent",
  "demi-permanent",
  "semi-permanent",
  "toner",
  "high-lift",
]);

/** Whether a line of this type comes in shades; a lightener, a developer or a treatment is one product. */
export const isColour = (type: string): boolean => COLOUR.has(type);

/** A colour whose shades the catalogue does not list: its formulas are written in another line, which is said where it is chosen. */
export function lacksShades({ type, shadeCount }: Pick<ProductLine, "type" | "shadeCount">) {
  return isColour(type) && shadeCount === 0;
}

/** What a refusal to add a line is headed by. */
export function headOfRefusal(sentence: string): string {
  if (sentence === ALREADY_ADDED) return "Already exists";
  return sentence === LIMIT_REACHED ? "Limit reached" : "Error";
}

/** The list of ids with one moved a place up (-1) or down (1); as it was at either end. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id);
  const to = at + by;
  const other = ids[to];
  if (at < 0 || other === undefined) return [...ids];
  return ids.map((each, place) => (place === at ? other : place === to ? id : each));
}

/** Lines that every word of a search is found in, by the names of brand, line and kind; all of them for an empty search. */
export function searchLines<T extends { name: string; type: string }>(
  lines: readonly T[],
  brandName: (line: T) => string,
  sought: string,
): T[] {
  const words = plainWords(sought).split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    const text = plainWords(`${brandName(line)} ${line.name} ${line.type}`);
    return words.every((word) => text.includes(word));
  });
}

function plainWords(text: string): string {
  return oneSpelling(text.normalize("NFD").replaceAll(/[\u0300-\u036f'’]/g, ""));
}

import { parsePrice, priceText } from "#tools/values/money-rules.ts";

/** What a service costs, in minor units: the least, the most where it is a range, and whether the least is a "from". */
export type Prices = { base: number; max: number | null; from: boolean };

/** What a written range says; `min` is null where only the most is said. */
export type WrittenRange = { min: number | null; max: number | null; from: boolean };

const SIGN = String.raw`(?:\p{Sc}|[A-Z]{2,3}\p{Sc}?|[Kk]r\.?|Fr\.?)`;
const AMOUNT = String.raw`(?:${SIGN}\s?)?\d(?:[\d.,'\u00a0\u202f]*\d)?(?:\s?(?:\p{Sc}|[A-Z]{3}(?![A-Za-z])))?`;
const OPENING =
  /^(?:prices? )?(?:from|starting (?:at|from)|starts? (?:at|from)|at least|min(?:imum)?\.?|ab|dès|desde)[\s:]*/iu;
const UP_TO = /^(?:up to|max(?:imum)?\.?|bis(?: zu)?)[\s:]*/iu;
const BETWEEN = /^between\s+/iu;
const JOINED = String.raw`\s*(?:-|‐|–|—|~|\bto\b|\bbis\b|\band\b|\bup to\b)\s*`;
/** Words after the figures, which hold none themselves; minutes and hours are no prices. */
const NOTE = String.raw`(?!\s*(?:min|h\b|hours?|hrs?))(?:[\s,;:(.·][^\d]*)?`;
const RANGE = new RegExp(`^(${AMOUNT})${JOINED}(${AMOUNT})${NOTE}$`, "u");
const SINGLE = new RegExp(
  `^(${AMOUNT})(\\s?\\+|\\s(?:&|and) up(?:wards)?\\b|\\s(?:upwards?|up|or more)\\b)?${NOTE}$`,
  "u",
);

/**
 * Reads a range as people write it: "$120-$180", "120 to 180, by length", "from 120", "120+", "up to 180", also with the
 * greater first. Null for what cannot be read as prices of this currency: such text stays text.
 */
export function readRange(text: string, currency: string): WrittenRange | null {
  const figures = figuresOf(text);
  if (!figures) return null;
  const [first, second] = figures.amounts.map((amount) => parsePrice(amount, currency));
  if (first === null || first === undefined || second === null) return null;
  if (second !== undefined) {
    const [min, max] = [Math.min(first, second), Math.max(first, second)];
    return { min, max: max > min ? max : null, from: false };
  }
  if (figures.kind === "up_to") return { min: null, max: first, from: false };
  return { min: first, max: null, from: figures.kind === "from" };
}

/**
 * The same words about other prices: "120 to 180, by length" becomes "132 to 198, by length". A sign that was written
 * stays. Null where the text cannot be read, or has not the place for what is to be said.
 */
export function rewriteRange(text: string, prices: Prices, currency: string): string | null {
  const figures = figuresOf(text);
  const read = readRange(text, currency);
  if (!figures || !read) return null;
  const said = figures.kind === "up_to" ? [prices.max] : [prices.base, prices.max];
  if (said.filter((each) => each !== null).length !== figures.amounts.length) return null;
  let rest = text;
  let written = "";
  for (const [at, amount] of figures.amounts.entries()) {
    const minor = said[at];
    if (minor === null || minor === undefined) return null;
    const place = rest.indexOf(amount);
    written += rest.slice(0, place) + likewise(amount, minor, currency);
    rest = rest.slice(place + amount.length);
  }
  return written + rest;
}

/** The most of a range; null where it is not above the least. */
export function maxAbove(base: number, max: number | null): number | null {
  return max !== null && max > base ? max : null;
}

/** A price in the salon's currency, with a sign only if there was one. */
function likewise(amount: string, minor: number, currency: string): string {
  const text = priceText(minor, currency);
  return /[^\d.,'\s]/u.test(amount) ? text : text.replace(/^[^\d]+|[^\d]+$/gu, "");
}

type Figures = { kind: "plain" | "from" | "up_to"; amounts: string[] };

function figuresOf(text: string): Figures | null {
  const plain = text.trim();
  for (const opening of [OPENING, BETWEEN, UP_TO, /^/u]) {
    const [open] = opening.exec(plain) ?? [];
    if (open === undefined) continue;
    const rest = plain.slice(open.length);
    const range = RANGE.exec(rest);
    if (range && opening !== UP_TO)
      return { kind: "plain", amounts: [range[1] ?? "", range[2] ?? ""] };
    const single = SINGLE.exec(rest);
    if (!single || opening === BETWEEN) continue;
    const isFrom = opening === OPENING || Boolean(single[2]);
    return {
      kind: opening === UP_TO ? "up_to" : isFrom ? "from" : "plain",
      amounts: [single[1] ?? ""],
    };
  }
  return null;
}

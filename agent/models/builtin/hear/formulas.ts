import { hearBrand } from "./brands.ts";
import type { SaidLine, Wish } from "./wish.ts";

const AMOUNT = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const GRAMS = new RegExp(String.raw`\b${AMOUNT} ?(?:g|gr|grams?|gm|ml)\b`);

const PRICED = new RegExp(
  String.raw`\b(?:costs?(?: me| us)?|is|are|to|for|pay|at|price)\b[^\d]{0,12}(?:€|\$|£|eur |usd )?${AMOUNT} ?(?:€|\$|£|eur|euros?|dollars?|bucks|pounds)?\b`,
);
const PACK = /\b(?:tube|bottle|pack|tub|box|litre|can|pouch)\b/;
const PACK_SIZE = new RegExp(
  String.raw`\b${AMOUNT} ?(?:g|gr|grams?|ml)\b(?: ?(?:tube|bottle|pack|tub))?|\b(?:of|for) ${AMOUNT} ?(?:g|gr|grams?|ml)\b`,
);

const CODE = /\b\d{1,2}(?:\.5)?(?:[/.-]\d{1,3}|[a-z]{1,3}(?:\/[a-z]{1,3})?)\b|\b0\/\d{2}\b/g;
/** Weights, strengths and times; 09V is a shade, 9v is a strength. */
const NO_CODE = /^(?!0\d)\d{1,2}(?:\.5)?(?:g|gr|v|vol|m|min|ml|oz|x|k|cm|in|st|nd|rd|th|am|pm|yo)$/;
const MIXED = /\b\d{1,2} ?v(?:ol)?\b|\b\d(?:\.\d+)? ?%|\b\d(?:\.\d)?:\d(?:\.\d+)?\b/;

/** A wish about what tubes cost, and shorthand; undefined when the sentence is none. `typed` is as it was written. */
export function hearFormulaWish(text: string, typed: string): Wish | undefined {
  return hearPrice(text) ?? hearNoted(text, typed);
}

/** The line a piece of a sentence names, or only its brand. */
export function saidLine(text: string | undefined): SaidLine | undefined {
  const { brand, line } = hearBrand(text ?? "");
  return brand ? { brand, ...(line && { line }) } : undefined;
}

/** Shade codes that stand in a sentence, as they were written there. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)].map(([code]) => code).filter((code) => !NO_CODE.test(code));
}

function hearPrice(text: string): Wish | undefined {
  const line = saidLine(text);
  const told = PACK.test(text) && line ? PRICED.exec(text.replace(PACK_SIZE, " ")) : null;
  if (!line || !told) return undefined;
  const size = PACK_SIZE.exec(text);
  return {
    kind: "price",
    line,
    price: number(told[1]),
    ...(size && { packGrams: number(size[1] ?? size[2]) }),
    part: /\bdeveloper\b|\bperoxide\b|\bbottle\b/.test(text) ? "developer" : "colour",
  };
}

const WEIGHED =
  /\b\d{1,2}(?:[/.]\d{1,2}|[a-z]{1,3}) (?:x )?\d{2,3}(?=\s*(?:$|[,+]|\d|[a-z]))(?! ?(?:min|vol|%|am|pm|st|nd|rd|th))/g;

/** A formula in shorthand: codes with their weights and a developer or ratio. */
function hearNoted(text: string, typed: string): Wish | undefined {
  const asks = /\?\s*$|^(?:what|why|how|can|could|should|is|would)\b/.test(text);
  // "7/0 40 + 7/1 20": weights without their unit
  const weighed = [...text.matchAll(WEIGHED)].length > 1;
  return !asks && (weighed || (codesIn(text).length > 0 && GRAMS.test(text) && MIXED.test(text)))
    ? { kind: "read", text: typed }
    : undefined;
}

const number = (said: string | undefined) => Number((said ?? "").replace(",", "."));

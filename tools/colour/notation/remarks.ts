import { readAside } from "./asides.ts";
import type { Meaning, Place } from "./token.ts";

const date =
  /(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\d/.-]|\s?(?:g|oz|ml)\b)/y;
const price =
  /(?:[$€£]\s?\d{1,5}(?:[.,]\d{2})?|\d{1,5}(?:[.,]\d{2})?\s?(?:[$€£]|usd|eur|gbp|dollars?|euros?)(?![a-z]))/y;
const grey =
  /\d{1,3}\s?%\s?(?:grey|gray|white|resistant|grau|weiß|weiss|canas|cheveux blancs|blancs?|gris)(?![a-z])/y;
const level =
  /(?:natural\s|nat\s|starting\s|base\s)?(?:level|levels|lvl|lev|tiefe|nivel|niveau)\s?:?\s?\d{1,2}(?:\.5)?(?:\s?(?:-|to|\/)\s?\d{1,2})?(?![\d.,/-]?[a-z0-9])/y;
const natural = /(?:nl|natural|nat)\s?:?\s?\d{1,2}(?:\s?-\s?\d{1,2})?(?![\d.,/-]?[a-z0-9])/y;
const minutes =
  /(?:min|mins|minutes|minuten|minutos|time|zeit|einwirkzeit|pose|temps)\.?\s?[:=]?\s?(\d{1,3})(?!\s?(?:[%:/.,]?\d|[a-z%"']))/y;
const bullet =
  /\(?\d{1,2}\)(?=\s)|\d{1,2}\.(?=\s+[^\s\d])|#\d{1,2}\s?[:.)]?(?=\s)|[1-9](?:st|nd|rd|th)(?:\s(?:bowl|formula|mix|step))?\s?:?(?=\s)/y;
const heading =
  /(?:formula|formel|fórmula|formule|bowl|step|schüssel|bol|schale)\s?#?\s?(?:[a-h]|\d{1,2})(?![a-z0-9/])(?:\s?[:.)])?/y;
const letter = /[a-h]\s?[:)](?=\s)/y;

const MOST_MINUTES = 240;

/** What begins at a place and is no part of a mixture, or its number in a list: a date, a price, how grey the hair is, its natural level. */
export function readRemark(lower: string, start: number): (Meaning & Place) | undefined {
  return readAside(lower, start) ?? byFirstSign[lower.charAt(start)]?.(lower, start);
}

type Read = (lower: string, start: number) => (Meaning & Place) | undefined;

const ofFigure: Read = (lower, start) =>
  (figured.test(lower.slice(start, start + 12)) ? remark(date, lower, start) : undefined) ??
  remark(price, lower, start) ??
  remark(grey, lower, start) ??
  listed(lower, start);
const ofPrice: Read = (lower, start) => remark(price, lower, start);
const ofHair: Read = (lower, start) =>
  remark(level, lower, start) ??
  remark(natural, lower, start) ??
  timed(lower, start) ??
  titled(lower, start);
const ofTime: Read = (lower, start) => timed(lower, start);
/** Only what has a sign between its first figures can be a date. */
const figured = /^\d{1,4}[./-]/;

const byFirstSign: Readonly<Record<string, Read>> = {
  ...Object.fromEntries("0123456789".split("").map((digit) => [digit, ofFigure])),
  ...Object.fromEntries("acdfgh".split("").map((each) => [each, titled])),
  ...Object.fromEntries("lnsbt".split("").map((each) => [each, ofHair])),
  ...Object.fromEntries("mzp".split("").map((each) => [each, ofTime])),
  e: (lower, start) => timed(lower, start) ?? titled(lower, start),
  "(": listed,
  "#": listed,
  $: ofPrice,
  "€": ofPrice,
  "£": ofPrice,
};

function remark(pattern: RegExp, lower: string, start: number): (Meaning & Place) | undefined {
  pattern.lastIndex = start;
  const found = pattern.exec(lower);
  return found ? { kind: "word", remark: true, start, end: start + found[0].length } : undefined;
}

/** The number of a bowl at the beginning of a line or behind a space: "1)", "2.", "#1". */
function listed(lower: string, start: number): (Meaning & Place) | undefined {
  const before = start === 0 ? "\n" : lower.charAt(start - 1);
  if (before !== "\n" && before !== " ") return undefined;
  bullet.lastIndex = start;
  const found = bullet.exec(lower);
  return found ? { kind: "break", start, end: start + found[0].length } : undefined;
}

function timed(lower: string, start: number): (Meaning & Place) | undefined {
  minutes.lastIndex = start;
  const found = minutes.exec(lower);
  const count = Number(found?.[1]);
  return found && count > 0 && count <= MOST_MINUTES
    ? { kind: "time", from: count, to: count, start, end: start + found[0].length }
    : undefined;
}

/** "Formula A:", "Bowl 2", or "B:" at the beginning of a line. */
function titled(lower: string, start: number): (Meaning & Place) | undefined {
  heading.lastIndex = start;
  const found = heading.exec(lower);
  if (found) return { kind: "break", start, end: start + found[0].length };
  const begins = start === 0 || lower.charAt(start - 1) === "\n";
  if (!begins) return undefined;
  letter.lastIndex = start;
  const short = letter.exec(lower);
  return short ? { kind: "break", start, end: start + short[0].length } : undefined;
}

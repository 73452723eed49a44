import { z } from "zod";
import { findLineCalled } from "#tools/colour/catalogue.ts";
import { readNotation } from "#tools/colour/notation/notation.ts";
import { NotedBowl } from "#tools/colour/notation/schema.ts";
import type { ConvertFormula } from "./convert-schema.ts";
import { lineCalled, lineNamedIn } from "./convert-target.ts";
import type { HairLevels } from "./convert-bowl.ts";

type Given = ConvertFormula["originalFormula"];
type Read = { bowls: NotedBowl[]; unread: string[] };

/** What one call may hold: bowls within bowls, shades of a bowl, bowls that are read already, and characters of a word. */
const DEEPEST = 6;
const MOST_SHADES = 24;
const MOST_BOWLS = 24;
const LONGEST_WORD = 200;
/** Characters of shorthand, in all: as many as may be typed. */
const MOST_TEXT = 4000;
/** How far into what was given, in which lines, and the characters that may still be read. */
type Reading = { lines: readonly string[]; depth: number; left: { text: number } };

/** What a call says of the hair and of where the formula is from. */
export type Context = HairLevels & { line?: string | undefined; brand?: string | undefined };

/**
 * The bowls of a formula in whatever shape it came: shorthand, ingredients, an object of the app's or the form's. `lines` are read
 * in where it names none, best first. What was not understood is left as it was written.
 */
export function readGiven(given: Given, lines: readonly string[]): Read {
  return readAny(given, { lines, depth: 0, left: { text: MOST_TEXT } });
}

function readAny(given: Given, reading: Reading): Read {
  if (reading.depth > DEEPEST) return { bowls: [], unread: [] };
  const inside = { ...reading, depth: reading.depth + 1 };
  if (typeof given === "string") return readText(given, inside);
  if (Array.isArray(given)) return readList(given, inside);
  return readObject(given, inside);
}

/** Line and levels, from a sentence or an object. */
export function readContext(given: ConvertFormula["sourceContext"]): Context {
  if (!given) return {};
  if (typeof given === "string") {
    const named = lineNamedIn(given);
    return { ...levelsIn(given), line: named?.line?.key, brand: named?.brand };
  }
  const words = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, asWord(value)]),
  );
  const brand = words["brand"] ?? words["sourceBrand"] ?? words["fromBrand"];
  const line = words["productLine"] ?? words["line"] ?? words["sourceLine"] ?? words["from"];
  const found =
    lineCalled(line ?? "") ??
    lineCalled([brand, line].filter(Boolean).join(" ")) ??
    lineCalled(brand ?? "");
  return {
    line: (brand && line ? findLineCalled(brand, line) : undefined)?.key ?? found?.line?.key,
    brand: found?.brand,
    currentLevel: asLevel(words["currentLevel"] ?? words["startingLevel"]),
    desiredLevel: asLevel(words["desiredLevel"] ?? words["targetLevel"]),
  };
}

/** One bowl in the form's words. */
const Spoken = z.looseObject({
  brand: z.string().optional(),
  productLine: z.string().optional(),
  line: z.string().optional(),
  lightener: z.string().optional(),
  shades: z.array(z.unknown()).max(MOST_SHADES).optional(),
  mixingRatio: z.string().optional(),
  ratio: z.string().optional(),
  developer: z.unknown().optional(),
  developerVolume: z.union([z.string(), z.number()]).optional(),
  amount: z.union([z.string(), z.number()]).optional(),
});

/** Bowls as the app answers them. */
const NotedBowls = z
  .array(NotedBowl.extend({ shades: NotedBowl.shape.shades.max(MOST_SHADES) }))
  .min(1)
  .max(MOST_BOWLS);

/** What may hold a formula, or several, inside an object. */
const inner = ["originalFormula", "formula", "notation", "text", "formulas", "ingredients", "bowl"];
const roles = [
  "base",
  "baseFormula",
  "lowlight",
  "lowlightFormula",
  "highlight",
  "highlightFormula",
  "toner",
  "tonerFormula",
];

function readObject(given: Record<string, unknown>, reading: Reading): Read {
  const noted = NotedBowls.safeParse(given["bowls"]).data;
  if (noted) return { bowls: noted, unread: [] };
  const spoken = Spoken.safeParse(given).data;
  if (spoken && (spoken.shades ?? spoken.lightener ?? spoken.productLine))
    return readSpoken(spoken, reading);
  const parts = [...roles, "bowls", ...inner].flatMap((key) => {
    const held = given[key];
    return typeof held === "string" || (typeof held === "object" && held !== null) ? [held] : [];
  });
  const [only] = parts;
  if (parts.length === 0 || only === undefined) return readItem(given, reading);
  const asked = roles.some((key) => given[key]) ? parts : [only];
  return joined(asked.map((part) => readAny(part as Given, reading)));
}

/** A list is one bowl of ingredients, unless its items are bowls themselves. */
function readList(given: readonly unknown[], reading: Reading): Read {
  const isBowl = (item: unknown) =>
    typeof item === "object" &&
    item !== null &&
    ("shades" in item || "ingredients" in item || "bowl" in item);
  if (given.some(isBowl)) return joined(given.map((item) => readAny(item as Given, reading)));
  return readText(given.map(itemText).filter(Boolean).join(" + "), reading);
}

function readItem(given: Record<string, unknown>, reading: Reading): Read {
  return readText(itemText(given), reading);
}

/** An ingredient as it would be noted: "30 g Koleston Perfect 7/1". */
function itemText(item: unknown): string {
  if (typeof item === "string" || typeof item === "number") return String(item);
  if (typeof item !== "object" || item === null) return "";
  const held = item as Record<string, unknown>;
  const word = (...keys: string[]) => keys.map((key) => asWord(held[key])).find(Boolean);
  const grams = asWord(held["grams"]);
  const volume = asWord(held["volume"] ?? held["developerVolume"]);
  return [
    word("amount", "quantity") ?? (grams && `${grams} g`),
    word("brand"),
    word("productLine", "line"),
    word("shade", "code", "name", "product"),
    volume && `${volume} vol`,
  ]
    .filter(Boolean)
    .join(" ");
}

function readSpoken(spoken: z.infer<typeof Spoken>, reading: Reading): Read {
  const { brand = "", productLine = spoken.line ?? "", lightener = "" } = spoken;
  const known = findLineCalled(brand, productLine || lightener);
  const named = known
    ? `${known.brandName} ${known.name}`
    : `${brand} ${productLine} ${lightener}`.trim();
  const shades = (spoken.shades ?? []).map(itemText).filter(Boolean);
  const developer = spoken.developer;
  const held =
    typeof developer === "object" && developer !== null
      ? (developer as Record<string, unknown>)
      : {};
  const volume =
    asWord(spoken.developerVolume) ??
    asWord(held["volume"]) ??
    (typeof developer === "number" ? String(developer) : undefined);
  const grams = asWord(held["grams"]);
  const ratio = spoken.mixingRatio ?? spoken.ratio;
  const amount = asWord(spoken.amount);
  const weighed = shades.length === 1 && amount && !/\d\s*(?:g|oz|ml)\b/i.test(shades[0] ?? "");
  const text = [
    known || named ? `${named}:` : "",
    [...(weighed ? [`${shades[0]} ${gramsWord(amount)}`] : shades)].join(" + ") ||
      gramsWord(amount ?? ""),
    volume && `+ ${grams ? `${grams} g ` : ""}${volume.replace(/\s*vol(?:ume)?\.?$/i, "")} vol`,
    ratio,
  ]
    .filter(Boolean)
    .join(" ");
  const { lines } = reading;
  return readText(text, { ...reading, lines: known ? [known.key, ...lines] : lines });
}

const gramsWord = (amount: string) => (/^\d+(\.\d+)?$/.test(amount) ? `${amount} g` : amount);

function readText(text: string, { lines, left }: Reading): Read {
  const { bowls, unread } = readNotation(text.slice(0, left.text), { lines });
  left.text -= Math.min(text.length, left.text);
  return { bowls, unread };
}

function joined(reads: readonly Read[]): Read {
  return {
    bowls: reads.flatMap(({ bowls }) => bowls),
    unread: reads.flatMap(({ unread }) => unread),
  };
}

/** "from level 6 to 8", "current level 6, goal level 8". */
function levelsIn(sentence: string): HairLevels {
  const pair = /\blevel\s*(\d{1,2})\s*(?:to|->|→|-|–)\s*(?:level\s*|a\s*)?(\d{1,2})/i.exec(
    sentence,
  );
  const now = /\b(?:current|natural|starting|now)\D{0,20}(\d{1,2})/i.exec(sentence);
  const goal = /\b(?:desired|target|goal|wants?)\D{0,20}(\d{1,2})/i.exec(sentence);
  return {
    currentLevel: asLevel(pair?.[1] ?? now?.[1]),
    desiredLevel: asLevel(pair?.[2] ?? goal?.[1]),
  };
}

function asLevel(word: string | undefined) {
  const level = Number(word);
  return Number.isInteger(level) && level >= 1 && level <= 12 ? level : undefined;
}

function asWord(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim()
    ? value.trim().slice(0, LONGEST_WORD)
    : undefined;
}

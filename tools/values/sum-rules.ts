import type { WorkedOut } from "./sum-schema.ts";

/** A figure without rounding: `over` is above zero. */
type Exact = { of: bigint; over: bigint };

const LONGEST = 30;

/**
 * Works a sum out as people type it: "165 minus 15 pct", "half of 45", "3 x 62.5", "(40+20)/3", "20% of 180". Exact to the last
 * digit, told to two places. Undefined for what is no sum, and for a division by nothing.
 */
export function workOut(typed: string): WorkedOut | undefined {
  return heads(typed) ?? whatIsLeft(typed) ?? ounces(typed) ?? bySigns(typed);
}

const figures = (typed: string): number[] =>
  (inFigures(typed.toLowerCase()).match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const twoPlaces = (value: number): string => String(Math.round(value * 100) / 100);

/** "5 tubes of 60 at 28 a head, how many heads": whole ones, and what is left. */
function heads(typed: string): WorkedOut | undefined {
  if (!/\b(?:heads?|clients?|people|bowls?)\b/i.test(typed) || !/\bhow many\b/i.test(typed))
    return undefined;
  const all = figures(typed);
  const [a, b, c] = all;
  if (a === undefined || b === undefined || all.length > 3) return undefined;
  const [stock, each] = c === undefined ? [Math.max(a, b), Math.min(a, b)] : [a * b, c];
  if (each === 0) return undefined;
  const count = Math.floor(stock / each);
  return {
    sum: `${c === undefined ? stock : `${a} × ${b}`} / ${each}`,
    result: `${twoPlaces(stock / each)}: ${count} in full, ${twoPlaces(stock - count * each)} left over`,
  };
}

/** "Split 130, 80 on one and the rest": what is left of it. */
function whatIsLeft(typed: string): WorkedOut | undefined {
  const all = /\b(?:the )?rest\b|\bwhat(?:'?s| is) left\b|\bvoucher\b/i.test(typed)
    ? figures(typed)
    : [];
  const [whole, part] = all.filter((each) => each > 2).toSorted((a, b) => b - a);
  return whole !== undefined && part !== undefined
    ? { sum: `${whole} - ${part}`, result: twoPlaces(whole - part) }
    : undefined;
}

const OUNCE = { g: 28.35, ml: 29.57 };

/** "2 oz in grams": by weight, and by measure where a liquid may be meant. */
function ounces(typed: string): WorkedOut | undefined {
  const text = inFigures(typed.toLowerCase())
    .replace(/\bhalf an\b/, "0.5")
    .replace(/\ban? (?=oz|ounce)/, "1 ");
  const [, count, unit = ""] = /(\d+(?:\.\d+)?) ?(oz|ounces?|g|grams?|ml)\b/.exec(text) ?? [];
  if (count === undefined || !/\boz\b|\bounces?\b|\d ?oz/.test(text)) return undefined;
  const value = Number(count);
  if (unit.startsWith("o"))
    return {
      sum: `${count} oz`,
      result: `${twoPlaces(value * OUNCE.g)} g by weight (a fluid ounce is ${OUNCE.ml} ml)`,
    };
  const each = unit === "ml" ? OUNCE.ml : OUNCE.g;
  return { sum: `${count} ${unit === "ml" ? "ml" : "g"}`, result: `${twoPlaces(value / each)} oz` };
}

/** A sum in its own signs and the words for them. */
function bySigns(typed: string): WorkedOut | undefined {
  const sum = inSigns(typed);
  const signs = sum.match(/\d+(?:\.\d+)?|[-+*/()%]|off?/g) ?? [];
  const whole = signs.join("") === sum.replaceAll(" ", "");
  if (!whole || signs.length > LONGEST || !signs.some((sign) => /[-+*/%]|off?/.test(sign)))
    return undefined;
  const rest = [...signs];
  const value = added(rest);
  return value && rest.length === 0 ? { sum: shown(signs), result: told(value) } : undefined;
}

const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The words of a sum as its signs. */
function inSigns(typed: string): string {
  const words: readonly (readonly [RegExp, string])[] = [
    [/^(?:so|ok|hey|and|quick one|quickly|please|pls)[, ]+/, ""],
    [
      /^(?:what(?:'?s| is| would be)|how much(?:'?s| is)?|work out|calculate|calc|tell me|do|give me)\b/,
      "",
    ],
    [/[=?!]+|\b(?:please|pls|equals|come to|make|makes|is what)\b/g, ""],
    [/[$£€]|(?<=\d) ?(?:g|gr|grams?|ml|quid|dollars?|euros?|pounds?|bucks)\b/g, ""],
    [/(?<=\d),(?=\d{3}\b)/g, ""],
    [/(?<=\d),(?=\d)/g, "."],
    [/\btake (\d[\d.]* ?(?:%|pct|per ?cent)?) (?:off|from|away from)(?: of)?\b/g, "$1 off"],
    [/\bknock (\d[\d.]* ?(?:%|pct|per ?cent)?) off\b/g, "$1 off"],
    [/\b(?:pct|percent|per cent|prozent)\b/g, "%"],
    [/\b(?:a |one )?half(?: of)?\b/g, "1/2 of"],
    [/\b(?:a|one) (?=(?:third|quarter|fifth|tenth)\b)/g, "1 "],
    [/\b(\d) (third|quarter|fifth|tenth)s?(?: of)?\b/g, "$1/$2 of"],
    [/\b(?:third)\b/g, "3"],
    [/\b(?:quarter)\b/g, "4"],
    [/\b(?:fifth)\b/g, "5"],
    [/\b(?:tenth)\b/g, "10"],
    [/\b(?:double|twice)(?: of)?\b/g, "2 *"],
    [/\b(?:triple)(?: of)?\b/g, "3 *"],
    [/\b(?:plus|and|add(?:ed)?(?: to)?)\b/g, "+"],
    [/\b(?:minus|less|take away|subtract)\b|[–−]/g, "-"],
    [/\b(?:times|multiplied by|lots of)\b|[x×·]/g, "*"],
    [/\b(?:divided by|over|split (?:by|in|into|between)|shared (?:by|between))\b|[÷:]/g, "/"],
    [/\bof of\b/g, "of"],
    [/\bways\b/g, ""],
  ];
  return words
    .reduce(
      (text, [sign, by]) => text.replaceAll(new RegExp(sign, "g"), by),
      inFigures(typed.toLowerCase().trim()),
    )
    .replaceAll(/\s+/g, " ")
    .trim();
}

const inFigures = (typed: string): string =>
  typed.replaceAll(/\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/g, (word) =>
    String(NUMBERS.indexOf(word) + 2),
  );

/** Terms; a percentage behind a sign is of what stands before it, as on a till: 165 - 15 % is 140.25. */
function added(signs: string[]): Exact | undefined {
  let value = multiplied(signs);
  while (value && (signs[0] === "+" || signs[0] === "-")) {
    const way = signs.shift() === "+" ? 1n : -1n;
    const next = multiplied(signs);
    if (!next) return undefined;
    const by = "percent" in next ? times(value, next) : next;
    value = { of: value.of * by.over + way * by.of * value.over, over: value.over * by.over };
  }
  return value;
}

type Term = Exact & { percent?: true };

function multiplied(signs: string[]): Term | undefined {
  let value = single(signs);
  while (value && /^(?:[*/]|off?)$/.test(signs[0] ?? "")) {
    const sign = signs.shift();
    const next = single(signs);
    if (!next || (sign === "/" && next.of === 0n)) return undefined;
    if (sign === "/") value = { of: value.of * next.over, over: value.over * next.of };
    else if (sign === "off") value = taken(value, next);
    else value = times(value, next);
  }
  return value;
}

/** "15 % off 88", "5 off 20". */
const taken = (by: Term, from: Term): Exact => {
  const less = by.percent ? times(by, from) : by;
  return { of: from.of * less.over - less.of * from.over, over: from.over * less.over };
};

const times = (a: Exact, b: Exact): Exact => ({ of: a.of * b.of, over: a.over * b.over });

function single(signs: string[]): Term | undefined {
  const sign = signs.shift();
  if (sign === "(") {
    const value = added(signs);
    return value && signs.shift() === ")" ? value : undefined;
  }
  if (sign === "-") {
    const value = single(signs);
    return value && { ...value, of: -value.of };
  }
  if (!sign || !/^\d/.test(sign)) return undefined;
  const [whole = "", places = ""] = sign.split(".");
  const value = { of: BigInt(whole + places), over: 10n ** BigInt(places.length) };
  if (signs[0] !== "%") return value;
  signs.shift();
  return { of: value.of, over: value.over * 100n, percent: true };
}

/** To two places, half up, without empty ones. */
function told({ of, over }: Exact): string {
  const minus = of < 0n;
  const hundredths = ((minus ? -of : of) * 200n + over) / (over * 2n);
  const places = String(hundredths % 100n)
    .padStart(2, "0")
    .replace(/0+$/, "");
  const figure = `${hundredths / 100n}${places && `.${places}`}`;
  return minus && hundredths > 0n ? `-${figure}` : figure;
}

const shown = (signs: readonly string[]): string =>
  signs
    .join(" ")
    .replaceAll(" * ", " × ")
    .replaceAll("( ", "(")
    .replaceAll(" )", ")")
    .replaceAll(/(\d) \/ (\d+) of\b/g, "$1/$2 of");

import { mentionsIn } from "#agent/models/builtin/booking/mentions.ts";
import { plainFigure, type Facts } from "./booking-facts.ts";
import { PLAIN } from "./booking-words.ts";

/** What in a text is a name, a day, a time or a figure. */
export type Token = {
  words: string;
  date?: string;
  time?: string;
  figure?: string;
  services?: string[];
  isAddress?: true;
};

/** The characters that stand for tokens while the words around them are judged. */
export const TOKENS = /[\uE000-\uF8FF]/g;
const FIRST_TOKEN = 0xe000;

/** The tokens of a marked text. */
export const tokensIn = (marked: string, all: readonly Token[]): Token[] =>
  [...marked.matchAll(TOKENS)].flatMap(([sign]) => all[sign.charCodeAt(0) - FIRST_TOKEN] ?? []);

/** A marked text as it was written. */
export const unmarked = (marked: string, all: readonly Token[]): string =>
  marked.replaceAll(TOKENS, (sign) => tokensIn(sign, all)[0]?.words ?? "");

const UNITS = "minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|%|percent";
const COUNTS = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve".split("|");
const COIN = "[$€£¥]|(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|francs?)\\b";
const FIGURE = new RegExp(
  `\\b(?:half )?an? (?:minute|hour|day|week|month)\\b|\\d+ hours?(?: and)? \\d+ min(?:ute)?s?\\b|(?:(?:${COIN}) ?)?(?:\\d[\\d.,]*\\d|\\d|(?<!\\b(?:at|by|around) )\\b(?:${COUNTS.join("|")})\\b|\\b(?:${COUNTS.join("|")})(?= (?:${UNITS})))(?: ?(?:${COIN})| ?(?:${UNITS})(?!\\w))?`,
  "gi",
);

/** A text with one character in the place of each token. */
export function mark(text: string, facts: Facts, at: { timeZone: string; now: Date }) {
  const tokens: Token[] = [];
  const sign = (token: Token) => {
    tokens.push(token);
    return String.fromCharCode(FIRST_TOKEN + tokens.length - 1);
  };
  const name = namePattern(facts);
  let marked = text.replaceAll(name, (words) => {
    if (words.toLowerCase() === facts.address?.toLowerCase())
      return sign({ words, isAddress: true });
    return sign({ words, services: servicesNamed(words, facts) });
  });
  marked = marked.replaceAll(/\b[a-z]+days\b/gi, (words) => {
    const [{ date } = {}] = mentionsIn(words.slice(0, -1), at);
    return date ? sign({ words, date }) : words;
  });
  for (const { index, words: found, date, time } of mentionsIn(marked, at).toReversed()) {
    // the dot of "10 AM." ends the sentence
    const words = found.replace(/(?<=[ap]m)\.$/i, "");
    const token = { words, ...(date && { date }), ...(time && { time }) };
    marked = marked.slice(0, index) + sign(token) + marked.slice(index + words.length);
  }
  marked = marked.replaceAll(/^ ?\d\)/gm, (words) => sign({ words }));
  marked = marked.replaceAll(FIGURE, (words) => sign({ words, figure: figureOf(words) }));
  return { marked, tokens };
}

/** Names of services whole, and by the words that they are made of. */
function namePattern({ services, address }: Facts): RegExp {
  const parts = services.flatMap((name) => name.match(/[\p{L}'’-]{3,}/gu) ?? []);
  const all = [...(address ? [address] : []), ...services, ...parts]
    .filter((word) => !PLAIN.has(word.toLowerCase()))
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}])(?:${all.join("|") || "(?!)"})(?:e?s)?(?![\\p{L}])`, "giu");
}

const servicesNamed = (words: string, { services }: Facts) =>
  services.filter((name) => {
    const [whole, said] = [name.toLowerCase(), words.toLowerCase()];
    return whole.includes(said) || whole.includes(said.replace(/e?s$/, ""));
  });

function figureOf(words: string): string {
  const [, hours, minutes] = /(\d+) hours? .*?(\d+) m/i.exec(words) ?? [];
  if (minutes) return `${Number(hours) * 60 + Number(minutes)} minutes`;
  const count = COUNTS.findIndex((word) => words.toLowerCase().includes(word)) + 2;
  const number = plainFigure(/\d[\d.,]*/.exec(words)?.[0] ?? String(count > 1 ? count : 1));
  if (/^half/i.test(words)) return words;
  const unit = new RegExp(UNITS, "i").exec(words)?.[0].toLowerCase() ?? "";
  if (unit.startsWith("h")) return `${Number(number) * 60} minutes`;
  if (unit.startsWith("min")) return `${number} minutes`;
  return unit ? `${number} ${unit.replace(/s?$/, "s")}` : number;
}

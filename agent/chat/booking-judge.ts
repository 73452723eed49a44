import { mentionsIn } from "#agent/models/builtin/booking/mentions.ts";
import { plainFigure, wordsIn, type Fact, type Facts } from "./booking-facts.ts";
import {
  AGREES,
  CONDITION,
  DENIES,
  LINKING,
  NAMED,
  PLAIN,
  QUESTION,
  REFUSES,
  TOPICS,
  type Topic,
} from "./booking-lexicon.ts";

/** A sentence of a reply, and whether all that it says is known. It speaks of `topics` and `services`, proven or not. */
export type Judged = { sentence: string; proven: boolean; topics: Topic[]; services: string[] };

/** What in a text is a name, a day, a time or a figure: one character stands for it while the words around are judged. */
type Token = {
  words: string;
  date?: string;
  time?: string;
  figure?: string;
  services?: string[];
  isAddress?: true;
};

const FIRST_TOKEN = 0xe000;
const TOKENS = /[\uE000-\uF8FF]/g;
const tokensIn = (text: string, all: readonly Token[]) =>
  [...text.matchAll(TOKENS)].flatMap(([sign]) => all[sign.charCodeAt(0) - FIRST_TOKEN] ?? []);

/**
 * The sentences of a reply. One is proven when it asks, greets, refuses or names a condition, or when each of its clauses
 * speaks of a topic in known words and only with the names, days, times and figures that a fact of this topic holds.
 */
export function judge(text: string, facts: Facts, at: { timeZone: string; now: Date }): Judged[] {
  const { marked, tokens } = mark(text, facts, at);
  const sentences = marked.match(/[^.!?\n]+[.!?]*\s*|[.!?\n]+\s*/g) ?? [];
  let subject: Token[] = [];
  return sentences.map((sentence, index) => {
    const next = sentences[index + 1]?.trim() ?? "";
    const said = said1(sentence, { facts, tokens, subject, followed: next.endsWith("?") });
    subject = said.subject;
    const original = sentence.replaceAll(TOKENS, (sign) => tokensIn(sign, tokens)[0]?.words ?? "");
    return {
      sentence: original,
      proven: said.proven || facts.sentences.has(original.trim()),
      topics: said.topics,
      services: tokensIn(sentence, tokens).flatMap(({ services = [] }) => services),
    };
  });
}

const UNITS = "minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|%|percent";
const COUNTS = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve".split("|");
const COIN = "[$€£¥]|(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|francs?)\\b";
const FIGURE = new RegExp(
  `(?:(?:${COIN}) ?)?(?:\\d[\\d.,]*\\d|\\d|(?<!\\b(?:at|by|around) )\\b(?:${COUNTS.join("|")})\\b)(?: ?(?:${COIN})| ?(?:${UNITS})(?!\\w))?`,
  "gi",
);

function mark(text: string, facts: Facts, at: { timeZone: string; now: Date }) {
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
    .map((word) => RegExp.escape(word));
  return new RegExp(`(?<![\\p{L}])(?:${all.join("|") || "(?!)"})(?:e?s)?(?![\\p{L}])`, "giu");
}

const servicesNamed = (words: string, { services }: Facts) =>
  services.filter((name) => {
    const [whole, said] = [name.toLowerCase(), words.toLowerCase()];
    return whole.includes(said) || whole.includes(said.replace(/e?s$/, ""));
  });

function figureOf(words: string): string {
  const count = COUNTS.findIndex((word) => words.toLowerCase().includes(word)) + 2;
  const number = plainFigure(/\d[\d.,]*/.exec(words)?.[0] ?? String(count));
  const unit = new RegExp(UNITS, "i").exec(words)?.[0].toLowerCase() ?? "";
  if (unit.startsWith("h")) return `${Number(number) * 60} minutes`;
  if (unit.startsWith("min")) return `${number} minutes`;
  return unit ? `${number} ${unit}` : number;
}

type Around = { facts: Facts; tokens: readonly Token[]; subject: Token[]; followed: boolean };
const WHO = "(?:i|you|it|we|he|she|they|the|your|there|no|nothing)\\b";
const CLAUSE = new RegExp(
  `[,;:()—–]\\s*|\\s-\\s|\\s(?=(?:and|but|because|while)\\s)|\\s(?=(?:${CONDITION})\\s[^\\uE000-\\uF8FF])|\\s(?=(?:so|since|that|now|before|after|with|without) ${WHO})`,
  "i",
);

/** What only names something goes with what is said of it: "gloss and balayage | can be booked". */
const folded = (clauses: readonly string[]) => {
  const from = clauses.findIndex((clause) =>
    wordsIn(clause.replaceAll(TOKENS, " ")).some((word) => !LINKING.has(word)),
  );
  if (from === 0) return clauses;
  const first = from < 0 ? clauses : clauses.slice(0, from + 1);
  return [first.join(" "), ...clauses.slice(first.length)].filter(Boolean);
};

const UNDER = new RegExp(`^(?:(?:and|but) )?(?:${CONDITION}|before|after)\\b`);

function said1(sentence: string, around: Around) {
  const { facts, tokens } = around;
  const asks = sentence.trimEnd().endsWith("?");
  const clauses = folded(sentence.split(CLAUSE).map(inFull).filter(Boolean));
  const topics: Topic[] = [];
  let last: Row[] = [];
  let { subject } = around;
  const proven = clauses.map((clause, index) => {
    const held = tokensIn(clause, tokens);
    const named = held.filter(({ services }) => services);
    if (named.length > 0) subject = named;
    const left = clause.replace(UNDER, "").replaceAll(TOKENS, " ");
    const isKnown = (...lists: ReadonlySet<string>[]) =>
      wordsIn(left).every((word) => lists.some((list) => list.has(word)));
    if (AGREES.test(clause)) return index < clauses.length - 1 || around.followed;
    if (clause === "yes") return index < clauses.length - 1 && !asks;
    if (asks && (QUESTION.test(clause) || isKnown(PLAIN, facts.names)))
      return held.every(
        (token) =>
          (!token.time && !token.figure) ||
          coveredBy(
            token,
            ASKED.flatMap((topic) => facts.of[topic]),
            [],
          ),
      );
    if (UNDER.test(clause))
      return (
        isKnown(PLAIN, NAMED, facts.names) && held.every(({ figure, time }) => !figure && !time)
      );
    if (REFUSES.test(clause)) return held.every(({ figure }) => !figure);
    const { rows, rest } = rowsIn(clause.replaceAll(stylistOf(facts), "stylist"));
    const denied = rest.match(DENIES) !== null;
    const words = wordsIn(rest.replaceAll(DENIES, " ").replaceAll(TOKENS, " "));
    if (
      rows.length === 0 &&
      held.length === 0 &&
      words.every((word) => facts.names.has(word) || facts.asked.has(word))
    )
      return words.length === 1 || words.every((word) => facts.names.has(word));
    const of = topicsOf(rows.length > 0 ? rows : last, denied);
    if (of[0] === "absent" && held.length === 0) return true;
    if (!words.every((word) => PLAIN.has(word) || facts.words.has(word) || facts.names.has(word)))
      return topics.push(...topicsOf(rows, denied)) && false;
    if (rows.length > 0) last = rows;
    else if (held.some(({ figure }) => figure)) last = [PRICE];
    else if (held.some(({ isAddress }) => isAddress)) last = [ADDRESS];
    else if (!words.every((word) => LINKING.has(word))) return false;
    else if (last.length === 0) last = [facts.of.booked.length > 0 ? VISIT : OFFER];
    const about = topicsOf(last, denied);
    topics.push(...about);
    return about.length > 0 && isSo(about, held, named.length > 0 ? named : subject, facts);
  });
  return { proven: proven.every(Boolean), topics, subject };
}

type Row = { words: RegExp; said: Topic; denied: Topic };
const ROWS: readonly Row[] = TOPICS.map(([words, said, denied]) => ({
  words: new RegExp(`(?<![\\w'])(?:${words})(?![\\w'])`, "g"),
  said,
  denied,
}));
const PRICE: Row = { words: /(?!)/g, said: "price", denied: "never" };
const OFFER: Row = { words: /(?!)/g, said: "free", denied: "full" };
const VISIT: Row = { words: /(?!)/g, said: "booked", denied: "unbooked" };
const ADDRESS: Row = { words: /(?!)/g, said: "always", denied: "never" };
/** What a question may name. */
const ASKED = ["asks", "free", "price", "menu"] as const;

const topicsOf = (rows: readonly Row[], denied: boolean) =>
  rows.map((row) => (denied ? row.denied : row.said));

/** The topics of a clause, and what is left of it. */
function rowsIn(clause: string): { rows: Row[]; rest: string } {
  let rest = clause;
  const rows = ROWS.filter(({ words }) => {
    const without = rest.replaceAll(words, " ");
    const found = without !== rest;
    rest = without;
    return found;
  });
  return { rows, rest };
}

/** Each topic has a fact, and each name, day, time and figure stands in one of them. */
function isSo(
  topics: readonly Topic[],
  held: readonly Token[],
  subject: readonly Token[],
  { of }: Facts,
) {
  const named = held.filter(({ services }) => services);
  return (
    topics.every((topic) => of[topic].some((fact) => fits(fact, named))) &&
    held.every((token) =>
      coveredBy(
        token,
        topics.flatMap((topic) => of[topic]),
        token.figure ? subject : named,
      ),
    )
  );
}

const coveredBy = (token: Token, facts: readonly Fact[], named: readonly Token[]) =>
  facts.some((fact) => {
    if (token.services) return fact.of === undefined || token.services.includes(fact.of);
    return (
      fits(fact, named) &&
      (!token.figure || fact.figures?.includes(token.figure)) &&
      (!token.date || fact.anyTime || fact.dates?.includes(token.date)) &&
      (!token.time || fact.anyTime || fact.times?.includes(token.time))
    );
  });

const fits = ({ of }: Fact, named: readonly Token[]) =>
  of === undefined || named.length === 0 || named.some(({ services }) => services?.includes(of));

const stylistOf = ({ stylist }: Facts) =>
  new RegExp(
    `\\b(?:${stylist.toLowerCase()}|${stylist.toLowerCase().split(" ")[0]}|she|he)\\b`,
    "g",
  );

/** In small letters, without accents and end, and with short forms written out: "you're" is "you are". */
function inFull(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'")
    .replaceAll(/\bcan't\b|\bcannot\b/g, "can not")
    .replaceAll(/\bwon't\b/g, "will not")
    .replaceAll(/n't\b/g, " not")
    .replaceAll(/'re\b/g, " are")
    .replaceAll(/'ve\b/g, " have")
    .replaceAll(/'ll\b/g, " will")
    .replaceAll(/'m\b/g, " am")
    .replaceAll(/'d\b/g, " would")
    .replaceAll(/\blet's\b/g, "let us")
    .replaceAll(/\b(it|that|he|she|what|here|there|who)'s\b/g, "$1 is")
    .replaceAll(
      /\b(?:i am afraid|you have in mind|unfortunately|sadly|there (?:is|are)|at the moment|as well|also)\b/g,
      " ",
    )
    .replaceAll(/[^\p{L}\p{Co}\d' -]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

import { wordsIn, type Fact, type Facts } from "./booking-facts.ts";
import { TOPICS, type Topic } from "./booking-lexicon.ts";
import {
  AGREES,
  CONDITION,
  DENIES,
  LINKING,
  NAMED,
  PLAIN,
  PRESUMES,
  QUESTION,
  REFUSES,
  TIMES_ONLY,
} from "./booking-words.ts";
import { mark, TOKENS, tokensIn, unmarked, type Token } from "./booking-tokens.ts";

/** A sentence of a reply, and whether all that it says is known. It speaks of `topics` and `services`, proven or not. */
export type Judged = { sentence: string; proven: boolean; topics: Topic[]; services: string[] };

/** What the clauses before have said: of which services, and of what. `isFollowed` by a question. */
type Said = { subject: Token[]; rows: Row[]; topics: Topic[]; isFollowed: boolean; asks: boolean };

/**
 * The sentences of a reply. One is proven when it asks, greets, refuses or names a condition, or when each of its clauses
 * speaks of a topic in known words and only with the names, days, times and figures that a fact of this topic holds.
 */
export function judge(text: string, facts: Facts, at: { timeZone: string; now: Date }): Judged[] {
  const { marked, tokens } = mark(text, facts, at);
  const sentences = marked.match(/[^.!?\n]+[.!?]*\s*|[.!?\n]+\s*/g) ?? [];
  let subject: Token[] = [];
  return sentences.map((sentence, index) => {
    const asks = sentence.trimEnd().endsWith("?");
    const isFollowed = sentences[index + 1]?.trim().endsWith("?") ?? false;
    const said: Said = { subject, rows: [], topics: [], isFollowed, asks };
    const clauses = folded(sentence.split(CLAUSE).map(inFull).filter(Boolean), tokens);
    const proven = clauses.map((clause, place) =>
      isProven(clause, said, { facts, tokens, isLast: place === clauses.length - 1 }),
    );
    ({ subject } = said);
    const written = unmarked(sentence, tokens);
    return {
      sentence: written,
      proven: proven.every(Boolean) || facts.sentences.has(written.trim()),
      topics: said.topics,
      services: tokensIn(sentence, tokens).flatMap(({ services = [] }) => services),
    };
  });
}

/** Asks for a wish alone: what is to come of it is not taken for granted. */
const WISHES = /^(?:what|which|when|how|where)\b[^,]* (?:suits?|works?|you (?:like|prefer|want))\b/;
const WHO = "(?:i|you|it|we|he|she|they|the|your|there|no|nothing|anything)\\b";
const CLAUSE = new RegExp(
  [
    String.raw`[,;:()—–]\s*|\s-\s|\s(?=(?:and|but|because|while)\s)`,
    String.raw`\s(?=(?:${CONDITION})\s[^\uE000-\uF8FF])`,
    String.raw`\s(?=(?:so|since|that|now|before|after|without) ${WHO}|with (?:no|nothing|anything|the|your)\b)`,
  ].join("|"),
  "i",
);
const UNDER = new RegExp(String.raw`^(?:(?:and|but) )?(?:${CONDITION}|before|after)\b`);
/** What a question may name: times that are free or were asked for, and what the menu has. */
const ASKED = ["looks", "free", "price", "menu"] as const;

/** What only names something goes with what is said of it: "gloss and balayage | can be booked". */
function folded(clauses: readonly string[], tokens: readonly Token[]): readonly string[] {
  const speaks = (clause: string) =>
    bare(clause).some((word) => !LINKING.has(word)) ||
    tokensIn(clause, tokens).some(({ figure }) => figure);
  const from = clauses.findIndex(speaks);
  if (from <= 0) return from < 0 && clauses.length > 0 ? [clauses.join(" ")] : clauses;
  return [clauses.slice(0, from + 1).join(" "), ...clauses.slice(from + 1)];
}

const bare = (clause: string) => wordsIn(clause.replaceAll(TOKENS, " "));

type Around = { facts: Facts; tokens: readonly Token[]; isLast: boolean };

function isProven(clause: string, said: Said, around: Around): boolean {
  const { facts, tokens, isLast } = around;
  const { names } = facts;
  const held = tokensIn(clause, tokens);
  const isOf = (...lists: ReadonlySet<string>[]) =>
    bare(clause.replace(UNDER, "")).every((word) => lists.some((list) => list.has(word)));
  const isAskable = (token: Token) =>
    (!token.time && !token.figure) || isCovered(token, factsOn(ASKED, facts), []);
  if (AGREES.test(clause)) return !isLast || said.isFollowed;
  if (clause === "yes") return !isLast && !said.asks;
  if (said.asks && (QUESTION.test(clause) || isOf(PLAIN, names)))
    return PRESUMES.test(clause) && !WISHES.test(clause)
      ? factsOn(["booked", "requested"], facts).length > 0
      : held.every(isAskable);
  if (UNDER.test(clause)) return isOf(PLAIN, NAMED, names) && held.every(isAskable);
  if (REFUSES.test(clause)) return held.every(({ figure }) => !figure);
  return isStated(clause, said, around);
}

/** A statement: its words are known, and its topics have facts that hold what it names. */
function isStated(clause: string, said: Said, { facts, tokens }: Around): boolean {
  const held = tokensIn(clause, tokens);
  const named = held.filter(({ services }) => services);
  if (named.length > 0) said.subject = named;
  const { rows, rest } = rowsIn(clause.replaceAll(stylistOf(facts), "stylist"));
  const isDenied = rest.match(DENIES) !== null;
  const topicsOf = (of: readonly Row[]) => of.map((row) => (isDenied ? row.denied : row.said));
  const words = bare(rest.replaceAll(DENIES, " "));
  const { names, asked } = facts;
  if (rows.length === 0 && held.length === 0 && words.every((word) => names.has(word))) return true;
  // the client's own name, where they are spoken to
  const isName = words.length < 3 && words.every((word) => asked.has(word) && !PLAIN.has(word));
  if (rows.length === 0 && held.length === 0 && isName) return true;
  const goesOn =
    /^(?:and|but|so|because|that)\b/.test(clause) &&
    said.rows.length > 0 &&
    said.rows.every((row) => row.said === "always");
  if (goesOn && rows.length === 0 && held.length === 0 && words.every((word) => PLAIN.has(word)))
    return true;
  // what is not on the menu is a service: policies are not there either, and stand all the same
  const isPolicy = words.some((word) => NAMED.has(word) || NAMED.has(word.replace(/s$/, "")));
  if (topicsOf(rows)[0] === "absent" && held.length === 0) return !isPolicy;
  const isKnown = words.every(
    (word) => PLAIN.has(word) || facts.words.has(word) || names.has(word),
  );
  said.rows = rows.length > 0 ? rows : impliedBy(held, words, said, facts);
  const topics = topicsOf(isKnown ? said.rows : rows);
  said.topics.push(...topics);
  return (
    isKnown &&
    topics.length > 0 &&
    topics.every((topic) => facts.of[topic].some((fact) => isAbout(fact, named))) &&
    held.every((token) =>
      isCovered(
        token,
        factsOn(topics, facts),
        token.figure && named.length === 0 ? said.subject : named,
      ),
    )
  );
}

type Row = { words: RegExp; said: Topic; denied: Topic };
const ROWS: readonly Row[] = TOPICS.map(([words, said, denied]) => ({
  words: new RegExp(String.raw`(?<![\w'])(?:${words.replaceAll(/\n\s*/g, "")})(?![\w'])`, "g"),
  said,
  denied,
}));
const implied = (said: Topic, denied: Topic): Row[] => [{ words: /(?!)/g, said, denied }];
const [PRICE, ADDRESS, OFFER, VISIT] = [
  implied("price", "never"),
  implied("always", "never"),
  implied("free", "full"),
  implied("booked", "unbooked"),
];

/** What a clause speaks of that does not say so: a figure is a price, and a list goes on with what was said before. */
function impliedBy(held: readonly Token[], words: readonly string[], { rows }: Said, facts: Facts) {
  if (held.some(({ figure }) => figure)) return PRICE;
  if (held.some(({ isAddress }) => isAddress)) return ADDRESS;
  const isAsked = rows.some(({ said }) => said === "asks");
  if (!words.every((word) => LINKING.has(word)) || (held.length === 0 && !isAsked)) return [];
  if (rows.length > 0) return rows;
  if (!words.every((word) => TIMES_ONLY.has(word))) return [];
  return facts.of.booked.length > 0 ? VISIT : OFFER;
}

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

const factsOn = (topics: readonly Topic[], { of }: Facts) => topics.flatMap((topic) => of[topic]);

const isCovered = (token: Token, facts: readonly Fact[], named: readonly Token[]) =>
  facts.some((fact) => {
    if (token.services) return fact.of === undefined || token.services.includes(fact.of);
    return (
      isAbout(fact, named) &&
      (!token.figure || fact.figures?.includes(token.figure)) &&
      (!token.date || fact.anyTime || fact.dates?.includes(token.date)) &&
      (!token.time || fact.anyTime || fact.times?.includes(token.time))
    );
  });

const isAbout = ({ of }: Fact, named: readonly Token[]) =>
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
      /\b(?:i am afraid|you have in mind|unfortunately|sadly|it (?:looks like|seems)|there (?:is|are)|at the moment|right now|as well|also|still|just|currently|(?<!as )soon|really|actually|simply|any ?more|anymore|again)\b/g,
      " ",
    )
    .replaceAll(/[^\p{L}\p{Co}\d' -]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

import { MONTH, MONTHS, WEEKDAY } from "#agent/models/builtin/hear/calendar-names.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import { kindsNamed } from "#agent/models/builtin/sense/taught.ts";
import { tokensOf, type Token } from "#agent/models/builtin/sense/tokens.ts";

/** A piece of a turn that can be a fact of these kinds, as it was said. `part`: of a day, such as "afternoon"; `from`: with the word before it. */
export type Fact = { kinds: readonly SlotKind[]; said: string; before: string };

/** What a turn of a few words holds: its facts, and the words that are neither facts nor idle. */
export type Read = { facts: Fact[]; left: string[] };

/** Words that carry no fact of their own beside those that do. */
const IDLE = new Set(
  "ditto w n nd oh ah lol tho total altogether hun and or what how about up off the a an for to at on with of in is it its that thats this these make do does no nope nah not wait sorry oops actually instead please pls then ok okay but same thing time day also too rather mean i should be will her him his she he they them their one other from by yeah yes hang hold hm so just well only can could have has go change swap put first let me my us we you lets as shes hes if maybe better try need needs want wants wanted said say meant set any".split(
    " ",
  ),
);

const DAY_PART = "(?:morning|afternoon|arvo|evening|night)";
const NUMBER = String.raw`(?:\d+|an?|one|two|three|four|five|six)`;
const DAY = new RegExp(
  String.raw`^(?:(?:this|next|last|coming|the) )*(?:${WEEKDAY}|today|2day|tonight|tomorrow|tmrw|tmr|tomoz|yesterday|weekend|fortnight|week|month|quarter|year)\b(?:'?s\b)?(?: (?:after next|gone|before last))?(?: ${DAY_PART}\b)?|^(?:the )?(?:day (?:after tomorrow|before yesterday)|\d{1,2}(?:st|nd|rd|th)\b(?: of)?(?: (?:${MONTHS.join("|")}))?)|^(?:${MONTHS.join("|")}) \d{1,2}\b|^in ${NUMBER} (?:days?|weeks?|months?)\b`,
  "i",
);
const SHIFT = new RegExp(
  String.raw`^(?:the |an? |one |\d )?(?:(?:day|week|month)s?|${WEEKDAY}) (?:before|after|later|earlier)\b(?! (?:tomorrow|yesterday|next|last|\d))`,
  "i",
);
const PART = new RegExp(String.raw`^(?:in the )?${DAY_PART}\b`, "i");
const CLOCK =
  /^(?:(?:half|quarter|5|10|20|25|five|ten|twenty)(?: past| to) \d{1,2}|half \d{1,2}|\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|noon|midday|\d{1,2} ?o'?clock)\b(?!%)/i;
const PAST = /^(?:half|quarter) past\b/i;
const HOUR = /^\d{1,2}(?=$|[ ,?!.])(?! ?(?:min|h\b|hrs?|hours?|g\b|%|tubes?|bottles?|of))/;
/** A time without its colon: "1015", "ok 130". */
const CLOSED_UP = /^(?:1[0-2]|0?[1-9])[0-5]\d(?=$|[ ,?!.])(?! ?(?:g\b|ml|%|vol|dollars|bucks))/;
const LENGTH =
  /^(?:\d+(?:[.,]\d+)? ?(?:min(?:ute)?s?|m|h|hrs?|hours?)\b(?: (?:and )?(?:a half|\d+ ?(?:min(?:ute)?s?)?))?|(?:half an?|an?|one)(?: half)? (?:hour|hr)\b(?: and a half)?|half (?:hour|hr)\b|an? hour\b)/i;
const MONEY =
  /^(?:[$€£] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:[$€£]|bucks|dollars?|euros?|pounds?|quid))/i;

const TIME_SHIFT = new RegExp(`${LENGTH.source} (?:later|earlier|sooner)\\b`, "i");

/** Right behind or before a visit that was spoken of. */
const BESIDE_IT = new RegExp(
  String.raw`^(?:(?:straight|right|directly|immediately|just) (?:after|before|behind)(?:wards)?|afterwards|back to back)(?: (?:her|him|them|that|it))?(?=\W*$|[,.!?]| (?:with|for|please|pls|too|then|and)\b)`,
  "i",
);

/** A month by itself: what was told of it is over, or it is a time to come. */
const IN_MONTH = new RegExp(String.raw`^(?:(?:in|for|this|last) )?${MONTH}\b(?: 20\d\d)?`, "i");

/** Pieces that are plain by their words, the longer before the shorter. */
const PLAIN: readonly (readonly [RegExp, readonly SlotKind[]])[] = [
  [SHIFT, ["date", "period"]],
  [TIME_SHIFT, ["time"]],
  [BESIDE_IT, ["time"]],
  [CLOCK, ["time"]],
  [DAY, ["date", "period"]],
  [IN_MONTH, ["period"]],
  [PART, ["date", "period"]],
  [MONEY, ["sum"]],
  [LENGTH, ["minutes"]],
  [PAST, ["time"]],
  [/^(?:mine|myself|(?:just|only) me)\b|^me\W*$/i, ["stylist"]],
];

/** A count in words before what is counted: "one 6/0", "two tubes of 7/1". */
const COUNT =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|a dozen|a couple)\b(?= (?:(?:more|tubes?|bottles?|packs?|boxe?s?|of|the) )*(?:\d|tubes?\b|bottles?\b|packs?\b|boxe?s\b))/i;

/** What figures look like, by the kind of fact that they can be. */
const FIGURES: readonly (readonly [SlotKind, RegExp])[] = [
  ["percent", /^(?:percent|n\d|n12|n3t|dec|half)$/],
  ["sum", /^(?:sum|percent|n\d|n12|n3t|dec|half|big)$/],
  ["grams", /^(?:grams|n2|n3|n3t)$/],
  ["number", /^(?:n\d|n12|n3t)$/],
  ["level", /^(?:n1|n2|n12)$/],
  ["minutes", /^(?:span|n2|n12|n1)$/],
  ["email", /^mail$/],
  ["phone", /^phone$/],
];
/** Kinds of what is called by a name. */
export const NAMES: ReadonlySet<SlotKind> = new Set([
  "client",
  "stylist",
  "service",
  "item",
  "supplier",
  "brand",
  "line",
]);
/** Words that only tell the place of something. */
const POINTING = /^(?:after|before|next|last|first|following|previous)[?.!]?$/;
/** Stands within a name and names nothing by itself. */
const WITHIN = /^(?:up|colour|color|treatment|the|de|and|&|-)$/i;

/** Reads a turn of a few words for facts of these kinds. */
export function read(text: string, kinds: ReadonlySet<SlotKind>, own: Lexicon | undefined): Read {
  const tokens = tokensOf(text);
  const facts: Fact[] = [];
  const left: string[] = [];
  const wordAt = (at: number) => {
    const token = tokens[at];
    return token ? text.slice(token.from, token.to).toLowerCase().replaceAll(/['’]/g, "") : "";
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const rest = text.slice(token.from);
    const idle = IDLE.has(wordAt(at));
    const named = idle ? undefined : nameAt(text, tokens, at, kinds, own);
    // June is a colleague where one is called so
    const isMonthly = named && IN_MONTH.test(named.said) && own?.has(named.said.toLowerCase());
    const found = (isMonthly ? named : pieceAt(rest, kinds)) ?? named;
    if (found) {
      // "marisol, not theo": what is denied is no fact
      if (wordAt(at - 1) !== "not") facts.push({ ...found, before: wordAt(at - 1) });
      const to = token.from + found.said.length;
      while (at < tokens.length && (tokens[at] as Token).from < to) at += 1;
      continue;
    }
    if (token.shape !== "mark" && !idle) left.push(wordAt(at));
    at += 1;
  }
  return { facts, left };
}

function pieceAt(rest: string, kinds: ReadonlySet<SlotKind>): Omit<Fact, "before"> | undefined {
  for (const [sign, are] of PLAIN) {
    const said = sign.exec(rest)?.[0];
    const fits = are.filter((kind) => kinds.has(kind));
    if (said && fits.length > 0) return { kinds: fits, said };
  }
  const count = kinds.has("number") && COUNT.exec(rest)?.[0];
  if (count) return { kinds: ["number"], said: count };
  const figure = /^[+\d][^\s,?!]*/.exec(rest)?.[0].replace(/[.:]+$/, "");
  const shape = figure && tokensOf(figure)[0]?.shape;
  if (!figure || !shape) return undefined;
  const are = FIGURES.flatMap(([kind, looks]) =>
    kinds.has(kind) && looks.test(shape) ? [kind] : [],
  );
  if (kinds.has("time") && (HOUR.test(rest) || CLOSED_UP.test(rest))) are.push("time");
  return are.length > 0 ? { kinds: are, said: figure } : undefined;
}

/** A name that begins here, of one of the kinds that are wanted. */
function nameAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  kinds: ReadonlySet<SlotKind>,
  own: Lexicon | undefined,
): Omit<Fact, "before"> | undefined {
  const of = (token: Token) => [...kindsOf(token, own)].filter((kind) => kinds.has(kind));
  const first = tokens[at] as Token;
  const are = of(first);
  if (are.length === 0) return undefined;
  let to = at + 1;
  const goesOn = (next: Token | undefined) =>
    next !== undefined && of(next).some((kind) => are.includes(kind));
  for (;;) {
    const next = tokens[to];
    if (goesOn(next)) to += 1;
    else if (next && WITHIN.test(text.slice(next.from, next.to)) && goesOn(tokens[to + 1])) to += 2;
    else break;
  }
  return { kinds: are, said: text.slice(first.from, (tokens[to - 1] as Token).to) };
}

function kindsOf(token: Token, own: Lexicon | undefined): ReadonlySet<SlotKind> {
  const ofHouse = [...(own?.get(token.word) ?? [])].filter(isName);
  // whom the salon calls so is meant before anybody else of that name
  const named = ofHouse.length > 0 ? ofHouse : [...kindsNamed(token, own)].filter(isName);
  const known = new Set<SlotKind>(named);
  if (token.shape === "shade") known.add("item");
  // a name that stands in no list may be a client's all the same
  if (known.size === 0 && /^[Nn]ame$/.test(token.shape)) known.add("client");
  return known;
}

const isName = (kind: string): kind is SlotKind => NAMES.has(kind as SlotKind);

/** Whether words name nothing: "it up" is no name, whatever has an "up" in it. */
export const isIdle = (said: string): boolean =>
  said
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .split(/\s+/)
    .every((word) => IDLE.has(word) || POINTING.test(word));

/** Whether words shift a day that was said before: "the week after". */
export const shifts = (said: string): boolean => SHIFT.test(said);

/** Whether words shift a time that was said before: "an hour later". */
export const shiftsTime = (said: string): boolean => TIME_SHIFT.test(said) || BESIDE_IT.test(said);

/** Whether words only tell a part of a day that was said before: "afternoon". */
export const isPart = (said: string): boolean => PART.test(said);

import { plain } from "#agent/models/builtin/hear/text.ts";

/** Words that come before an order and say nothing of it. */
const LEAD = String.raw`(?:(?:please|pls|plz|hey|hi|hello|ok|okay|so|and|then|now|also|just|yes|yeah|right|alright|great|thanks|thank you|oh|um|uh|er|quick(?:ly)?|actually|(?:go|please) ahead and|(?:can|could|would|will) (?:you|u|ya)|i want (?:you )?to|i(?:'d| would) like (?:you )?to|i wants to|(?:i|we) (?:need|have|got)(?: (?:you|u))? to|need to|let'?s|let us|time to|help me(?: to)?|you can)[,:]? )*`;
const TAIL = String.raw`(?:,? ?\b(?:please|pls|plz|thanks|thank you|thx|ty|now|right now|for me|for us|ok|okay|then|will you|would you|can you|mate|love)\b)*[.!? ]*`;
const ARTICLE =
  "(?:(?:the|my|our|your|a|an|this|that|these|those|her|his|their|all|some|any|of the|all the|all my) )*";

/** Words that stand in no name: a gap that has them has swallowed half a sentence. */
const NAMELESS =
  "(?:i|we|you|she|he|they|it|it's|its|they're|we're|i'm|is|are|was|were|be|been|got|get|gets|have|has|had|because|cos|coz|cause|since|so|but|please|them|this|that|that's|behind|when|if|not|used|sold|makes?|call|want|wants|needs?|going|just|also|then|lol|let|put|tell|warn|says?|said|saying)";
const NAME_WORD = String.raw`(?!${NAMELESS}(?![\w'-]))[^\s,;:!?]*[^\s,;:!?.]`;

/** Words that stand in nobody's name either. */
const NOBODY =
  "(?:and|a|an|or|she's|he's|which|who|what|how|why|does|doesn't|don't|did|didn't|won't|can't|isn't|wasn't|do|having|happy|reacted|snapped|told|tells|asked|asks|turns|found|about|with|from|this|now|today|reminders?|conversation|chat|some|any|people|folk|system|party)";
const NAME_PART = String.raw`(?!${NAMELESS}(?![\w'-]))(?!${NOBODY}(?![\w'-]))[^\s,;:!?]*?[^\s,;:!?.]`;

const GAPS: Record<string, string> = {
  /** What a person is called, or words that point at one. */
  person: String.raw`(?:(?:it|this|that|them|these|those|they)(?: one)?|(?:(?:mrs?|ms|miss|dr)\. )?${NAME_PART}(?: ${NAME_PART}){0,4}?)`,
  /** What a thing is called: a few words, none of them a verb. */
  thing: `(?:(?:it|this|that|them|these|those|they|her|him)(?: one)?|${NAME_WORD}(?: ${NAME_WORD}){0,5}?)`,
  /** A number. */
  n: String.raw`\d+(?:[.,]\d+)?`,
  /** A sum of money. */
  sum: String.raw`(?:[$€£]|chf |usd |eur |gbp )? ?\d{1,6}(?:[.,]\d{1,2})?(?: ?(?:[$€£]|dollars?|euros?|pounds?|bucks|quid|usd|eur|gbp|chf))?`,
  /** One word. */
  w: String.raw`[^\s,.!?]+`,
  /** Whatever follows. */
  all: ".+",
};

/** Words of a row as they are sought: in plain words, and in those that were typed. `handedOn`: gaps of somebody's own words. */
type Pattern = { plain: RegExp; typed: RegExp; handedOn: readonly string[] };

/**
 * A pattern of a row's words. `{gap}` is anything, named; `{gap:n}` a number, `{gap:sum}` money, `{gap:w}` one word,
 * `{gap:thing}` a few words that name something, `{gap:person}` such as name somebody, `{gap:all}` the rest; `~` before a word stands for any article or none. Polite
 * words before and after are let by.
 */
export function pattern(words: string | RegExp): Pattern {
  if (words instanceof RegExp) return { plain: words, typed: new RegExp(words, "i"), handedOn: [] };
  const handedOn = [...words.matchAll(/\{(\w+):all\}/g)].flatMap(([, name]) => name ?? []);
  const body = words
    .replaceAll(/\((?!\?)/g, "(?:")
    .replaceAll("~", ARTICLE)
    .replaceAll(/\{([a-z]\w*)(?::(\w+))?\}/g, (_, name, kind) => {
      return `(?<${name}>${GAPS[kind ?? ""] ?? ".+?"})`;
    });
  const source = `^${LEAD}(?:${body})${TAIL}$`;
  return { plain: new RegExp(source), typed: new RegExp(source, "i"), handedOn };
}

/** The first number of what was said; undefined where there is none. */
export function numberIn(said: string | undefined): number | undefined {
  const digits = /\d+(?:[.,]\d+)?/.exec(said ?? "")?.[0];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
}

/** A sum in minor units: "1.50" is 150. */
export function minorIn(said: string | undefined): number | undefined {
  const amount = numberIn(said);
  return amount === undefined ? undefined : Math.round(amount * 100);
}

/** The figures of a sum alone, as a price is written: "$195" is "195". */
export const figureIn = (said: string | undefined): string | undefined => {
  const amount = numberIn(said);
  return amount === undefined ? undefined : String(amount);
};

/** What something is called, without "the" or "3 tubes of" before it. */
export const bareName = (said: string | undefined): string | undefined =>
  said?.replace(
    /^(?:(?:an?|the|my|our|any|some|more|of|tubes?|bottles?|packs?|boxe?s?|tubs?) )+/i,
    "",
  ) || undefined;

/** With a capital where a name was typed without any. */
export const named = (said: string | undefined): string | undefined => {
  const name = said?.trim();
  return name && name === name.toLowerCase()
    ? name.replaceAll(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name || undefined;
};

const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** Sums as they are said, in figures: "2 hundred", "a fiver". */
export const summed = (text: string): string =>
  text
    .replaceAll(/\b20 ([1-9])(?= ?(?:%|dollars|bucks|quid|euros?|pounds?|min\b|$))/g, "2$1")
    .replaceAll(
      /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]([1-9])(?![\d.,:/]))?\b/g,
      (_, tens: string, ones?: string) => String(TENS.indexOf(tens) * 10 + Number(ones ?? 0)),
    )
    .replaceAll(/\b(?:a|one) hundred(?: and)?(?: (\d{1,2}))?\b/g, (_, rest?: string) =>
      String(100 + Number(rest ?? 0)),
    )
    .replaceAll(/\b(\d+) hundred(?: and (\d+))?\b/g, (_, hundreds: string, rest?: string) =>
      String(Number(hundreds) * 100 + Number(rest ?? 0)),
    )
    .replaceAll(/\b(?:a )?fiver\b/g, "5 dollars")
    .replaceAll(/\b(?:a )?tenner\b/g, "10 dollars");

/** How counts are said, in figures. */
const COUNTS: [RegExp, string][] = [
  [/\bhalf (?:a )?dozen\b/, "6"],
  [/\b(?:a )?dozen\b/, "12"],
  [/\b(?:a )?(?:couple|pair)\b|\bboth\b/, "2"],
  [/^(?:none|nothing|zero|nil|no)\b/, "0"],
  [/^(?:just |only )*(?:a|an|one|another|the one)\b/, "1"],
];

/** A count as it is said: "a couple" is 2. */
export function countIn(said: string | undefined): number | undefined {
  let text = plain(said ?? "");
  for (const [spoken, figures] of COUNTS) text = text.replace(spoken, figures);
  const count = numberIn(text);
  return count === undefined ? undefined : Math.round(count);
}

import { figuresIn, type At, type Figure } from "./figures.ts";

/** A part of a sentence that says one thing: its plain words, its figures, and the names in it. */
export type Clause = { words: string; figures: readonly Figure[]; names: ReadonlySet<string> };

/** The clauses of a sentence. Figures stand in their words as "xdate", "xtime" and "xnum". */
export function clausesOf(sentence: string, at: At): Clause[] {
  const figures = figuresIn(sentence, at);
  let marked = "";
  let read = 0;
  for (const { kind, from, to } of figures) {
    if (from < read) continue;
    marked += `${sentence.slice(read, from)} ${MARKS[kind] ?? "xnum"} `;
    read = to;
  }
  const left = figures.filter(({ from }, index) => from !== figures[index - 1]?.from);
  const names = new Set(
    [...sentence.matchAll(/(?<=[\p{Ll}\d,;:)'’] )\p{Lu}\p{L}+/gu)].map(([name]) => plainly(name)),
  );
  return plainly(marked + sentence.slice(read))
    .split(BREAK)
    .filter(Boolean)
    .map((words) => ({
      words,
      figures: left.splice(0, words.match(/\bx(?:date|time|num)\b/g)?.length ?? 0),
      names: new Set(
        words
          .split(" ")
          .map(stemOf)
          .filter((word) => names.has(word)),
      ),
    }));
}

/** "Nora's" as "nora". */
export const stemOf = (word: string) => word.replace(/'s?$/, "");

const MARKS: Partial<Record<Figure["kind"], string>> = {
  date: "xdate",
  weekday: "xdate",
  time: "xtime",
};

/** Begins what is not said to be so. */
export const CONDITION =
  "if|when|once|unless|until(?! x)|before|after|whether|in case|as soon as|as long as";
const JOINS = `and|but|so|because|while|since|though|although|now that|${CONDITION}`;
const VERB = "am|are|is|was|were|have|has|had|will|would|can|could|may";
const NOT_ALONE = `${JOINS}|that|as|do|does|did|shall|should|${VERB}|what|which|who|how|where|why|in|on|of|for|with|by|to|at|under|about|from|let|a|an|the|your|sure|or`;
const BREAK = new RegExp(
  [
    String.raw`[ |]*\|[ |]*`,
    ` (?=(?:${JOINS}) )`,
    " (?=that (?:i|you|we|it|she|he|they|your|the|there|no|my|our) )",
    `(?<!\\b(?:${NOT_ALONE})) (?=(?:i|you|we|she|he|it|they|this|there|everything|nothing|(?:your|the|our) \\w+) (?:${VERB}) )`,
    ` (?=(?:i|we) [a-z]+ed )`,
  ].join("|"),
);

const SHORT: readonly [RegExp, string][] = [
  [/\bcan't\b|\bcannot\b/g, "can not"],
  [/\bwon't\b/g, "will not"],
  [/n't\b/g, " not"],
  [/'re\b/g, " are"],
  [/'ve\b/g, " have"],
  [/'ll\b/g, " will"],
  [/'m\b/g, " am"],
  [/'d\b/g, " would"],
  [/\blet's\b/g, "let us"],
  [
    /\b(it|that|he|she|what|here|there|who|everything|nothing|time|visit|appointment|slot)'s\b/g,
    "$1 is",
  ],
  [
    /(?<=[a-z])'s(?= (?:an?|the|not|been|no|in|on|out|off|closed|open|full|free|booked|now|at|yours|done|down|up|gone|confirmed|cancelled|moved|fine)\b)/g,
    " is",
  ],
  [/\b(?:gonna|going to)\b/g, "will"],
  [/\b(xdate|xtime) it is\b/g, "it is $1"],
  [/\bcould not be more\b|\bnot only\b|\bnot just\b/g, "is"],
  [
    /\b(?:already|just|now|also|then|still|finally|hereby|indeed|once again|as well|so far|yet|even|gone and|went ahead and|gone ahead and|managed to|gladly|(?!early|only|reply|apply|family|july|fully|completely|weekly|daily|certainly)[a-z]{3,}ly)\b/g,
    " ",
  ],
];

/** In small letters without accents and markup, short forms written out, words that only stress left out, "|" for what divides. */
export function plainly(text: string): string {
  const small = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ");
  return SHORT.reduce((words, [short, long]) => words.replaceAll(short, long), small)
    .replaceAll(/[,;:()—–]| - /g, " | ")
    .replaceAll(/[^\p{L}\d|' -]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

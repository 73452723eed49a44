import { COMMON } from "./lexicon.ts";
import { plain } from "./text.ts";
import { fromTongue } from "./tongue.ts";

/** What comes off a word before it is looked up, and what takes its place. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ["ies", "y"],
  ["ied", "y"],
  ["es", ""],
  ["es", "e"],
  ["s", ""],
  ["ed", ""],
  ["ed", "e"],
  ["ing", ""],
  ["ing", "e"],
  ["ly", ""],
  ["er", ""],
  ["er", "e"],
  ["ers", ""],
  ["ers", "e"],
  ["ness", ""],
  ["est", ""],
  ["y", ""],
  ["ish", ""],
];

/** Whether a word in small letters is one of the language rather than a name. */
export function isCommon(word: string): boolean {
  if (SHORT.has(word)) return false;
  if (word.length < 3 || COMMON.has(word)) return true;
  if (ENDINGS.some(([ending, instead]) => isMadeOf(word, ending, instead))) return true;
  return word.length >= LONG && word.length <= LONGEST && isSlip(word);
}

/** Names of two letters. */
const SHORT: ReadonlySet<string> = new Set(["jo", "mo", "bo", "lu", "vi", "jj", "cj", "aj"]);

/** From this length on a word that is nearly a common one is that, misspelt. */
const LONG = 8;
/** And up to this length: no word of the language is longer, and each of its letters is tried. */
const LONGEST = 24;

function isMadeOf(word: string, ending: string, instead: string): boolean {
  if (!word.endsWith(ending) || word.length - ending.length < 3) return false;
  const stem = word.slice(0, -ending.length);
  if (COMMON.has(stem + instead)) return true;
  // "booked", "cutting": the doubled letter goes too
  return instead === "" && stem.at(-1) === stem.at(-2) && COMMON.has(stem.slice(0, -1));
}

function isSlip(word: string): boolean {
  for (let at = 0; at < word.length; at += 1)
    if (COMMON.has(word.slice(0, at) + word.slice(at + 1))) return true;
  return false;
}

const WORD = /[\p{L}][\p{L}'’-]*/gu;
/** After these a name stands by itself: "book lucas for friday" is no Luca's. */
const STANDS =
  /^(?: ?[,.;:!?]| (?:for|in|at|on|from|with|w|and|or|is|has|was|did|will|got|to|the|a|an|next|this|tomorrow|today|tmrw|\d)\b|$)/;

/** Writes the names of a sentence with capitals, and with the apostrophe of what is theirs: "keishas bowl" is Keisha's bowl. */
export function withNames(typed: string): string {
  // words of another tongue are not among the common ones, and no names for that
  if (fromTongue(plain(typed))) return typed;
  return typed.replace(WORD, (word, at: number) => {
    if (/\d/.test(typed[at - 1] ?? "") || /^\p{Lu}/u.test(word)) return word;
    const bare = word
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .replaceAll("’", "'")
      .replace(/'s$/, "");
    if (bare.split(/['-]/).every((part) => isCommon(part))) return word;
    const after = typed.slice(at + word.length);
    const capital = word.replaceAll(/(?<![\p{L}'’])\p{Ll}|(?<=^[dol]['’])\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    );
    const owner = /^(.*[^s'’])s$/u.exec(capital)?.[1];
    return owner && owner.length >= 3 && !STANDS.test(after) ? `${owner}'s` : capital;
  });
}

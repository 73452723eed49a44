import type { Lexicon } from "#agent/models/builtin/sense/names.ts";

/** Short words of the trade as thumbs write them, by what they are short for. */
const SHORT: readonly (readonly [string, RegExp])[] = [
  [
    "root touch-up",
    /\b(?:rtu|(?:rt|r\/t)(?:[- ]?touch[- ]?ups?| tu)?)\b(?! (?:now|away|then)\b)/gi,
  ],
  ["colour", /\b(?:clrs?|colr|col)\b/gi],
  ["highlights", /\b(?:hls?|h\/ls?)\b/gi],
  ["balayage", /\b(?:bal|baly|balay)\b(?! (?:due|owed|owing|left|of|on)\b)/gi],
  ["blow dry", /\b(?:bd|b\/d|bdry)\b/gi],
  ["toner", /\btnrs?\b/gi],
  ["treatment", /\b(?:trt|trtmt|trtmnt|tmt)s?\b/gi],
  ["developer", /\bdev\b/gi],
  ["patch test", /\bp(?:t|-)? ?tests?\b/gi],
  ["cancel", /\bcxl?\b/gi],
  ["no show", /\bn\/s\b/gi],
  ["and", /(?<=^|[a-z0-9?] )(?:n|nd)(?= [a-z0-9])/g],
  ["text", /\btxt(?=s?\b)/gi],
  ["should", /\bsh(?:l)?d\b/gi],
];
/** "Whens her bd" asks for a birthday. */
const BIRTHDAY = /\b(?:when|what)(?:'?s| is)\b.*\bbd\b/i;

/**
 * The words with what is shortened in them written out, so that no short word is taken for a name. What the salon itself
 * calls so is left: Dev and Col may be clients.
 */
export function writtenOut(typed: string, names: Lexicon | undefined): string {
  return SHORT.reduce(
    (text, [full, sign]) =>
      text.replaceAll(sign, (short) =>
        names?.has(short.toLowerCase()) || (full === "blow dry" && BIRTHDAY.test(typed))
          ? short
          : full,
      ),
    typed,
  );
}

/** Somebody's own words as they were typed, where they stand written out. */
export function asTyped(said: string, typed: string, names: Lexicon | undefined): string {
  const words = typed.split(" ");
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to > from; to -= 1) {
      const piece = words.slice(from, to).join(" ");
      if (writtenOut(piece, names).toLowerCase() === said.toLowerCase()) return piece;
    }
  return said;
}

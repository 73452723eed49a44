import { codesIn } from "./codes.ts";

/** A shade and how much of the color it is, in grams, parts or fractions; 0 where that is asked. */
export type Part = { code: string; share: number };

const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };
const COUNT = String.raw`(\d(?:\.\d)?|an?|one|two|three|four)`;
const CODE = String.raw`(\d{1,2}[/.-]\d{1,3}|\d{1,2}[a-z]{1,3})`;
const EQUAL =
  /\bequal(?:ly)?(?: parts| amounts)?\b|\beven(?:ly)?\b|\bhalf(?: and| \/| n)? half\b|\b50[-/ ]50\b|\bsame amounts?\b|\bhalf\b/;
/** Halves of both, and no half of one. */
const EVEN = /\bhalf(?: and| \/| n)? half\b/;
const WEIGHED = new RegExp(String.raw`\b(\d{1,3}(?:\.\d)?) ?(?:g|gr|grams?)?(?: of)? ${CODE}`, "g");
const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  "two thirds": 2 / 3,
  "2 thirds": 2 / 3,
  quarter: 1 / 4,
  "three quarters": 3 / 4,
  "3 quarters": 3 / 4,
  "1/2": 1 / 2,
  "1/3": 1 / 3,
  "2/3": 2 / 3,
  "1/4": 1 / 4,
  "3/4": 3 / 4,
};
const FRACTION = new RegExp(
  String.raw`(?<![\d/])(${Object.keys(FRACTIONS).toReversed().join("|")})s?(?: of)? ${CODE}`,
  "g",
);
const FRACTION_BEHIND = new RegExp(
  String.raw`${CODE},? (?:at |is |a |one )?(${Object.keys(FRACTIONS).toReversed().join("|")})s?(?![\d/])`,
  "g",
);
const IN_PARTS = new RegExp(String.raw`${COUNT} parts?(?: of)? ${CODE}`, "g");
const BEHIND = new RegExp(String.raw`${CODE} ${COUNT} parts?\b`, "g");
const FOLLOWED = new RegExp(String.raw`${CODE} ${COUNT} parts? to ${COUNT} parts?(?: of)? ${CODE}`);
const RATIO = new RegExp(
  String.raw`\b${COUNT} ?(?:to|:) ?${COUNT}(?: parts)?(?: of)? (?=${CODE})|${CODE} (?:and )?${CODE},? ${COUNT} ?(?:to|:) ?${COUNT}\b`,
);
const EACH =
  /\bhow (?:much|many)\b.*\b(?:of )?each\b|\bhow (?:would|do|should) (?:i|u|you|we) split\b|\bwhat (?:split|shares?)\b/;

/** How the colour is shared between shades that were named, one alone being all of it; empty shares where that is what is asked. */
export function partsIn(words: string): Part[] | undefined {
  const codes = codesIn(words);
  const [first, second] = codes;
  if (!first) return undefined;
  if (!second) return [{ code: first, share: 1 }];
  const fractions = [...words.matchAll(FRACTION)].map(([, part = "", code = ""]) => ({
    code,
    share: FRACTIONS[part] ?? 1,
  }));
  const after = [...words.matchAll(FRACTION_BEHIND)].map(([, code = "", part = ""]) => ({
    code,
    share: FRACTIONS[part] ?? 1,
  }));
  // "6/71 two thirds, 6/35 one third" says each behind its shade
  if (after.length > 1 && after.length > fractions.length) return after;
  if (fractions.length > 1) return fractions;
  const [part] = fractions;
  // "8/3 with a third 8/35": the others share the rest
  if (part && part.share < 1 && !EVEN.test(words))
    return codes.map((code) =>
      code === part.code ? part : { code, share: (1 - part.share) / (codes.length - 1) },
    );
  const weighed = [...words.matchAll(WEIGHED)].flatMap(([, grams, code = ""]) =>
    codes.includes(code) ? { code, share: Number(grams) } : [],
  );
  if (weighed.length > 1) return weighed;
  const count = (said: string | undefined) => COUNTS[said ?? ""] ?? Number(said);
  const counted = [...words.matchAll(IN_PARTS)].map(([, parts, code = ""]) => ({
    code,
    share: count(parts),
  }));
  if (counted.length > 1) return counted;
  const behind = [...words.matchAll(BEHIND)].map(([, code = "", parts]) => ({
    code,
    share: count(parts),
  }));
  if (behind.length > 1) return behind;
  const [, one = "", parts, toParts, other] = FOLLOWED.exec(words) ?? [];
  if (other)
    return [
      { code: one, share: count(parts) },
      { code: other, share: count(toParts) },
    ];
  const [, a, b, , , , c = a, e = b] = RATIO.exec(words) ?? [];
  if (c && codes.length === 2)
    return [
      { code: first, share: count(c) },
      { code: second, share: count(e) },
    ];
  if (EQUAL.test(words)) return codes.map((code) => ({ code, share: 1 }));
  return EACH.test(words) ? codes.map((code) => ({ code, share: 0 })) : undefined;
}

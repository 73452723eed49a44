import { plain } from "#agent/models/builtin/hear/text.ts";

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

/** Characters that mean the same as a plain one, one for one, so that places in the text stay the same. */
const same: Readonly<Record<string, string>> = {
  "×": "x",
  "＋": "+",
  "﹢": "+",
  "∕": "/",
  "⁄": "/",
  "／": "/",
  "：": ":",
  "；": ";",
  "，": ",",
  "％": "%",
  "–": "-",
  "—": "-",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "’": "'",
  "‘": "'",
  "′": "'",
  "´": "'",
  "`": "'",
  "”": '"',
  "“": '"',
  "„": '"',
  "″": '"',
  "→": ">",
  "•": ";",
  "\t": " ",
  "\v": " ",
  "\f": " ",
  "\r": "\n",
  "\u0085": "\n",
  "\u2028": "\n",
  "\u2029": "\n",
  "\u00a0": " ",
  "\u202f": " ",
  "\u3000": " ",
  "\ufeff": " ",
};

/** Printed fractions and what they are worth. */
export const fractionSigns: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
  "⅕": 1 / 5,
};

const odd = /[^\n -~]/;
const oddEach = /[^\n -~]/gu;
/** Marks that are not seen: controls, joiners, the direction of writing, variation selectors. */
const unseen = /[\p{Cc}\p{Cf}\p{Zs}\ufe00-\ufe0f]/u;
const digits = /\p{Nd}/u;

/** The text in plain signs, each in the place that the original has, so that a slice of one is a slice of the other. */
export function plainText(text: string): string {
  return odd.test(text) ? text.replaceAll(oddEach, plainSign) : text;
}

function plainSign(sign: string): string {
  const known = same[sign];
  if (known) return known;
  if (unseen.test(sign)) return " ".repeat(sign.length);
  const folded = digits.test(sign) ? sign.normalize("NFKC") : sign;
  return folded.length === sign.length ? folded : sign;
}

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

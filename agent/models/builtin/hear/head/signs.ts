import { toneIn } from "#tools/colour/shade/tone-words.ts";
import { sign, type Made, type Sign } from "./item.ts";
import { UNIT } from "./units.ts";
import {
  BEFORE,
  FIGURE,
  FOR_YEARS,
  IN_THE_END,
  LOOSE,
  NAMES,
  NOT,
  NOTHING,
  NOW,
  PARTS,
  SAME,
  SHOWN,
  STEP,
  TO_BE,
  TURNED,
  WANTS,
  WHO,
  signed,
} from "./words.ts";

const other = (): Made => ({ kind: "other" });

/** All signs of a head, in the order in which they are tried at a place. */
export const SIGNS: readonly Sign[] = [
  [sign(...NOTHING), other],
  [sign(String.raw`[,;.!?]+(?!\d)`), () => ({ kind: "cut", isHard: true })],
  [
    sign(String.raw`(?:but|because|cos|cause|though|although|lol)\b`),
    () => ({ kind: "cut", isHard: true }),
  ],
  [
    sign(String.raw`(?:and|so|then|plus|with|while|where)\b`),
    () => ({ kind: "cut", isHard: false }),
  ],
  [
    sign(
      String.raw`(\d|an?|one|half an?) ?${STEP}? ${TURNED}\b(?! to\b)(?<!(?:up|down)(?= (?:on|in)\b))`,
    ),
    ([words, many]) => ({
      kind: "lift",
      by: signed(words) * (/half/.test(many ?? "") ? 0.5 : Number(many) || 1),
    }),
  ],
  [
    sign(
      String.raw`(?:(?:go|going|take|make|lift|bring)\w*(?: \w+)? )?${TURNED} (?:by )?(\d|one|an?)(?: ${STEP})?\b(?! ?(?:${UNIT}))`,
    ),
    ([words, many], text) =>
      Number(many) > 4 && !/levels?|shades?/.test(words) && !/by/.test(words)
        ? undefined
        : /^(?:an?|one)$/.test(many ?? "") && !/levels?|shades?/.test(words) && text.length > 0
          ? undefined
          : { kind: "lift", by: signed(words) * (Number(many) || 1) },
  ],
  [
    sign(String.raw`lift(?:ed)? (?:\w+ ){0,3}?(\d|one|an?) ${STEP}\b`),
    ([, many]) => ({ kind: "lift", by: Number(many) || 1 }),
  ],
  [
    sign(
      String.raw`(?:make it|go|an? (?:small |wee |little |tiny )?(?:bit|touch|little|tad|smidge)|slightly) (lighter|darker|deeper)\b(?! (?:on|than)\b)|^(?:lighter|darker|deeper)\b`,
    ),
    ([words]) => ({ kind: "lift", by: signed(words) }),
  ],
  [sign(String.raw`\+ ?(\d) ${STEP}`), ([, many]) => ({ kind: "lift", by: Number(many) })],
  [
    sign(String.raw`(\d) ${STEP} too (dark|light)\b`),
    ([, many, way]) => ({ kind: "lift", by: (way === "dark" ? 1 : -1) * Number(many) }),
  ],
  [
    sign(String.raw`(\d|an?|one) ${STEP} (under|below|above|over)\b`),
    ([, many, way = ""]) => ({
      kind: "lift",
      by: (/under|below/.test(way) ? -1 : 1) * (Number(many) || 1),
    }),
  ],
  [
    sign(String.raw`(?:up|down) one\b|${TURNED} by one\b`),
    ([words]) => ({ kind: "lift", by: signed(words) }),
  ],
  [sign(...SAME), () => ({ kind: "same" })],
  [sign(FOR_YEARS), () => ({ kind: "turn", to: "now" })],
  [sign(String.raw`(?:an? )?(?:\d ?(?:yo|years?[- ]old|yrs?[- ]old))\b`), other],
  [sign(String.raw`(\d{2})[- ]?(?:yo\b|years?[- ]old|yrs?(?: old)?\b)|aged? (\d{1,2})\b`), other],
  [sign(String.raw`(\d{1,3}) ?(?:%|prcnt|percne?t)`), other],
  [sign(String.raw`(\d{2,3}) (?=greys?|whites?|gry)`), other],
  [
    sign(
      String.raw`(?:to |down to |up to |from )?\d+(?:[.,]\d+)?(?: and an? half)?[- ]?(?:${UNIT})|(?:half|an?) (?:inch|cm)\w*`,
    ),
    other,
  ],
  [
    sign(
      String.raw`(?:-+>|→|=>|>|(?:up |down |back |in)?to\b|going(?: to)?\b|into\b)\s*(?=(?:be )?(?:an? |the )?(?:(?:cool|warm|ashy?|icy|pale|neutral|natural|beige|gold\w*) )?(?:level )?(?:\d{1,2}\b(?! ?(?:${UNIT}))|(?:dark|light|medium|mid|lightest|very light) (?:brown|blonde)|platinum|black))`,
    ),
    ([words]) => ({ kind: "toward", isPlain: /^to\b/.test(words) }),
  ],
  [sign(String.raw`(?:${NOT.join("|")})\b`), () => ({ kind: "not" })],
  [sign(...IN_THE_END), () => ({ kind: "turn", to: "goal", isLast: true })],
  [
    sign(String.raw`${WHO}(?:${WANTS.join("|")})(?: now\b)?(?: (?:to be|to go|to look))?`),
    () => ({ kind: "turn", to: "goal" }),
  ],
  [sign(...TO_BE), () => ({ kind: "turn", to: "goal" })],
  [
    sign(String.raw`than (?:her|his|the|she|it)(?:'s| is)?|from (?=an? \d|\d|level)`),
    () => ({ kind: "turn", to: "now" }),
  ],
  [sign(String.raw`(?:${BEFORE.join("|")})\b`), () => ({ kind: "turn", to: "past" })],
  [sign(...NOW), () => ({ kind: "turn", to: "now" })],
  // no tube is called so
  [sign(String.raw`9\/10\b`), () => levelOf("9", false)],
  [sign(String.raw`(\d{1,2})\/\d{1,3}\b`), ([, depth]) => ({ kind: "code", value: Number(depth) })],
  [sign(NAMES.map(([words]) => words).join("|")), ([words]) => named(words)],
  [
    sign(String.raw`between (?:an? )?(\d{1,2}) (?:and|or) (?:an? )?(\d{1,2})\b`),
    ([, low, high]) => levelOf(String((Number(low) + Number(high)) / 2), false),
  ],
  [
    sign([5, 6, 7, 8, 9].map((low) => `${low}-${low + 1}\\b`).join("|")),
    ([words]) => levelOf(words.split("-").at(-1), false),
  ],
  [
    sign(
      [5, 6, 7, 8, 9]
        .map((low) => `${low} (?:going(?: on)?|pushing|almost)(?: an?)? ${low + 1}\\b`)
        .join("|"),
    ),
    ([words]) => levelOf(words.split(" ").at(-1), false),
  ],
  [
    sign(
      String.raw`(\d{1,2})ish,?(?: maybe| or| to| perhaps)* (?:an? )?(\d{1,2})\b(?! ?(?:${UNIT}))`,
    ),
    ([, low, high]) => levelOf(String((Number(low) + Number(high)) / 2), false),
  ],
  [
    sign(String.raw`${FIGURE} and (?:an? )?half\b`),
    ([, low]) => levelOf(String(Number(low) + 0.5), false),
  ],
  [sign(String.raw`${FIGURE}(?= (?:please|pls)\b)`), ([, value]) => levelOf(value, false, true)],
  [
    sign(
      String.raw`((?:natural(?:ly)?|nat|base|own)(?: (?:is|at|about|an?|probably|level|solid|clean))*\s+)?(?:level )?${FIGURE}(?![abc]\b)(?:ish|s)?(?! ?(?:${UNIT}|${STEP}\b))( ?(?:nn?\b|natural\b|base\b))?`,
    ),
    ([words, base, value, after], text, at) => {
      const isOwn = OWN_TONE.test(text.slice(0, at));
      const made = levelOf(value, isOwn || Boolean(base ?? after));
      const isHers =
        /^(?:level|base|natural)/.test(words) && /\b(?:her|his) $/.test(text.slice(0, at));
      return isHers && made?.kind === "level" ? { ...made, isHers } : made;
    },
  ],
  ...PARTS.map(([words, parts]): Sign => [
    sign(String.raw`(?:${words})\b`),
    () => ({ kind: "part", parts, isLoose: false }),
  ]),
  [
    sign(String.raw`(?:${LOOSE})\b`),
    () => ({ kind: "part", parts: ["mids", "ends"], isLoose: true }),
  ],
  [sign(`(?:${SHOWN.map(([words]) => words).join("|")})\\b`), ([words]) => toned(words)],
  [
    sign(
      String.raw`(?:rose|red|gold(?:en)?|ashy?|copper)[- ](?:gold|copper|brown|violet|beige|red)\b`,
    ),
    ([words]) => toned(words),
  ],
  [sign(String.raw`[a-z]+`), ([word]) => (toneIn(word) ? toned(word) : other())],
];

/** "Her natural is a cool 6". */
const OWN_TONE =
  /\b(?:natural|base)(?: (?:is|at|about|an?))* (?:cool|warm|ashy?|neutral|golden) (?:level )?$/;

function named(words: string): Made | undefined {
  const value = NAMES.find(([name]) => new RegExp(`^(?:${name})$`).test(words))?.[1];
  return value ? { kind: "level", value, isNatural: false, isNamed: true } : undefined;
}

function levelOf(
  figure: string | undefined,
  isNatural: boolean,
  isAsked = false,
): Made | undefined {
  const value = Number(figure);
  return value >= 1 && value <= 12
    ? { kind: "level", value, isNatural, isNamed: false, ...(isAsked && { isAsked }) }
    : { kind: "other" };
}

const toned = (words: string): Made => ({
  kind: "tone",
  tone: toneIn(words),
  shown: SHOWN.find(([name]) => new RegExp(`^(?:${name})$`).test(words))?.[1],
});

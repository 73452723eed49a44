import { toneIn } from "#tools/colour/shade/tone-words.ts";
import type { DesiredTone, ZoneName } from "#tools/colour/words.ts";
import type { Facts } from "#agent/models/builtin/hear/heard.ts";

type Shown = NonNullable<NonNullable<NonNullable<Facts["zones"]>["roots"]>["tone"]>;
/** What words are of: the hair as it is, what is wished for, what was before. */
export type Role = "now" | "goal" | "past";

/** A piece of what is said about a head, from `at` to `end` of the sentence. */
export type Item = { at: number; end: number } & (
  | {
      kind: "level";
      value: number;
      isNatural: boolean;
      isNamed: boolean;
      isAsked?: true;
      isHers?: true;
    }
  | { kind: "share"; value: number }
  | { kind: "years"; value: number }
  | { kind: "lift"; by: number }
  | { kind: "same" }
  | { kind: "code"; value: number }
  | { kind: "part"; parts: readonly ZoneName[]; isLoose: boolean }
  | { kind: "tone"; tone: DesiredTone | undefined; shown: Shown | undefined }
  | { kind: "turn"; to: Role; isLast?: true }
  | { kind: "toward"; isPlain: boolean }
  | { kind: "not" }
  | { kind: "cut"; isHard: boolean }
  | { kind: "other" }
);
type Made = Item extends infer One ? (One extends Item ? Omit<One, "at" | "end"> : never) : never;
type Sign = [
  words: RegExp,
  make: (hit: RegExpExecArray, text: string, at: number) => Made | undefined,
];

const sign = (words: string): RegExp => new RegExp(`(?:${words})`, "y");
const other = (): Made => ({ kind: "other" });

/** Names of a place or of work that speak of no part of the hair. */
const NO_PART = [
  String.raw`root (?:shadow|smudge|melt|touch[- ]?up|stretch|tap|fade|lift)\w*|roots? (?:touch|retouch)`,
  String.raw`(?:from|off|below) the (?:roots?|scalp)|hot roots|(?:roots? |right |through |down )?to (?:the |her )?(?:tips?|ends)`,
  String.raw`mid(?:dle)?[- ]?back(?: length)?|(?:shoulder|chin|ear|elbow|bum|waist|medium|mid)[- ]length(?: hair)?`,
].join("|");
const PARTS: readonly [string, readonly ZoneName[]][] = [
  [
    String.raw`(?:front )?hair ?line|temples?|front edge|round (?:the|her|his) face|the front(?! row)`,
    ["hairline"],
  ],
  [String.raw`bands?|banding|(?:line of )?demarcation`, ["bands"]],
  [String.raw`roots?(?: areas?)?|regrowth|new growth|near the scalp|at the scalp`, ["roots"]],
  [String.raw`mids?(?:[- ]?lengths?)?|middles?`, ["mids"]],
  [String.raw`ends|end(?= is| \d)|tips|last \d inch(?:es)?`, ["ends"]],
  [String.raw`lengths?|all through|everywhere else|elsewhere`, ["mids", "ends"]],
  [String.raw`(?:the )?rest(?= (?:of|is|are|\d))`, ["roots", "mids", "ends"]],
];
/** Colour that is on it, wherever no part is named. */
const LOOSE = String.raw`(?:old|previous|existing|last) (?:dark |salon |red |copper |brown )?(?:colour|tint|dye)|colour is(?= an? \d| \d)`;
const NAMES: readonly [string, number][] = [
  ["darkest brown", 2],
  ["(?:very light|lightest) blonde", 9],
  ["dark brown", 3],
  ["(?:medium|mid) brown", 4],
  ["light brown", 5],
  ["dark blonde", 6],
  ["(?:medium|mid) blonde", 7],
  ["light blonde", 8],
  ["platinum", 10],
  [
    String.raw`(?<!(?:blue|box|dyed|tinted|coloured|home)[ -])black(?! (?:henna|tattoo|box|dye|tint|colour))`,
    1,
  ],
];
const SHOWN: readonly [string, Shown][] = [
  [String.raw`brass\w*|warmth`, "brass"],
  [String.raw`orang\w*`, "orange"],
  [String.raw`pale[- ]yell?ow\w*`, "pale-yellow"],
  [String.raw`yell?ow\w*`, "yellow"],
  [String.raw`gold\w*`, "gold"],
  [String.raw`green\w*|khaki|swampy`, "green"],
  [String.raw`reds?|ruddy`, "red"],
  [String.raw`muddy`, "muddy"],
  [String.raw`uneven|patchy`, "uneven"],
];
const WISH_VERB = String.raw`(?:take|bring|get|lift|put|push|drop|make|keep|turn)`;
const WHO = String.raw`(?:but )?(?:(?:she|he|they|client|who|mum|we|i)(?:'d|'s| would| is| just| also| really| only)* ?)?`;
const WHAT_IS = String.raw`(?:she|he|it|they|hair|that)(?:'s|'re| is| are| has| sits| sat)|its|currently|at the moment|right now|sits?|sat|sitting|underneath`;
const UNIT = String.raw`%|g\b|gr\b|grams?|mls?\b|oz\b|vols?\b|v\b|min\b|mins\b|minutes?|hours?|hrs?\b|days?|weeks?|months?|years?|yo\b|yrs?\b|inch|cm\b|x\b|times|o'clock|more\b|clients?|quid|pounds?|dollars?|bucks|sessions?|visits?|layers?|foils?\b|tubes?|bottles?|bowls?|people|heads?\b|am\b|pm\b|washes|quarters?|kids?|children|sets|fingers|packets?|friends?|rounds?|greys\b|(?:white )?hairs\b|salons?|passes|guests?|brides?`;
const FIGURE = String.raw`(?<![\d/.:$£€-])(\d{1,2}(?:\.5)?)(?![\d/:]|\.\d|-\d|,\d{3})`;
const STEP = String.raw`(?:levels?|shades?|tones?)`;
const TURNED = String.raw`(?:lighter|lightened|brighter|darker|darkened|deeper|deepened|up|down|higher|lower)`;
const signed = (words: string): number => (/dark|deep|down|lower/.test(words) ? -1 : 1);

const SIGNS: readonly Sign[] = [
  [
    sign(
      String.raw`\d[abc](?= (?:curl|coil|wave|ringlet|hair|texture))|(?:station|chair|room|number|size|part|step|day|no) ?\d+(?! %)|extensions? (?:are|is) (?:an? )?\d+s?|not an? \d{1,2}\b|not (?:lighter|darker) than (?:an? )?\d{1,2}|salt (?:and|&|n) pepper|damage(?: level)?(?: is)?(?: an?)? ?\d|bleach (?:and|&|n) tone|${NO_PART}`,
    ),
    other,
  ],
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
  [
    sign(
      String.raw`(?:not|neither|no|nothing|don't want|doesn't want) lighter(?:,? (?:nor|not|or|and|no) (?:any )?darker)?|same (?:level|depth)|keep (?:the|her|his|it)?\s*(?:same )?level\b(?! \d)|stay(?:ing)? (?:at )?(?:the )?same|no lift|match\w*|to match|(?:exactly )?(?:what|as) (?:she|he) (?:has|is)\b|back to (?:her |his |my )?(?:own|natural)\b(?! (?:an? )?\d)|(?:the )?same(?=\s*(?:$|[,.;!?]))`,
    ),
    () => ({ kind: "same" }),
  ],
  [
    sign(String.raw`(?:an? )?(?:\d ?(?:yo|years?[- ]old|yrs?[- ]old))\b`),
    ([words]) => ({ kind: "years", value: Number.parseInt(words.replace(/\D+/, ""), 10) }),
  ],
  [
    sign(String.raw`(\d{2})[- ]?(?:yo\b|years?[- ]old|yrs?(?: old)?\b)|aged? (\d{1,2})\b`),
    ([, years, aged]) => ({ kind: "years", value: Number(years ?? aged) }),
  ],
  [
    sign(String.raw`(\d{1,3}) ?(?:%|prcnt|percne?t)`),
    ([, share]) => ({ kind: "share", value: Number(share) }),
  ],
  [
    sign(String.raw`(\d{2,3}) (?=greys?|whites?|gry)`),
    ([, share]) => ({ kind: "share", value: Number(share) }),
  ],
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
  [
    sign(
      String.raw`(?:doesn't|don't|does not|do not|didn't|won't|wouldn't) (?:want|like|have|need|fancy)(?: to)?|wont have|hates?|hating|can'?t stand|ditch|lose|kill|get rid of|rid of|no more|without|avoid|not|no|too|less|never|isn't|wasn't|nothing`,
    ),
    () => ({ kind: "not" }),
  ],
  [
    sign(
      String.raw`settles? for|stop(?:ping)? at|agreed (?:on |to )?(?=an? |\d)|meet(?:ing)? (?:\w+ )?in the middle(?: at)?|(?:today|now) (?:is )?ok(?:ay)?(?: with)?`,
    ),
    () => ({ kind: "turn", to: "goal", isLast: true }),
  ],
  [
    sign(
      String.raw`${WHO}(?:wants?|wanting|wnats|would like|'d like|asking(?: (?:for|to|if|could we))?|asks for|asked for|after (?:an? |something )(?!bad|long)|looking (?:for|to)|hoping (?:for|to)|ready for|fanc(?:y|ies)|requests?(?: that)?|wishes to|desires?|dreams? (?:of|with)|'d love|would love|asks (?=gloss|an? )|goal(?: is|:)?|target(?: is|:)?|aiming for|going for|needs? (?=to be|an? \d|an? (?:cool|warm|toner)))(?: (?:to be|to go|to look))?`,
    ),
    () => ({ kind: "turn", to: "goal" }),
  ],
  [
    sign(
      String.raw`${WISH_VERB} (?:(?:her|it|him|that|them|me|this|the \w+) )?(?:up |down |back |all )?(?:to|at)\b|going (?=(?:an? )?(?:icy|platn?inum|copper|blonde|silver|darker|lighter|\d))|back to|to be\b|stays?(?: at)?(?= (?:an? |level )?\d)|go dark(?= \d)|supposed to be|objective(?: being)?|(?:even|reach|arrive)(?: it| out)? (?:to )?(?=an? |\d)|(?:we |i )?usually (?:do|use|mix)|should be|go (?=(?:more |a bit |slightly )?(?:neutral|cool\w*|warm\w*|ash\w*|natural))|make (?:it|her|him)\b|keep (?:the|her|it|him)?(?= ?(?:an? |level )?\d)|${WISH_VERB}? ?(?:me |a |i )*for (?=an? level|level)|in the photo|the photo (?:\w+ )*is|what do i (?:mix|use) for`,
    ),
    () => ({ kind: "turn", to: "goal" }),
  ],
  [
    sign(String.raw`than (?:her|his|the|she|it)(?:'s| is)?|from (?=an? \d|\d|level)`),
    () => ({ kind: "turn", to: "now" }),
  ],
  [
    sign(
      String.raw`(?:used to|(?:we|i|she|they)(?:'ve)? (?:coloured|used|toned|tinted|put|did|took|dropped)|(?:chart|sheet|card|record) says|came out|was|(?<=(?:they|roots|ends|lengths|mids|it) )were|had|last time|in (?:january|february|march|april|june|july|august|september|october|november|december)|last (?:week|month|year|summer))\b`,
    ),
    () => ({ kind: "turn", to: "past" }),
  ],
  [
    sign(
      String.raw`(?:now |and )?(?:${WHAT_IS})\b|now\b|i'd call (?:that|it|her)(?= an? \d| \d)|(?:it )?(?:has )?faded (?:already )?(?:out )?to|(?:has )?(?:lifted|gone|grabbed|came up) to(?= an? | \d)`,
    ),
    () => ({ kind: "turn", to: "now" }),
  ],
  [sign(String.raw`(\d{1,2})\/\d{1,3}\b`), ([, depth]) => ({ kind: "code", value: Number(depth) })],
  [sign(NAMES.map(([words]) => words).join("|")), ([words]) => named(words)],
  [
    sign(String.raw`between (?:an? )?(\d{1,2}) (?:and|or) (?:an? )?(\d{1,2})\b`),
    ([, low, high]) => levelOf(String((Number(low) + Number(high)) / 2), false),
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
      String.raw`((?:natural(?:ly)?|nat|base|own)(?: (?:is|at|about|an?|probably|level|solid|clean))*\s+)?(?:level )?${FIGURE}(?:ish|s)?(?! ?(?:${UNIT}|${STEP}\b))( ?(?:nn?\b|natural\b|base\b))?`,
    ),
    ([words, base, value, after], text, at) => {
      const made = levelOf(value, Boolean(base ?? after));
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

/** What a mended sentence holds about a head, in its order. */
export function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < text.length) {
    const item = itemAt(text, at);
    if (item && item.kind !== "other") items.push(item);
    at = item ? Math.max(item.end, at + 1) : at + 1;
    if (!/[^\w]/.test(text[at - 1] ?? " ") && /\w/.test(text[at] ?? "") && !item) continue;
  }
  return items;
}

function itemAt(text: string, at: number): Item | undefined {
  if (/\w/.test(text[at] ?? "") && /[\w']/.test(text[at - 1] ?? " ")) return undefined;
  for (const [words, make] of SIGNS) {
    words.lastIndex = at;
    const hit = words.exec(text);
    const made = hit?.[0] ? make(hit, text, at) : undefined;
    if (hit && made) return { ...made, at, end: at + hit[0].length } as Item;
  }
  return undefined;
}

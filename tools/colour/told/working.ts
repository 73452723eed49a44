import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import { greyVolume } from "#tools/colour/bowl/developer.ts";
import { headStart, pigmentAt, source } from "#tools/colour/science.ts";
import { tellPigments } from "./levels.ts";
import { lineName, ofRule, type Asked, type Technique, type Told } from "./telling.ts";
import { tellTiming } from "./times.ts";
import { tellGrey, timeOn } from "./white.ts";

type Heard = Asked & { words: string };

const OF_WHITE = /\b(?:grey|white)s?\b/;
const OF_TONER =
  /\b(?:smudge|melt|ton(?:er|ing|e)|gloss|glaze|demi|colou?r ?touch|shades ?eq|acidic)\b/;
const OF_COLOUR =
  /\b(?:tint|perm\w*|colou?r\w*|dye|koleston|kp|igora|majirel|topchic|illumina|retouch|grey|white|bleach|lightener|balayage)\b/;
const A_WAY =
  /\bor\b|\bvs\b|\bmatters?\b|\bbetter\b|\bshould\b|\b(?:do|does|can|could) (?:i|u|you|we|it|she)\b|\bdo\b|\bhelps?\b|\bhow\b|\border of\b|\bis that\b|^(?:is|does|will|are)\b|\bwhere\b|\bwhich\b|\?/;

const fact = (rule: string, label: string, figure: string) =>
  ofRule(rule, label, figure, source.practice);

/** Colour on damp hair, or on dry. */
export const DAMP_OR_DRY: Technique = {
  about: [
    /\b(?:on|to|onto)(?: \w+){0,3} (?:damp|wet|towel\W?dr\w+|dry)\b|\btowel.?dr\w*\b.*\b(?:or|sopping|soaking)\b|\b(?:damp|wet)\b.{0,20}\bdr(?:y|ied)\b|\bdry\b.{0,20}\b(?:damp|wet)\b/,
    new RegExp(
      `${OF_TONER.source}|${OF_COLOUR.source}|\\bhair\\b|\\bsmudge\\b|\\bmelt\\b|\\bshadow\\b`,
    ),
    A_WAY,
  ],
  not: /\bgone dry\b|\bdry (?:ends|scalp|cut|client)|\bdrying\b|\bfeels? dry|\bstretch|\bsnap|\bgum/,
  tell: ({ words, lines, named }) => {
    const isDemi = named && lines[0]?.type === "demi-permanent";
    const ofToner = OF_TONER.test(words) || isDemi;
    const white =
      "On white and for full depth color goes on dry hair: water thins it, and white needs all of it.";
    const toner =
      "A toner goes on damp, towel-dried hair: it spreads evenly and porous hair grabs less. Soaking wet thins it and makes it run; dry hair takes it faster and deeper, which is for blending white or more depth.";
    return {
      says:
        ofToner && !OF_WHITE.test(words)
          ? toner
          : ofToner
            ? `${toner} ${white}`
            : `${white} Damp, towel-dried hair is for toners.`,
      facts: [
        fact("damp", "Toner", "damp, towel-dried hair"),
        fact("damp", "White, full depth", "dry hair"),
      ],
    };
  },
};

/** Whether hair is washed before colour. */
export const WASH_FIRST: Technique = {
  about: [
    /\b(?:wash|shampoo)\w*\b.*\b(?:before|first|prior)\b|\b(?:dirty|unwashed|clean)\b.*\b(?:hair|roots?|colou?r)\b/,
    new RegExp(`${OF_TONER.source}|${OF_COLOUR.source}`),
    A_WAY,
  ],
  not: /\bclarif|\bpool\b|\bwell water\b|\bwashed\b/,
  tell: () => ({
    says: "Before tint there is no need: it goes on dry hair, a day or so unwashed, whose oil spares the scalp. Heavy product or build-up is washed out and dried first, white above all; a toner goes on washed, towel-dried hair.",
    facts: [
      fact("wash_first", "Before tint", "no wash, but build-up out"),
      fact("damp", "Before toner", "washed and towel-dried"),
    ],
  }),
};

/** Resistant white before the colour goes over it. */
export const PRE_SOFTEN: Technique = {
  about: [
    /\bpre.?soft\w*|(?=.*\b(?:stubborn|resistant|wiry|glassy|coarse)\b)(?=.*\b(?:grey|white)s?\b).*\b(?:tricks?|tips?|prep\w*|soften\w*|before (?:i|you|we) (?:colou?r|tint))\b/,
  ],
  tell: ({ lines }) => {
    const line = lines.find(({ type }) => type === "permanent");
    const volume = line ? greyVolume(line, MOSTLY_WHITE) : 20;
    const strength = line ? strengthWords(volume, line) : "20 vol (6%)";
    const double = line?.shades.find(
      ({ intenseDepth, tone, level }) =>
        intenseDepth && tone === "natural" && level === USUAL_LEVEL,
    )?.code;
    const over = line
      ? `${lineName(line)} over it for its full ${timeOn(line, volume, MOSTLY_WHITE)}`
      : "the color over it for its full time";
    return {
      says: `${strength} alone on the resistant places, on dry hair, 10 to 15 min; blot, do not rinse, then ${over}, these places first and thickly. At least half natural in the bowl${double ? `, part of it a doubled one such as ${double}` : ""}; never a stronger developer, and never lightener.`,
      facts: [
        fact("pre_soften", "Pre-softening", `${strength}, 10 to 15 min, blotted`),
        fact("grey_share", "Then", "half natural at least, the full time"),
      ],
    };
  },
};

const MOSTLY_WHITE = 100;
/** Of the doubled naturals one is named, of a depth that white is covered at. */
const USUAL_LEVEL = 5;

const FIRST: readonly { of: RegExp; says: string; label: string; figure: string }[] = [
  {
    of: /\b(?:bleach|lightener|blondor|foils?)\b/,
    says: "Lightener starts where hair is darkest or coldest, at the back and away from the scalp; the new growth last, and never over what is light already.",
    label: "Lightener",
    figure: "darkest and coldest first, the scalp last",
  },
  {
    of: OF_WHITE,
    says: "Where it resists: hairline, temples and parting first, thickly and in fine sections, so that they have the longest time; then back and nape.",
    label: "White",
    figure: "most resistant places first",
  },
  {
    of: /\b(?:lift\w*|lighter|lightening|virgin|first time|never (?:been )?colou?red|high.?lift|long hair)\b/,
    says: `Mids and ends first, 1 to 1.5 cm off the scalp, the roots ${headStart.least} to ${headStart.wish} minutes later with fresh mix: the scalp's warmth lifts them faster. Going darker or toning it is roots first, ends last.`,
    label: "Lifting virgin hair",
    figure: "mids and ends first, roots last",
  },
  {
    of: OF_TONER,
    says: "A toner starts where the hair is warmest and least porous; porous ends go on last, for the shortest time.",
    label: "Toner",
    figure: "warmest first, porous ends last",
  },
  {
    of: /\bhairline\b|\bbaby hairs?\b/,
    says: "With resistant white at the hairline it goes first; fine baby hair without white takes fast and dark, so it goes last, for the final minutes.",
    label: "Hairline",
    figure: "white first, fine baby hair last",
  },
  {
    of: /./,
    says: "New growth first, the most resistant place before the others; the lengths for the last minutes, porous ends last of all.",
    label: "Color",
    figure: "new growth first, ends last",
  },
];

/** Where colour is put on first, and where last. */
export const WHERE_FIRST: Technique = {
  about: [
    /\bwhere (?:do|should|would) (?:i|u|you|we|one) (?:start|begin|put|apply)|\b(?:roots?|ends|mids?|mid.?lengths|hairline|front|back|temples?|nape|crown)\b.*\b(?:first|last)\b|\bwhich\b.*\bfirst\b|\bstarting (?:point|place)\b|\border of (?:application|applying|work)\b|\b(?:start|begin) (?:at|with|on|in) (?:the )?(?:front|back|nape|hairline|temples?|crown|top|roots|ends|mids)/,
    new RegExp(
      `${OF_TONER.source}|${OF_COLOUR.source}|\\blighter\\b|\\bvirgin\\b|\\bfoils?\\b|\\bregrowth\\b`,
    ),
    A_WAY,
  ],
  not: /\blast (?:time|week|month|visit|night|one|colou?r|formula)\b|\bfirst (?:visit|client|inch)\b|\bbox\b|\bbanding\b|\bdream\b|\bgoal\b|\bcame back\b/,
  tell: ({ words }) => {
    const row = FIRST.find(({ of }) => of.test(words)) ?? FIRST[0];
    return row
      ? { says: row.says, facts: [fact("place_first", row.label, row.figure)] }
      : { says: "", facts: [] };
  },
};

/** Heat on colour: the times of white, or of the line. */
export const HEAT: Technique = {
  about: [
    /\b(?:heat|dryer|drier|climazon|hood|steamer|heat ?lamp)\b/,
    new RegExp(`${OF_TONER.source}|${OF_COLOUR.source}|\\bprocess\\w*`),
    A_WAY,
  ],
  not: /\bvol\b|\bheat (?:damage|protect\w*|styl\w*)|\b(?:body|scalp) heat\b|\bhot roots?\b|\bburn/,
  tell: (asked: Heard): Told => {
    if (/\b(?:bleach|lightener|blondor|powder)\b/.test(asked.words))
      return {
        says: "No heat on lightener: it runs away on the scalp and swells in foils. Slow lift takes its time, or another visit.",
        verdict: "no",
        facts: [ofRule("heat", "Lightener", "no heat", source.lightener)],
      };
    const told = { ...asked, heat: true };
    return OF_WHITE.test(asked.words)
      ? tellGrey({
          ...told,
          lines: asked.named ? asked.lines : asked.lines.filter(({ type }) => type === "permanent"),
        })
      : tellTiming(told);
  },
};

const LIFTS =
  /\blift\w*\b|\b(?:pre)?lighten\w*\b|\btak(?:e|ing) (?:\w+ )?(?:an? )?(?:level )?\d up\b|\bexpos\w*\b|\bon the way\b/;

/** What levels show underneath: "whats under 6 7 and 8", "what warmth do i hit lifting a 5". */
export const PIGMENTS: Technique = {
  about: [
    new RegExp(
      [
        String.raw`\bunder(?:neath|tones?|lying)\b|\bpigments?\b|\bwhat(?:'?s| is| do (?:i|you) (?:get|see)) under\b`,
        String.raw`\bwhat (?:do|will|would) (?:i|you|we) see\b|\b(?:what|which|how much)(?:'?s| is)?(?: the)? warmth\b|\bwarmth (?:do|will) (?:i|you|we)\b`,
        String.raw`\bhow (?:warm|orange|red|brassy)\b|^(?=.*\b[1-9]\b.*(?<![/.\d])\b(?:[1-9]|10)\b).*\b(?:which|what)\b.{0,30}\b(?:kills?|cancels?|fights?|fighting|neutrali[sz]es?)\b`,
        String.raw`(?=.*${LIFTS.source})(?=.*\b(?:what|which|undertones?)\b)(?=.*\b(?:hit|see|run into|expect|meet|show\w*|go|goes|get|pull\w*|come|comes|underneath|warmth)\b)`,
      ].join("|"),
    ),
    /\bwhat|\bwhich\b|\bexpect\b|\bchart\b|\bhow\b|\bremind\b|\bshow|\?|\b(?:pigments?|undertones?) (?:for|at|of)\b/,
    /(?<![/.\d])\b(?:[1-9]|10)\b(?![/.]\d| ?(?:g|%|vol|min)\b)/,
  ],
  not: /\bfirst\b|\bfill|\bunder (?:heat|the dryer|\d+ ?min)|\btoner\b|\bgloss\b|\bdev\w*|\bwhat vol|\bhow (?:far|many)\b|\bcan (?:i|we|you)\b|\blifted (?:her|him|it|to)\b|[/.]\d|\d ?(?:g|%)/,
  tell: ({ words }) => {
    const told = tellPigments(levelsIn(words));
    return LIFTS.test(words)
      ? {
          ...told,
          says: `${told.says} Lifted further it pales, level by level, up to ${pigmentAt(10)} at 10.`,
        }
      : told;
  },
};

/** Every level that is named, a span with all that lies in it. */
function levelsIn(words: string): number[] {
  const [, from, to] = /\b(10|[1-9]) ?(?:-|to|thru|through) ?(10|[1-9])\b/.exec(words) ?? [];
  const named =
    words.match(/(?<![/.\d])\b(?:10|[1-9])\b(?![/.]\d| ?(?:vol|min)\b)/g)?.map(Number) ?? [];
  const span =
    from && to
      ? Array.from(
          { length: Math.max(0, Number(to) - Number(from) + 1) },
          (_, at) => Number(from) + at,
        )
      : [];
  return [...new Set([...span, ...named])];
}

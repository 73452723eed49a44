import { developerGrams, type Ratio } from "#tools/colour/bowl/amounts.ts";
import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import { chooseDeveloper, greyVolume } from "#tools/colour/bowl/developer.ts";
import { mix } from "#tools/colour/bowl/mix.ts";
import { minutesFor } from "#tools/colour/bowl/timing.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { checkFormula } from "#tools/colour/check/checks.ts";
import { serviceFactor, totalMix } from "#tools/colour/science.ts";
import { naturalShare } from "#tools/colour/visit/grey.ts";
import { codesIn } from "./codes.ts";
import { headOf } from "./heads.ts";
import { ratiosOf } from "./mixing.ts";
import { madeBy } from "./over.ts";
import {
  gramWords,
  lineName,
  minuteWords,
  ofLine,
  ofRule,
  type Asked,
  type Technique,
  type Told,
} from "./telling.ts";

type Part = { code: string; share: number };

const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };
const COUNT = String.raw`(\d(?:\.\d)?|an?|one|two|three|four)`;
const CODE = String.raw`(\d{1,2}[/.-]\d{1,3}|\d{1,2}[a-z]{1,3})`;
const EQUAL =
  /\bequal(?:ly)?(?: parts| amounts)?\b|\bhalf(?: and| \/| n)? half\b|\b50[-/ ]50\b|\bsame amounts?\b|\bhalf\b/;
const WEIGHED = new RegExp(String.raw`\b(\d{1,3}(?:\.\d)?) ?(?:g|gr|grams?)?(?: of)? ${CODE}`, "g");
const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  "two thirds": 2 / 3,
  quarter: 1 / 4,
  "three quarters": 3 / 4,
};
const FRACTION = new RegExp(
  String.raw`\b(${Object.keys(FRACTIONS).toReversed().join("|")})s?(?: of)? ${CODE}`,
  "g",
);
const IN_PARTS = new RegExp(String.raw`${COUNT} parts?(?: of)? ${CODE}`, "g");
const BEHIND = new RegExp(
  String.raw`${CODE} ${COUNT} parts?\b(?: to ${COUNT} parts?(?: of)? ${CODE})?`,
);
const RATIO = new RegExp(
  String.raw`\b${COUNT} ?(?:to|:) ?${COUNT}(?: parts)?(?: of)? (?=${CODE})|${CODE} (?:and )?${CODE},? ${COUNT} ?(?:to|:) ?${COUNT}\b`,
);
const EACH =
  /\bhow (?:much|many)\b.*\b(?:of )?each\b|\bhow (?:would|do|should) (?:i|u|you|we) split\b|\bwhat (?:split|shares?)\b/;

/** How the colour is shared between shades that were named; empty shares where that is what is asked. */
function partsIn(words: string): Part[] | undefined {
  const codes = codesIn(words);
  const [first, second] = codes;
  if (!first || !second) return undefined;
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
  const [, one = "", parts, toParts, other] = BEHIND.exec(words) ?? [];
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
  const fractions = [...words.matchAll(FRACTION)].map(([, part = "", code = ""]) => ({
    code,
    share: FRACTIONS[part] ?? 1,
  }));
  if (fractions.length > 1) return fractions;
  if (EQUAL.test(words)) return codes.map((code) => ({ code, share: 1 }));
  return EACH.test(words) ? codes.map((code) => ({ code, share: 0 })) : undefined;
}

const TOTAL =
  /\b(\d{2,3}) ?(?:g|gr|grams?)? ?(?:in )?(?:total|altogether|all in|in all|all together|in the bowl|(?:of )?mix)\b|\b(?:total|whole (?:bowl|mix|thing))(?: of)? (\d{2,3})\b/;
const SAID_GRAMS = /\b(\d{2,3}) ?(?:g|gr|grams?)\b/;
const ASKS_GRAMS =
  /\bhow (?:much|many)\b|\bsplit\b|\bwhole (?:bowl|mix)\b|\bgrams\b|\btotal\b|\baltogether\b|\ball in\b|\bwhich dev|\bwhat (?:dev|vol)|\b\d+ ?g\b.*\b(?:want|need|give)|\b(?:want|need|give)\b.*\b\d+ ?g\b/;

/** The stylist's own shades in their own shares, weighed by the line's ratio: checked, and not replaced. */
export const OWN_BOWL: Technique = {
  about: [ASKS_GRAMS],
  not: /\bused\b|\bdid\b|\bnote\b|\bsave\b|\bkeep\b|\bread\b|\bmeans?\b|\bsafe\b|\bchecks?\b|\bscenario\b|\blast time\b|\bconvert\b|\bwould that be\b|\+ ?\d+ ?v|\bstock\b|\bshelf\b/,
  ofHead: true,
  asks: (words) => partsIn(words) !== undefined,
  tell: (asked) => {
    const parts = partsIn(asked.words) ?? [];
    const line = lineFor(parts, asked.lines, asked.words);
    if (!line)
      return {
        says: `Which line are ${parts.map(({ code }) => code).join(" and ")} of?`,
        facts: [],
        asks: "line",
      };
    return weighedIn(line, parts, asked);
  },
};

/** The line that makes all of them: of several a demi for a toner or with its strength, a permanent for all else. */
function lineFor(
  parts: readonly Part[],
  lines: readonly BrandLine[],
  words: string,
): BrandLine | undefined {
  const making = lines.filter((line) => parts.every(({ code }) => madeBy([line], code).length > 0));
  const isDemi = /\b(?:ton(?:er|ing|e)|gloss|glaze|demi)\b/.test(words);
  const said = strengthIn(words);
  const ratio = /\b1 ?(?:to|:) ?(\d(?:\.\d)?)\b(?! ?\d)/.exec(words)?.[1];
  const narrowed = [
    making.filter((line) => ratiosOf(line).some((each) => each.ratio.join(":") === `1:${ratio}`)),
    making.filter(({ developers }) => said !== undefined && isOf(developers, said)),
    making.filter(({ type }) => (type === "permanent") !== isDemi),
  ].find((some) => some.length > 0 && some.length < making.length);
  return (narrowed ?? making)[0];
}

/** A bottle of 6.3 vol is called 6 vol, 12.5 vol 13 vol. */
const isOf = (developers: readonly number[], volume: number) =>
  developers.some((each) => Math.abs(each - volume) <= 0.5);

function strengthIn(words: string): number | undefined {
  const [, figure, unit] =
    /(?<![\d/.])(\d{1,2}(?:\.\d)?) ?(%|vol)(?!\w* ?(?:grey|white))/.exec(words) ??
    /\b(1\.9)()\b/.exec(words) ??
    [];
  if (!figure) return undefined;
  return unit === "vol" ? Number(figure) : mix({ percent: Math.min(20, Number(figure)) }).volume;
}

const percentWhite = (words: string): number =>
  Number(/\b(\d{1,3}) ?%? ?(?:grey|white)/.exec(words)?.[1] ?? 0);
const levelIn = (words: string): number | undefined => {
  const said = /\b(?:nat(?:ural)?|level|virgin|on an?) (10|[1-9])\b/.exec(words)?.[1];
  return said === undefined ? undefined : Number(said);
};

function weighedIn(
  line: BrandLine,
  parts: readonly Part[],
  asked: Asked & { words: string },
): Told {
  const { words, known } = asked;
  const grey = percentWhite(words);
  const made = parts.flatMap(({ code, share }) => {
    const [one] = madeBy([line], code);
    return one ? [{ shade: one.shade, share }] : [];
  });
  const white = { grey, tone: { word: "none" }, facts: { resistant: false } } as const;
  const needed = grey > 0 ? naturalShare(white, line) : 0;
  const shares = sharesOf(made, needed);
  const level = levelIn(words);
  const goal = Math.max(...made.map(({ shade }) => shade.level ?? 0));
  const isDemi = line.type !== "permanent";
  const lift = isDemi || level === undefined ? 0 : Math.max(0, Math.min(4, goal - level));
  const said = strengthIn(words);
  const own = said === undefined ? undefined : line.developers.find((each) => isOf([each], said));
  const volume =
    own ??
    (grey > 0
      ? greyVolume(line, grey)
      : isDemi || lift > 0
        ? chooseDeveloper(line, { lift, grey: 0, tone: isDemi, developerMax: 40 })
        : COVERS);
  const ratio = ratiosOf(line)[0]?.ratio ?? [1, 1];
  const colour = colourIn(words, made, ratio, isDemi);
  const developer = developerGrams(colour, ratio);
  const bowl = [
    ...made.map(({ shade }, at) => `${shade.code} ${gramWords(colour * (shares[at] ?? 0))}`),
    ...(volume === null ? [] : [`${strengthWords(volume, line)} ${gramWords(developer)}`]),
  ].join(" + ");
  const { findings } = checkFormula({
    candidate: {
      brand: line.brandId,
      line: line.id,
      shades: made.map(({ shade }) => shade.code),
      purpose: "deposit",
      ...(volume !== null && { developer: volume }),
    },
    context: headOf(
      {
        currentLevel: level ?? Math.min(10, goal),
        desiredLevel: Math.min(10, goal),
        ...(grey > 0 && { grayPercent: grey }),
        ...((level ?? 0) >= LIGHTENED && { hairCondition: "bleached" as const }),
      },
      known,
    ),
  });
  const stop = findings.find(({ severity }) => severity === "block");
  if (stop)
    return {
      says: `Not so: ${stop.sentence}`,
      verdict: "no",
      facts: [ofRule(stop.code, "Stop", stop.sentence, stop.source)],
    };
  const minutes = minuteWords(
    minutesFor(
      line,
      volume,
      { purpose: isDemi && grey === 0 ? "tone" : "deposit", grey, lift },
      { porosity: "normal", damage: 1, platinum: false, facts: { resistant: false } },
    ),
  );
  const natural = made.reduce(
    (sum, { shade }, at) => sum + (shade.tone.startsWith("natural") ? (shares[at] ?? 0) : 0),
    0,
  );
  const cover =
    grey === 0
      ? ""
      : natural + 0.01 >= needed
        ? ` ${percentWords(natural)} of the color is natural: enough for ${grey}% white.`
        : ` ${percentWords(natural)} natural is thin for ${grey}% white: ${percentWords(needed)} covers it.`;
  return {
    says: `${bowl}: ${lineName(line)} ${ratio.join(":")}, ${gramWords(colour + developer)} in all, ${minutes}${isDemi && grey === 0 ? ", watched" : ""}.${cover}`,
    facts: [
      ofLine(line, "ratio", `${lineName(line)}, ratio`, ratio.join(":")),
      ...(volume === null
        ? []
        : [ofLine(line, "developer", `${lineName(line)}, developer`, strengthWords(volume, line))]),
      ofLine(line, "minutes", `${lineName(line)}, time`, minutes),
      ...(grey > 0
        ? [ofLine(line, "grey_share", `${grey}% white, natural`, percentWords(needed))]
        : []),
    ],
  };
}

const COVERS = 20;
const LIGHTENED = 9;
const percentWords = (share: number) => `${Math.round(share * 100)}%`;

/** Shares together 1; where none were said the naturals take half, or what white needs, and the others the rest alike. */
function sharesOf(made: readonly { shade: Shade; share: number }[], needed: number): number[] {
  const sum = made.reduce((all, { share }) => all + share, 0);
  if (sum > 0) return made.map(({ share }) => share / sum);
  const naturals = made.filter(({ shade }) => shade.tone.startsWith("natural")).length;
  if (naturals === 0 || naturals === made.length) return made.map(() => 1 / made.length);
  const half = Math.max(0.5, needed);
  return made.map(({ shade }) =>
    shade.tone.startsWith("natural") ? half / naturals : (1 - half) / (made.length - naturals),
  );
}

/** Grams of colour: those that were weighed or called colour, the part of a total, else of a usual mix. */
function colourIn(
  words: string,
  made: readonly { share: number }[],
  [a, b]: Ratio,
  isDemi: boolean,
): number {
  const part = a / (a + b);
  const [, before, behind] = TOTAL.exec(words) ?? [];
  const total = Number(before ?? behind);
  if (total > 0) return total * part;
  const weighed = made.reduce((sum, { share }) => sum + share, 0);
  if (weighed > LEAST_GRAMS) return weighed;
  const said = Number(SAID_GRAMS.exec(words)?.[1]);
  if (said > 0) return said;
  const isRoots = /\b(?:roots?|regrowth|retouch)\b/.test(words);
  const usual = isRoots
    ? totalMix("regrowth", "medium")
    : totalMix("medium", "medium") * (isDemi ? serviceFactor.toner : 1);
  return Math.round(usual * part);
}

/** More than so many parts are grams. */
const LEAST_GRAMS = 9;

import { colourGrams, developerGrams, type Ratio } from "#tools/colour/bowl/amounts.ts";
import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import { chooseDeveloper, greyVolume } from "#tools/colour/bowl/developer.ts";
import { mix } from "#tools/colour/bowl/mix.ts";
import { minutesFor } from "#tools/colour/bowl/timing.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { checkFormula } from "#tools/colour/check/checks.ts";
import { serviceFactor } from "#tools/colour/science.ts";
import { naturalShare } from "#tools/colour/visit/grey.ts";
import { headOf } from "./heads.ts";
import { ratiosOf } from "./mixing.ts";
import { madeBy } from "./over.ts";
import { partsIn, type Part } from "./parts-said.ts";
import {
  gramWords,
  lineName,
  minuteWords,
  ofLine,
  ofRule,
  percentIn,
  type Asked,
  type Technique,
  type Told,
} from "./telling.ts";

const TOTAL =
  /\b(\d{2,3}) ?(?:g|gr|grams?)? ?(?:in )?(?:total|altogether|all in|in all|all together|in the bowl|(?:of )?mix)\b|\b(?:total|whole (?:bowl|mix|thing))(?: of)? (\d{2,3})\b/;
const SAID_GRAMS = /\b(\d{2,3}) ?(?:g|gr|grams?)\b/;
const OF_EACH = /\b\d{2,3} ?(?:g|gr|grams?) (?:of )?each\b/;
const ASKS_GRAMS =
  /\bhow (?:much|many)\b|\bsplit\b|\bportion\w*|\bwhole (?:bowl|mix)\b|\bgrams\b|\btotal\b|\baltogether\b|\ball in\b|\bwhich dev|\bwhat (?:dev|vol)|\bamounts?\b|\bnumbers\b|\bweigh\w*|\bbreak\b.{0,12}\bdown\b|\bsqueeze\b|\bcomes? to\b|\b\d+ ?g\b.*\b(?:want|need|give)|\b(?:want|need|give)\b.*\b\d+ ?g\b/;

/** One shade alone is weighed where grams are asked of it for some hair: of its stock and its price too it is asked how much. */
const OF_ONE =
  /(?=.*(?:\bhow (?:much|many)\b|\bgrams\b|\bamounts?\b|\bnumbers\b|\bweigh\w*|\bbreak\b.{0,12}\bdown\b))(?=.*\b(?:roots?|regrowth|retouch|hair|head|gloss|toner|demi|short|long|pixie|bob|lob|shoulders?|waist|mid.?back|bra.?strap|lengths?|ends|fringe)\b)/;
const NOT_OF_ONE =
  /\b(?:left|have|got|costs?|price|pay|buy|order|add|booster|clear|naturals?|lift\w*|over|cover\w*)\b/;

/** The stylist's own shades in their own shares, weighed by the line's ratio: checked, and not replaced. */
export const OWN_BOWL: Technique = {
  about: [ASKS_GRAMS],
  not: /\bused\b|\bdid\b|\bnote\b|\bsave\b|\bkeep\b|\bread\b|\bmeans?\b|\bsafe\b|\bchecks?\b|\bscenario\b|\blast time\b|\bconvert\b|\bwould that be\b|\+ ?\d+ ?v|\bstock\b|\bshelf\b/,
  ofHead: true,
  asks: (words) => {
    const parts = partsIn(words) ?? [];
    return (
      parts.length > 1 || (parts.length === 1 && OF_ONE.test(words) && !NOT_OF_ONE.test(words))
    );
  },
  tell: (asked) => {
    const parts = partsIn(asked.words) ?? [];
    const line = lineFor(parts, asked);
    if (!line)
      return {
        says: `Which line are ${parts.map(({ code }) => code).join(" and ")} of?`,
        facts: [],
        asks: "line",
      };
    return weighedIn(line, parts, asked);
  },
};

/** The line that makes all of them: of several the one that was bought, of the ratio or strength that was said, else a demi for a toner and a permanent for all else. */
function lineFor(
  parts: readonly Part[],
  { lines, words, known: { salon } }: Asked & { words: string },
): BrandLine | undefined {
  const making = lines.filter((line) => parts.every(({ code }) => madeBy([line], code).length > 0));
  const isDemi = /\b(?:ton(?:er|ing|e)|gloss|glaze|demi)\b/.test(words);
  const said = strengthIn(words);
  const ratio = /\b1 ?(?:to|:) ?(\d(?:\.\d)?)\b(?! ?\d)/.exec(words)?.[1];
  const there = salon?.shelf ?? salon?.standing ?? {};
  const narrowed = [
    making.filter(({ key }) => parts.every(({ code }) => there[key]?.includes(code))),
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
  const grey = percentIn(words);
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
  const weighed = saidColour(words, made, ratio);
  const usual = weighed === undefined ? usualFor(asked, isDemi) : undefined;
  const colour =
    weighed ??
    (usual ? colourGrams(usual.length, usual.thickness, usual.factor, ratio, shares) : 0);
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
      {
        porosity: "normal",
        damage: goal >= LIGHTENED ? 2 : 1,
        platinum: false,
        facts: { resistant: false },
      },
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
    says: `${bowl}: ${lineName(line)} ${ratio.join(":")}, ${gramWords(colour + developer)} in all${usual ? ` for ${usual.words}` : ""}, ${minutes}${isDemi && grey === 0 ? ", watched" : ""}.${cover}`,
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

/** Grams of colour: those that were weighed or called colour, or the part of a total; undefined where none were said. */
function saidColour(
  words: string,
  made: readonly { share: number }[],
  [a, b]: Ratio,
): number | undefined {
  const [, before, behind] = TOTAL.exec(words) ?? [];
  const total = Number(before ?? behind);
  if (total > 0) return (total * a) / (a + b);
  const weighed = made.reduce((sum, { share }) => sum + share, 0);
  if (weighed > LEAST_GRAMS) return weighed;
  const said = Number(SAID_GRAMS.exec(words)?.[1]) * (OF_EACH.test(words) ? made.length : 1);
  return said > 0 ? said : undefined;
}

/** More than so many parts are grams. */
const LEAST_GRAMS = 9;

/** The head that grams are for where none were said: its length and density as they were told, else medium. */
function usualFor(
  { words, hairLength = "medium", hairThickness = "medium" }: Asked & { words: string },
  isDemi: boolean,
) {
  const isRoots = /\b(?:roots?|regrowth|retouch)\b/.test(words);
  const thickness = hairThickness === "medium" ? "" : `${hairThickness} `;
  return {
    length: isRoots ? ("regrowth" as const) : hairLength,
    thickness: hairThickness,
    factor: isDemi && !isRoots ? serviceFactor.toner : 1,
    words: isRoots
      ? `the regrowth${thickness && ` of ${thickness}hair`}`
      : `${hairLength.replace("_", " ")} ${thickness}hair`,
  };
}

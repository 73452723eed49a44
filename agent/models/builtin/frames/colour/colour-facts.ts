import type { ColourFacts, ColourTopic } from "#tools/colour/told/schema.ts";
import type { WorkedOut } from "#tools/values/sum-schema.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";
import type { Slots } from "#agent/models/builtin/verbs/verb.ts";
import { eitherIn, heatIn, laidOver, levelsIn, lineIn, volumeIn } from "./colour-heard.ts";
import { blendIn, levelIn, ouncesIn, ratioIn, twoLevelsIn } from "./colour-figures.ts";
import {
  COLOUR_IN_IT,
  DONE_TO_IT,
  hairIn,
  HAIRS,
  LENGTHS,
  THICKNESSES,
  tonesIn,
  TONES,
  TYPES,
  wordIn,
  zoneIn,
  type Asked,
} from "./colour-words.ts";
import { sourceOf } from "./colour-sources.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

/** The facts that the gaps of every topic hold alike. */
function common(said: Slots, slots: Frame["slots"], text: string): Asked {
  const heard = levelsIn(slots, text);
  const level = levelIn(said["level"]) ?? heard.level;
  const to = levelIn(said["to"]);
  const hair = wordIn(said["hair"], HAIRS);
  return {
    line: (said["line"] ?? (slots?.["line"] ? lineIn(text) : undefined))?.slice(0, 80),
    type: wordIn(said["type"], TYPES),
    shade: said["shade"]?.slice(0, 30),
    volume: volumeIn(said["volume"]),
    level,
    to: to === undefined || to === level ? heard.to : to,
    tone: wordIn(said["tone"], TONES),
    // nobody is born at 9: such hair was lightened
    hair:
      hair ?? (said["shade"] && level !== undefined && level >= LIGHTENED ? "bleached" : undefined),
    hairThickness: wordIn(said["thickness"], THICKNESSES),
    hairLength: wordIn(said["length"], LENGTHS),
  };
}

const LIGHTENED = 9;

const asking = (
  topic: ColourTopic,
  slots: Frame["slots"],
  says: readonly string[],
  more: (said: Slots, text: string) => Asked = () => ({}),
): Frame => ({
  id: `colour_facts.${topic}`,
  slots,
  says,
  input: (said, { text }) => ({ topic, ...common(said, slots, text), ...more(said, text) }),
  report: (value) => (value as ColourFacts).says,
});

const OF_ALL = /\b(?:\d+ ?g(?:rams?)? (?:of )?(?:mix|in all|in total|total|all in)|total mix)\b/;

/** Grams, and what they are of. */
function grams({ grams: colour, developer, total }: Slots, text: string): Asked {
  const weight = amountIn(/\b\d+(?:\.\d+)? ?g(?:rams?)?\b/.exec(text)?.[0]) ?? ouncesIn(text);
  if (weight !== undefined && OF_ALL.test(text)) return { grams: weight, of: "total" };
  // what is asked for on both sides is a share of the whole
  const isWhole = [...text.matchAll(new RegExp(HOW_MUCH, "g"))].length > 1;
  if (weight !== undefined && isWhole) return { grams: weight, of: "total" };
  const [said, of] =
    developer !== undefined
      ? [developer, "developer" as const]
      : total !== undefined
        ? [total, "total" as const]
        : [colour, "colour" as const];
  const asked =
    total === undefined || !/\b(?:total|in all|split)\b/.test(text)
      ? HOW_MUCH.exec(text)?.[1]
      : undefined;
  // what is asked for is the other part of the bowl
  if (asked && weight !== undefined)
    return {
      grams: weight,
      of: /^(?:colou?r|tint|dye|tube|cream)/.test(asked) ? "developer" : "colour",
    };
  const amount = amountIn(said) ?? (ouncesIn(text) ? weight : undefined);
  return amount === undefined ? {} : { grams: amount, of };
}

const HOW_MUCH =
  /\b(?:how (?:much|many)|what (?:amount|weight)) (?:grams? )?(?:of )?(developer|dev|peroxide|oxidant|oxide|emulsion|activator|colou?r|tint|dye|tubes?|cream)\b/;

const VIRGIN = /\b(?:virgin|natural|uncolou?red) (?:hair|\d)/;
/** Asks for lighter hair. */
const LIFTS =
  /\b(?:lighte?n?(?:er|ing|s)?|lift\w*|blonder|brighter|(?:take|bring|get|go) (?:\w+ ){0,2}(?:up|lighter)|levels? (?:up|lighter))\b/;
/** Asks for no lift at all. */
const DEPOSITS = /\b(?:(?:just|only|for|to) deposit\w*|deposit(?:ing|s)?[- ]only|no lift)\b/;
/** What is known of colour, and sums. */
export const COLOUR_FACTS: readonly Frame[] = [
  asking(
    "ratio",
    { line: "line", type: "word", grams: "grams", developer: "grams", total: "grams" },
    [
      "what is the mixing ratio[ of {line}][ of {type}]",
      "how much developer goes with {grams}[ of {line}][ of {type}]",
      "how much color goes with {developer} of developer[ of {line}]",
      "split {total} of mix[ of {line}] into color and developer",
    ],
    (said, text) => ({ ...grams(said, text), ...zoneIn(text), ...ratioIn(text) }),
  ),
  asking("blend", {}, ["how do I make 6 % out of 9 % and 4 %"], (_said, text) => blendIn(text)),
  asking(
    "developer",
    { line: "line", type: "word", level: "level", to: "level", levels: "number", volume: "volume" },
    [
      "which developer[ with {line}][ with {type}][ from level {level}][ to level {to}]",
      "which developer lifts {levels} levels[ with {line}]",
      "how far does {volume} lift[ with {line}]",
    ],
    ({ levels }, text) => ({
      levels: amountIn(levels) ?? (DEPOSITS.test(text) ? 0 : undefined),
      ...zoneIn(text),
      ...eitherIn(text),
    }),
  ),
  asking(
    "strength",
    { volume: "volume", percent: "percent" },
    ["is {volume} {percent} peroxide", "how many percent is {volume}", "how many vol is {percent}"],
    ({ volume, percent }) => ({ volume: amountIn(volume), percent: amountIn(percent) }),
  ),
  asking(
    "pigment",
    { level: "level" },
    ["what is the underlying pigment[ of level {level}]"],
    (_said, text) => twoLevelsIn(text),
  ),
  asking(
    "neutralise",
    { tone: "tone", level: "level", line: "line" },
    ["what cancels {tone}[ at level {level}][ in {line}]"],
    (_said, text) => {
      const tones = tonesIn(text);
      return tones.length > 1 ? { tones } : tones[0] ? { tone: tones[0] } : {};
    },
  ),
  asking(
    "timing",
    { line: "line", type: "word", volume: "volume" },
    ["how long does color stay on[ with {line}][ with {type}][ and {volume}]"],
    (_said, text) => heatIn(text),
  ),
  asking(
    "grey",
    { percent: "percent", line: "line", type: "word", volume: "volume", other: "volume" },
    [
      "how do I cover white hair[ of {percent}][ with {line}][ and {volume}][ or {other}]",
      "how much white does {line} cover",
    ],
    ({ percent, volume, other }, text) => {
      const said = [volume, other].flatMap((each) => volumeIn(each) ?? []);
      const either = Object.values(eitherIn(text)).filter((each) => each !== undefined);
      const strengths = said.length > 1 ? said : [...new Set([...said, ...either])];
      const figure = amountIn(/\b(\d{1,3}) ?(?:%|per ?cent|pct)/.exec(text)?.[1] ?? percent);
      // the stronger of two is the one to be warned of
      return {
        // "30 vol better than 20" speaks of no share
        greyPercent: strengths.includes(figure ?? 0) ? undefined : figure,
        ...heatIn(text),
        volume: strengths.length > 0 ? Math.max(...strengths) : undefined,
        ...(strengths.length > 1 && { other: Math.min(...strengths) }),
      };
    },
  ),
  asking("line", { line: "line" }, ["what kind of color is {line}"]),
  asking("shade", { shade: "shade", line: "line" }, ["what shade is {shade}[ in {line}]"]),
  asking("filler", { level: "level", to: "level", hair: "word" }, [
    "do I need a filler[ from level {level}][ to level {to}][ on {hair} hair]",
  ]),
  asking("porosity", { how: "word" }, ["what do I change on[ {how}] porous hair"], ({ how }) => ({
    porosity: /low|resist|glass|non/.test(how ?? "") ? "low" : "high",
  })),
  asking("safety", {}, ["may this client be colored"], (_said, text) => ({
    words: text.slice(0, 300),
  })),
  asking(
    "over",
    { shade: "shade", line: "line", type: "word", level: "level", hair: "word", volume: "volume" },
    ["can I put[ {line}][ {shade}][ {type}] over[ {hair}] hair[ at level {level}]"],
    ({ hair }, text) => {
      const on = hair
        ? undefined
        : (wordIn(text, COLOUR_IN_IT) ?? (VIRGIN.test(text) ? "virgin" : undefined));
      return {
        ...(LIFTS.test(text) && { levels: 1 }),
        ...(on && { hair: on }),
        ...laidOver(text),
      };
    },
  ),
  asking("cause", {}, ["why did the ends come out darker than the roots"], (_said, text) => ({
    words: text.slice(0, 300),
  })),
  asking("scalp", { volume: "volume", type: "word", line: "line" }, [
    "may[ {line}][ {type}] with {volume} go on the scalp",
    "how strong may[ {line}][ {type}] be on the scalp",
  ]),
  asking("lift", { level: "level", to: "level", hair: "word", thickness: "word" }, [
    "how many visits does a lift take[ from level {level}][ to level {to}][ on {hair} hair]",
  ]),
  asking(
    "amount",
    { length: "word", thickness: "word", type: "word", line: "line" },
    ["how much color do I mix for {length}[ {thickness}] hair[ in {line}]"],
    ({ length, thickness }, text) => ({
      ...hairIn([text, length, thickness].join(" ")),
      ...zoneIn(text),
    }),
  ),
  {
    id: "colour_facts.why",
    says: ["where does that figure come from"],
    after: ["colour_facts"],
    input: (_said, { earlier }) => ({ say: sourceOf(earlier) }),
  },
  asking("minerals", { level: "level" }, [
    "what helps against green from the pool[ at level {level}]",
  ]),
  asking(
    "wait",
    { hair: "word" },
    ["how long do I wait after[ a {hair}] before color", "how long before color is the patch test"],
    ({ hair }, text) => (hair ? {} : { hair: wordIn(text, DONE_TO_IT) }),
  ),
  asking(
    "booster",
    { level: "level", grams: "grams", line: "line", shade: "shade" },
    ["how much mix tone[ {shade}] goes into[ {grams} of] color[ at level {level}][ in {line}]"],
    (said) => grams(said, ""),
  ),
  {
    id: "work_out",
    says: ["work out 165 minus 15 percent"],
    input: (_said, { text }) => ({ sum: text.slice(0, 120) }),
    report: (value) => {
      const { sum, result } = value as WorkedOut;
      return `${sum} = ${result}`;
    },
  },
];

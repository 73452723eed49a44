import { source } from "#tools/colour/science.ts";
import { isPart, placeOf, type Chairside, type Ruling } from "./case.ts";
import { against, warmth } from "./colour.ts";
import { coverMix } from "./cover.ts";
import { clarifyMix, WASH, depthMix, mixWords, strongerMix, warmMix } from "./mix.ts";
import type { RescueMix } from "./schema.ts";
import { coolSigns } from "./signs.ts";
import { levelOfRest, levelWanted } from "./when.ts";

/** A result that went wrong: what it came of, how it is taken back, and what is done otherwise next time. */
type Result = {
  rule: string;
  source: string;
  headline: string;
  why: string;
  back: string;
  /** Where that was not enough. */
  after?: string;
  next: string;
  mix?: RescueMix | undefined;
  never: string[];
};

const RESULTS: readonly ((given: Chairside, words: string) => Result | undefined)[] = [
  whiteShows,
  rootsTooLight,
  spots,
  green,
  tooCool,
  tooDark,
  uneven,
  tooWarm,
];

/** Which result words tell of, the narrower before the wider; undefined where they do not say what shows. */
export function resultIn(given: Chairside): Result | undefined {
  const words = (given.request.text ?? "").toLowerCase();
  for (const each of RESULTS) {
    const result = each(given, words);
    if (result) return result;
  }
  return undefined;
}

/** From so many minutes on a bowl has its full time, and is not watched for a tone. */
const FULL = 30;

/** What is done about a result: it is rinsed, so that nothing works on any more; and never the bowl that caused it. */
export function finished(given: Chairside): Ruling {
  const { why, back, after, next, mix, ...result } = resultIn(given) ?? NOT_SAID;
  const [held] = given.held;
  const bowl = mix ? `${mixWords(mix)}${mix.minutes[1] < FULL ? " at most, watched" : ""}.` : held;
  return {
    ...result,
    verdict: "finished",
    reason: why,
    // a wash is told in what is done
    now: [back, mix?.name === WASH ? undefined : bowl, after, next].filter(
      (each) => each !== undefined,
    ),
    mix,
    watch: [
      "A dried strand in daylight before and after: wet hair shows a level darker and cooler.",
    ],
    stop: ["Two washes and one bowl are enough for a day; what is left is for the next visit."],
  };
}

/** A bowl is mixed for a level that is known, and for no other. */
const known = ({ level }: Chairside): true | undefined => (level === undefined ? undefined : true);

const levelWords = (level: number | undefined): string =>
  level === undefined ? "the level of the rest" : `level ${level}`;

/** A demi on the roots alone, at the level of what came out right. */
const rootsMix = (given: Chairside, level: number | undefined, warm: boolean) =>
  level === undefined
    ? undefined
    : depthMix({ ...given, zone: "roots" }, level, "Off once it meets the rest.", warm);

const NOT_SAID: Result = {
  rule: "rescue_finished_open",
  source: source.practice,
  headline: "Look at it dry, in daylight",
  why: "It is rinsed, so nothing works on any more: there is time to look.",
  back: "Say what shows and where: too dark, too warm, too cool, green, patchy, or white that shows.",
  next: "Say the level it should be, too.",
  never: ["Never a second bowl before it is clear what the first one did."],
};

function whiteShows(given: Chairside): Result | undefined {
  if (!given.seen.some((sign) => sign === "grey_left" || sign === "not_taking")) return undefined;
  const place = given.place ? placeOf(given) : "the white places";
  return {
    rule: "rescue_finished_white",
    source: source.grey,
    headline: `Yes, once more, on ${place} alone`,
    why: "Resistant white has a closed, glassy surface: it had too little product, too little natural in the bowl, or too little of its time.",
    back: `Dry hair, fine sections, thickly, on ${place} only; what is covered is left alone.`,
    next: "Next time wash out build-up, pre-soften these places for 10 to 15 minutes, start there, at least half natural with 20 vol, and give them the full time.",
    mix: coverMix(given, `On ${place} only, for its full time.`),
    never: [
      "Never the same bowl over the whole head.",
      "Never a stronger developer: it lifts the white and does not color it.",
    ],
  };
}

function rootsTooLight(given: Chairside, words: string): Result | undefined {
  if (!given.seen.includes("hot_roots")) return undefined;
  const level = levelOfRest(words) ?? given.level;
  return {
    rule: "rescue_finished_hot_roots",
    source: source.practice,
    headline: "Tone the roots down to the rest",
    why: "The warmth of the scalp lifts the first inch faster than the rest.",
    back: `Nothing more lifts these roots: a demi at ${levelWords(level)}, on damp roots alone, drawn a finger's width into the rest.`,
    next: "To be lighter all over, lift mids and ends on another visit, if the hair holds. Next time mids and ends first, the roots last, with a weaker developer there.",
    mix: rootsMix(given, level, false),
    never: [
      "Never the bowl that did it again, and no developer that lifts.",
      "Never one bowl over all of it.",
    ],
  };
}

const OF_SPOTS = /\bspots?\b|\bbled\b|\bmarks\b|\bleopard/;

function spots(given: Chairside, words: string): Result | undefined {
  if (!OF_SPOTS.test(words)) return undefined;
  const level = levelOfRest(words) ?? given.level;
  return {
    rule: "rescue_finished_spots",
    source: source.practice,
    headline: "Tone the spots alone",
    why: "Lightener has left the packets: too wet a mix, too full a foil, or a fold too near the root.",
    back: `A small brush and damp hair, on the spots alone, at ${levelWords(level)}: they are lightened, so with warmth in it.`,
    next: "Next time a stiffer mix, half an inch off the root, and the foil folded twice.",
    mix: rootsMix(given, level, true),
    never: [
      "Never the whole root: what is right goes too dark.",
      "Never ash alone on a lightened spot.",
    ],
  };
}

const OF_TONER = /\byellow\b|\bton(?:er|ed|ing)\b|\b(?:9|10)[/.]\d/;

function green(given: Chairside, words: string): Result | undefined {
  const { seen } = given;
  if (!seen.includes("green") && !seen.includes("muddy")) return undefined;
  const isToner = OF_TONER.test(words) && !/\bbrown\b|\bdarker\b/.test(words);
  return {
    rule: "rescue_finished_green",
    source: isToner ? source.wheel : source.filler,
    headline: isToner ? "Wash it, then a breath of warmth" : "Put the missing warmth back",
    why: isToner
      ? "The blue and green of an ash over yellow make green or khaki, most on porous ends, where it stayed longest, and where the lift was not light or even enough."
      : "There was no warmth left in the hair: ash or blue, and a neutral brown too, turns green or muddy on yellow or porous hair.",
    back: isToner
      ? "A gentle clarifying wash, then a thin gold or beige, or a trace of copper, with the weakest developer for 1 to 3 minutes."
      : "One mild clarifying wash, blot, then red-copper or gold-copper over the green, thin, on damp hair, a few minutes.",
    next: isToner
      ? "Next time more violet and less ash, a violet or a pearl of that level, thinned, and a clean strand every two minutes."
      : "Only if it is still hollow then: a warm brown for a few minutes. Next time fill first, gold or copper as deep as the goal, and no ash on lightened hair.",
    mix:
      known(given) &&
      warmMix(given, isToner ? against.ash : ["copper", "gold-copper", "red-copper"], false),
    never: ["Never more ash, and no lightener."],
  };
}

function tooCool(given: Chairside): Result | undefined {
  const sign = coolSigns.find((each) => given.seen.includes(each));
  if (!sign) return undefined;
  const place = placeOf(given);
  return {
    rule: "rescue_finished_too_cool",
    source: source.porosity,
    headline: `Wash ${place}, then a breath of warmth`,
    why: "It was lighter or more porous than the toner was made for, or it stayed on too long: with no yellow left to cancel, the toner's own color is what shows.",
    back: `Clarifying shampoo on ${place}, warm, once or twice, 1 to 3 minutes each: often that is enough. What is right is left alone.`,
    next: "Next time a toner of the hair's own level, thinned, porous ends last, and a clean strand every two minutes.",
    mix: known(given) && warmMix(given, against[sign], false),
    never: ["Never more of the toner, and no lightener to take it off."],
  };
}

function tooDark(given: Chairside, words: string): Result | undefined {
  if (!given.seen.includes("too_dark")) return undefined;
  const wanted = levelWanted(words);
  const place = placeOf(given);
  const alone = isPart(given) ? `, on ${place} only` : "";
  return {
    rule: "rescue_finished_too_dark",
    source: source.removal,
    headline: `Wash ${place} now, then take some out`,
    why:
      given.zone !== undefined && !["all", "roots"].includes(given.zone)
        ? "The ends are more porous than the roots: the same bowl goes in faster and deeper there, and what was on them already adds to it."
        : "Too dark comes from porous hair, from color laid over color, or from a shade that was chosen without the white or the old color in it.",
    back: `Clarifying shampoo on ${place}, warm, twice, 1 to 3 minutes each${isPart(given) ? "; the rest is left alone" : ""}. Look at it dry.`,
    after: `Still more than a level too dark: a strand test, then a color remover, or a bath of lightener with the weakest developer and shampoo${alone}, watched by the minute, 10 at most; never more tint.`,
    next: `It comes up warm: a demi at ${levelWords(wanted)}, neutral to warm, evens it after. Next time no permanent through the ends: a demi a level lighter, the last minutes.`,
    mix: clarifyMix(given),
    never: [
      "Never a lighter tint over it: color does not lift color.",
      "Never lightener at full strength on it.",
    ],
  };
}

function uneven(given: Chairside, words: string): Result | undefined {
  if (!given.seen.includes("patchy") && !/\bline between\b|\bbands?\b/.test(words))
    return undefined;
  return {
    rule: "rescue_finished_band",
    source: source.practice,
    headline: "Each part by itself",
    why: "Bands and patches are places where old color or lightener began, where the new one stopped short or overlapped, or where there was too little of it.",
    back: "A darker, warmer band beside lighter hair: if it stretches and springs back, lightener on the band alone, weakest developer, 10 vol at most, watched by the minute, nothing on either side; then tone. A light patch is filled and toned down to its neighbors.",
    next: "Where the hair will not take that, a root melt at the level of the band, drawn over it, hides it. Next time finer sections, and every part by what is on it.",
    never: ["Never one bowl over all of it.", "Never lightener over what is light already."],
  };
}

const WARM: typeof warmth = { ...warmth, too_red: "red", pink: "red" };

function tooWarm(given: Chairside): Result | undefined {
  const sign = given.seen.find((each) => each in WARM);
  const unwanted = sign && WARM[sign];
  if (!sign || !unwanted) return undefined;
  return {
    rule: "rescue_finished_warm",
    source: source.wheel,
    headline: `Tone the ${unwanted} at the level it is`,
    why: "Lightening brings up the pigment underneath, red, then orange, then yellow: it stopped short of the level the goal needs, or the tone on top was too weak or has washed out.",
    back: "Shampoo without conditioner, towel-dry, then a toner from across the wheel on the warm places.",
    next: "It goes no lighter by that: lighter is a lift on another visit. At home a color-safe shampoo, and a violet one once a week on yellow.",
    mix: known(given) && strongerMix(given, unwanted),
    never: ["Never lightener again on the same day for a tone."],
  };
}

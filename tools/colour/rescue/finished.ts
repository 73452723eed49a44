import { source } from "#tools/colour/science.ts";
import { coverMix } from "./cover.ts";
import { placeOf, type Chairside, type Rule, type Ruling } from "./case.ts";
import { against, coolSigns, warmth } from "./colour.ts";
import { clarifyMix, WASH, depthMix, mixWords, strongerMix, warmMix } from "./mix.ts";
import type { RescueMix } from "./schema.ts";
import { levelOfRest, levelWanted } from "./when.ts";

/** What is done about a result: it is rinsed, so that nothing works on any more; and never the bowl that caused it. */
export const finishedRules: readonly Rule[] = [
  whiteShows,
  rootsTooLight,
  spots,
  tooCool,
  tooDark,
  tooWarm,
  uneven,
  notSaid,
];

type Told = Pick<Ruling, "rule" | "source" | "headline" | "reason" | "now" | "never"> & {
  mix?: RescueMix | undefined;
};

/** From so many minutes on a bowl has its full time, and is not watched for a tone. */
const FULL = 30;

/** A ruling on a result: its bowl stands in what is done, and nothing stays on. */
function ruled({ mix, now, ...told }: Told, { held }: Chairside): Ruling {
  const [first = "", ...rest] = now;
  // a wash is told in what is done
  const bowl =
    mix?.name === WASH
      ? undefined
      : mix
        ? `${mixWords(mix)}${mix.minutes[1] < FULL ? " at most, watched" : ""}.`
        : held[0];
  return {
    ...told,
    verdict: "finished",
    now: [first, ...(bowl ? [bowl] : []), ...rest],
    mix,
    watch: [
      "A dried strand in daylight before and after: wet hair shows a level darker and cooler.",
    ],
    stop: ["Two washes and one bowl are enough for a day; what is left is for the next visit."],
  };
}

const OF_SPOTS = /\bspots?\b|\bbled\b|\bmarks\b|\bleopard/i;

function whiteShows(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("grey_left")) return undefined;
  const words = given.request.text ?? "";
  const place = /\btemples?\b/i.test(words)
    ? "the temples"
    : /\bhairline|\bfront\b/i.test(words)
      ? "the hairline"
      : "the white places";
  return ruled(
    {
      rule: "rescue_finished_white",
      source: source.grey,
      headline: `Yes, once more, on ${place} alone`,
      reason:
        "White that still shows had too little product, too little natural or too little time.",
      now: [
        `Dry hair, fine sections, thickly, on ${place} only; what is covered is left alone.`,
        "Next time pre-soften them for 10 to 15 minutes, start there, and give them the full time; wash out product build-up first.",
      ],
      mix: coverMix(given, `On ${place} only, for its full time.`),
      never: [
        "Never the same bowl over the whole head.",
        "Never a stronger developer: it lifts the white and does not color it.",
      ],
    },
    given,
  );
}

function rootsTooLight(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("hot_roots")) return undefined;
  const level = levelOfRest(given.request.text ?? "") ?? given.head.currentLevel;
  return ruled(
    {
      rule: "rescue_finished_hot_roots",
      source: source.practice,
      headline: "Tone the roots down to the rest",
      reason: "The warmth of the scalp lifted the first inch faster than the lengths.",
      now: [
        `Nothing more lifts these roots: a demi at level ${level}, on damp roots alone, drawn a finger's width into the rest.`,
        "To be lighter all over, lift mids and ends on another visit, if the hair holds. Next time mids and ends first, the roots last.",
      ],
      mix: depthMix(
        { ...given, zone: "roots" },
        level,
        "Look every 2 minutes, off once it meets the rest.",
      ),
      never: [
        "Never the bowl that did it again, and no developer that lifts.",
        "Never one bowl over all of it.",
      ],
    },
    given,
  );
}

function spots(given: Chairside): Ruling | undefined {
  const words = given.request.text ?? "";
  if (!OF_SPOTS.test(words) || given.seen.includes("bleeding") === /\bstill in\b/.test(words))
    return undefined;
  const level = levelOfRest(words) ?? given.head.currentLevel;
  return ruled(
    {
      rule: "rescue_finished_spots",
      source: source.practice,
      headline: "Tone the spots alone",
      reason:
        "Lightener has left the packets: too wet a mix, too full a foil, or a fold too near the root.",
      now: [
        `A small brush and damp hair, on the spots alone, at the level of the base, ${level}: they are lightened, so with warmth in it.`,
        "Next time a stiffer mix, half an inch off the root, and the foil folded twice.",
      ],
      mix: depthMix(
        { ...given, zone: "roots" },
        level,
        "Look from 5 minutes on, off once it disappears.",
        true,
      ),
      never: [
        "Never the whole root: what is right goes too dark.",
        "Never ash alone on a lightened spot.",
      ],
    },
    given,
  );
}

function tooDark(given: Chairside): Ruling | undefined {
  const { seen } = given;
  const words = given.request.text ?? "";
  const wanted = levelWanted(words);
  if (!seen.includes("too_dark")) return undefined;
  const place = placeOf(given);
  const alone = given.zone === undefined || given.zone === "all" ? "" : `, on ${place} only`;
  return ruled(
    {
      rule: "rescue_finished_too_dark",
      source: source.removal,
      headline: `Wash ${place} now, then take some out`,
      reason:
        "What was on it already adds to the new color, and porous hair takes it deeper: more tint, of whatever strength, lightens none of it.",
      now: [
        `Clarifying shampoo on ${place}, warm, twice, 1 to 3 minutes each${alone && "; the rest is left alone"}. Look at it dry.`,
        `Still more than a level too dark: a strand test, then a color remover, or a bath of lightener with the weakest developer and shampoo${alone}, watched by the minute, 10 at most.`,
        `It comes up warm: a demi at ${wanted === undefined ? "the level of the rest" : `level ${wanted}`}, neutral to warm, evens it after. Next time no permanent through the ends: a demi a level lighter, the last minutes.`,
      ],
      mix: clarifyMix(given),
      never: [
        "Never a lighter tint over it: color does not lift color.",
        "Never lightener at full strength on it.",
      ],
    },
    given,
  );
}

function tooCool(given: Chairside): Ruling | undefined {
  const sign = coolSigns.find((each) => given.seen.includes(each));
  if (!sign) return undefined;
  const isGreen = sign === "green" || sign === "muddy";
  const place = placeOf(given);
  return ruled(
    {
      rule: isGreen ? "rescue_finished_green" : "rescue_finished_too_cool",
      source: isGreen ? source.filler : source.porosity,
      headline: isGreen ? "Put the missing warmth back" : `Wash ${place}, then a breath of warmth`,
      reason: isGreen
        ? "There was no warmth left in lightened hair: ash, blue or a plain brown over yellow turns green."
        : "Porous hair takes the cool part of a shade first and deepest.",
      now: isGreen
        ? [
            "One mild wash, blot, then red-copper or gold-copper over the green, thin, on damp hair, watched.",
            "Only if it is still hollow then: a warm brown for a few minutes. Next time fill first, and no ash on lightened hair.",
          ]
        : [
            `Clarifying shampoo on ${place}, warm, once or twice, 1 to 3 minutes each: often that is enough. What is right is left alone.`,
            "Next time porous ends last, the toner thinned, and a clean strand every two minutes.",
          ],
      mix: warmMix(given, isGreen ? ["copper", "gold-copper", "red-copper"] : against[sign], false),
      never: [
        isGreen
          ? "Never more ash, and no lightener."
          : "Never more of the toner, and no lightener to take it off.",
      ],
    },
    given,
  );
}

function tooWarm(given: Chairside): Ruling | undefined {
  const sign = given.seen.find((each) => warmth[each] && each !== "not_taking");
  const unwanted = sign && warmth[sign];
  if (
    !sign ||
    !unwanted ||
    /\bbands?\b|\bline between\b|\bbanding\b/i.test(given.request.text ?? "")
  )
    return undefined;
  return ruled(
    {
      rule: "rescue_finished_warm",
      source: source.wheel,
      headline: `Tone the ${sign} at the level it is`,
      reason: `The toner has washed out, or it was too weak or too light for the ${sign} underneath.`,
      now: [
        "Shampoo without conditioner, towel-dry, then the bowl below on the warm places.",
        "It goes no lighter by that: lighter is a lift on another visit. At home a color-safe shampoo, and a violet one once a week on yellow.",
      ],
      mix: strongerMix(given, unwanted),
      never: ["Never lightener again on the same day for a tone."],
    },
    given,
  );
}

function uneven(given: Chairside): Ruling | undefined {
  const words = given.request.text ?? "";
  if (!given.seen.includes("patchy") && !/\bline between\b|\bbands?\b/i.test(words))
    return undefined;
  return ruled(
    {
      rule: "rescue_finished_band",
      source: source.practice,
      headline: "Work the band by itself",
      reason:
        "A band is where the old color or lightener began, and the new one stopped short or overlapped.",
      now: [
        "A darker, warmer band beside lighter hair: if it stretches and springs back, lightener on the band alone, weakest developer, 10 vol at most, watched by the minute, nothing on either side; then tone.",
        "Where the hair will not take that: a root melt at the level of the band, drawn over it, hides it. A light band is filled and toned down to its neighbors.",
      ],
      never: ["Never one bowl over all of it.", "Never lightener over what is light already."],
    },
    given,
  );
}

function notSaid(given: Chairside): Ruling {
  return ruled(
    {
      rule: "rescue_finished_open",
      source: source.practice,
      headline: "Look at it dry, in daylight",
      reason: "It is rinsed, so nothing works on any more: there is time to look.",
      now: [
        "Say what shows and where: too dark, too warm, too cool, green, patchy, or white that shows; and the level it should be.",
      ],
      never: ["Never a second bowl before it is clear what the first one did."],
    },
    given,
  );
}

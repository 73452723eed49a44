import {
  afterMinutes,
  isPart,
  isUp,
  minutesLeft,
  placeOf,
  type Chairside,
  type Rule,
  type Ruling,
} from "./case.ts";
import { clarifyMix, sameAgain, strongerMix, warmMix, wrongCounter } from "./mix.ts";
import type { RescueSign } from "./schema.ts";
import { coolSigns } from "./signs.ts";
import { counterOf, source } from "#tools/colour/science.ts";
import type { CanonicalTone, UncorrectedTone } from "#tools/colour/words.ts";

/** What goes wrong under colour that deposits: too much of it, too little, the wrong one. */
export const colourRules: readonly Rule[] = [overDeposit, tooDark, notTaking];

const porousEnds =
  "The ends take first: porous hair drinks the cool part of a shade before the rest has begun.";
type CoolSign = (typeof coolSigns)[number];

/** What takes the cast back, thinly, from the other side of the wheel. */
export const against: Record<CoolSign, readonly CanonicalTone[]> = {
  violet: ["gold", "natural-warm", "beige"],
  grey: ["gold", "beige", "gold-copper"],
  ash: ["gold", "natural-warm", "beige"],
  blue: ["gold-copper", "gold", "copper"],
  green: ["red-copper", "copper", "gold-copper"],
  muddy: ["gold", "gold-copper", "natural-warm"],
};

function overDeposit(given: Chairside): Ruling | undefined {
  const sign = coolSigns.find((each) => given.seen.includes(each));
  if (
    !sign ||
    given.product === "lightener" ||
    given.product === "remover" ||
    given.product === "filler"
  )
    return undefined;
  const direct = given.product === "direct_dye";
  const part = isPart(given);
  // mixed toner looks violet by itself: without a place that grabs, the hair under it decides
  const unsure = sign === "violet" && !part && (given.on ?? 99) <= 5;
  const place = placeOf(given);
  if (unsure) return looksViolet(given);
  const emulsify = given.product === "permanent" || direct;
  const rest = part && !isUp(given);
  return {
    rule: "rescue_over_deposit",
    source: source.porosity,
    verdict: emulsify ? "emulsify" : "rinse_now",
    headline: emulsify ? `Emulsify ${place} now` : part ? `Rinse ${place} now` : "Rinse now",
    reason: `${sign === "green" ? "Blue on yellow, or ash on hair without warmth, turns green" : `It is going ${sign}${afterMinutes(given)}: it has taken enough there`}. ${part && /ends|lengths/.test(place) ? porousEnds : "It only goes deeper from here."}`,
    now: [
      part
        ? `Take ${place} to the basin alone: lukewarm water, ${direct ? "a pump of shampoo" : "work the color with wet fingers for a minute"}, rinse until clear.`
        : "Lukewarm water all over, work it with wet fingers for a minute, rinse until clear.",
      rest
        ? `${REST_STAYS} Wipe a strand every 2 minutes.`
        : "Blot and look at it dry, in daylight: wet hair shows a level darker and cooler than it is.",
      `Still ${sign}: the clarifying wash below, up to two times. Only then warmth.`,
    ],
    mix:
      sign === "green" || sign === "blue" || sign === "muddy"
        ? (warmMix(given, against[sign]) ?? clarifyMix(given))
        : clarifyMix(given),
    watch: [
      "A dried strand after each wash.",
      sign === "green"
        ? "Red-copper in traces: two minutes too long and it is orange."
        : `If a trace stays, ${spokenTones(against[sign])} in clear for 2 to 5 minutes takes it back.`,
    ],
    never: [
      sign === "green"
        ? "Never ash, matt or blue over green."
        : `Never more ${sign === "violet" ? "violet, silver or pearl" : "ash or violet"} today.`,
      "Never lightener on it to take it off at once: it comes off in a wash or two.",
    ],
    stop: [
      "Two clarifying washes and one thin glaze are enough for a day; the rest fades in three washes at home.",
    ],
  };
}

/** Said where a part comes off: nothing is given to the rest beyond what its bowl was to have. */
const REST_STAYS =
  "The rest stays only if it still needs it, and no longer than its own time; where it is as you want it, rinse all.";

function looksViolet(given: Chairside): Ruling {
  return {
    rule: "rescue_toner_looks_violet",
    source: source.practice,
    verdict: "wipe_and_check",
    headline: "Wipe a strand and look",
    reason: `Toner that works looks violet itself${afterMinutes(given)}; what counts is the hair under it.`,
    more: minutesLeft(given, 10),
    now: [
      "Wipe a strand clean with a damp towel, from the ends, and look at it on white.",
      "Violet on the clean strand: rinse now, ends first.",
      "Still yellow: leave it, and look again every 2 minutes.",
    ],
    watch: ["The ends: they are there minutes before the roots."],
    never: ["Never judge it with the product on.", "Never leave the basin while it is on."],
    stop: ["Slightly stronger than wanted when wet is right when dry: off then."],
  };
}

function tooDark(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("too_dark") || given.product === "remover") return undefined;
  const place = placeOf(given);
  const part = isPart(given);
  const ends =
    given.place === undefined && ["ends", "lengths", "mids"].some((zone) => given.zone === zone);
  const roots = given.zone === "roots";
  return {
    rule: roots ? "rescue_roots_too_dark" : "rescue_grabbing",
    source: source.porosity,
    verdict: ends ? "emulsify" : "rinse_now",
    headline: ends ? `Emulsify ${place} now` : part ? `Rinse ${place} now` : "Rinse now",
    reason: ends
      ? porousEnds
      : `Oxidative color goes on deepening${afterMinutes(given)} until it is off.`,
    now: [
      ends
        ? `Warm water on ${place}, massage the color for a minute, and rinse ${place} alone.`
        : part
          ? `Warm water on ${place} alone, worked with the fingers until it runs clear; the clarifying wash at once, while the dye is fresh.`
          : "Rinse with warm water, working it with the fingers, until it runs clear.",
      part
        ? `${REST_STAYS} Comb nothing through again.`
        : "Clarifying wash at once, while the dye is fresh, then look at it dry.",
      "Still too dark dry: a second wash. More than a level off: a color remover on another day, never more tint.",
    ],
    mix: clarifyMix(given),
    watch: ["Wet hair looks a level darker: dry a strand before you judge."],
    never: [
      "Never pull tint through the ends again.",
      "Never lighten fresh tint with more tint: color does not lift color.",
    ],
    stop: ["After two washes stop. A remover waits at least until the scalp has had a day."],
  };
}

export const warmth: Partial<Record<RescueSign, UncorrectedTone>> = {
  orange: "orange",
  yellow: "yellow",
  red: "red",
  brassy: "brass",
  not_taking: "brass",
};

function notTaking(given: Chairside): Ruling | undefined {
  const sign = given.seen.find((each) => warmth[each]);
  if (!sign || given.product === "lightener" || given.product === "remover") return undefined;
  const unwanted = warmth[sign] ?? "brass";
  const wrong = sign === "not_taking" ? undefined : wrongCounter(given, unwanted);
  const left = minutesLeft(given, 10);
  const up = isUp(given) || left === 0;
  const word = sign === "not_taking" ? "warm" : sign;
  if (wrong || up) {
    const mix = strongerMix(given, unwanted);
    return {
      rule: wrong ? "rescue_wrong_counter" : "rescue_not_taking_in_time",
      source: source.wheel,
      verdict: "rinse_now",
      headline: mix ? "Rinse, then mix this" : "Rinse now",
      reason:
        wrong ??
        `Its time is up${afterMinutes(given)} and it is still ${word}: more minutes add nothing, it is too weak or the wrong one.`,
      now: [
        "Rinse, blot, and look at the level that is really there: orange is 6 to 7, gold 8, yellow 9, pale yellow 10.",
        ...(mix
          ? [
              "Mix the bowl below for that level. Towel-dried hair, the warmest place first.",
              "Look from the third minute on, and rinse when it is slightly cooler than wanted.",
            ]
          : ["Let the assistant write a formula for that level before anything else goes on."]),
      ],
      mix,
      watch: ["The ends: they need half the time of the roots."],
      never: [
        unwanted === "orange" || unwanted === "red"
          ? "Never violet on orange: it has nothing to meet."
          : "Never blue or green alone on yellow.",
        "Never leave a spent toner on in hope, nor heat it.",
      ],
      stop: [
        "Still warm after a second bowl: the hair is not light enough. Tone it a level darker, or lift on another visit.",
      ],
    };
  }
  return {
    rule: "rescue_not_taking_yet",
    source: given.line?.source ?? source.practice,
    verdict: "leave",
    headline: `Leave it, up to ${left} min`,
    reason: `Still ${word}${afterMinutes(given)}: ${given.product === "permanent" ? "tint lifts first and deposits in the second half" : "a toner does most of its work in the second half"}, and it has ${minutesLeft(given, given.most)} of ${given.most} minutes left.`,
    more: left,
    now: [
      "Wipe a strand clean every 3 minutes and judge that, not the foam.",
      "Press more product on the warm places: dry hair does not take.",
      `No change at ${given.most} minutes in all: rinse, and ask again for the bowl that answers it.`,
    ],
    mix:
      given.product === "permanent"
        ? undefined
        : sameAgain(given, "A little fresh mix", "Only where it was thin or has dried."),
    watch: ["The ends: they are ahead of the rest."],
    never: [
      "Never heat it.",
      `Never add ${counterOf(unwanted, 7)?.word === "blue" ? "violet" : "blue"} by eye to a bowl that is working.`,
    ],
    stop: [`At ${given.most} minutes in all it comes off.`],
  };
}

const spokenTones = (tones: readonly CanonicalTone[]) => (tones[0] ?? "gold").replace("-", " ");

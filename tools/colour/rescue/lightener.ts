import {
  afterMinutes,
  isUp,
  minutesLeft,
  placeOf,
  type Chairside,
  type Rule,
  type Ruling,
} from "./case.ts";
import { sameAgain } from "./mix.ts";
import { lightenerRule, source } from "#tools/colour/science.ts";

/** What goes wrong under lightener. Its time and its strength have a ceiling that no wish moves. */
export const lightenerRules: readonly Rule[] = [
  overTime,
  tooFast,
  hotRoots,
  bleeding,
  dry,
  patchy,
  slow,
];

const watchIt = "Look every 5 minutes: wipe a strand clean, judge it dry and in daylight.";
const noStronger = "Never a stronger developer, never heat, to make up for time.";

function overTime(given: Chairside): Ruling | undefined {
  if (given.product !== "lightener" || !isUp(given)) return undefined;
  return {
    rule: "rescue_lightener_time",
    source: source.lightener,
    verdict: "rinse_now",
    headline: "Rinse now",
    reason: `Lightener comes off at ${given.most} minutes, whatever it shows: after that it only takes strength from the hair.`,
    now: [
      "Rinse every packet with cool water until it runs clear, roots last.",
      "Mild shampoo, towel dry, stretch a wet strand: it must spring back.",
      "Tone the level that is there. What is still too dark waits two weeks for another visit.",
    ],
    watch: ["Elasticity of the lightest pieces."],
    never: ["Never put fresh lightener over it today.", noStronger],
    stop: ["If a wet strand does not spring back: bond treatment, no toner, the day is over."],
  };
}

function tooFast(given: Chairside): Ruling | undefined {
  if (
    given.product !== "lightener" ||
    !given.seen.some((sign) => sign === "too_fast" || sign === "too_light")
  )
    return undefined;
  return {
    rule: "rescue_lifting_too_fast",
    source: source.lightener,
    verdict: "wipe_and_check",
    headline: "Wipe a strand now",
    reason: `It is light${afterMinutes(given)}: fine or porous hair is there before the clock is, and pale yellow is the end.`,
    more: minutesLeft(given, 3),
    now: [
      "Wipe one strand clean with a damp towel. At the stage you want, or pale yellow: rinse all of it now.",
      `Not there yet: look again in 2 minutes, ${placeOf(given)} first.`,
      "Take out the packets that are done one by one; do not wait for the slowest.",
    ],
    watch: [
      "Pale yellow is the end: past it the hair goes white and breaks.",
      "Elasticity of a wet strand.",
    ],
    never: ["Never past pale yellow.", "Never heat."],
    stop: ["Any strand that stretches without springing back: rinse everything."],
  };
}

function hotRoots(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("hot_roots")) return undefined;
  const lightener = given.product === "lightener";
  return {
    rule: "rescue_hot_roots",
    source: source.order,
    verdict: lightener ? "wipe_and_check" : "rinse_now",
    headline: lightener ? "Wipe the roots off" : "Rinse the roots now",
    reason: "The warmth of the scalp lifts the first centimeter faster than the rest.",
    more: minutesLeft(given, 10),
    now: [
      "Take it off the roots alone, with a damp towel or cotton and clips holding the rest away.",
      "Leave mids and ends until they reach the level of the roots, and look every 3 minutes.",
      "Rinse all together, then tone the roots down to the level of the lengths with a cool demi.",
    ],
    watch: ["The line between root and mid: work it with the towel, so that no band stays."],
    never: ["Never add lightener to the roots again.", "Never a hood or heat."],
    stop: [
      "Roots more than two levels lighter than the lengths: rinse all, a root shadow does the rest.",
    ],
  };
}

function bleeding(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("bleeding")) return undefined;
  return {
    rule: "rescue_bleeding",
    source: "Lightener makers' leaflets on packets and heat",
    verdict: "wipe_and_check",
    headline: "Wipe the bleed off now",
    reason: "Product has run out of its packet onto hair that was to stay as it is.",
    more: minutesLeft(given, 15),
    now: [
      "Open the packet, wipe the spot with a damp towel, then with a little shampoo on cotton.",
      "A dab of conditioner on the spot keeps what is left from working.",
      "Close the packet a centimeter lower and leave the rest as planned.",
    ],
    watch: ["The spots at the next look: dry they show as light marks."],
    never: ["Never a wetter mix in closed packets.", "Never stack full packets on each other."],
    stop: [
      "A mark that has lifted gets the natural level back with a demi at the end, not more lightener beside it.",
    ],
  };
}

function dry(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("drying_out")) return undefined;
  return {
    rule: "rescue_drying_out",
    source: source.lightener,
    verdict: "leave",
    headline: "Keep it moist, leave it",
    reason: "Dry lightener has stopped working: moisture brings it back, minutes do not.",
    more: minutesLeft(given, 20),
    now: [
      "Mist it with lukewarm water or put a thin coat of fresh mix on the dry places, the same strength.",
      "Cover with film or foil so that it stays moist. No heat.",
      `${given.on === undefined ? `It is ${given.most} minutes in all, the first ones count` : `It has ${minutesLeft(given, given.most)} of its ${given.most} minutes left`}: look every 5.`,
    ],
    mix: sameAgain(
      given,
      "A little fresh mix",
      "Thin, on the dry places only, over what is there.",
    ),
    watch: [watchIt],
    never: [noStronger, "Never comb dry lightener through the hair: it breaks it."],
    stop: [`At ${given.most} minutes in all it comes off, whatever it shows.`],
  };
}

function patchy(given: Chairside): Ruling | undefined {
  if (given.product !== "lightener" || !given.seen.includes("patchy")) return undefined;
  return {
    rule: "rescue_patchy_lift",
    source: source.order,
    verdict: "wipe_and_check",
    headline: "Wipe and look at it",
    reason: "Patches come from too little product or from old color underneath.",
    more: minutesLeft(given, 10),
    now: [
      "Wipe two strands clean, a light and a dark one, and compare them dry.",
      "Light ones that are done: take them off. Dark patches: fresh mix of the same strength, thickly.",
      "Rinse all when the darkest is within a level of the rest.",
    ],
    mix: sameAgain(given, "Fresh mix for the patches", "Thickly, on the dark patches only."),
    watch: [watchIt],
    never: [noStronger, "Never over patches that are pale already."],
    stop: [`At ${given.most} minutes in all; the rest is evened out by toning each part.`],
  };
}

const warm = ["too_slow", "not_taking", "orange", "yellow", "brassy", "red", "too_dark"] as const;

function slow(given: Chairside): Ruling | undefined {
  if (given.product !== "lightener" || !warm.some((sign) => given.seen.includes(sign)))
    return undefined;
  const more = minutesLeft(given, given.on !== undefined && given.on < 20 ? 20 : 10);
  const stuck = (given.on ?? 0) >= 25;
  return {
    rule: "rescue_lifting_slowly",
    source: source.lightener,
    verdict: "leave",
    headline: `Leave it, up to ${more} min`,
    reason: `${stuck ? "It may have used itself up" : "Warm stages are on the way"}${afterMinutes(given)}: red, orange and yellow are passed in this order.`,
    more,
    now: [
      "Wipe a strand: is the product still moist and swollen? Then it is working; look again in 5 minutes.",
      stuck
        ? "Spent or dry: wipe it off the slow places and put fresh mix of the same strength on them."
        : "Dry: mist it, cover it. Packed thinly: a little more product.",
      `Rinse at the stage you want, at ${given.most} minutes in all at the latest, and tone the level that is there.`,
    ],
    mix: stuck
      ? sameAgain(
          given,
          "Fresh mix for the slow places",
          "After wiping the old off, on the slow places only.",
        )
      : undefined,
    watch: [watchIt, "Elasticity from now on at every look."],
    never: [noStronger, "Never tone orange with a level 9 toner: it does not show."],
    stop: [
      `${lightenerRule.maxMinutes} minutes is the end. Old color that does not move needs a remover or another visit.`,
    ],
  };
}

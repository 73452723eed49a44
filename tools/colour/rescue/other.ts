import {
  afterMinutes,
  isUp,
  minutesLeft,
  placeOf,
  type Chairside,
  type Rule,
  type Ruling,
} from "./case.ts";
import { coverMix } from "./cover.ts";
import { clarifyMix, mixWords, sameAgain } from "./mix.ts";
import { source } from "#tools/colour/science.ts";

/** White hair, reds, removers, fillers, and what nobody has said enough about. */
export const otherRules: readonly Rule[] = [
  goingDark,
  remover,
  greyLeft,
  filler,
  pink,
  tooLight,
  patchyColour,
];

function goingDark(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("going_dark_again")) return undefined;
  return {
    rule: "rescue_remover_reoxidises",
    source: "Color removers' leaflets: rinse until nothing is left to oxidize",
    verdict: "rinse_now",
    headline: "Rinse on, five minutes more",
    reason:
      "The dye was shrunk and not rinsed out: with air and developer it grows back to what it was.",
    now: [
      "Warm water for five full minutes by the clock, squeezing the lengths. Then the remover's own post-wash, or a clarifying shampoo twice.",
      "Dry a strand and put 10 vol on it for 5 minutes: darker means rinse on.",
      "Only when the strand stays light: demi at low strength, a level lighter than wanted.",
    ],
    mix: clarifyMix(given),
    watch: ["The test strand, for ten minutes."],
    never: [
      "Never developer or oxidative color on it before the strand has stayed light.",
      "Never a remover a third time in a day.",
    ],
    stop: [
      "Dark again after two rounds: leave it a week, then another round or a lightener on another visit.",
    ],
  };
}

function remover(given: Chairside): Ruling | undefined {
  if (given.product !== "remover") return undefined;
  const up = isUp(given);
  const left = minutesLeft(given, 10);
  return {
    rule: "rescue_remover",
    source: source.removal,
    verdict: up ? "rinse_now" : "leave",
    headline: up ? "Rinse now, for long" : `Leave it, up to ${left} min`,
    reason: up
      ? "A remover has done what it can in its time; the rinse is the other half of the work."
      : `A remover shows itself late${afterMinutes(given)}: warmth underneath is what is to come up.`,
    ...(up ? {} : { more: left }),
    now: [
      "Keep it moist and covered; it works on oxidative dye only, not on direct dye or henna.",
      "Wipe a strand: orange or red underneath is the base of the hair, and is toned later.",
      `At ${given.most} minutes rinse for five minutes with warm water and the maker's post-wash.`,
    ],
    watch: ["A strand with 10 vol before any color: does it darken?"],
    never: ["Never heat unless the pack prints it.", "Never tone before the strand test."],
    stop: ["Two rounds a day at most."],
  };
}

function greyLeft(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("grey_left") || given.product === "lightener") return undefined;
  const demi = given.product === "toner";
  const left = minutesLeft(given, 20);
  const up = isUp(given) || left === 0;
  // past the end of its time fresh mix has no more of it on the scalp
  const over = given.on !== undefined && given.on + FRESH > given.most + FRESH;
  if (up && (demi || over)) return rinsedGrey(given);
  const place = given.place ? placeOf(given) : "the white places";
  const how = `On ${place} only.`;
  // fresh mix takes so long, pressed places included
  const more = demi && !up ? left : Math.max(FRESH, left);
  const fresh = demi
    ? undefined
    : (sameAgain(given, "Fresh mix for the white", how) ?? coverMix(given, how));
  const mix = fresh && { ...fresh, minutes: [more, more] satisfies [number, number] };
  return {
    rule: "rescue_grey_left",
    source: given.line?.greyRule ? given.line.source : source.grey,
    verdict: up ? "wipe_and_check" : "leave",
    headline: up ? "Wipe, then press in fresh mix" : `Do not rinse, up to ${more} min more`,
    reason: demi
      ? "A demi blends white and does not cover it: what shows now will show when it is dry."
      : up
        ? `Its time is up${afterMinutes(given)} and white still shows: those hairs had too little product or too little natural.`
        : `White takes last${afterMinutes(given)}: cover needs the whole time, ${given.most} minutes.`,
    more,
    now: [
      demi
        ? `Give it its full ${given.most} minutes, pressed thickly on ${place}: it blends white and covers none. What shows then is covered with a permanent, on ${place} alone.`
        : up
          ? `Press fresh mix on ${place} only, thickly, and give it ${more} minutes. Then everything off.`
          : `Press fresh mix on ${place} now: thick, with the brush flat, no combing; then ${more} minutes more, and look again: it may have ${given.most} in all.`,
      ...(mix ? [`${mixWords(mix)}.`] : []),
      `Wipe a white strand on ${place} and look at it dry before you rinse. If the scalp stings, it comes off.`,
      "Next time: more natural in the bowl, 20 vol, the white places first.",
    ],
    mix,
    watch: ["Hairline and temples: they are the last."],
    never: [
      "Never a stronger developer: it lifts the white and does not color it.",
      "Never comb it through the lengths for the extra minutes.",
    ],
    stop: [`${given.most + FRESH} minutes on the scalp is the end, pressed places included.`],
  };
}

/** Its time is over: what shows white is covered by a bowl of its own, once this one is off. */
function rinsedGrey(given: Chairside): Ruling {
  const demi = given.product === "toner";
  const place = given.place ? placeOf(given) : "the white places";
  return {
    rule: "rescue_grey_left",
    source: given.line?.greyRule ? given.line.source : source.grey,
    verdict: "rinse_now",
    headline: "Rinse: its time is over",
    reason: demi
      ? "A demi blends white and does not cover it, and past its time it only dries."
      : `Its time is up${afterMinutes(given)} and white still shows: those hairs had too little product or too little natural.`,
    now: [
      "Rinse all of it and dry the white places: wet hair hides what is left.",
      `What still shows is covered on ${place} alone, with a fresh permanent bowl for its full time, on a scalp that is calm; else another day.`,
      "Next time: more natural in the bowl, 20 vol, the white places first.",
    ],
    watch: ["Hairline and temples: they are the last."],
    never: ["Never a stronger developer: it lifts the white and does not color it."],
    stop: ["A scalp that stings or is red: nothing more today."],
  };
}

/** Minutes that fresh mix needs on white that did not take. */
const FRESH = 10;

function filler(given: Chairside): Ruling | undefined {
  if (given.product !== "filler") return undefined;
  const strong = given.seen.some(
    (sign) => sign === "too_red" || sign === "red" || sign === "too_dark" || sign === "pink",
  );
  return {
    rule: "rescue_filler",
    source: source.filler,
    verdict: strong ? "wipe_and_check" : isUp(given) ? "rinse_now" : "leave",
    headline: strong
      ? "Wipe a strand and look"
      : isUp(given)
        ? "Blot it now"
        : `Leave it, up to ${minutesLeft(given, 10)} min`,
    reason: "A filler is meant to look too warm: the bowl that follows takes most of it.",
    more: minutesLeft(given, strong ? 3 : 10),
    now: [
      "Wipe a strand: warm like the level you are going to is right. Redder than that is too much.",
      strong
        ? "Too much: rinse it off, one mild shampoo, and let half of the target bowl be a matt or natural shade without red."
        : "Right: blot it, do not rinse, and put the target bowl over it.",
      "Look at the target bowl from the fifth minute on.",
    ],
    watch: ["The ends take the filler deeper than the rest."],
    never: [
      "Never ash straight on hair that was lightened and not filled.",
      "Never lighten a filler away.",
    ],
    stop: ["Red that stays after the target bowl is toned on another day with a matt demi."],
  };
}

function pink(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("pink") || given.product === "lightener") return undefined;
  const left = minutesLeft(given, 10);
  return {
    rule: "rescue_pink",
    source: "Makers' leaflets on reds over white or lightened hair",
    verdict: isUp(given) ? "rinse_now" : "leave",
    headline: isUp(given) ? "Rinse, then fill" : `Leave it, up to ${left} min`,
    reason:
      "Red without a base goes pink on white and on lightened hair: it needs a natural or a gold under it.",
    ...(isUp(given) ? {} : { more: left }),
    now: [
      `Let it have its time on ${placeOf(given)}; pink deepens last.`,
      "Rinse cool, blot. Still pink: a gold-copper demi a level deeper, 10 minutes.",
      "Next time a third of natural in the bowl, or a gold filler first.",
    ],
    watch: ["It fades fast: warn the client, and give a red mask for home."],
    never: ["Never more red alone over pink.", "Never hot water."],
    stop: ["One glaze today; the next in two weeks."],
  };
}

function tooLight(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("too_light") || given.product === "lightener") return undefined;
  const left = minutesLeft(given, 10);
  return {
    rule: "rescue_too_light",
    source: source.practice,
    verdict: isUp(given) ? "rinse_now" : "leave",
    headline: isUp(given) ? "Rinse, then go deeper" : `Leave it, up to ${left} min`,
    reason: `Color deepens to its last minute${afterMinutes(given)}; too light before that means nothing yet.`,
    ...(isUp(given) ? {} : { more: left }),
    now: [
      "Wipe a strand and dry it: wet hair hides a level.",
      "Dry places: a little more of the same mix.",
      `At ${given.most} minutes rinse. Still too light: a demi a level deeper, 10 minutes.`,
    ],
    watch: ["The ends: they are deep before the roots."],
    never: ["Never mix a darker shade into a bowl that is on."],
    stop: [`At ${given.most} minutes in all it comes off.`],
  };
}

function patchyColour(given: Chairside): Ruling | undefined {
  if (!given.seen.includes("patchy") || given.product === "lightener") return undefined;
  const left = minutesLeft(given, 10);
  return {
    rule: "rescue_patchy_colour",
    source: source.practice,
    verdict: isUp(given) ? "rinse_now" : "leave",
    headline: isUp(given) ? "Rinse, then even it out" : `Press more on, up to ${left} min`,
    reason: `Patches under color are places with too little product or dry hair${afterMinutes(given)}.`,
    ...(isUp(given) ? {} : { more: left }),
    now: [
      "Part the hair finely and press fresh product on the pale places, thickly. No combing.",
      "Wipe a patch and its neighbor clean after 5 minutes and compare them.",
      `At ${given.most} minutes rinse; what is still uneven gets a demi on the pale places alone.`,
    ],
    mix: sameAgain(given, "Fresh mix for the patches", "Only on the pale places."),
    watch: ["Places that were porous before: they take first and hold least."],
    never: ["Never a second coat over everything: what is right goes too dark."],
    stop: [`At ${given.most} minutes in all it comes off.`],
  };
}

import type { Known } from "#tools/colour/case.ts";
import { chairsideOf, isUp, lineTitle, minutesLeft, type Chairside, type Ruling } from "./case.ts";
import { colourRules } from "./colour.ts";
import { dangerRules } from "./danger.ts";
import { finished } from "./finished.ts";
import { lightenerRules } from "./lightener.ts";
import { otherRules } from "./other.ts";
import { RescueRequest, type RescueAnswer } from "./schema.ts";
import { source } from "#tools/colour/science.ts";

/** People, skin and fibre first; then what the product does; the open question last. */
const onTheHair = [...dangerRules, ...lightenerRules, ...otherRules, ...colourRules];
/** On hair that is rinsed nothing may stay on and nothing is taken off. */
const ofResult = [...dangerRules, finished];

/**
 * One answer for a bowl that is on the hair and does not do as it should: rinse or leave, for how long, what to mix, what never.
 * Pure and deterministic, without quota. What is known of the client comes before what is seen of the colour. Throws a ZodError
 * for words it does not know.
 */
export function rescue(request: RescueRequest, known: Known): RescueAnswer {
  const given = chairsideOf(RescueRequest.parse(request), known);
  for (const rule of given.finished ? ofResult : onTheHair) {
    const ruling = rule(given);
    if (ruling) return answerOf(ruling, given);
  }
  return answerOf(openQuestion(given), given);
}

function answerOf(ruling: Ruling, given: Chairside): RescueAnswer {
  const { verdict, danger = "none", headline, reason, more, now, mix, never } = ruling;
  const { product, on, zone, seen, most, line, held } = given;
  return {
    verdict,
    danger,
    headline,
    reason,
    minutesMore: verdict === "rinse_now" && zoneless(given) ? null : (more ?? null),
    now,
    mix: mix ?? null,
    watch: ruling.watch ?? [],
    never: danger === "none" ? [...held, ...never] : never,
    stop: ruling.stop ?? [],
    trace: [
      { rule: ruling.rule, effect: reason, source: ruling.source },
      ...(product && !given.finished
        ? [
            {
              rule: "rescue_minutes",
              effect: `${line ? lineTitle(line) : `A ${product.replace("_", " ")}`} may be on for ${most} minutes at most${on === undefined ? "" : `; it has been on for ${on}`}.`,
              source: line?.source ?? source.practice,
              about: "minutes" as const,
            },
          ]
        : []),
    ],
    understood: {
      product: product ?? null,
      minutesOn: on ?? null,
      zone: zone ?? null,
      seen: [...seen],
    },
  };
}

const zoneless = ({ zone }: Chairside) => zone === undefined || zone === "all";

function openQuestion(given: Chairside): Ruling {
  const up = given.product !== undefined && isUp(given);
  const left = minutesLeft(given, 5);
  return {
    rule: "rescue_look_first",
    source: source.practice,
    verdict: up ? "rinse_now" : "wipe_and_check",
    headline: up ? "Rinse now" : "Wipe a strand and look",
    reason: up
      ? `Its ${given.most} minutes are over: nothing gets better by staying on.`
      : "What is seen decides: only a clean strand shows it.",
    ...(up ? {} : { more: left }),
    now: [
      "Wipe one strand clean with a damp towel and hold it on white, in daylight.",
      "Stretch it wet: it must spring back. Ask how the scalp feels.",
      "Burning, heat, stretching or breaking: rinse at once. A tone you do not want: say which one, and where.",
    ],
    watch: ["The ends and the hairline: they show it first."],
    never: ["Never judge with the product on.", "Never leave it on to see what happens."],
    stop: ["When in doubt, off: a toner can be put on again, hair cannot."],
  };
}

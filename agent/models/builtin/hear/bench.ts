import type { RescueSign } from "#tools/colour/rescue/schema.ts";
import { hearRescue, isOfWater, isOver, isRescue, seenOnly } from "#tools/colour/rescue/words.ts";
import { resists } from "./grey.ts";
import type { Detail } from "./heard.ts";

const shortMinutes = (text: string) => text.replace(/\bminutes?\b/g, "min");

const ON_THE_HAIR =
  /\b(?:on|in|at|been|only|after)\b.{0,12}?\b(\d{1,2}) ?min|\b(\d{1,2}) min(?:utes)? (?:on|in|so far|already|now)\b|(?:,|\btoner|\bcolour|\bbleach) ?(\d{1,2}) min/;
const GOING =
  /\b(?:going(?! (?:to )?(?:an? )?(?:level )?\d)|turning|getting|becoming|starting to (?:go|look|turn))\b.*\b(?:violet|purple|green|khaki|blue|grey|ash\w*|dark\w*|orange|yellow|pink|muddy|hot|warm|patchy|light)\b/;
const HURTS =
  /\b(?:burn(?:s|ing)|sting(?:s|ing)|itch(?:es|ing)|smok(?:es|ing)|swell(?:s|ing)|really hot|too hot)\b/;
const STRETCHES = /\b(?:stretch(?:es|ing)|melting|breaking|snapping|gummy)\b/;
const GRABS = /\b(?:grabbing|grabs|taking too fast|too fast)\b/;
const PROCESSING =
  /\b(?:in the foils|while (?:it'?s |its )?processing|still (?:on|processing)|(?:toner|colour|bleach|lightener)(?:'?s| is| has)? (?:been )?on|on the hair|under the foils)\b/;
const STILL =
  /\bstill (?:orange|yellow|brassy|red|dark|not lifting|nothing)\b|\bnot (?:lifting|taking|moving)\b|\bnothing (?:is |'s )?happening\b|\bno lift\b/;

const WHITE = /\b(?:greys?|whites?)\b/;

const URGENT =
  /\b(?:help|omg|sos|panic\w*|emergency|quick|what (?:do|should|can) i do|what now|now what|freak\w*|ugh|argh|disaster|urgent|how do i (?:fix|save|stop)|save (?:it|this|me))\b/;
const SHOWS =
  /\b(?:went|gone|turned|came (?:out|up)|come (?:out|up)|looks?|grabbed|lifted|got|is|it's|its)\b.*\b(?:violet|purple|green|khaki|blue|grey|ash\w*|dark\w*|orange|yellow|pink|muddy|hot|brassy|patchy|light\w*|bands?|banding|uneven)\b|\bhot roots\b|\b(?:orange|brassy|green|violet|purple|grey|khaki|muddy) (?:roots|ends|mids|bits|hair)\b/;

/** A result that scares somebody: help is wanted at once, not a formula. */
export const hearAlarm = (said: string): boolean => {
  const text = seenOnly(said);
  return URGENT.test(text) && SHOWS.test(text) && !isOfWater(said);
};

/** Something that goes wrong while it is on the hair, with the minutes it has been on when they were said. */
export function hearTrouble(said: string): Pick<Detail, "minutes"> | undefined {
  const text = seenOnly(shortMinutes(said));
  const on = ON_THE_HAIR.exec(text);
  const timed = on !== null || PROCESSING.test(text);
  const troubled =
    HURTS.test(text) ||
    GOING.test(text) ||
    (timed && (GRABS.test(text) || STRETCHES.test(text) || STILL.test(text))) ||
    (timed && WHITE.test(text) && resists(text));
  if (!troubled) return endangers(said) ? {} : undefined;
  if (/\bbefore\b|\blast time\b|\bonce\b/.test(text) || isOver(text)) return undefined;
  if (!timed && !HURTS.test(text) && !/\bits\b|\bit's\b|\bends\b|\broots\b/.test(text))
    return undefined;
  const minutes = Number(on?.slice(1).find(Boolean));
  return minutes > 0 ? { minutes } : {};
}

/** Danger to the person calls for help at once; "it stretches when wet" alone describes hair that nothing is on. */
function endangers(said: string): boolean {
  if (!isRescue(said)) return false;
  const { product, minutesOn, seen } = hearRescue(said);
  if (seen.some((sign) => PERSON.has(sign))) return true;
  const isOfTone = seen.every((sign) => TONES.has(sign));
  if (minutesOn === undefined && isOfTone && PLANNED.test(said)) return false;
  return product !== undefined && !/\bdid(?:n'?t| not)\b|\bwas\b|\bwere\b/.test(said);
}

/** A bowl that is to be mixed, or asked about before it is: none is on the hair yet. */
const PLANNED =
  /\b(?:toner|gloss|formula|colou?r|bleach|lightener) for\b|^(?:so |and |but |ok )*(?:can|could|should) (?:i|we) (?:lift|take|get|go|tone|colour|put|use)\b|\bwants?\b|\bhow (?:do|would|should) (?:i|we) tone\b/;

/** Signs of a tone alone: hair that was lifted shows them as well as hair that something is on. */
const TONES = new Set<RescueSign>(["yellow", "orange", "brassy", "red", "grey", "ash", "violet"]);

const PERSON = new Set<RescueSign>([
  "breathing",
  "swelling",
  "rash",
  "eyes",
  "burning",
  "hot_foil",
  "swelling_foil",
]);

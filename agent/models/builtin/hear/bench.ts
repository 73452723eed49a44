import { plain } from "./text.ts";
import type { RescueSign } from "#tools/colour/rescue-schema.ts";
import { hearRescue, isRescue } from "#tools/colour/rescue-words.ts";
import type { Detail } from "./heard.ts";

const LABELS: [RegExp, string][] = [
  [/\bmoney ?piece\b/, "Money piece"],
  [/\bface ?frame\b/, "Face frame"],
  [/\bhairline\b/, "Hairline"],
  [/\btoner\b/, "Toner"],
  [/\broots?\b/, "Roots"],
  [/\bmids?\b/, "Mids"],
  [/\bends\b/, "Ends"],
  [/\bfoils?\b/, "Foils"],
  [/\bbleach\b|\blightener\b/, "Lightener"],
  [/\bgloss\b|\bglaze\b/, "Gloss"],
  [/\bolaplex\b/, "Olaplex"],
  [/\bkeratin\b/, "Keratin"],
  [/\b(?:mask|treatment)\b/, "Treatment"],
  [/\bperm\b/, "Perm"],
  [/\b(?:tint|colour)\b/, "Colour"],
];

/** The bowl a sentence of the bench is about, by the name its timer bears. */
export const labelIn = (text: string): string | undefined =>
  LABELS.find(([sign]) => sign.test(text))?.[1];

const MORE_TIME =
  /\b(?:add|give (?:it|her|him|them|the \w+)|leave (?:it|her|him)(?: on)?|another|extra|plus)\b.*?\b(\d{1,2}) ?(?:more |extra )?min\b|\b(\d{1,2}) (?:more|extra|further) min\b|^\+ ?(\d{1,2}) ?min\b|\b(\d{1,2}) min (?:more|extra|longer)\b/;
const LESS_TIME =
  /\b(?:take|knock|cut|shave) (\d{1,2}) ?(?:min )?off\b(?=.*\btimer)|\b(?:take|knock|cut)\b.*?\b(\d{1,2}) min (?:off|away)\b|^- ?(\d{1,2}) ?min\b/;

/** Minutes to add to a timer that runs; negative to take away. */
export function hearMoreTime(said: string): Pick<Detail, "minutes" | "label"> | undefined {
  const text = shortMinutes(said);
  const less = LESS_TIME.exec(text);
  const more = less ? undefined : MORE_TIME.exec(text);
  const minutes = Number((less ?? more)?.slice(1).find(Boolean));
  // "leave it on for 45" says how long in all
  if (
    !minutes ||
    (more && !/\b(?:add|more|extra|another|plus|longer)\b|^\+/.test(text) && !/\bgive\b/.test(text))
  )
    return undefined;
  const label = labelIn(text);
  return { minutes: less ? -minutes : minutes, ...(label && { label }) };
}

const shortMinutes = (text: string) => text.replace(/\bminutes?\b/g, "min");

const RINSE =
  /\brins(?:e|ing)\b|\bwash (?:it|her|him|them|this) (?:out|off)\b|\b(?:ready|time) to (?:come|take (?:it|this)) off\b|\btake it off\b|\bis (?:it|she|he|this) (?:done|ready)\b/;
const ASKS = /\?|^(?:can|could|shall|should|do|when|is|time|ready|rinse\W*$)|\bnow\b/;

/** Whether it may be rinsed. */
export const hearRinse = (text: string): boolean => RINSE.test(text) && ASKS.test(text);

const ON_THE_HAIR =
  /\b(?:on|in|at|been|only|after)\b.{0,12}?\b(\d{1,2}) ?min|\b(\d{1,2}) min(?:utes)? (?:on|in|so far|already|now)\b|(?:,|\btoner|\bcolour|\bbleach) ?(\d{1,2}) min/;
const GOING =
  /\b(?:going|turning|getting|becoming|starting to (?:go|look|turn))\b.*\b(?:violet|purple|green|khaki|blue|grey|ash\w*|dark\w*|orange|yellow|pink|muddy|hot|warm|patchy|light)\b/;
const HURTS =
  /\b(?:burn(?:s|ing)|sting(?:s|ing)|itch(?:es|ing)|smok(?:es|ing)|swell(?:s|ing)|really hot|too hot)\b/;
const STRETCHES = /\b(?:stretch(?:es|ing)|melting|breaking|snapping|gummy)\b/;
const GRABS = /\b(?:grabbing|grabs|taking too fast|too fast)\b/;
const PROCESSING =
  /\b(?:in the foils|while (?:it'?s |its )?processing|still (?:on|processing)|(?:toner|colour|bleach|lightener)(?:'?s| is| has)? (?:been )?on|on the hair|under the foils)\b/;
const STILL =
  /\bstill (?:orange|yellow|brassy|red|dark|not lifting|nothing)\b|\bnot (?:lifting|taking|moving)\b|\bnothing (?:is |'s )?happening\b|\bno lift\b/;

const URGENT =
  /\b(?:help|omg|sos|panic\w*|emergency|quick|what (?:do|should|can) i do|what now|now what|freak\w*|ugh|argh|disaster|urgent|how do i (?:fix|save|stop)|save (?:it|this|me))\b/;
const SHOWS =
  /\b(?:went|gone|turned|came (?:out|up)|come (?:out|up)|looks?|grabbed|lifted|got|is|it's|its)\b.*\b(?:violet|purple|green|khaki|blue|grey|ash\w*|dark\w*|orange|yellow|pink|muddy|hot|brassy|patchy|light\w*|bands?|banding|uneven)\b|\bhot roots\b|\b(?:orange|brassy|green|violet|purple|grey|khaki|muddy) (?:roots|ends|mids|bits|hair)\b/;

/** A result that scares somebody: help is wanted at once, not a formula. */
export const hearAlarm = (text: string): boolean => URGENT.test(text) && SHOWS.test(text);

/** Something that goes wrong while it is on the hair, with the minutes it has been on when they were said. */
export function hearTrouble(said: string): Pick<Detail, "minutes" | "label"> | undefined {
  const text = shortMinutes(said);
  const on = ON_THE_HAIR.exec(text);
  const timed = on !== null || PROCESSING.test(text);
  const troubled =
    HURTS.test(text) ||
    GOING.test(text) ||
    (timed && (GRABS.test(text) || STRETCHES.test(text) || STILL.test(text)));
  if (!troubled) return endangers(said) ? {} : undefined;
  if (/\bbefore\b|\blast time\b|\bonce\b/.test(text)) return undefined;
  if (!timed && !HURTS.test(text) && !/\bits\b|\bit's\b|\bends\b|\broots\b/.test(text))
    return undefined;
  const minutes = Number(on?.slice(1).find(Boolean));
  const label = labelIn(text);
  return { ...(minutes > 0 && { minutes }), ...(label && { label }) };
}

/** Danger to the person calls for help at once; "it stretches when wet" alone describes hair that nothing is on. */
function endangers(said: string): boolean {
  if (!isRescue(said)) return false;
  const { product, seen } = hearRescue(said);
  if (seen.some((sign) => PERSON.has(sign))) return true;
  return product !== undefined && !/\bdid(?:n'?t| not)\b|\bwas\b|\bwere\b/.test(said);
}

const PERSON = new Set<RescueSign>([
  "breathing",
  "swelling",
  "rash",
  "eyes",
  "burning",
  "hot_foil",
  "swelling_foil",
]);

const INSTEAD =
  /\b(?:use|try|take|swap\b.*\bfor|switch\b.*\bto|go (?:with|to|up to|down to)|do it|mix it|(?:can|could|should|may) (?:i|we)\b.*|what (?:if|about|happens)\b.*|how about)\b.*\b(?:\d{1,2} ?vol|\d{1,2} ?%|1 ?: ?\d|\d{1,3} ?min|longer|shorter|heat|(?:stronger|weaker) dev\w*)\b/;
const DOUBTS =
  /\b(?:where (?:does|do|did|is)\b.*\b(?:from|get)|says who|who says|who told you|how (?:sure|certain|confident)|are you (?:sure|certain|confident)|(?:what'?s|which) (?:the |your )?source|can i trust)\b/;

const WOULD =
  /\b(?:would|will|is|isn'?t|are)\b.*\b(?:\d{1,2} ?vol|\d{1,2} ?%|1 ?: ?\d|\d{1,3} ?min)\b.*\b(?:work|do|be|ok(?:ay)?|fine|all ?right|enough|safe|too (?:much|strong|weak|long|short))\b/;

/** Another way that is asked about, or a doubt: what the rules and the checks can answer. */
export const hearDoubt = (text: string): boolean =>
  WOULD.test(shortMinutes(text)) ||
  INSTEAD.test(shortMinutes(text)) ||
  DOUBTS.test(text) ||
  /^(?:but )?(?:why|how come)\b/.test(text);

/** "danas gloss" is Dana's; a name that ends so before anything else stays. */
export function ownerless(name: string, text: string): string {
  const owned =
    text
      .split(`${plain(name)} `)[1]
      ?.split(" ", 2)
      .join(" ") ?? "";
  return /[^s]s$/.test(name) && labelIn(owned) ? name.slice(0, -1) : name;
}

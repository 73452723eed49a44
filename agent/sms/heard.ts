import { startsIn } from "#agent/models/builtin/booking/mentions.ts";
import { spoken } from "#agent/models/builtin/booking/words.ts";

/** Somebody of the salon is asked for. */
const PERSON =
  /\b(?:speak|talk|chat|text) (?:to|with) (?:a |an |the |some ?)?(?:real )?(?:human|person|one|body|someone|somebody|anyone|stylist|salon|owner|manager)\b|\breal (?:person|human)\b|\ba human\b|\b(?:call|ring|phone) me(?: back| please| pls|[.!?]|$)|\bcan (?:someone|somebody|anyone) (?:call|ring|phone|text|write)\b|\bperson please\b/i;

/** Whether somebody of the salon is asked for; who asks whether this is one has asked something else. */
export const asksForPerson = (text: string) =>
  PERSON.test(text) && !/\bare you (?:a |an )?(?:real |human|bot)/i.test(text);

const VISIT = "(?:appointment|appt|apt|booking|visit|reservation|termin|cita)";
const WHEN_MINE = new RegExp(
  String.raw`\b(?:when|what time|wat time|which day|what day|whens|what's|whats)\b.{0,20}\bmy (?:next )?${VISIT}\b|\bdo i (?:still )?have an? ${VISIT}\b|\bam i (?:still )?(?:booked|down|in the book)\b|\b(?:what time|when|what day) (?:am i|do i come|should i come|was i)\b|\bwhen am i\b|\b(?:check|look up|remind me of|forgot) (?:when |what time )?my ${VISIT}|\bmy ${VISIT}\?$`,
  "i",
);
const CHANGE_MINE = new RegExp(
  String.raw`\b(?:cancel|reschedule|re-schedule|move|change|postpone|push back|bring forward|delete|rebook|swap)\b.{0,30}\b(?:my|our|the|existing) (?:\w+ ){0,2}${VISIT}|\bneed to (?:cancel|reschedule)\b|\bcan'?t (?:make it|come)\b(?! (?:before|until|at|on))|\b(?:please )?(?:reschedule|cancel it)(?: please)?[.!?]*$|\bmy ${VISIT} (?:on|for|at|is|next|tomorrow|today)\b.{0,60}\b(?:cancel|move|change|can't|cannot|make it)\b`,
  "i",
);

/** Whether a text asks when one's own visit is. */
export const asksWhenMine = (text: string) => WHEN_MINE.test(text);
/** Whether a text wants one's own visit changed, without a code. */
export const wantsChange = (text: string) =>
  CHANGE_MINE.test(text) && !/\bif i\b|\bpolicy\b|\bfee\b/i.test(text);

const FOREIGN =
  /^(?:ich|bitte|einen|eine|ein|mochte|gerne|haben|hatte|wann|konnen|kann|uhr|fur|und|morgen|freitag|samstag|montag|dienstag|mittwoch|donnerstag|haare|schneiden|danke|hallo|guten|tag|termin|quiero|quisiera|una|para|cita|hola|por|favor|puedo|tiene|tienen|cuando|cuanto|cuesta|viernes|lunes|martes|miercoles|jueves|sabado|manana|gracias|corte|pelo|je|voudrais|un|une|rendez|vous|bonjour|pour|vendredi|lundi|mardi|mercredi|jeudi|samedi|demain|merci|est|avez|cheveux|coupe|combien|quand|vorrei|ciao|grazie|appuntamento|quero|obrigado|ola|prosze|dzien|dobry|chce)$/;
const ENGLISH =
  /^(?:the|a|i|i'd|im|i'm|is|are|to|for|please|pls|you|my|can|do|would|like|want|what|when|how|on|at|hi|hello|hey|yes|no|and|thanks|appointment|haircut|book)$/;

/** Whether a text is in another language than English, which the built-in brain does not speak. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 3 && latin < letters / 2) return true;
  const words = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .split(/[^\p{L}']+/u)
    .filter(Boolean);
  const foreign = words.filter((word) => FOREIGN.test(word)).length;
  const english = words.filter((word) => ENGLISH.test(word)).length;
  return foreign >= 2 && foreign > english;
}

/** Words that begin anew: "stop, I meant 3pm" ends nothing. */
export const withoutFalseStart = (text: string) =>
  text.replace(
    /^\s*(?:stop|wait|no wait|hold on|oops|sorry)[\s,.!:-]+(?=i mean|i meant|make|actually|no\b)/i,
    "",
  );

/** Without emoji, which an SMS pays dearly for. */
export const withoutPictures = (text: string) =>
  text.replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu, " ");

/** Shorthand of texts, written out, and without pictures where there are words. */
export function spelledOut(text: string): string {
  const words = withoutPictures(text);
  const said = /[\p{L}\d]/u.test(words) ? words : text;
  return SHORTHAND.reduce((left, [short, long]) => left.replace(short, long), said).trim();
}

const SHORTHAND: [RegExp, string][] = [
  [/^\W*(?:y|c|confirm(?:ed)?|i confirm)\W*$/i, "yes"],
  [/^\W*n\W*$/i, "no"],
  [/\br\s+u\b/gi, "are you"],
  [/\bdo\s+u\b/gi, "do you"],
  [/\bu\b(?!\.)/gi, "you"],
  [/\bur\b/gi, "your"],
  [/\b(?:pls|plz|plse)\b/gi, "please"],
  [/\bwhats\b/gi, "what's"],
  [/\b(?:tmrw|tmr|tomoz|2moro|2morrow)\b/gi, "tomorrow"],
  [/\bappts?\b/gi, "appointment"],
  [/\b(?:harcut|haircutt|hircut|hairctu|hair-cut)\b/gi, "haircut"],
];

const NTH: [RegExp, number][] = [
  [/^(?:the )?(?:first|1st)(?: one)?$/i, 1],
  [/^(?:the )?(?:second|2nd|2and)(?: one)?$/i, 2],
  [/^(?:the )?(?:third|3rd)(?: one)?$/i, 3],
  [/^(?:the )?(?:fourth|4th)(?: one)?$/i, 4],
  [/^(?:the )?last(?: one)?$/i, -1],
];
const AROUND =
  /^(?:ok(?:ay)?|yes|yeah|yep|sure|hi|hey|um+|i'?ll (?:take|do|have)|i(?:'d| would)? (?:like|want|take)|let'?s do|book|gimme|take)\b[\s,.!:]*|[\s,.!:]*\b(?:please|pls|plz|thx|thanks|thank you|ty|works?(?: for me)?|is (?:good|fine|great|perfect)|sounds good|would be (?:good|great|nice))\W*$/gi;

/** Whether a reply lists times, each with its number. */
export const listsTimes = (reply: string | undefined) =>
  reply !== undefined && /^1\) /m.test(reply);

/** The time that a text picks from a list in which each has its number, as it is said; any other text as it is. */
export function asPick(
  text: string,
  before: string | undefined,
  at: { timeZone: string; now: Date },
): string {
  if (!before || !listsTimes(before)) return text;
  let said = text.trim();
  for (let left = ""; left !== said;) [left, said] = [said, said.replaceAll(AROUND, "").trim()];
  const digit = /^\W*(?:no\.? ?|nr\.? ?|number |option |nummer |#)?([1-4])(?:\)|\.)?\W*$/i.exec(
    said,
  )?.[1];
  const nth = digit
    ? Number(digit)
    : NTH.find(([words]) => words.test(said.replace(/\W+$/, "")))?.[1];
  const starts = startsIn(before.slice(before.indexOf("1) ")), at);
  const start = nth && starts.at(nth > 0 ? nth - 1 : nth);
  return start ? spoken(start) : text;
}

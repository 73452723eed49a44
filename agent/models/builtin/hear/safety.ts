import type { Facts } from "./heard.ts";

const NO_REACTION = /\b(no|not|without|isn't|never) (known |any )?(allerg\w+|reacted|reactions?)\b/;
const REACTION =
  /\ballerg\w+|\breact(s|ed|ion)\b|\bscalp (burn\w*|swell\w*)|\bburned?\b.*\bcolour|\brash\b|\bppd\b|\bswelled\b/;

const UNIT =
  "(?! ?(?:%|g\\b|ml|vol|v\\b|min|hours?|weeks?|days?|months?|late|inch|cm|grey|white|[./:-]?\\d|dollars|quid|pounds|more|left|off|early))";
const YEARS = "(1[3-9]|[2-9]\\d)";
/** An age that is said without its years: "she's about 52", "jess 24 virgin", "a teen, 16,". */
const BARE_AGE = new RegExp(
  String.raw`\b(?:she's|he's|(?:client|model|lady|lad|man|woman|girl|guy|boy|teen|daughter|son|nan|gran|mum|nurse|she|he)(?:'s| is)?),? (?:about |only |just |now |nearly )?${YEARS}(?: years)?\b${UNIT}|\\bclient [a-z]+ is ${YEARS}\\b|\b(?:she|he) has ${YEARS} years\b|^[a-z]+ is ${YEARS}(?=,)|^[a-z]+ ${YEARS}(?= (?:virgin|natural|base|level)\b)|,\s*${YEARS}\s*,`,
);

/** What forbids or delays colour: age, pregnancy, earlier reactions. */
export function hearSafety(text: string): Partial<Facts> {
  const age =
    /\b(?:shes|she's|he's|hes|is|aged?|she is|he is)\s+(\d{1,2})(?:\s*(?:yo\b|years?( old)?\b|$|[,.!]))/.exec(
      text,
    )?.[1] ??
    /\b(\d{1,2})[- ]?(?:years?[- ]old|yo\b|yrs? old)/.exec(text)?.[1] ??
    BARE_AGE.exec(text)?.slice(1).find(Boolean);
  const years = Number(age);
  return {
    // a number up to 12 after "she's a" is a level; children are told by "years old"
    ...(years > 12 || (age && /years?|yo\b/.test(text)) ? { age: years } : {}),
    ...(/\bpregnan\w+|\bexpecting\b/.test(text)
      ? { pregnant: !/\b(?:not|isn't|no longer) (?:pregnant|expecting)\b/.test(text) }
      : {}),
    ...(NO_REACTION.test(text)
      ? { reactedToColourBefore: false }
      : REACTION.test(text)
        ? { reactedToColourBefore: true }
        : {}),
  };
}

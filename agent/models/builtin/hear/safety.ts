import type { Facts } from "./heard.ts";

const NO_REACTION = /\b(no|not|without|isn't|never) (known |any )?(allerg\w+|reacted|reactions?)\b/;
const REACTION =
  /\ballerg\w+|\breact(s|ed|ion)\b|\bscalp (burn\w*|swell\w*)|\bburned?\b.*\bcolour|\brash\b|\bppd\b|\bswelled\b/;

/** What forbids or delays colour: age, pregnancy, earlier reactions. */
export function hearSafety(text: string): Partial<Facts> {
  const age =
    /\b(?:shes|she's|he's|hes|is|aged?|she is|he is)\s+(\d{1,2})(?:\s*(?:yo\b|years?( old)?\b|$|[,.!]))/.exec(
      text,
    )?.[1] ?? /\b(\d{1,2})[- ]?(?:years?[- ]old|yo\b|yrs? old)/.exec(text)?.[1];
  const years = Number(age);
  return {
    // a number up to 12 after "she's a" is a level; children are told by "years old"
    ...(years > 12 || (age && /years?|yo\b/.test(text)) ? { age: years } : {}),
    ...(/\bpregnan\w+|\bexpecting\b/.test(text)
      ? { pregnant: !/\bnot pregnant\b/.test(text) }
      : {}),
    ...(NO_REACTION.test(text)
      ? { reactedToColourBefore: false }
      : REACTION.test(text)
        ? { reactedToColourBefore: true }
        : {}),
  };
}

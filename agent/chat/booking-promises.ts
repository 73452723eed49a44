import type { PublicSalon } from "#tools/appointments/public-salon.ts";

/** What a reply may rest on: all that the tools of this turn answered, as JSON, and how the salon takes bookings. */
export type Ground = { told: string; salon: Pick<PublicSalon, "patchTestForColour"> };

type Matter = {
  /** A sentence that speaks of it. */
  speaks: RegExp;
  /** Whether what it says is known from the tools all the same. */
  known?: (sentence: string, ground: Ground) => boolean;
  /** What is true in its place. */
  instead: (ground: Ground) => string;
};

const AMOUNT =
  /(?:[$€£¥]|\b(?:usd|eur|gbp|chf)\b) ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥]|\b(?:dollars?|euros?|pounds?|bucks|francs?|usd|eur|gbp|chf)\b)/gi;

/**
 * What no model may settle for a salon: a change of a visit, which has no tool here; skin, tests and health; and money. Most
 * particular first.
 */
const MATTERS: readonly Matter[] = [
  {
    speaks:
      /\b(?:i|we|i'?ve|we'?ve|i have|we have|it'?s|it is|has been|have been|was|is now|all)\b[^.!?]{0,40}\b(?:cancel+ed|rescheduled|moved|changed|postponed|refunded|removed)\b|\b(?:cancel+ed|rescheduled|refunded)\b[^.!?]{0,20}\b(?:for you|successfully|done)\b|^(?:done[,:! ]+)?(?:it'?s )?(?:cancel+ed|rescheduled|refunded|moved)\b/i,
    instead: () =>
      "I can't look up, change or refund a visit from here. The link in your confirmation opens it.",
  },
  {
    speaks:
      /\b(?:patch|skin|allerg\w*)[ -]?tests?\b|\ballerg\w*|\breact(?:s|ion|ions)?\b|\bpregnan\w*|\bbreast ?-?feed\w*|\bppd\b|\b(?:is|are|it'?s|totally|completely|perfectly) safe\b|\bsafe (?:for|to|on|with)\b|\bpsoriasis\b|\beczema\b/i,
    instead: ({ salon }) =>
      salon.patchTestForColour
        ? "Colour services need a valid patch test before the visit; what concerns your skin or an allergy the salon decides with you."
        : "What concerns your skin, an allergy or a test the salon decides with you.",
  },
  {
    speaks:
      /\bdeposits?\b|\bfees?\b|\bdiscount\w*|\brefunds?\b|\bfree of charge\b|\bfor free\b|\bcomplimentary\b|\bguarantee\w*|\b\d+ ?(?:%|percent) off\b|\bwaive\w*|\bno charge\b|\bon the house\b/i,
    instead: () => "What is to be paid, and when, the salon says.",
  },
  {
    speaks: new RegExp(AMOUNT.source, "i"),
    known: (sentence, { told }) => {
      const figures = [...told.matchAll(AMOUNT)].map(([amount]) => plainFigure(amount));
      return [...sentence.matchAll(AMOUNT)].every(([amount]) =>
        figures.includes(plainFigure(amount)),
      );
    },
    instead: () => "Prices are those of the salon's menu.",
  },
];

/**
 * A model's text without the promises that no tool stands behind: each such sentence gives way to what is true, once. A tool's
 * own sentence may be repeated.
 */
export function withoutPromises(text: string, ground: Ground): string {
  const said = new Set<string>();
  return sentencesOf(text)
    .flatMap((sentence) => {
      const matter = MATTERS.find(
        ({ speaks, known }) => speaks.test(plain(sentence)) && !known?.(plain(sentence), ground),
      );
      if (!matter || ground.told.includes(sentence.trim())) return sentence;
      const instead = matter.instead(ground);
      if (said.has(instead)) return [];
      said.add(instead);
      return `${instead} `;
    })
    .join("")
    .trim();
}

const sentencesOf = (text: string) =>
  text.match(/[^.!?\n]*(?:[.!?](?=\d)[^.!?\n]*)*(?:[.!?\n]+\s*|$)/g) ?? [];

const plain = (words: string) =>
  words
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'");

const plainFigure = (text: string) =>
  text
    .replaceAll(/[^\d.,]/g, "")
    .replace(/[.,]+$/, "")
    .replace(/[.,]00$/, "")
    .replaceAll(",", "");

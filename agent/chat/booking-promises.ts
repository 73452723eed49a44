import type { PublicSalon } from "#tools/appointments/public-salon.ts";
import { CHANGE_CLAIM, claims } from "./booking-claims.ts";

/** What a reply may rest on: all that the tools of this turn answered, as JSON, and how the salon takes bookings. */
export type Ground = { told: string; salon: Pick<PublicSalon, "patchTestForColour"> };

type Matter = {
  /** Whether a sentence speaks of it, and no tool stands behind what it says. */
  speaks: (sentence: string, ground: Ground) => boolean;
  /** What is true in its place. */
  instead: (ground: Ground) => string;
};

const COIN = "dollars?|euros?|pounds?|bucks|quid|francs?|cents?|usd|eur|gbp|chf";
const AMOUNT = new RegExp(
  String.raw`(?:[$€£¥]|\b(?:usd|eur|gbp|chf)\b) ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥]|\b(?:${COIN})\b)`,
  "gi",
);
/** A figure after a word of price is an amount too, unless it counts something else. */
const PRICED =
  /\b(?:costs?|prices?|priced|pays?|paying|charges?|charged|totals?|only|just)\b[^\d.!?]{0,30}(\d[\d.,]*)(?![\d.,]*(?::| ?(?:%|percent|min|hour|hr|day|week|month|[ap]\.?m\b|st\b|nd\b|rd\b|th\b)))/gi;
const NUMERAL =
  "(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve|five|hundred|thousand|grand|tenner|fiver)";
/** The menu has figures, so that no sum in words is known from it. */
const IN_WORDS = new RegExp(
  String.raw`\b${NUMERAL}\b[\w -]{0,20}\b(?:${COIN})\b|\b(?:${COIN})\b[^.!?]{0,10}\b${NUMERAL}\b|\b(?:costs?|prices?|priced|pays?|charges?)\b[^.!?]{0,30}\b${NUMERAL}(?!\w| (?:minute|hour|day|week|month))|\b(?:tenner|fiver)\b|\b(?:around|about|roughly|only|just) ${NUMERAL}(?!\w|[- ](?:\w+ )?(?:minute|hour|day|week|month|past|to\b))`,
  "i",
);
const HEALTH =
  /\btest(?:s|ed|ing)?\b|\ballerg\w*|\breact(?:s|ion|ions)?\b|\bpregnan\w*|\bbreast ?-?fe\w*|\bnursing\b|\bppd\b|\b(?:is|are|it'?s|totally|completely|perfectly|quite|entirely|absolutely) safe\b|\bsafe(?:ly)? (?:for|to|on|with|used?)\b|\bpsoriasis\b|\beczema\b|\bdermatitis\b|\basthma\w*|\bskin\b|\bscalps?\b|\bsensiti\w*|\bharm(?:less|ful)?\b|\birritat\w*|\brash(?:es)?\b|\bitch\w*|\bhypo\w+|\bchemo\w*|\bmedicat\w*|\bnon-?toxic\b|\bhurts?\b|\brisk\w*|\bbab(?:y|ies)\b|\bdanger\w*|\bburn\w*|\bside effects?\b/i;
const MONEY =
  /\bdeposits?\b|\bprepay\w*|\bfees?\b|\bdiscount\w*|\brefunds?\b|\bfree of charge\b|\bfor free\b|\bcomplimentary\b|\bgratis\b|\bguarantee\w*|\b\d+ ?(?:%|percent) off\b|\bhalf[ -]price\b|\bwaive\w*|\bcharges?\b|\bcharged\b|\bon the house\b|\bno (?:extra )?cost\b|\bcosts? (?:you )?nothing\b|\bvouchers?\b|\bcoupons?\b|\bpromo\w*|\bpercent\b|\bmoney\b|\bpays? (?:\w+ )?(?:nothing|less|half)\b|\bextra\b/i;

/**
 * What no model may settle for a salon: a change of a visit, which has no tool here; skin, tests and health; and money. Most
 * particular first.
 */
const MATTERS: readonly Matter[] = [
  {
    speaks: (sentence) => claims(sentence, CHANGE_CLAIM),
    instead: () =>
      "I can't look up, change or refund a visit from here. The link in your confirmation opens it.",
  },
  {
    speaks: (sentence) => HEALTH.test(sentence),
    instead: ({ salon }) =>
      salon.patchTestForColour
        ? "Colour services need a valid patch test before the visit; what concerns your skin or an allergy the salon decides with you."
        : "What concerns your skin, an allergy or a test the salon decides with you.",
  },
  {
    speaks: (sentence) => MONEY.test(sentence),
    instead: () => "What is to be paid, and when, the salon says.",
  },
  {
    speaks: (sentence, { told }) => {
      const figures = [...told.matchAll(AMOUNT)].map(([amount]) => plainFigure(amount));
      const said = [
        ...[...sentence.matchAll(AMOUNT)].map(([amount]) => amount),
        ...[...sentence.matchAll(PRICED)].map(([, figure = ""]) => figure),
      ];
      return (
        IN_WORDS.test(sentence) || said.some((amount) => !figures.includes(plainFigure(amount)))
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
      const matter = MATTERS.find(({ speaks }) => speaks(plain(sentence), ground));
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

import type { Choices } from "#tools/chats/schema.ts";
import type { Facts, Slot } from "./hear/heard.ts";

type Question = { text: string; options: (facts: Partial<Facts>) => Choices["options"] };

const same = (label: string) => ({ label, says: label });
const level = (value: number) => ({ label: `Level ${value}`, says: `Level ${value}` });

/** What is asked for when it is missing, in this order. The texts are also how a later turn knows what was asked. */
export const QUESTIONS = {
  currentLevel: {
    text: "Which level is the hair now?",
    options: () => [3, 4, 5, 6, 7, 8, 9].map(level),
  },
  desiredLevel: {
    text: "Which level do we want to end at?",
    options: ({ currentLevel: now = 5 }) => [
      { label: "Same level", says: "Same level" },
      ...[now + 1, now + 2, now + 3, now + 4].filter((goal) => goal <= 10).map(level),
      ...(now > 2 ? [level(now - 1)] : []),
    ],
  },
  desiredTone: {
    text: "And which tone?",
    options: () => [
      { label: "Cool, ash", says: "Cool ash" },
      same("Neutral"),
      same("Warm"),
      same("Natural"),
    ],
  },
  previousTreatments: {
    text: "What is already on the hair?",
    options: () => [
      { label: "Nothing, virgin", says: "Virgin" },
      { label: "Salon color", says: "Previously colored in the salon, permanent color" },
      same("Box dye"),
      { label: "Bleached", says: "Bleached" },
      { label: "Semi-permanent", says: "Semi-permanent" },
      same("Henna"),
      same("Keratin"),
    ],
  },
  damageLevel: {
    text: "How damaged is it, from 1 to 4?",
    options: () => [
      { label: "1, slight", says: "Damage 1" },
      { label: "2, moderate", says: "Damage 2" },
      { label: "3, heavy", says: "Damage 3" },
      { label: "4, dead hair", says: "Damage 4" },
    ],
  },
  weeksSinceTreatment: {
    text: "How long ago was the perm, keratin or relaxer?",
    options: () => [
      { label: "Days", says: "3 days ago" },
      { label: "A week", says: "1 week ago" },
      { label: "2 weeks or more", says: "2 weeks ago" },
      { label: "Months", says: "2 months ago" },
    ],
  },
  bandLevel: {
    text: "Which level is the band?",
    options: () => [2, 3, 4, 5, 6, 7, 8].map(level),
  },
  grayPercent: {
    text: "How much gray is there, taken over the whole head?",
    options: () => [
      same("No gray"),
      { label: "Under 25%", says: "Less than 25% gray" },
      { label: "25 to 50%", says: "25 to 50% gray" },
      { label: "50 to 75%", says: "50 to 75% gray" },
      { label: "Over 75%", says: "Over 75% gray" },
    ],
  },
} satisfies Partial<Record<Slot, Question>>;

export type Asked = keyof typeof QUESTIONS;

/** Asked before a change to a formula that is there, since it takes another analysis. */
export const CONFIRM = "That takes a new formula and one more analysis. Shall I write it?";

export const CONFIRM_OPTIONS: Choices["options"] = [
  { label: "Yes, write it", says: "Yes, write it" },
  { label: "No, keep this one", says: "No, keep this one" },
];

/** What is called lacking, where a question is asked again. */
export const LACKING: Readonly<Record<Asked, string>> = {
  currentLevel: "the level it is now",
  desiredLevel: "the level to end at",
  desiredTone: "the tone",
  previousTreatments: "what is on the hair already",
  damageLevel: "how damaged it is",
  weeksSinceTreatment: "how long ago it was reshaped",
  bandLevel: "the level of the band",
  grayPercent: "how much gray",
};

/** Which question an earlier turn ended with. */
export function askedIn(said: string): Asked | undefined {
  const keys = Object.keys(QUESTIONS) as Asked[];
  return keys.find((slot) => said.trimEnd().endsWith(QUESTIONS[slot].text));
}

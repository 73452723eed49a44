import type { Intent, SlotKind } from "./intent.ts";
import { PART } from "./sentence.ts";

/** What may stand in the gaps of a sentence that is printed, by kind. */
const SAMPLES: Readonly<Record<SlotKind, readonly string[]>> = {
  client: ["Dana Whitlock", "Mei-Ling", "keisha"],
  service: ["Balayage", "full highlights", "Gloss"],
  category: ["Color Services", "colour", "cuts"],
  item: ["Koleston Perfect 7/1", "foils", "Blondor powder"],
  supplier: ["Salon Supply Co", "cosmoprof", "Beauty Depot"],
  stylist: ["Tess", "jordan", "Maria Lopez"],
  brand: ["Wella", "redken", "Goldwell"],
  line: ["Koleston Perfect", "shades eq", "igora royal"],
  shade: ["7/1", "6/7 and 5/1", "09V"],
  formula: ["Honey Gloss", "house toner", "Copper Melt"],
  post: ["balayage", "Gloss Tuesdays", "saturday"],
  tone: ["ash", "warm", "neutral"],
  level: ["7", "level 6", "9"],
  number: ["6", "3", "12"],
  sum: ["$60", "195", "45.50"],
  percent: ["10%", "8%", "25 %"],
  grams: ["45 g", "60g", "30 grams"],
  volume: ["20 vol", "30 vol", "6 vol"],
  minutes: ["35 min", "20 minutes", "1 h"],
  date: ["Friday", "tomorrow", "Dec 8"],
  time: ["14:30", "9am", "3pm"],
  period: ["2 weeks", "next week", "October"],
  email: ["rep@cosmo.example", "dana@mail.example", "ina@haus.example"],
  phone: ["+1 212 555 0188", "212 555 0171", "+4917655501"],
  name: ["Glass Hair", "Anna Berg", "Summer Blonde"],
  text: ["we run 20 min late", "loves it cool", "see you soon"],
  word: ["facebook", "reminder", "manager"],
};

/** Words of facts whose kind alone does not tell what they are like. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  label: ["roots", "toner", "foils"],
  factor: ["2", "1.5", "half"],
  question: ["why 20 vol?", "why this shade?", "why so long?"],
  tags: ["#copper", "#bob #gloss", "#nyc"],
  caption: ["Gloss Tuesdays, ask me", "two spots left this week", "Book now"],
  written: ["7/1 30g + 20v 60g", "9/16 30g 4% 60g 15m", "6N 30g 10v 30g"],
  formula: ["Honey Gloss", "7/1 30g + 20v 60g", "Copper Melt"],
  tier: ["content creation", "full management", "pro"],
};

/** A sentence as it is printed, with its facts marked: each sample in its gaps once with all parts, and once without any. */
export function printedOf(says: string, slots: Intent["slots"]): string[] {
  const forms = [says.replaceAll(PART, "$1"), says.replaceAll(PART, "")];
  return [0, 1, 2].flatMap((at) =>
    [...new Set(forms)].map((form) =>
      form.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
        const kind = slots[slot] ?? "text";
        return `{${slot}:${(WORDS[slot] ?? SAMPLES[kind])[at] ?? ""}}`;
      }),
    ),
  );
}

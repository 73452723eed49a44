import type { Intent, SlotKind } from "./intent.ts";
import { isNamed, isOwn, measureOf, nameIn, workIn } from "./nameable.ts";
import type { Lexicon } from "./names.ts";
import type { Filled } from "./sentence.ts";

const NONE: Lexicon = new Map();
const CLOCK = /^(?:at |from )?\d{1,2}[.:]\d{2}(?: ?[ap]m)?$/i;
const NTH = /^(?:the )?\d{1,2}(?:st|nd|rd|th)$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;
const SHADE = /^\d{1,3}\/\d/;
/** What a kind of fact cannot be by its looks, and the kind that it is then. */
const LOOKS: readonly (readonly [SlotKind, RegExp, SlotKind])[] = [
  ["date", CLOCK, "time"],
  ["period", CLOCK, "time"],
  ["time", NTH, "date"],
  ["grams", SHADE, "shade"],
  ["sum", SHADE, "shade"],
  ["number", SHADE, "shade"],
];
const MONTH = /^(?:from )?(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]*$/i;
/** A level with its tone is no time of day. */
const TONED =
  /\d ?(?:ash|pearl|beige|gold|copper|violet|red|natural|neutral|cool|warm|blonde?|brown)/i;
const PHONE = /\+?\d[\d() -]{6,}\d/;
const NOT_A_TIME = /^\D*$/;
const CLOCK_WORD =
  /noon|midday|midnight|lunch|morning|evening|after|night|half|quarter|first|last|next|then|same|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|open|clos|early|late|that|it|earl/i;

/** Facts in the slots of their kind: "3.30" is a time also where it was taken for a date, a shade weighs nothing, and "1hr" names nothing. */
export function refiled(filled: Filled, slots: Intent["slots"], own: Lexicon = NONE): Filled {
  const made: Record<string, string | undefined> = { ...filled };
  const put = (kind: SlotKind | undefined, said: string | undefined) => {
    const open = Object.keys(slots).find(
      (other) => slots[other] === kind && made[other] === undefined,
    );
    if (open && said !== undefined) made[open] = said;
  };
  for (const [slot, kind] of Object.entries(slots)) {
    const found = made[slot];
    if (found === undefined) continue;
    const said = isNamed(kind) ? nameIn(found, kind, own) : found;
    made[slot] = said;
    if (said === undefined) {
      put(measureOf(found) ?? (kind === "stylist" ? "client" : undefined), found);
      continue;
    }
    if (kind === "client") put("service", workIn(found));
    if (
      kind === "time" &&
      ((NOT_A_TIME.test(said) && !CLOCK_WORD.test(said)) || TONED.test(said))
    ) {
      made[slot] = undefined;
      if (isOwn(said, "stylist", own)) put("stylist", said);
    }
    if (kind === "stylist" && MONTH.test(said) && said.length < 5) made[slot] = undefined;
    const [phone] = kind === "name" && "phone" in slots ? (PHONE.exec(said) ?? []) : [];
    if (phone) {
      made[slot] = said.replace(phone, "").trim();
      made["phone"] ??= phone;
    }
    const is = LOOKS.find(([of, sign]) => of === kind && sign.test(said))?.[2];
    if (!is) continue;
    made[slot] = undefined;
    const fits = Object.keys(slots).filter((other) => slots[other] === is);
    const open = fits.find((other) => made[other] === undefined);
    const weekday = is === "date" && fits.find((other) => WEEKDAY.test(made[other] ?? ""));
    // "sat 5th" is one day
    if (weekday) made[weekday] = `${made[weekday]} ${said}`;
    else if (open) made[open] = said;
  }
  return made;
}

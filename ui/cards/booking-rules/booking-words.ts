import type { BookingRules } from "#tools/salons/booking-schema.ts";
import { minutes, plural } from "#ui/lib/format.ts";

/** A length that is said in minutes, in the largest unit that it fills: "2 days", "2 h", "45 min". */
export function lengthWords(total: number): string {
  if (total === 0) return "none";
  return total % 1440 === 0 ? plural(total / 1440, "day") : minutes(total);
}

/** Each rule as a line: its name, and what it is now. */
export function ruleLines(rules: BookingRules): [string, string][] {
  return [
    ["Time zone", rules.timeZone.replaceAll("_", " ")],
    ["Notice", lengthWords(rules.minNoticeMinutes)],
    ["Bookable ahead", plural(rules.horizonDays, "day")],
    ["Starts every", minutes(rules.stepMinutes)],
    ["Kept free after each", lengthWords(rules.bufferMinutes)],
    [
      "Appointments a day",
      rules.dailyCap === null ? "as many as fit" : `up to ${rules.dailyCap} a stylist`,
    ],
    [
      "Changes by clients",
      rules.cutoffHours === 0
        ? "until it begins"
        : `until ${plural(rules.cutoffHours, "hour")} before`,
    ],
    ["Confirmation", rules.confirmation === "automatic" ? "at once" : "by the salon"],
    ["Patch test", rules.requirePatchTest ? "required before color" : "not required"],
  ];
}

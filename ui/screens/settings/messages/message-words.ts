import type { MessageSettingsView } from "#tools/messages/settings-schema.ts";
import { plural, wallTime } from "#ui/lib/format.ts";

/** How far before the start: "48 h before", "5 days before". */
export function beforeWords(hours: number): string {
  return `${hours > 72 && hours % 24 === 0 ? plural(hours / 24, "day") : `${hours} h`} before`;
}

/** An amount in millionths of a currency: "$0.0079". */
export function microsWords(micros: number, currency: string): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 6,
  }).format(micros / 1e6);
}

/** Each setting as a line, for whoever may not change them. */
export function settingLines(settings: MessageSettingsView): [string, string][] {
  const { reminderHours, patchTestHours, quietFrom, quietTo } = settings;
  const ways = [settings.reminderByMail && "mail", settings.reminderBySms && "text"];
  const by = ways.filter(Boolean).join(" and ");
  return [
    ["Texts", settings.smsOn ? "on" : "off"],
    [
      "Reminders",
      reminderHours.length > 0 && by
        ? `${reminderHours.map(beforeWords).join(", ")}, by ${by}`
        : "none",
    ],
    ["Patch test reminder", patchTestHours === null ? "none" : beforeWords(patchTestHours)],
    ["After somebody did not come", settings.noShowFollowUp ? "a message" : "nothing"],
    ["Digest of the day", settings.dailyDigest ? `at ${hourWords(settings.digestHour)}` : "none"],
    ["Quiet hours", `${wallTime(quietFrom)} to ${wallTime(quietTo)}`],
    ["Texts to one client", `up to ${settings.perClientPerDay} a day`],
    ["Texts of the salon", `up to ${settings.perHour.toLocaleString("en")} an hour`],
    ["Messages to many", `held ${settings.holdSeconds} s, to take them back`],
  ];
}

/** A full hour on the clock: "7:00 AM". */
export function hourWords(hour: number): string {
  return wallTime(`${String(hour).padStart(2, "0")}:00`);
}

import { wallOf } from "#tools/values/zone-rules.ts";

/** The zone of this device. */
export const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A calendar day in words of the reader's language, such as "Tuesday 9 June"; by default with its weekday in full. */
export function dayWords(
  date: string,
  options: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" },
): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(undefined, {
    timeZone: "UTC",
    ...options,
  });
}

/** A day at the head of a column: "Mon 23". The language's own pattern for these two alone would be "23 Mon" in English. */
export function columnWords(date: string): string {
  return `${dayWords(date, { weekday: "short" })} ${dayWords(date, { day: "numeric" })}`;
}

/** Two days and what lies between, as briefly as the reader's language has it: "November 23 – 29, 2026". */
export function daysWords(from: string, to: string): string {
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** "Europe/Berlin" as "Berlin". */
export function zoneWords(timeZone: string): string {
  return timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
}

/** Whether two zones show different times at an instant in ms. */
export function zonesDiffer(one: string, other: string, at: number): boolean {
  const [a, b] = [wallOf(one, at), wallOf(other, at)];
  return a.date !== b.date || a.time !== b.time;
}

import { instantOf, wallOf } from "#tools/values/zone-rules.ts";

/** The instant, in ms, of what a field for date and time holds, by the clock of a zone; null for a time that the clocks skip. */
export function instantIn(timeZone: string, value: string): number | null {
  const [date = "", time = ""] = value.split("T");
  return instantOf(timeZone, date, time);
}

/** An instant as such a field holds it; empty for none. */
export function fieldTime(timeZone: string, instant: string | null): string {
  if (!instant) return "";
  const { date, time } = wallOf(timeZone, Date.parse(instant));
  return `${date}T${time}`;
}

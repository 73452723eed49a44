import { spokenDate } from "#tools/values/spoken-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { Here } from "./view.ts";

/** "a, b and c". */
export const listed = (items: string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** An instant's day in words, on the salon's clock: "Saturday, November 21", with its year where that is another than this one. */
export function dayOf(instant: string, here?: Here): string {
  const { date } = wallOf(here?.timeZone ?? "UTC", Date.parse(instant));
  return saidDay(date, here);
}

/** A date in words: "Saturday, November 21", with its year where that is another than this one. */
export function saidDay(date: string, here?: Here): string {
  const year = date.slice(0, 4);
  const elsewhen = here && year !== wallOf(here.timeZone, here.now.getTime()).date.slice(0, 4);
  return `${spokenDate(date)}${elsewhen ? `, ${year}` : ""}`;
}

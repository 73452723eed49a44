import { addDays, weekdayOf } from "#tools/values/zone-rules.ts";
import { weekStart } from "#tools/values/week-rules.ts";

/** The seven days of a date's week, from the day that weeks begin with for the reader. */
export function weekOf(date: string, first = weekStart(navigator.language)): string[] {
  const begins = addDays(date, -((weekdayOf(date) - first + 7) % 7));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(begins, days));
}

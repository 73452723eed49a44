const SHORT = { month: "short", day: "numeric", year: "numeric" } as const;

/** An instant as the reader's own day, "Nov 3, 2026". */
export function instantDay(instant: string): string {
  return new Date(instant).toLocaleDateString("en-US", SHORT);
}

/** A day of the calendar, YYYY-MM-DD, as "Nov 3, 2026" wherever it is read. */
export function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { ...SHORT, timeZone: "UTC" });
}

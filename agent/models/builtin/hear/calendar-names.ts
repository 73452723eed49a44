/** The days of a week, Monday first. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** The months of a year. */
export const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

/** A weekday as it may be written, within a pattern: "mon", "weds", "fridays". */
export const WEEKDAY =
  "(?:mon(?:day)?|tues?(?:day)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?";

/** A month as it may be written, within a pattern: "december", "dec", "sept". */
export const MONTH = `(?:${MONTHS.map(shortOrWhole).join("|")})`;

/** Which day of the week a written weekday is, 0 for Monday; -1 for none. */
export const weekdayAt = (written: string) => placeIn(WEEKDAYS, written);

/** Which month of the year a written month is, 1 for January; 0 for none. */
export const monthAt = (written: string) => placeIn(MONTHS, written) + 1;

const placeIn = (names: readonly string[], written: string) =>
  names.findIndex((name) => name.slice(0, 3) === written.toLowerCase().slice(0, 3));

function shortOrWhole(name: string): string {
  return name === "september" ? "sept?(?:ember)?" : name.replace(/(?<=^...)(.+)/, "(?:$1)?");
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "5 day(s) ago" in words: days of the reader's calendar from 24 hours on, whole hours below. `now` in milliseconds. */
export function timeAgo(instant: string | Date, now = Date.now()): string {
  const then = new Date(instant);
  const age = Math.max(0, now - then.getTime());
  if (age < HOUR) return "less than an hour ago";
  if (age < DAY) return `${plural(Math.floor(age / HOUR), "hour")} ago`;
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return `${plural((midnight(new Date(now)) - midnight(then)) / DAY, "day")} ago`;
}

/** "1 photo", "3 photos". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}

/** An instant as a date of the reader's locale, "12 Nov 2025" or "Nov 12, 2025"; of their own time zone unless one is named. */
export function shortDate(instant: string | Date, timeZone?: string): string {
  return new Date(instant).toLocaleDateString(undefined, { dateStyle: "medium", timeZone });
}

/** An instant as it is said in a list: day, month and time, with the year only where it is another. */
export function shortMoment(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const year = at.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return at.toLocaleString(undefined, {
    day: "numeric",
    month: "short",
    year,
    hour: "numeric",
    minute: "2-digit",
  });
}

/** The same where it is soon: of today the time alone. */
export function soonMoment(instant: string, now = new Date()): string {
  const at = new Date(instant);
  if (at.toDateString() !== now.toDateString()) return shortMoment(instant, now);
  return at.toLocaleTimeString(undefined, { hour: "numeric", minute: "2-digit" });
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock of a time zone shows, as the reader's locale says it; making one is dear. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat(undefined, { timeZone, hour: "numeric", minute: "2-digit" });
  clocks.set(timeZone, made);
  return made;
}

/** An instant as the time of day in a zone: "5:00 PM", or "17:00" where that is how it is said. */
export const timeIn = (timeZone: string, at: number): string => clockIn(timeZone).format(at);

/** The same without its half of the day, where what is beside it tells: "5:00". */
export const briefTimeIn = (timeZone: string, at: number): string =>
  timeIn(timeZone, at).replace(/\s\p{L}+$/u, "");

/** Two instants of a zone as times of day: "10:00 – 11:30 AM". */
export const timesIn = (timeZone: string, from: number, to: number): string =>
  clockIn(timeZone).formatRange(from, to);

/** A time of the wall clock as it is kept, "17:00", in the same words. */
export const wallTime = (time: string): string =>
  timeIn("UTC", Date.parse(`1970-01-01T${time}:00Z`));

/** A calendar day "YYYY-MM-DD" as MMMM d, yyyy, whatever the reader's time zone. */
export function longDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    day: "numeric",
  });
}

/** The same as a list says it, in the reader's locale: "Nov 15, 2026". */
export const shortDay = (day: string): string => shortDate(`${day}T00:00:00Z`, "UTC");

/** Calendar days from one to another, both included, in the reader's locale: "Nov 1 – 22, 2026". */
export function dayRange({ from, to }: { from: string; to: string }): string {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** Grams as a salon's scale shows them: to a tenth, without an empty decimal. */
export function grams(amount: number): string {
  return `${Math.round(amount * 10) / 10} g`;
}

/** A telephone number as it is written where it is from: "(518) 555-0130"; any but a North American one as it was given. */
export function phoneText(number: string): string {
  const parts = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/.exec(number.replaceAll(/[^+\d]/g, ""));
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : number;
}

/** Minutes as "45 min", "2 h", "2 h 30". */
export function minutes(total: number): string {
  const hours = Math.floor(total / 60);
  const rest = Math.round(total % 60);
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`;
}

/** Seconds as a running clock: "13:42", "1:05:00". Never below zero. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor((whole % 3600) / 60), whole % 60].map((n) =>
    String(n).padStart(2, "0"),
  );
  const hours = Math.floor(whole / 3600);
  return (hours > 0 ? [String(hours), ...parts] : parts).join(":");
}

/** A file's size as KB with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** With a capital first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

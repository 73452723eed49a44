import { instantOf } from "#tools/values/zone-rules.ts";
import { dayOf, type DayStyle } from "./day-rules.ts";

/** A time of day as HH:mm from "10:30", "10.30", "10h30", "10:30 pm" or "9am"; null for what is none. */
export function timeOf(text: string): string | null {
  const given = text
    .trim()
    .toLowerCase()
    .replace(/ ?uhr$/, "");
  // the part of a day that Excel keeps
  if (/^0?\.\d+$/.test(given)) return clockOfShare(Number(given));
  const [, hours, minutes = "00", half] =
    /^(\d{1,2})(?:[:.h](\d{2})?(?::\d{2}(?:\.\d+)?)?)? ?([ap])?\.?(?:m\.?)?$/.exec(given) ?? [];
  // a bare figure is a time only with its half of the day
  if (hours === undefined || (!half && !/[:.h]/.test(given))) return null;
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return null;
  const full = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  if (full > 23 || Number(minutes) > 59) return null;
  return `${String(full).padStart(2, "0")}:${minutes}`;
}

function clockOfShare(share: number): string {
  const minutes = Math.round(share * 1440) % 1440;
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A wall time, or an instant where the text says its offset. */
export type Moment = { at: number } | { date: string; time: string };

const OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)? ?(Z|[+-]\d{2}:?\d{2})$/i;
const TIME_BEHIND =
  /^(.*?)(?:[T,]|\s|\bat\b)+\s*(\d{1,2}[:.h]\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?|\d{1,2}\s*[ap]\.?m\.?)(?:\s*uhr)?$/i;

/** A day and time in one text; null for what is none. */
export function momentOf(text: string, style: DayStyle): Moment | null {
  const given = text.trim();
  if (OFFSET.test(given)) {
    const at = Date.parse(given.replace(" ", "T").replace(/ (?=[+-])/, ""));
    return Number.isNaN(at) ? null : { at };
  }
  const [, day = "", clock = ""] = TIME_BEHIND.exec(given) ?? [];
  const [date, time] = [dayOf(day, style), timeOf(clock)];
  return date && time ? { date, time } : null;
}

/** The instant (ms) of a moment in a salon's zone; null where its clocks skip it. */
export function atOf(moment: Moment, timeZone: string): number | null {
  return "at" in moment ? moment.at : instantOf(timeZone, moment.date, moment.time);
}

/** Minutes from "90", "1:30", "1h 30m", "1.5 h", "90 min", "1 Std." or "PT1H30M"; null for what is none. */
export function minutesOf(text: string): number | null {
  const given = text.trim().toLowerCase().replace(",", ".");
  const [, clockHours, clockMinutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(given) ?? [];
  if (clockHours && clockMinutes) return Number(clockHours) * 60 + Number(clockMinutes);
  const [, bare] =
    /^(\d{1,4}(?:\.\d+)?) ?(?:m|min|mins|minutes?|minuten|minutos|′|')?\.?$/.exec(given) ?? [];
  if (bare) return whole(Number(bare));
  const [, hours, minutes = "0"] =
    /^(?:pt)?(\d{1,2}(?:\.\d+)?) ?(?:h|hr|hrs|hours?|std|stunden?|horas?|heures?)\.?(?: ?(?:and|und|y|et)? ?(\d{1,2}) ?(?:m|min|mins|minutes?|minuten|minutos)?\.?)?$/.exec(
      given,
    ) ?? [];
  if (hours) return whole(Number(hours) * 60 + Number(minutes));
  const [, iso] = /^pt(\d{1,4})m$/.exec(given) ?? [];
  return iso ? Number(iso) : null;
}

const whole = (minutes: number) => (Number.isInteger(minutes) ? minutes : null);

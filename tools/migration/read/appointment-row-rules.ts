import { wholeName } from "./name-rules.ts";
import { quoted, rowReader, type HowRead, type Judged } from "./row-reader-rules.ts";
import type { SourceRecord } from "#tools/migration/schema.ts";
import { standingAt, standingOf, standingWithout, type Standing } from "./status-rules.ts";
import { atOf, momentOf, timeOf, type Moment } from "./time-rules.ts";
import { dayOf } from "./day-rules.ts";

/** Who comes, as a row tells of them. */
export type Comer = {
  clientSourceId: string | null;
  clientName: string;
  email: string | null;
  phone: string | null;
};

/** A visit as a row tells of it; instants in ms, the price in minor units. */
export type AppointmentTold = Standing & {
  startsAt: number;
  /** How long it takes; null where nothing says. */
  minutes: number | null;
  stylist: string | null;
  service: string;
  price: number | null;
  notes: string;
};

/** How long a visit takes of which nobody knows it: only to tell whether it is over. */
const AN_HOUR = 60;
const MINUTE = 60_000;

/**
 * A visit by a row, seen from the instant `now` (ms), and who comes: null where the row names nobody, or has neither a day
 * nor an address and may be the sum below a sheet.
 */
export function appointmentOf(
  fields: SourceRecord["fields"],
  how: HowRead,
  now: number,
): { comer: Comer | null; visit: Judged<AppointmentTold> } {
  const row = rowReader(fields, how);
  const said = { firstName: fields.firstName, lastName: fields.lastName, name: fields.clientName };
  const clientName = row.within("clientName", wholeName(said), 120) ?? "";
  const clientSourceId = row.line("clientSourceId", 200);
  const [email, phone] = [row.email("email"), row.phone("phone")];
  if (!clientName && !clientSourceId && !email && !phone)
    row.refuse("clientName", "nobody is named in this row");
  const startsAt = startOf(row, how);
  const minutes = startsAt === null ? null : lengthOf(row, how, startsAt);
  const isOver = startsAt !== null && startsAt + (minutes ?? AN_HOUR) * MINUTE <= now;
  const { price, words } = row.price("price");
  const notes = [row.text("notes", 1900), words].filter(Boolean).join("\n");
  const visit = row.judged({
    ...standingBy(row, isOver),
    startsAt: startsAt ?? 0,
    minutes,
    stylist: row.line("stylist", 120),
    service: row.line("service", 120) ?? "",
    price,
    notes,
  });
  const isVisit = Boolean(email ?? phone) || row.raw("start") !== "" || row.raw("date") !== "";
  return { comer: isVisit ? { clientSourceId, clientName, email, phone } : null, visit };
}

type Reader = ReturnType<typeof rowReader>;

/** How it stands by its own words, as far as its time allows; else by its time alone. */
function standingBy(row: Reader, isOver: boolean): Standing {
  const words = row.line("status", 60);
  const said = words === null ? null : standingOf(words);
  if (words !== null && !said) row.omit("status", `${quoted(words)} is no status that is known`);
  const stands = standingAt(said, isOver);
  if (typeof stands !== "string") return stands;
  row.omit("status", stands);
  return standingWithout(isOver);
}

function startOf(row: Reader, how: HowRead): number | null {
  const [start, date, time] = [row.raw("start"), row.raw("date"), row.raw("time")];
  if (start === "" && date === "") return row.refuse("date", "no day stands in this row");
  const moment = start === "" ? dated(row, how) : (momentOf(start, how) ?? timed(start, time, how));
  if (!moment) {
    if (row.refusals.length > 0) return null;
    return row.refuse(
      start === "" ? "date" : "start",
      `${quoted(start || date)} is no day and time`,
    );
  }
  const at = atOf(moment, how.timeZone);
  if (at === null) return row.refuse(start === "" ? "time" : "start", "the clocks skip that time");
  return at;
}

/** A day and its time in two columns; a day's column may hold both. */
function dated(row: Reader, how: HowRead): Moment | null {
  const [date, time] = [row.raw("date"), row.raw("time")];
  if (time === "") {
    const both = momentOf(date, how);
    if (both || dayOf(date, how) === null) return both;
    return row.refuse("time", "no time stands in this row");
  }
  const day = dayOf(date, how) ?? row.refuse("date", `${quoted(date)} is no day`);
  const clock = timeOf(time) ?? clockOf(momentOf(time, how));
  if (clock === null) row.refuse("time", `${quoted(time)} is no time of day`);
  return day && clock ? { date: day, time: clock } : null;
}

/** A day in the column of the start, and the time in another. */
function timed(start: string, time: string, how: HowRead): Moment | null {
  const [date, clock] = [dayOf(start, how), timeOf(time)];
  return date && clock ? { date, time: clock } : null;
}

const clockOf = (moment: Moment | null) => (moment && "time" in moment ? moment.time : null);

function lengthOf(row: Reader, how: HowRead, startsAt: number): number | null {
  const said = row.minutes("duration");
  if (said !== null) return said;
  const [end, endTime] = [row.raw("end"), row.raw("endTime")];
  if (end === "" && endTime === "") return null;
  const until = end === "" ? endTime : end;
  const at = endOf(until, how, startsAt);
  const minutes = at === null ? 0 : Math.round((at - startsAt) / MINUTE);
  if (minutes >= 1 && minutes <= 720) return minutes;
  return row.omit(end === "" ? "endTime" : "end", `${quoted(until)} is no end of it`);
}

function endOf(text: string, how: HowRead, startsAt: number): number | null {
  const whole = momentOf(text, how);
  if (whole) return atOf(whole, how.timeZone);
  const time = timeOf(text);
  if (!time) return null;
  const date = new Intl.DateTimeFormat("en-CA", { timeZone: how.timeZone }).format(startsAt);
  return atOf({ date, time }, how.timeZone);
}

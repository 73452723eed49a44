import type { ClosedDay, TeamHours } from "#tools/team/called-schema.ts";
import type { FoundAppointments } from "#tools/booking/appointments-find.ts";
import { weekdayOf } from "#tools/values/zone-rules.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { weekdayAt, WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { visitWords } from "./visit-words.ts";
import { worked } from "./hours-words.ts";
import { weekdaysIn } from "./weekdays.ts";
import { daysOff, daysSaid, hasHour } from "./days-off.ts";
import { clockIn, NO_BOOK, spanOf } from "./when.ts";

const MYSELF = /^(?:i|i'm|im|me|my|we|us|our)$/i;

/** A colleague's name, or nothing where somebody speaks of themselves. */
const whose = (said: string | undefined) =>
  said === undefined || MYSELF.test(said.trim()) ? undefined : said.trim().replace(/['’]s?$/, "");

/** Somebody's week as it is. */
export const standing: Finder = {
  tool: "get_hours",
  slot: "standing",
  what: "week",
  bare: "first",
  with: ({ stylist }) => ({ stylist: whose(stylist) }),
  among: (value) => {
    const of = value as TeamHours;
    return [{ id: of.stylistId, name: of.stylistName, of }];
  },
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const WHICH_DAY: Ask = { ask: "Which weekday?", slot: "day", options: WEEKDAYS.map(capital) };

/** Whether only the beginning or only the end of a day's work was said. */
const isEdge = (slots: Slots, { here }: About) =>
  spanOf(slots, here) === undefined && (clockIn(slots["from"] ?? slots["to"], here) ?? "") !== "";

function week(slots: Slots, about: About): Input | Ask | Say {
  const { stylist, day = "", from, to } = slots;
  const days = weekdaysIn(day);
  if (days.length === 0) return WHICH_DAY;
  const span = spanOf(slots, about.here);
  if (!span && !isEdge(slots, about))
    return { ask: "From when to when?", slot: "from", takes: /\d/ };
  const { week: now = [], stylistName } = (foundOf(about, "standing") ?? {}) as Partial<TeamHours>;
  // with the other end of the day and the breaks as they are
  const changed = days.flatMap((weekday) => {
    const is = now[weekdayAt(weekday)];
    const hours = span ?? (is && spanOf({ from: from ?? is.from, to: to ?? is.to }, about.here));
    return hours ? [{ weekday, hours: { ...hours, breaks: span ? [] : (is?.breaks ?? []) } }] : [];
  });
  return changed.length > 0
    ? { stylist: whose(stylist), days: changed }
    : { say: `${stylistName} does not work then: tell me from when to when.` };
}

const outside = (conflicts: readonly { clientName: string }[]) =>
  conflicts.length === 0
    ? ""
    : ` ${conflicts.length} ${conflicts.length === 1 ? "visit stands" : "visits stand"} outside: ${conflicts.map(({ clientName }) => clientName).join(", ")}.`;

function reportWeek(value: unknown): string {
  const { stylistName, conflicts } = value as TeamHours;
  return `${stylistName}'s hours are set.${outside(conflicts)}`;
}

/** The hours of a day of which only one end was said, with the other as it stands. */
function edgeOf(slots: Slots, about: About) {
  const { week: now = [] } = (foundOf(about, "standing") ?? {}) as Partial<TeamHours>;
  const day = daysSaid(slots, about.here)?.from;
  const is = day ? now[weekdayOf(day) - 1] : undefined;
  return is && spanOf({ from: slots["from"] ?? is.from, to: slots["to"] ?? is.to }, about.here);
}

/** Nobody of the salon works. */
const ALL_OF_US =
  /\b(?:all (?:of )?(?:us|3|4|5)|every(?:one|body)|the (?:whole |entire )?(?:salon|shop|team|place)|(?:we|we're)(?: are)? (?:all )?(?:close|closed|closing|shut|open))\b/;

/** Why somebody is off, where one word tells it. */
const WHY = /\b(?:sick|ill|poorly|holidays?|vacation|training|(?:maternity|annual) leave)\b/;

/** Days that differ: off, or with other hours. */
const closed = (
  way: string,
  { says, of = {}, ...more }: { says: string; of?: Frame["slots"]; finds?: Frame["finds"] },
  made: (slots: Slots, about: About) => Input | Ask = () => ({}),
): Frame => ({
  ...more,
  id: `close_day${way}`,
  slots: { ...of, date: "period" },
  says: [says],
  does: "take days off or close the salon",
  finds: [...(more.finds ?? []), ...(way === ".short" ? [] : [booked])],
  warns: (slots, about) => stillBooked(slots, about, way === ".salon"),
  rest: "reason",
  input: (slots, about) => {
    const { here } = about;
    if (!here) return NO_BOOK;
    // who is sick is so today
    const days =
      daysOff(slots, about) ?? (way === ".sick" ? daysOff({ date: "today" }, about) : undefined);
    if (!days) return { ask: "On which day, or from when to when?", slot: "date", takes: /\w/ };
    const differs = made(slots, about);
    if ("ask" in differs) return differs;
    if (!differs["hours"] && hasHour(slots, about)) return OTHER_HOURS;
    const { from, to } = days;
    return {
      ...(whose(slots["stylist"]) || !ALL_OF_US.test(about.text)
        ? { stylist: whose(slots["stylist"]) }
        : { wholeSalon: true }),
      from,
      ...(to !== from && { to }),
      reason: slots["reason"]?.replace(ALL_OF_US, "").trim() || WHY.exec(about.text)?.[0],
      ...differs,
    };
  },
  report: (value) => {
    const { stylistName, hours, conflicts } = value as ClosedDay;
    const what = hours
      ? `Other hours are set${stylistName ? ` for ${stylistName}` : ""}.`
      : stylistName
        ? `${stylistName} is off then.`
        : "The salon is closed then.";
    return `${what}${outside(conflicts)}`;
  },
});

const OTHER_HOURS: Say = {
  say: "An hour was said, so nobody is off all day: tell me from when to when they work, as in “only work from 9 to 2 on Friday”.",
};

const MOST_NAMED = 5;

/** Who is booked on the days that are to be off. */
const booked: Finder = {
  tool: "list_appointments",
  slot: "booked",
  what: "visit",
  bare: "first",
  only: (slots, about) => daysOff(slots, about) !== undefined,
  with: (slots, about) => ({ ...daysOff(slots, about) }),
  among: (value) => [{ id: "booked", name: "booked", of: value }],
};

/** Whom a day off hits: they stay in the book until they are moved. */
function stillBooked(slots: Slots, { found, here }: About, isSalon: boolean): string | undefined {
  const { appointments = [] } = (found["booked"]?.of ?? {}) as Partial<FoundAppointments>;
  const name = whose(slots["stylist"])?.toLowerCase();
  const open = appointments.filter(({ status }) => status === "pending" || status === "confirmed");
  const own = name
    ? called(name, open, ({ stylistName }) => stylistName)
    : open.filter(({ stylistId }) => isSalon || stylistId === here?.stylistId);
  const theirs = own.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  if (theirs.length === 0) return undefined;
  const told = theirs.slice(0, MOST_NAMED).map(visitWords);
  const rest = theirs.length > told.length ? `; ${theirs.length - told.length} more` : "";
  return `Still booked then: ${told.join("; ")}${rest}. `;
}

/** A day off or a holiday that stands. */
const exception: Finder = {
  tool: "get_hours",
  slot: "date",
  what: "day off",
  bare: "only",
  with: ({ stylist }) => ({ stylist: whose(stylist) }),
  among: (value, slots, { here }) => {
    const days = daysSaid(slots, here);
    return (value as TeamHours).exceptions
      .filter(({ from, to }) => !days || (from <= days.to && to >= days.from))
      .map((of) => ({
        id: of.id,
        name: of.to === of.from ? of.from : `${of.from} to ${of.to}`,
        also: slots["date"],
        of,
      }));
  },
  empty: "There is no day off or holiday then.",
};

/** When people work. */
export const HOURS: readonly Frame[] = [
  {
    id: "get_hours",
    tells: /^(?:when|lunch|breaks?|close|open)$/,
    slots: { stylist: "stylist", day: "date" },
    says: ["which hours are worked[ by {stylist}][ on {day}]"],
    input: ({ stylist }) => ({ stylist: whose(stylist) }),
    report: (value, { day }, { here, text }) => worked(value as TeamHours, { day, text, here }),
  },
  {
    id: "set_hours",
    slots: { stylist: "stylist", day: "date", from: "time", to: "time" },
    says: ["set the hours for good[ of {stylist}][ on {day}][ from {from}][ to {to}]"],
    does: "change working hours for good",
    finds: [{ ...standing, only: isEdge }],
    input: week,
    report: reportWeek,
  },
  {
    id: "set_hours.off",
    slots: { stylist: "stylist", day: "date" },
    says: ["{stylist} no longer works on {day}", "i no longer work on {day}"],
    does: "change working hours for good",
    despite: ["negated"],
    input: ({ stylist, day = "" }) => {
      const days = weekdaysIn(day);
      return days.length === 0
        ? WHICH_DAY
        : { stylist: whose(stylist), days: days.map((weekday) => ({ weekday, hours: null })) };
    },
    report: reportWeek,
  },
  closed("", { says: "take {date} off[ for {stylist}]", of: { stylist: "stylist" } }),
  closed(".sick", { says: "{stylist} is off sick[ on {date}]", of: { stylist: "stylist" } }),
  closed(".salon", { says: "close the salon on {date}" }, () => ({ wholeSalon: true })),
  closed(
    ".short",
    {
      says: "only work[ from {from} to {to}] on {date}[ for {stylist}]",
      of: { stylist: "stylist", from: "time", to: "time" },
      finds: [{ ...standing, only: isEdge }],
    },
    (slots, about) => {
      const hours = spanOf(slots, about.here) ?? edgeOf(slots, about);
      return hours ? { hours } : { ask: "From when to when?", slot: "from", takes: /\d/ };
    },
  ),
  {
    id: "open_day",
    slots: { date: "period", stylist: "stylist" },
    says: ["cancel the day off[ of {stylist}][ on {date}]"],
    does: "make a day off a working day again",
    despite: ["hearsay"],
    finds: [exception],
    input: (_slots, { found }) => ({ id: found["date"]?.id }),
    report: () => "It is a day like any other again.",
  },
];

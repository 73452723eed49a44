import type { ClosedDay, TeamHours } from "#tools/team/called-schema.ts";
import { weekdayOf } from "#tools/values/zone-rules.ts";
import { daysOf } from "#agent/models/builtin/calendar/days.ts";
import { WEEKDAY, weekdayAt, WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { dayIn, foundOf, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { listed, saidDay } from "#agent/models/builtin/wording.ts";
import type { Frame } from "./frame.ts";
import { clockIn, NO_BOOK, spanOf, whenIn } from "./when.ts";

const MYSELF = /^(?:i|i'm|im|me|my|we|us|our)$/i;

/** A colleague's name, or nothing where somebody speaks of themselves. */
const whose = (said: string | undefined) =>
  said === undefined || MYSELF.test(said.trim()) ? undefined : said.trim().replace(/['’]s?$/, "");

/** Weekdays that were named, also as "tuesday to friday". */
export function weekdaysIn(said: string): string[] {
  const text = said.toLowerCase();
  if (/\bevery ?day\b|\ball week\b/.test(text)) return [...WEEKDAYS];
  if (/\bweekdays\b/.test(text)) return WEEKDAYS.slice(0, 5);
  if (/\bweekends?\b/.test(text)) return WEEKDAYS.slice(5);
  const found = [...text.matchAll(new RegExp(String.raw`\b${WEEKDAY}\b`, "g"))];
  const days = found.map(([day]) => weekdayAt(day));
  const [first, last] = days;
  const between =
    found[0] && found[1] && text.slice(found[0].index + found[0][0].length, found[1].index);
  if (days.length === 2 && /^ ?(?:-|–|to|till|until|through|thru) ?$/.test(between ?? "")) {
    const names: string[] = [];
    for (let at = first ?? 0; ; at = (at + 1) % 7) {
      names.push(WEEKDAYS[at] ?? "");
      if (at === last) return names;
    }
  }
  return days.map((day) => WEEKDAYS[day] ?? "");
}

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

const BREAKS = /\b(?:lunch|breaks?)\b/;

/** What somebody works on the weekdays that were asked about, or in a week, with the days that differ. */
function worked(
  { stylistName, week: days, exceptions }: TeamHours,
  { day, text, here }: { day: string | undefined; text: string; here: Here | undefined },
): string {
  const date = weekdaysIn(day ?? "").length < 2 ? dayIn(day, here) : undefined;
  const differs = date && exceptions.find(({ from, to }) => from <= date && to >= date);
  if (differs) return `${stylistName} ${differing(differs, here)}.`;
  const [asked, another] = weekdaysAsked(day, here);
  if (!asked || another) return weekly({ stylistName, days, exceptions }, text, here);
  const hours = days[weekdayAt(asked)];
  if (!hours) return `${stylistName} is off on ${capital(asked)}s.`;
  const breaks = BREAKS.test(text) ? breakWords(hours) : "";
  return `${stylistName} works ${hours.from} to ${hours.to} on ${capital(asked)}s${breaks}.`;
}

type Hours = NonNullable<TeamHours["week"][number]>;

const breakWords = ({ breaks }: Hours) =>
  breaks.length === 0
    ? ", with no break"
    : `, with a break ${breaks.map(({ from, to }) => `${from} to ${to}`).join(" and ")}`;

/** A day that differs, as it is told of somebody. */
const differing = (
  { from, to, hours, reason }: TeamHours["exceptions"][number],
  here: Here | undefined,
): string => {
  const when = from === to ? saidDay(from, here) : `${saidDay(from, here)} to ${saidDay(to, here)}`;
  const why = reason ? ` (${reason})` : "";
  return hours ? `works ${hours.from} to ${hours.to} on ${when}${why}` : `is off on ${when}${why}`;
};

/** A week, days of the same hours together. */
function weekly(
  {
    stylistName,
    days,
    exceptions,
  }: Pick<TeamHours, "stylistName" | "exceptions"> & { days: TeamHours["week"] },
  text: string,
  here: Here | undefined,
): string {
  const named = WEEKDAYS.map((weekday, at) => ({ weekday: capital(weekday), hours: days[at] }));
  const told = Map.groupBy(named, ({ hours }) =>
    hours ? `${hours.from} to ${hours.to}${BREAKS.test(text) ? breakWords(hours) : ""}` : "off",
  );
  const off = told.get("off") ?? [];
  told.delete("off");
  const parts = [...told].map(
    ([hours, on]) => `${hours} on ${listed(on.map(({ weekday }) => weekday))}`,
  );
  const week =
    parts.length === 0
      ? `${stylistName} has no working days`
      : `${stylistName} works ${parts.join("; ")}${off.length > 0 ? `, off on ${listed(off.map(({ weekday }) => weekday))}` : ""}`;
  const other = exceptions.slice(0, 4).map((of) => differing(of, here));
  return `${week}.${other.length > 0 ? ` Apart from that ${stylistName.split(" ")[0]} ${other.join("; ")}.` : ""}`;
}

/** The weekdays of a fact that may as well be a date. */
function weekdaysAsked(day: string | undefined, here: Here | undefined): string[] {
  const named = weekdaysIn(day ?? "");
  if (day && whenIn({ date: day }, here)?.range) return named;
  const date = dayIn(day, here);
  return named.length > 0 || !date ? named : [WEEKDAYS[weekdayOf(date) - 1] ?? ""];
}

/** The first and the last of the days that were said. */
function daysSaid({ date }: Slots, here: Here | undefined) {
  const when = date && whenIn({ date }, here);
  return when && here && (when.date ?? when.days ?? when.range)
    ? daysOf(when, todayOf(here), todayOf(here))
    : undefined;
}

/** The hours of a day of which only one end was said, with the other as it stands. */
function edgeOf(slots: Slots, about: About) {
  const { week: now = [] } = (foundOf(about, "standing") ?? {}) as Partial<TeamHours>;
  const day = daysSaid(slots, about.here)?.from;
  const is = day ? now[weekdayOf(day) - 1] : undefined;
  return is && spanOf({ from: slots["from"] ?? is.from, to: slots["to"] ?? is.to }, about.here);
}

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
  input: (slots, about) => {
    const { here } = about;
    if (!here) return NO_BOOK;
    // who is sick is so today
    const days =
      daysSaid(slots, here) ?? (way === ".sick" ? daysSaid({ date: "today" }, here) : undefined);
    if (!days) return { ask: "On which day, or from when to when?", slot: "date", takes: /\w/ };
    const differs = made(slots, about);
    if ("ask" in differs) return differs;
    const { from, to } = days;
    return {
      stylist: whose(slots["stylist"]),
      from,
      ...(to !== from && { to }),
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

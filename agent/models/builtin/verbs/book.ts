import type { TeamHours } from "#tools/team/called-schema.ts";
import type { Appointment, TimeBlock } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { withinHours } from "#agent/models/builtin/calendar/day-hours.ts";
import { spanIn } from "#agent/models/builtin/calendar/spans.ts";
import { minutesIn } from "#agent/models/builtin/hear/calendar-words.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { dayIn, foundOf, service, timeIn, todayOf, visit } from "./finders.ts";
import { client, colleague } from "./finders-people.ts";
import { HOURS_EDGES, standing } from "./hours-edges.ts";
import type { About, Ask, Finder, Input, Say, Slots, Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const NO_BOOK: Say = { say: "I can't see the calendar here." };
/** How long something takes that nobody said a length of. */
const AN_HOUR = 60;
/** How far ahead a client's visits are looked for. */
const AHEAD_DAYS = 90;

/** Half past twelve as it is typed: "12.30", "1230". */
const onClock = (said: string) =>
  plain(said).replaceAll(/\b(\d{1,2})\.?([0-5]\d)\b(?! ?min)/g, "$1:$2");

function blocked({ from, to, minutes, when, reason }: Slots, about: About): Input | Ask | Say {
  const { here } = about;
  if (!here) return NO_BOOK;
  const said = onClock(when ?? "today");
  const begins = from && onClock(from);
  const length = minutes && (minutesIn(plain(minutes)) ?? numberIn(minutes) ?? AN_HOUR);
  const at = begins ? timeIn(`at ${begins}`, here) : undefined;
  const end = to ? timeIn(`at ${onClock(to)}`, here) : undefined;
  const two = at && end && at < end ? { from: at, to: end } : undefined;
  const span =
    two ??
    (begins
      ? spanIn(
          to ? `${begins} to ${onClock(to)}` : `${length || AN_HOUR} min`,
          hearWhen(`at ${begins}`, here),
        )
      : spanIn(said, hearWhen(said, here)));
  if (!span) return { ask: "From when to when?", slot: "when", takes: /\d|morning|noon|day/ };
  const date = dayIn(said, here) ?? todayOf(here);
  const hours = foundOf(about, "standing") as TeamHours | undefined;
  const within = withinHours(span, { date, here, hours });
  if ("say" in within) return within;
  const stylistId = about.found["stylist"]?.id ?? here.stylistId;
  return { stylistId, date, ...within, reason: reason?.trim() };
}

/** Every how many weeks: "6 weeks", "other week", "fortnight", "month". */
function weeksIn(said: string): number {
  const text = plain(said);
  if (/fortnight|\bother\b|\bbi-?weekly\b|\bcouple\b/.test(text)) return 2;
  const count = numberIn(text) ?? 1;
  return /\bmonth/.test(text) ? count * 4 : count;
}

function series({ every = "", n, when }: Slots, about: About): Input | Ask | Say {
  const { here } = about;
  if (!here) return NO_BOOK;
  const who = foundOf(about, "client") as { id: string; name: string };
  const [day, time] = [dayIn(when, here), timeIn(onClock(when ?? ""), here)];
  if (!day || !time)
    return {
      ask: `On which day and at what time shall ${who.name} come first?`,
      slot: "when",
      takes: /\d/,
    };
  const first = {
    stylistId: here.stylistId,
    clientId: who.id,
    clientName: who.name,
    serviceType: about.found["service"]?.name,
    appointmentDate: day,
    appointmentTime: time,
  };
  return { first, everyWeeks: weeksIn(every), times: numberIn(n && plain(n)) ?? 6 };
}

/** Blocked time by what it is for. Where one block stands then, it is the one. */
const block: Finder = {
  tool: "list_appointments",
  slot: "reason",
  what: "blocked time",
  with: ({ when }, { here }) => {
    const day = here && (dayIn(when, here) ?? todayOf(here));
    return { from: day, to: day };
  },
  among: (value, { reason, time }, { here }) => {
    const { blocks = [] } = value as { blocks?: TimeBlock[] };
    const at = time && timeIn(`at ${onClock(time)}`, here);
    const all = blocks.map((of) => {
      const begins = here && wallOf(here.timeZone, Date.parse(of.startsAt)).time;
      return { begins, found: { id: of.id, name: of.reason || `From ${begins}`, of } };
    });
    const then = all.filter(({ begins }) => begins === at);
    const kept = (then.length > 0 ? then : all).map(({ found }) => found);
    return kept.length === 1 ? kept.map((one) => ({ ...one, also: reason })) : kept;
  },
  bare: "only",
  empty: "Nothing is blocked then.",
};

/** What stands before "'s" and is nobody. */
const NO_COLLEAGUE =
  "today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|let|that|this|it|what|who|her|his|next week";

/** Time of one's own, visits that come back, and visits that somebody else takes over. */
export const BOOK: readonly Verb[] = [
  ...HOURS_EDGES,
  {
    tool: "block_time",
    does: "block time in your book",
    hears: [
      "block out my book from {from} to {to}( on {when})?( because of {reason:all})?",
      "block out my book for {minutes} from {from}( on {when})?( because of {reason:all})?",
      "block out my book at {from}( on {when})?( because of {reason:all})?",
    ],
    input: blocked,
    report: () => "Blocked. Nobody can book that time.",
  },
  {
    tool: "block_time",
    does: "block time in your book",
    hears: [
      "block out my book on {when}( because of {reason:all})?",
      "block out my book( because of {reason:all})?",
    ],
    // an afternoon ends with the day's work
    finds: [standing],
    input: ({ when, ...slots }, about) =>
      when
        ? blocked({ ...slots, when }, about)
        : {
            ask: "On which day, and from when to when?",
            slot: "when",
            takes: /\d|morning|noon|day/,
          },
    report: () => "Blocked. Nobody can book that time.",
  },
  {
    tool: "block_time",
    does: "block time in a colleague's book",
    hears: [
      `block( off| out)? (?!(?:${NO_COLLEAGUE})'?s?\\b){stylist:w}'s( (book|calendar|diary|time|day))?( on| for)? {when}`,
    ],
    finds: [colleague, standing],
    input: blocked,
    report: (_value, _slots, { found }) =>
      `Blocked. Nobody can book ${found["stylist"]?.name ?? "them"} then.`,
  },
  {
    tool: "unblock_time",
    does: "open blocked time again",
    hears: ["open up my blocked time (today|on {when})( at {time})?( for {reason:all})?"],
    finds: [block],
    input: (_slots, { found }) => ({ id: found["reason"]?.id }),
    report: () => "That time is open again.",
  },
  {
    tool: "list_appointments",
    hears: [
      "(show|list|see)( me)? ~{client}('s)? (next|upcoming|coming|future) (visits?|appointments?|bookings?)",
    ],
    finds: [client],
    input: (_slots, { found, here }) => {
      if (!here) return NO_BOOK;
      const today = todayOf(here);
      return { clientId: found["client"]?.id, from: today, to: addDays(today, AHEAD_DAYS) };
    },
    report: (value, _slots, { found }) => {
      const [next] = (value as { appointments: Appointment[] }).appointments.filter(
        ({ status }) => status !== "cancelled",
      );
      return next
        ? `${next.clientName} comes on ${spokenDate(next.appointmentDate)} at ${spokenTime(next.appointmentTime)}.`
        : `${found["client"]?.name ?? "This client"} is not booked.`;
    },
  },
  {
    tool: "book_series",
    does: "book visits that come back",
    hears: [
      "book a series of {n:n} for {client} for {service} every {every}( from {when})?",
      "book a series for {client} for {service} every {every}( from {when})?",
    ],
    finds: [client, service],
    input: series,
    report: (value) =>
      `Booked ${(value as { appointments: Appointment[] }).appointments.length} times.`,
  },
  {
    tool: "move_appointment",
    does: "give a visit to a colleague",
    hears: [
      "(give|hand|move|switch) ~{client}('s)? (appointment|visit)( on (?<when>.+))? (over )?to (stylist|colleague) {stylist}( at {time})?",
    ],
    finds: [visit, colleague],
    input: ({ time }, about) => {
      const of = foundOf(about, "client") as Appointment;
      return {
        id: of.id,
        version: of.version,
        appointmentDate: of.appointmentDate,
        appointmentTime: (time && timeIn(`at ${onClock(time)}`, about.here)) ?? of.appointmentTime,
        stylistId: about.found["stylist"]?.id,
      };
    },
    report: () => "The visit is theirs.",
  },
];

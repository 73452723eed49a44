import type { Appointment, BookedSeries } from "#tools/appointments/schema.ts";
import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { numberIn } from "#agent/models/builtin/verbs/words.ts";
import { anybody, onMenu, somebody } from "./book-finders.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { visitWords } from "./visit-words.ts";
import { daysIn, NO_BOOK, whenIn } from "./when.ts";

/** Whom to book: nobody is taken for it who was only spoken of. */
const whom: Finder = { ...anybody, unsaid: () => "Whom shall I book?" };

const saysWhen = ({ date, time }: Slots) => date !== undefined || time !== undefined;

/** What for: one of the menu. Of a visit whose day was said it may be left open. */
const whatFor: Finder = {
  ...onMenu,
  only: (slots) => slots["service"] !== undefined || !saysWhen(slots),
  unsaid: ({ found }) =>
    `${found["client"]?.name ?? "The visit"}: what for, and on which day and at what time?`,
};

/** Somebody who stands at the desk is booked for today. */
const HERE_NOW = /\bwalk(?:s|ed|ing)?[ -]?in\b|\b(?:right |just )?now\b/;

/** When it shall be, as it was said. */
const whenOf = (slots: Slots, { here, text }: About) =>
  whenIn(HERE_NOW.test(slots["date"] ?? text) ? { ...slots, date: "today" } : slots, here);

/** The very day and time of a visit, where both were said. */
function startOf(slots: Slots, about: About): { date: string; time: string } | undefined {
  const when = whenOf(slots, about);
  const date = when?.date ?? when?.days?.[0];
  return date && when?.time ? { date, time: when.time } : undefined;
}

const DAYS_AHEAD = 14;

/** Room for it, where the time is open. */
const roomFor: Finder = {
  tool: "find_free_times",
  slot: "room",
  what: "time",
  bare: "first",
  only: (slots, about) => about.here !== undefined && !startOf(slots, about),
  with: (slots, about) => {
    const { here, found } = about;
    const when = whenOf(slots, about);
    return {
      ...(here && daysIn(when, here, DAYS_AHEAD)),
      stylistId: found["stylist"]?.id,
      serviceName: found["service"]?.name,
      after: when?.after ?? when?.time,
      before: when?.before,
    };
  },
  among: (of) => [{ id: "room", name: "room", of }],
};

/** The visit as the book takes it, or what is still asked of it. */
function visitOf(slots: Slots, about: About): Input | Ask | Say {
  const { here, found } = about;
  if (!here) return NO_BOOK;
  const { id: clientId, name } = found["client"] ?? {};
  const start = startOf(slots, about);
  if (!start) {
    const { times, why } = foundOf(about, "room") as FreeTimes;
    if (times.length === 0) return { say: `There is no room for that. ${why?.[0] ?? ""}`.trim() };
    return {
      ask: `When for ${name}?`,
      slot: "time",
      options: times.map(({ date, time }) => `${spokenDate(date)} at ${spokenTime(time)}`),
      takes: /\d|day|morrow|noon|week|first/,
    };
  }
  return {
    stylistId: found["stylist"]?.id ?? here.stylistId,
    ...(clientId && { clientId }),
    clientName: name,
    ...(found["service"] && {
      serviceId: found["service"].id,
      serviceType: found["service"].name,
    }),
    appointmentDate: start.date,
    appointmentTime: start.time,
    notes: slots["notes"],
  };
}

/** Every how many weeks: "6 weeks", "other week", "fortnight", "month". */
function weeksIn(said: string): number {
  const text = plain(said);
  if (/fortnight|\bother\b|\bbi-?weekly\b|\bcouple\b/.test(text)) return 2;
  const count = numberIn(text) ?? 1;
  return /\bmonth/.test(text) ? count * 4 : count;
}

const USUAL_TIMES = 6;

/** Visits that are booked for a client. */
export const BOOKING: readonly Frame[] = [
  {
    id: "book_client",
    slots: {
      client: "client",
      service: "service",
      date: "date",
      time: "time",
      stylist: "stylist",
    },
    says: ["book {client}[ with {stylist}][ for a {service}][ on {date}][ at {time}]"],
    does: "book a visit",
    rest: "notes",
    finds: [whom, somebody, whatFor, roomFor],
    input: visitOf,
    report: (value) => `Booked: ${visitWords(value as Appointment)}.`,
  },
  {
    id: "book_series",
    slots: {
      client: "client",
      service: "service",
      every: "period",
      n: "number",
      date: "date",
      time: "time",
    },
    says: [
      "book a series[ of {n}] for {client}[ for {service}] every {every}[ from {date}][ at {time}]",
    ],
    does: "book visits that come back",
    finds: [whom, whatFor],
    input: (slots, about) => {
      const { every, n } = slots;
      if (!every)
        return {
          ask: "Every how many weeks?",
          slot: "every",
          options: ["Every 4 weeks", "Every 6 weeks", "Every 8 weeks"],
          takes: /\d|week|month|fortnight|other/,
        };
      if (!startOf(slots, about))
        return {
          ask: `On which day and at what time shall ${about.found["client"]?.name} come first?`,
          slot: "time",
          takes: /\d|noon/,
        };
      const first = visitOf(slots, about);
      return { first, everyWeeks: weeksIn(every), times: numberIn(n && plain(n)) ?? USUAL_TIMES };
    },
    report: (value) => {
      const { appointments, taken } = value as BookedSeries;
      const left = taken.length > 0 ? ` ${taken.length} dates were taken and left out.` : "";
      return `Booked ${appointments.length} times.${left}`;
    },
  },
];

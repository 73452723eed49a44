import type { Appointment, BookedSeries } from "#tools/appointments/schema.ts";
import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { numberIn } from "#agent/models/builtin/verbs/words.ts";
import { anybody, onMenu, somebody } from "./book-finders.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { visitWords } from "./visit-words.ts";
import { noRoom, roomAfter } from "./room-later.ts";
import { daysIn, NO_BOOK, whenIn } from "./when.ts";

/** Whom to book: nobody is taken for it who was only spoken of. */
const whom: Finder = { ...anybody, unsaid: () => "Whom shall I book?" };

const saysWhen = ({ date, time }: Slots) => date !== undefined || time !== undefined;

/** "Rebook alma for the same again". */
const AGAIN =
  /\b(?:rebook\w*|re-book\w*|same again|the same|same (?:time|person|stylist|service|thing)|(?:the|her|his|their) usual|as last time|like last time)\b/;
const SAME_TIME = /\bsame (?:time|hour|slot)\b/;
const A_SAME = /^(?:the |her |his )*(?:same|usual|again)\b/i;
const saysWhat = ({ service }: Slots): boolean => service !== undefined && !A_SAME.test(service);
const BACK_DAYS = 200;

/** The visit that is to come again: today's, else the last one that they came for, which tells what for and with whom. */
const before: Finder = {
  tool: "list_appointments",
  slot: "before",
  what: "visit",
  bare: "first",
  only: (slots, { text, here, found }) =>
    here !== undefined && Boolean(found["client"]?.id) && !saysWhat(slots) && AGAIN.test(text),
  with: (_slots, { here, found }) => ({
    clientName: found["client"]?.name,
    ...(here && { from: addDays(todayOf(here), -BACK_DAYS), to: todayOf(here) }),
  }),
  among: (value, _slots, { found, here }) => {
    const of = (value as { appointments: Appointment[] }).appointments
      .filter(({ clientId, status }) => clientId === found["client"]?.id && status !== "cancelled")
      .filter(({ appointmentDate }) => !here || appointmentDate <= todayOf(here))
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
      .at(-1);
    return [{ id: of?.serviceId ?? "", name: of?.serviceType ?? "", of }];
  },
};
const visitBefore = ({ found }: Pick<About, "found">) =>
  found["before"]?.of as Appointment | undefined;

/** What is booked: what was named, or what it was before. */
const serviceOf = ({ found }: Pick<About, "found">) =>
  found["service"] ?? (visitBefore({ found })?.serviceId ? found["before"] : undefined);
const stylistOf = ({ found }: Pick<About, "found">) =>
  found["stylist"]?.id ?? visitBefore({ found })?.stylistId;

/** What for: one of the menu. Of a visit whose day was said it may be left open. */
const whatFor: Finder = {
  ...onMenu,
  only: (slots, about) =>
    saysWhat(slots) ||
    (!visitBefore(about) && (slots["service"] !== undefined || !saysWhen(slots))),
  unsaid: ({ found }) =>
    `${found["client"]?.name ?? "The visit"}: what for, and on which day and at what time?`,
};

/** Somebody who stands at the desk is booked for today. */
const HERE_NOW = /\bwalk(?:s|ed|ing)?[ -]?in\b|\b(?:right |just )?now\b/;

/** When it shall be, as it was said: at the same time as before, or behind somebody else's visit. */
function whenOf(slots: Slots, about: About) {
  const { here, text, found } = about;
  const said = HERE_NOW.test(slots["date"] ?? text) ? { ...slots, date: "today" } : slots;
  const same = SAME_TIME.test(text) ? visitBefore(about)?.appointmentTime : undefined;
  const when = whenIn(same ? { date: said["date"] } : said, here);
  const time = same ?? (found["behind"]?.of as string | undefined);
  return when && time ? { ...when, time } : when;
}

const BEHIND = /\b(?:right |straight |just )?after ([\p{L}'’-]+)/u;
/** Behind whom, where a client's name stands there and no time. */
const behindWhom = ({ time, after }: Slots, { text, names }: About): string | undefined => {
  const [, name = ""] = time || after ? [] : (BEHIND.exec(text) ?? []);
  return names.get(name)?.has("client") ? name : undefined;
};

/** The end of the visit that it comes behind, by the salon's clock. */
const behind: Finder = {
  tool: "list_appointments",
  slot: "behind",
  what: "visit",
  bare: "first",
  only: (slots, about) =>
    behindWhom(slots, about) !== undefined && whenIn(slots, about.here) !== undefined,
  with: (slots, about) => ({
    ...(about.here && daysIn(whenIn(slots, about.here), about.here)),
    stylistId: stylistOf(about) ?? about.here?.stylistId,
  }),
  among: (value, slots, about) => {
    const all = (value as { appointments: Appointment[] }).appointments.filter(
      ({ status }) => status !== "cancelled",
    );
    const [of] = called(behindWhom(slots, about) ?? "", all, ({ clientName }) => clientName);
    const end = of && about.here && wallOf(about.here.timeZone, Date.parse(of.endsAt)).time;
    return [{ id: "behind", name: "behind", of: end }];
  },
};

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
    const { here } = about;
    const when = whenOf(slots, about);
    return {
      ...(here && daysIn(when, here, DAYS_AHEAD)),
      stylistId: stylistOf(about),
      serviceName: serviceOf(about)?.name,
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
  const service = serviceOf(about);
  if (!start) {
    const { times, why } = foundOf(about, "room") as FreeTimes;
    const none = `There is no room for that. ${why?.[0] ?? ""}`.trim();
    const { times: later } = (foundOf(about, "later") ?? { times: [] }) as FreeTimes;
    if (times.length === 0) return later.length > 0 ? noRoom(none, later) : { say: none };
    return {
      ask: `When for ${name}${found["before"]?.id ? `, ${found["before"].name}` : ""}?`,
      slot: "time",
      options: times.map(({ date, time }) => `${spokenDate(date)} at ${spokenTime(time)}`),
      takes: /\d|day|morrow|noon|week|first/,
    };
  }
  return {
    stylistId: stylistOf(about) ?? here.stylistId,
    ...(clientId && { clientId }),
    clientName: name,
    ...(service && { serviceId: service.id, serviceType: service.name }),
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
/** How often, where it stands by itself: "3 of them", "4 visits", "5 times". */
const MANY =
  /\b(\d{1,2}|two|three|four|five|six) (?:of (?:them|those)|visits|times|in (?:all|total)|appointments)\b/;

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
    finds: [whom, somebody, before, whatFor, behind, roomFor, roomAfter(roomFor)],
    input: visitOf,
    warns: (_slots, { found }) =>
      found["client"]?.id === ""
        ? `${found["client"].name} is not among your clients yet: only the name is booked, and I can add them when you give me a number. `
        : undefined,
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
      return {
        first,
        everyWeeks: weeksIn(every),
        times: numberIn(plain(n ?? MANY.exec(about.text)?.[1] ?? "")) ?? USUAL_TIMES,
      };
    },
    report: (value) => {
      const { appointments, taken } = value as BookedSeries;
      const left = taken.length > 0 ? ` ${taken.length} dates were taken and left out.` : "";
      return `Booked ${appointments.length} times.${left}`;
    },
  },
];

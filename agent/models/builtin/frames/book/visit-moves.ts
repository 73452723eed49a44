import type { Appointment } from "#tools/appointments/schema.ts";
import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { daysOf } from "#agent/models/builtin/calendar/days.ts";
import { minutesIn } from "#agent/models/builtin/verbs/amounts.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearWhen, type When } from "#agent/models/builtin/hear/when.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import { colleague } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { numberIn } from "#agent/models/builtin/verbs/words.ts";
import { closedWords, somebody, visitBy, visitOf } from "./book-finders.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { dayBeside } from "./day-beside.ts";
import { noRoom, roomAfter } from "./room-later.ts";
import { visitWords } from "./visit-words.ts";
import { NO_BOOK, onClock, whenIn } from "./when.ts";

const lengthOf = ({ startsAt, endsAt }: Appointment) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

/** A move of a visit; what is not said of it stays. */
const moved = (of: Appointment, more: Input): Input => ({
  id: of.id,
  version: of.version,
  appointmentDate: of.appointmentDate,
  appointmentTime: of.appointmentTime,
  ...more,
});

/** When it shall be, as it was said, or as far from the visit as it was said. */
function whenOf(slots: Slots, { here, text }: About, of: Appointment): When | undefined {
  const date = dayBeside(text, of);
  return date
    ? { time: of.appointmentTime, ...whenIn({ time: slots["time"] }, here), date }
    : whenIn(slots, here);
}

/** When a visit is moved to, where that is a time of a day. */
function startIn(when: When | undefined, of: Appointment) {
  const day = when?.date ?? when?.days?.[0];
  return when?.time && (day || !when.range)
    ? { appointmentDate: day ?? of.appointmentDate, appointmentTime: when.time }
    : undefined;
}

/** A part of the day that was said anywhere in the words: "any pm". */
const partIn = ({ here, text }: About): Pick<When, "after" | "before"> | undefined => {
  const said = /\b(?:am|pm|mornings?|afternoons?|arvo|evenings?|after work)\b/.exec(text)?.[0];
  return said && here ? hearWhen(onClock(said), here) : undefined;
};

/** Room for a visit that moves to no exact time. */
const roomFor: Finder = {
  tool: "find_free_times",
  slot: "room",
  what: "time",
  bare: "first",
  only: (slots, about) => {
    const when = whenOf(slots, about, visitOf(about));
    return when !== undefined && !startIn(when, visitOf(about));
  },
  with: (slots, about) => {
    const of = visitOf(about);
    const when = whenOf(slots, about, of);
    const part = when?.after || when?.before ? when : partIn(about);
    return {
      stylistId: about.found["stylist"]?.id ?? of.stylistId,
      ...daysOf(when, of.appointmentDate, of.appointmentDate),
      minutes: lengthOf(of),
      serviceName: of.serviceType,
      // a time of day that was not named stays about as it was
      after: part?.after ?? (part?.before ? undefined : of.appointmentTime),
      before: part?.before,
    };
  },
  among: (of) => [{ id: "room", name: "room", of }],
};

/** Whether a move would leave a visit where it is. */
const staysPut = (
  of: Appointment,
  start: Pick<Appointment, "appointmentDate" | "appointmentTime">,
  stylistId: string | undefined,
): boolean =>
  of.appointmentDate === start.appointmentDate &&
  of.appointmentTime === start.appointmentTime &&
  (stylistId ?? of.stylistId) === of.stylistId;

function move(slots: Slots, about: About): Input | Ask | Say {
  const of = visitOf(about);
  const closed = closedWords(of);
  if (closed) return closed;
  if (!about.here) return NO_BOOK;
  const stylistId = about.found["stylist"]?.id;
  const when = whenOf(slots, about, of);
  if (!when && stylistId) return moved(of, { stylistId });
  const start = when && startIn(when, of);
  if (!when || (start && staysPut(of, start, stylistId)))
    return {
      ask: `To which day and time shall ${of.clientName} move?`,
      slot: "time",
      takes: /\d|day|morrow|noon|week/,
    };
  if (start) return moved(of, { ...start, stylistId });
  const { times, why } = foundOf(about, "room") as FreeTimes;
  const first = times.find(
    ({ date, time }) => !staysPut(of, { appointmentDate: date, appointmentTime: time }, stylistId),
  );
  if (first && SAME_TIME.test(about.text) && first.time !== of.appointmentTime)
    return {
      ask: `${spokenTime(of.appointmentTime)} is not free then. What is: ${listed(times.slice(0, MOST_FREE).map(({ time }) => spokenTime(time)))}. Which one?`,
      slot: "time",
      takes: /\d|day|morrow|noon|week/,
    };
  if (first)
    return moved(of, { appointmentDate: first.date, appointmentTime: first.time, stylistId });
  const none = `There is no room for ${of.clientName} then. ${why?.[0] ?? ""}`.trim();
  const then = (foundOf(about, "later") as FreeTimes | undefined)?.times ?? [];
  return then.length === 0 ? { say: none } : noRoom(none, then);
}

const SAME_TIME = /\bsame (?:time|hour|slot)\b/;
/** How many free times are told. */
const MOST_FREE = 6;

const reportMoved = (value: unknown) => `Moved: ${visitWords(value as Appointment)}.`;

/** A change of a visit by some minutes. */
const byMinutes = (
  way: string,
  says: string,
  made: (of: Appointment, minutes: number, about: About) => Input,
): Frame => ({
  id: `move_appointment.${way}`,
  slots: { client: "client", minutes: "minutes", at: "time", date: "date" },
  says: [says],
  does: way === "longer" ? "give a visit more time" : "move a visit",
  finds: [visitBy({ time: "at", soonest: true })],
  input: ({ minutes: said }, about) => {
    const minutes = said && (minutesIn(said) ?? numberIn(plain(said)));
    return minutes
      ? moved(visitOf(about), made(visitOf(about), minutes, about))
      : { ask: "By how many minutes?", slot: "minutes", takes: /\d|hour|half|quarter/ };
  },
  report: reportMoved,
});

/** Some minutes on, or back, by the salon's clock. */
function later({ startsAt }: Appointment, minutes: number, { here }: About): Input {
  const at = Date.parse(startsAt) + minutes * 60_000;
  const { date, time } = wallOf(here?.timeZone ?? "UTC", at);
  return { appointmentDate: date, appointmentTime: time };
}

/** A visit that somebody else takes over, or oneself. */
const handedOn = (way: string, says: string, finds: readonly Finder[]): Frame => ({
  id: `move_appointment.${way}`,
  slots: {
    client: "client",
    ...(way === "stylist" && { stylist: "stylist" }),
    date: "date",
    time: "time",
  },
  says: [says],
  does: "give a visit to a colleague",
  finds: [visitBy({ time: "at" }), ...finds],
  input: ({ time }, about) => {
    const stylistId = about.found["stylist"]?.id ?? about.here?.stylistId;
    const start = startIn(whenIn({ time }, about.here), visitOf(about));
    return moved(visitOf(about), { ...start, stylistId });
  },
  report: reportMoved,
});

/** Room before or after a visit on its own day. */
const roomBeside = (way: "sooner" | "after"): Finder => ({
  tool: "find_free_times",
  slot: "room",
  what: "time",
  bare: "first",
  only: ({ time, date }, about) => whenIn({ time, date }, about.here) === undefined,
  with: (_slots, about) => {
    const { appointmentDate: day, appointmentTime: time, stylistId, serviceType } = visitOf(about);
    return {
      stylistId,
      from: day,
      to: day,
      minutes: lengthOf(visitOf(about)),
      serviceName: serviceType,
      ...(way === "sooner" ? { before: time } : { after: time }),
    };
  },
  among: (of) => [{ id: "room", name: "room", of }],
});

const WAYS = { sooner: "earlier", after: "later" } as const;

/** Whether somebody can come earlier or later on their day: what is free is told, and the time that is said then moves them. */
const beside = (way: "sooner" | "after"): Frame => ({
  id: `move_appointment.${way}`,
  slots: { client: "client", from: "date", date: "date", time: "time" },
  says: [`see whether {client} can come ${WAYS[way]}[ on {from}]`],
  does: "move a visit",
  despite: ["asked", "hearsay", "mused", "conditional"],
  finds: [visitBy({ day: "from", time: "at", soonest: true }), roomBeside(way)],
  input: (slots, about) => {
    const of = visitOf(about);
    const closed = closedWords(of);
    if (closed) return closed;
    const start = startIn(whenIn({ date: slots["date"], time: slots["time"] }, about.here), of);
    if (start) return moved(of, start);
    const { times = [] } = (foundOf(about, "room") ?? {}) as Partial<FreeTimes>;
    const free = times.filter(({ time }) =>
      way === "sooner" ? time < of.appointmentTime : time > of.appointmentTime,
    );
    const stands = `${visitWords(of)}, with ${of.stylistName}.`;
    return {
      ask:
        free.length === 0
          ? `${stands} Nothing ${WAYS[way]} is free that day. Which day and time instead?`
          : `${stands} Free ${WAYS[way]} that day: ${listed(free.map(({ time }) => spokenTime(time)))}. Which one?`,
      slot: "time",
      takes: /\d|day|morrow|noon|week/,
    };
  },
  report: reportMoved,
});

/** Visits at another time, for longer, or with somebody else. */
export const VISIT_MOVES: readonly Frame[] = [
  {
    id: "move_appointment",
    slots: {
      client: "client",
      from: "date",
      at: "time",
      date: "date",
      time: "time",
      after: "time",
      before: "time",
      stylist: "stylist",
    },
    says: [
      "move the appointment[ of {client}][ on {from}][ at {at}][ to {date}][ at {time}][ after {after}][ before {before}][ with {stylist}]",
    ],
    does: "move a visit",
    finds: [
      visitBy({ day: "from", time: "at", to: { day: "date", time: "time" } }),
      somebody,
      roomFor,
      roomAfter(roomFor),
    ],
    input: move,
    report: reportMoved,
  },
  beside("sooner"),
  beside("after"),
  byMinutes(
    "later",
    "move the appointment[ of {client}][ on {date}][ at {at}] back by {minutes}",
    later,
  ),
  byMinutes(
    "earlier",
    "move the appointment[ of {client}][ on {date}][ at {at}] forward by {minutes}",
    (of, minutes, about) => later(of, -minutes, about),
  ),
  byMinutes(
    "longer",
    "extend the appointment[ of {client}][ on {date}][ at {at}] by {minutes}",
    (of, minutes) => ({ durationMinutes: lengthOf(of) + minutes }),
  ),
  handedOn("stylist", "give the appointment[ of {client}][ on {date}] to {stylist}[ at {time}]", [
    colleague,
  ]),
  handedOn("mine", "take over the appointment[ of {client}][ on {date}][ at {time}]", []),
];

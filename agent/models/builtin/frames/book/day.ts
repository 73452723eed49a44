import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { minutesIn } from "#agent/models/builtin/verbs/amounts.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { dayIn, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { bareName, named } from "#agent/models/builtin/verbs/words.ts";
import { aboutIn, PLAY, shifted } from "./about-time.ts";
import { AHEAD_DAYS, anybody, anyone, onDay } from "./book-finders.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { roomWords } from "./room-words.ts";
import {
  countWords,
  dayWords,
  lengthOf,
  standingOf,
  teamWords,
  unconfirmed,
  unsure,
  visitWords,
} from "./visit-words.ts";
import { CALLED_OFF } from "./called-off.ts";
import { pastOf } from "#agent/models/builtin/frames/money/figures.ts";
import { askedOf, SOME_VISITS } from "./visits-asked.ts";
import { daysIn, NO_BOOK, onClock, whenIn } from "./when.ts";

type NextAppointment = { current: Appointment | null; next: Appointment | null };

function next(value: unknown): string {
  const { current, next: coming } = value as NextAppointment;
  const now = current ? `${current.clientName} is in the chair. ` : "";
  if (!coming) return `${now}Nobody else is booked with you.`;
  const test = coming.needsPatchTest ? " A patch test is still missing." : "";
  const pending = coming.status === "pending" ? " It is not confirmed yet." : "";
  return `${now}Next: ${visitWords(coming)}.${pending}${test}`;
}

/** What is asked of days that are over: "wednesday" is the last one. */
const OVER = /^(?!.*\bif\b).*\b(?:did|was|were|had)\b/;

/** The days that were said, back from today where the words tell of what is over. */
const daysSaid = ({ date }: Slots, { here, text }: About, ahead = 0) =>
  (here && OVER.test(text) && pastOf(date, here)) ||
  (here ? daysIn(whenIn({ date }, here), here, ahead) : {});

/** The days of somebody's book; of somebody who is no colleague, the visits that are coming. */
function dayOf(slots: Slots, about: About): Input | Say {
  const { here, found } = about;
  if (!here) return NO_BOOK;
  const { stylist } = found;
  const isClient = stylist?.id === "";
  return {
    ...daysSaid(slots, about, isClient ? AHEAD_DAYS : 0),
    ...(isClient ? { clientName: stylist.name } : { stylistId: stylist?.id ?? here.stylistId }),
  };
}

const appointmentsOf = (value: unknown) => (value as { appointments: Appointment[] }).appointments;

/** How far ahead room is looked for where no day was said. */
const SOON_DAYS = 14;

function room(slots: Slots, { here, found, text }: About): Input | Say {
  if (!here) return NO_BOOK;
  const when = whenIn(slots, here);
  const { minutes, service, after: said } = slots;
  // "in the evening" tells of the day what no fact holds
  const part = when?.after || when?.before || when?.time ? when : hearWhen(onClock(text), here);
  const near = aboutIn(text, here);
  const at = when?.time ?? (said && text.includes(`at ${plain(said)}`) ? when?.after : undefined);
  const times = near
    ? // some play is meant: half an hour on either side
      { after: shifted(near, -PLAY), before: service ? undefined : shifted(near, PLAY + SHORT) }
    : at
      ? { at }
      : { after: part?.after, before: part?.before };
  return {
    ...daysIn(when, here, when ? 0 : SOON_DAYS),
    // "room to push ines back" names a client
    stylistId: found["stylist"]?.id || undefined,
    ...(!slots["stylist"] && !OWN.test(text) && { whose: "everyone" }),
    serviceName: bareName(service),
    minutes: minutes ? minutesIn(minutes) : (at || near) && !service ? SHORT : undefined,
    ...times,
  };
}

/** Whose own day is asked about. */
const OWN = /\b(?:am i|i'm|do i have|have i got|my)\b/;

/** Minutes of a gap that a time of day was asked about. */
const SHORT = 30;

/** Who comes right after somebody on the same day. */
function following(all: Appointment[], who: string): string {
  const open = all
    .filter(({ status }) => status !== "cancelled")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const [theirs] = called(who, open, ({ clientName }) => clientName);
  if (!theirs) return `${named(who)} is not booked with you then.`;
  const then = open[open.indexOf(theirs) + 1];
  return then?.appointmentDate === theirs.appointmentDate
    ? `After ${theirs.clientName}: ${visitWords(then)}.`
    : `Nobody comes after ${theirs.clientName} on ${spokenDate(theirs.appointmentDate)}.`;
}

/** How many of somebody's visits were told already, where the next one after them is asked for. */
function toldBefore(all: readonly Appointment[], { spoken: { of }, text }: About): number {
  if (!/\b(?:after|next one|one after)\b/.test(text)) return 0;
  return (
    all.findIndex(
      ({ appointmentDate, appointmentTime }) =>
        appointmentDate === of.date && appointmentTime === of.time,
    ) + 1
  );
}

/** Who comes, and where there is room. */
export const DAY: readonly Frame[] = [
  {
    id: "list_appointments",
    tells: SOME_VISITS,
    slots: { date: "date", time: "time", stylist: "stylist" },
    says: ["show the appointments[ of {stylist}][ on {date}][ at {time}]"],
    finds: [anyone],
    input: dayOf,
    report: (value, slots, { found: { stylist }, text, here }) => {
      const all = appointmentsOf(value);
      const { date } = slots;
      return stylist?.id === "" && all.length === 0
        ? `${stylist.name} is not booked ${date ? onDay(date) : "in the coming weeks"}.`
        : (askedOf(all, slots, text, here) ?? dayWords(all));
    },
  },
  {
    id: "list_appointments.all",
    tells: SOME_VISITS,
    slots: { date: "date", service: "service" },
    says: ["show the appointments of the whole team[ on {date}][ for {service}]"],
    input: (slots, about) => (about.here ? daysSaid(slots, about) : NO_BOOK),
    report: (value, slots, { here, text }) => {
      const all = appointmentsOf(value);
      const { service } = slots;
      return service
        ? countWords(service, all, here)
        : (askedOf(all, slots, text, here) ?? teamWords(all));
    },
  },
  {
    id: "list_appointments.unconfirmed",
    slots: { date: "date" },
    says: ["confirm everybody[ on {date}]"],
    // "all tmrws" is all of tomorrow
    input: ({ date }, { here, text }) =>
      here
        ? daysIn(
            whenIn(
              { date: date ?? text.replaceAll(/(?<=tmrw|tomorrow|today|day)'?s\b/g, "") },
              here,
            ),
            here,
          )
        : NO_BOOK,
    report: (value) => unconfirmed(appointmentsOf(value)),
  },
  {
    id: "list_appointments.unsure",
    tells: SOME_VISITS,
    slots: { date: "date" },
    says: ["who has not said yet that they come[ on {date}]"],
    input: ({ date }, { here }) =>
      here ? daysIn(whenIn({ date }, here), here, date ? 0 : SOON_DAYS) : NO_BOOK,
    report: (value) => unsure(appointmentsOf(value)),
  },
  ...CALLED_OFF,
  {
    id: "list_appointments.client",
    tells: /^(?:when|who|long|after|else)$/,
    slots: { client: "client" },
    says: ["when does {client} come next"],
    finds: [{ ...anybody, nobody: "Who do you mean?" }],
    input: (_slots, { found, here }) => {
      if (!here) return NO_BOOK;
      const { id, name } = found["client"] ?? {};
      const today = todayOf(here);
      return {
        ...(id ? { clientId: id } : { clientName: name }),
        from: today,
        to: addDays(today, AHEAD_DAYS),
      };
    },
    report: (value, { date }, about) => {
      const { found, here } = about;
      const now = here?.now.toISOString() ?? "";
      const open = appointmentsOf(value)
        .filter(({ status, endsAt }) => status !== "cancelled" && endsAt > now)
        .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
      const day = dayIn(date, here);
      const onIt = open.filter(({ appointmentDate }) => appointmentDate === day);
      const all = onIt.length > 0 ? onIt : open;
      const [coming, ...later] = all.slice(toldBefore(all, about));
      if (!coming && all.length > 0)
        return `Nothing after that is booked for ${found["client"]?.name}.`;
      const after = later
        .slice(0, 3)
        .map((of) => `${spokenDate(of.appointmentDate)} (${of.serviceType})`);
      return coming
        ? `${coming.clientName} comes on ${spokenDate(coming.appointmentDate)} at ${spokenTime(coming.appointmentTime)} for ${coming.serviceType} with ${coming.stylistName}, ${lengthOf(coming)} min. ${standingOf(coming)}${after.length > 0 ? ` Then: ${after.join("; ")}.` : ""}`
        : `${found["client"]?.name ?? "This client"} is not booked.`;
    },
  },
  {
    id: "list_appointments.after",
    slots: { client: "client", date: "date" },
    says: ["who comes after {client}[ on {date}]"],
    input: (slots, { here }) => {
      if (!here) return NO_BOOK;
      if (!slots["client"]) return { ask: "After whom?", slot: "client" };
      return { ...daysIn(whenIn(slots, here), here, SOON_DAYS), stylistId: here.stylistId };
    },
    report: (value, { client = "" }) => following(appointmentsOf(value), client),
  },
  {
    id: "next_appointment",
    says: ["who is my next client"],
    report: next,
  },
  {
    id: "find_free_times",
    slots: {
      service: "service",
      date: "date",
      minutes: "minutes",
      after: "time",
      before: "time",
      stylist: "stylist",
    },
    says: [
      "is there room[ with {stylist}][ for a {service}][ of {minutes}][ on {date}][ after {after}][ before {before}]",
    ],
    finds: [anyone],
    input: room,
    report: roomWords,
  },
];

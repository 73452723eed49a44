import type { Appointment } from "#tools/appointments/schema.ts";
import type { FreeTimes } from "#tools/booking/free-times-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { minutesIn } from "#agent/models/builtin/hear/calendar-words.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { AHEAD_DAYS, anybody, anyone } from "./book-finders.ts";
import type { Frame } from "./frame.ts";
import { dayWords, visitWords } from "./visit-words.ts";
import { daysIn, NO_BOOK, whenIn } from "./when.ts";

type NextAppointment = { current: Appointment | null; next: Appointment | null };

function next(value: unknown): string {
  const { current, next: coming } = value as NextAppointment;
  const now = current ? `${current.clientName} is in the chair. ` : "";
  if (!coming) return `${now}Nobody else is booked with you.`;
  const test = coming.needsPatchTest ? " A patch test is still missing." : "";
  const pending = coming.status === "pending" ? " It is not confirmed yet." : "";
  return `${now}Next: ${visitWords(coming)}.${pending}${test}`;
}

/** The days of somebody's book; of somebody who is no colleague, the visits that are coming. */
function dayOf(slots: Slots, { here, found }: About): Input | Say {
  if (!here) return NO_BOOK;
  const { stylist } = found;
  const isClient = stylist?.id === "";
  return {
    ...daysIn(whenIn({ date: slots["date"] }, here), here, isClient ? AHEAD_DAYS : 0),
    ...(isClient ? { clientName: stylist.name } : { stylistId: stylist?.id ?? here.stylistId }),
  };
}

const appointmentsOf = (value: unknown) => (value as { appointments: Appointment[] }).appointments;

/** How far ahead room is looked for where no day was said. */
const SOON_DAYS = 14;

function room(slots: Slots, { here, found }: About): Input | Say {
  if (!here) return NO_BOOK;
  const when = whenIn(slots, here);
  const { minutes, service } = slots;
  return {
    ...daysIn(when, here, when ? 0 : SOON_DAYS),
    // "room to push ines back" names a client
    stylistId: found["stylist"]?.id || undefined,
    serviceName: service,
    minutes: minutes && minutesIn(plain(minutes)),
    after: when?.after ?? when?.time,
    before: when?.before,
  };
}

function roomWords(value: unknown): string {
  const { fitting, times, service, minutes, why } = value as FreeTimes;
  const what = `${service} (${minutes} min)`;
  if (fitting === 0) return `No room for ${what}. ${why[0] ?? ""}`.trim();
  const said = times.map(({ date, time }) => `${spokenDate(date)} at ${spokenTime(time)}`);
  return `Yes, there is room for ${what}: ${said.join("; ")}.`;
}

/** Who comes, and where there is room. */
export const DAY: readonly Frame[] = [
  {
    id: "list_appointments",
    tool: "list_appointments",
    slots: { date: "date", time: "time", stylist: "stylist" },
    says: ["show the appointments[ of {stylist}][ on {date}][ at {time}]"],
    finds: [anyone],
    input: dayOf,
    report: (value) => dayWords(appointmentsOf(value)),
  },
  {
    id: "list_appointments.all",
    tool: "list_appointments",
    slots: { date: "date" },
    says: ["show the appointments of the whole team[ on {date}]"],
    input: (slots, { here }) => (here ? daysIn(whenIn(slots, here), here) : NO_BOOK),
    report: (value) => dayWords(appointmentsOf(value)),
  },
  {
    id: "list_appointments.client",
    tool: "list_appointments",
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
    report: (value, _slots, { found }) => {
      const [coming] = appointmentsOf(value).filter(({ status }) => status !== "cancelled");
      return coming
        ? `${coming.clientName} comes on ${spokenDate(coming.appointmentDate)} at ${spokenTime(coming.appointmentTime)}.`
        : `${found["client"]?.name ?? "This client"} is not booked.`;
    },
  },
  {
    id: "next_appointment",
    tool: "next_appointment",
    slots: {},
    says: ["who is my next client"],
    report: next,
  },
  {
    id: "find_free_times",
    tool: "find_free_times",
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

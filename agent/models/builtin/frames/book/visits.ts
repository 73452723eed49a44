import type { Appointment, ChangedAppointment } from "#tools/appointments/schema.ts";
import { closedWords, visitBy, visitOf } from "./book-finders.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { visitWords } from "./visit-words.ts";

const WORDS = {
  pending: "Waiting to be confirmed",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
} as const;

/** What becomes of a visit. `over`: what is behind; else what comes. */
const settled = (
  way: string,
  { over, ...frame }: Pick<Frame, "says" | "does" | "despite"> & { over?: true },
  as: { status: Appointment["status"]; cancelledBy?: "client" | "no_show" },
): Frame => ({
  id: `set_appointment_status.${way}`,
  slots: { client: "client", date: "date", time: "time" },
  ...frame,
  finds: [visitBy(over && { over })],
  input: (_slots, about) => {
    const visit = visitOf(about);
    return closedWords(visit) ?? { id: visit.id, version: visit.version, ...as };
  },
  report: reportSettled,
});

function reportSettled(value: unknown): string {
  const visit = value as ChangedAppointment;
  const word = visit.cancelledBy === "no_show" ? "Noted as a no-show" : WORDS[visit.status];
  const test = visit.testCancelled;
  return `${word}: ${visitWords(visit)}.${test ? ` Its patch test on ${spokenDate(test.appointmentDate)} is cancelled with it.` : ""}`;
}

const CANCEL = "cancel a visit";

/** What becomes of visits that stand in the book. */
export const VISITS: readonly Frame[] = [
  settled(
    "cancel",
    { says: ["cancel the appointment[ of {client}][ on {date}][ at {time}]"], does: CANCEL },
    { status: "cancelled" },
  ),
  settled(
    "client_cancelled",
    {
      says: ["{client} called off the appointment[ on {date}][ at {time}], cancel it"],
      does: CANCEL,
    },
    { status: "cancelled", cancelledBy: "client" },
  ),
  settled(
    "confirm",
    {
      says: ["confirm the appointment[ of {client}][ on {date}][ at {time}]"],
      does: "confirm a visit",
    },
    { status: "confirmed" },
  ),
  settled(
    "done",
    {
      says: ["mark the appointment[ of {client}][ on {date}][ at {time}] as done"],
      does: "close a visit",
      over: true,
    },
    { status: "completed" },
  ),
  settled(
    "no_show",
    {
      says: ["mark the appointment[ of {client}][ on {date}][ at {time}] as a no show"],
      does: "note a no-show",
      // that somebody did not come is what happened
      despite: ["negated"],
      over: true,
    },
    { status: "cancelled", cancelledBy: "no_show" },
  ),
  {
    id: "set_appointment_status.everyone",
    slots: { date: "date" },
    says: ["cancel everyone[ on {date}]"],
    does: "cancel visits one by one",
    finds: [
      { ...visitBy(), unsaid: () => "Each is cancelled by itself. Whom shall I cancel first?" },
    ],
    input: (_slots, about) => {
      const { id, version } = visitOf(about);
      return { id, version, status: "cancelled" };
    },
    report: reportSettled,
  },
  {
    id: "cancel_following",
    slots: { client: "client", date: "date" },
    says: ["cancel all visits of {client}[ from {date} on]"],
    does: "cancel a visit and those of its series that follow",
    finds: [visitBy({ soonest: true })],
    input: (_slots, about) => ({ id: visitOf(about).id }),
    report: (value) =>
      `${(value as { appointments: Appointment[] }).appointments.length} visits are cancelled.`,
  },
];

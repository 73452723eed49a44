import type { Appointment, BookedSeries, TimeBlock } from "#tools/appointments/schema.ts";
import type { FreeTimes } from "#tools/booking/free-times-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import type { WaitlistEntry } from "#tools/booking/waitlist-schema.ts";
import type { Client } from "#tools/clients/schema.ts";
import type { Report } from "#agent/models/builtin/report.ts";

/** What came of a look into the book or a change of it, in a sentence or two; undefined for other tools. */
export function reportCalendar(tool: string, value: unknown): Report | undefined {
  switch (tool) {
    case "next_appointment":
      return { text: next(value as NextAppointment) };
    case "list_appointments":
      return { text: day((value as { appointments: Appointment[] }).appointments) };
    case "find_free_times":
      return room(value as FreeTimes);
    case "book_client":
      return { text: `Booked: ${visit(value as Appointment)}.` };
    case "move_appointment":
      return { text: `Moved: ${visit(value as Appointment)}.` };
    case "set_appointment_status":
      return { text: settled(value as Appointment) };
    case "block_time":
      return { text: `Blocked. Nobody can book ${blocked(value as TimeBlock)}.` };
    case "unblock_time":
      return { text: "That time is open again." };
    case "book_series":
      return { text: booked(value as BookedSeries) };
    case "list_waitlist":
      return { text: waiting((value as { entries: WaitlistEntry[] }).entries) };
    case "join_waitlist":
      return { text: `${(value as WaitlistEntry).clientName} is on the waitlist.` };
    case "get_client":
      return { text: record((value as { client: Client }).client) };
    default:
      return undefined;
  }
}

const visit = ({ clientName, serviceType, appointmentDate, appointmentTime }: Appointment) =>
  `${clientName}, ${serviceType}, ${spokenDate(appointmentDate)} at ${spokenTime(appointmentTime)}`;

type NextAppointment = { current: Appointment | null; next: Appointment | null };

function next({ current, next: coming }: NextAppointment): string {
  const now = current ? `${current.clientName} is in the chair. ` : "";
  if (!coming) return `${now}Nobody else is booked with you.`;
  const test = coming.needsPatchTest ? " A patch test is still missing." : "";
  const pending = coming.status === "pending" ? " It is not confirmed yet." : "";
  return `${now}Next: ${visit(coming)}.${pending}${test}`;
}

function day(all: Appointment[]): string {
  const open = all.filter(({ status }) => status !== "cancelled");
  if (open.length === 0) return "Nobody is booked then.";
  const dates = new Set(open.map(({ appointmentDate }) => appointmentDate));
  const count = `${open.length} ${open.length === 1 ? "appointment" : "appointments"}`;
  const lines = open
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, 8)
    .map(({ clientName, appointmentDate, appointmentTime, serviceType }) => {
      const date = dates.size > 1 ? `${spokenDate(appointmentDate)}, ` : "";
      return `${date}${spokenTime(appointmentTime)} ${clientName}, ${serviceType}`;
    });
  const [first] = dates;
  const when = dates.size === 1 && first ? ` on ${spokenDate(first)}` : "";
  const more = open.length > 8 ? " The card shows the rest." : "";
  return `${count}${when}: ${lines.join("; ")}.${more}`;
}

function room({ fitting, times, service, minutes, why }: FreeTimes): Report {
  const what = `${service} (${minutes} min)`;
  if (fitting === 0) return { text: `No room for ${what}. ${why[0] ?? ""}`.trim() };
  const said = times.map(({ date, time }) => `${spokenDate(date)} at ${spokenTime(time)}`);
  return { text: `Yes, there is room for ${what}: ${said.join("; ")}.` };
}

function settled(appointment: Appointment): string {
  const word = {
    pending: "Waiting to be confirmed",
    confirmed: "Confirmed",
    completed: "Completed",
    cancelled: appointment.cancelledBy === "no_show" ? "Noted as a no-show" : "Cancelled",
  }[appointment.status];
  return `${word}: ${visit(appointment)}.`;
}

function blocked({ startsAt, endsAt }: TimeBlock): string {
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return `those ${minutes >= 120 ? `${Math.round(minutes / 6) / 10} hours` : `${minutes} minutes`}`;
}

function booked({ appointments, taken }: BookedSeries): string {
  const left = taken.length > 0 ? ` ${taken.length} dates were taken and left out.` : "";
  return `Booked ${appointments.length} times.${left}`;
}

function waiting(entries: WaitlistEntry[]): string {
  const open = entries.filter(({ status }) => status === "waiting" || status === "offered");
  if (open.length === 0) return "Nobody is waiting.";
  const lines = open
    .slice(0, 6)
    .map(
      ({ clientName, serviceType, from, to, status }) =>
        `${clientName}, ${serviceType}, ${from === to ? spokenDate(from) : `${spokenDate(from)} to ${spokenDate(to)}`}${status === "offered" ? " (has an offer)" : ""}`,
    );
  return `${open.length} waiting: ${lines.join("; ")}.`;
}

/** What must be known comes first. */
function record(client: Client): string {
  const patch = {
    passed: "Patch test valid.",
    pending: "A patch test is not read yet.",
    failed: "Reacted to a patch test: no colour.",
    expired: "The patch test has expired.",
    missing: "No patch test on file.",
  }[client.patchTest.state];
  const must = [
    client.mustKnow,
    client.allergies ? `Allergies: ${client.allergies}` : null,
    client.hidden.length > 0 && client.hasAllergies ? "There are allergies on file." : null,
  ].flatMap((each) => (each ? [each.endsWith(".") ? each : `${each}.`] : []));
  return [`${client.name}.`, ...must, patch].join(" ");
}

import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";

/** A visit in words: who, what for, and when. */
export const visitWords = ({
  clientName,
  serviceType,
  appointmentDate,
  appointmentTime,
}: Appointment): string =>
  `${clientName}, ${serviceType}, ${spokenDate(appointmentDate)} at ${spokenTime(appointmentTime)}`;

const MOST_SAID = 8;

/** The visits of some days in words. */
export function dayWords(all: Appointment[]): string {
  const open = all.filter(({ status }) => status !== "cancelled");
  if (open.length === 0) return "Nobody is booked then.";
  const dates = new Set(open.map(({ appointmentDate }) => appointmentDate));
  const count = `${open.length} ${open.length === 1 ? "appointment" : "appointments"}`;
  const lines = open
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, MOST_SAID)
    .map(({ clientName, appointmentDate, appointmentTime, serviceType }) => {
      const date = dates.size > 1 ? `${spokenDate(appointmentDate)}, ` : "";
      return `${date}${spokenTime(appointmentTime)} ${clientName}, ${serviceType}`;
    });
  const [first] = dates;
  const when = dates.size === 1 && first ? ` on ${spokenDate(first)}` : "";
  const more = open.length > MOST_SAID ? " The card shows the rest." : "";
  return `${count}${when}: ${lines.join("; ")}.${more}`;
}

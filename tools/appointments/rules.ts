import type { Appointment, AppointmentStatus } from "./schema.ts";
import { fullStart } from "#tools/values/spoken-rules.ts";

/** What may follow on what: whatever is over stays as it is. */
const NEXT: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ["confirmed", "completed", "cancelled"],
  confirmed: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
};

/** Whether a status may follow on another. */
export function canBecome(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whether it still stands, and so holds its time. */
export function isStanding(status: AppointmentStatus): boolean {
  return NEXT[status].length > 0;
}

const HOUR = 3_600_000;

/** The last instant (ms) at which a client may cancel or move it themselves; null when that is over, or it does not stand. */
export function changeableUntil(
  { startsAt, status }: { startsAt: Date; status: AppointmentStatus },
  { cutoffHours, now }: { cutoffHours: number; now: Date },
): number | null {
  if (!isStanding(status)) return null;
  const until = startsAt.getTime() - cutoffHours * HOUR;
  return now.getTime() <= until && now < startsAt ? until : null;
}

/** What an appointment is called in a question: "Anna Berg's Balayage, Friday, November 27, 2026 at 10:00 AM". */
export function nameOf(
  appointment: Pick<
    Appointment,
    "clientName" | "serviceType" | "appointmentDate" | "appointmentTime"
  >,
): string {
  const { clientName, serviceType } = appointment;
  return `${clientName}'s ${serviceType || "appointment"}, ${fullStart(appointment)}`;
}

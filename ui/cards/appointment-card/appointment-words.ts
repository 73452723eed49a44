import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment, AppointmentSource } from "#tools/appointments/schema.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";

type Standing = Pick<Appointment, "status" | "cancelledBy">;

export const STATUS_TONES: Record<Appointment["status"], BadgeTone> = {
  pending: "warn",
  confirmed: "ok",
  completed: "neutral",
  cancelled: "neutral",
};

const STATUS_WORDS: Record<Appointment["status"], string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
};

/** The state in a word. What waits for its payment is held, and no more. */
export function statusWord({
  status,
  payBy = null,
}: Pick<Appointment, "status"> & Partial<Pick<Appointment, "payBy">>): string {
  return payBy && isStanding(status) ? "Waits for payment" : STATUS_WORDS[status];
}

/** Who called it off, where that is known. */
export function cancelledWords({ status, cancelledBy }: Standing): string | undefined {
  if (status !== "cancelled" || !cancelledBy) return undefined;
  return {
    client: "Cancelled by the client",
    salon: "Cancelled by the salon",
    no_show: "The client did not come",
    unpaid: "Never paid for",
  }[cancelledBy];
}

export const SOURCE_WORDS: Record<AppointmentSource, string> = {
  page: "On the booking page",
  chat: "In the booking chat",
  staff: "By the salon",
  assistant: "By the assistant",
  sms: "By text message",
  import: "Brought along from another system",
};

/** What the client themselves said of an appointment that stands: that they come, and how late they run. */
export function clientSaid({
  status,
  clientConfirmedAt,
  lateMinutes,
}: Pick<Appointment, "status" | "clientConfirmedAt" | "lateMinutes">): {
  confirmed?: string;
  late?: string;
} {
  if (!isStanding(status)) return {};
  return {
    ...(clientConfirmedAt && { confirmed: "Client confirmed" }),
    ...(lateMinutes && { late: `Running ${lateMinutes} min late` }),
  };
}

/** How long it takes, in minutes. */
export function lengthOf({ startsAt, endsAt }: Pick<Appointment, "startsAt" | "endsAt">): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

/** Whether it is over at an instant in ms: completed, or past its end. */
export function isOver({ endsAt, status }: Pick<Appointment, "endsAt" | "status">, now: number) {
  return status === "completed" || Date.parse(endsAt) <= now;
}

/** Whether it is past its end, and nobody has said yet that the client was there. */
export function isUnclosed(visit: Pick<Appointment, "endsAt" | "status">, now = Date.now()) {
  return isStanding(visit.status) && isOver(visit, now);
}

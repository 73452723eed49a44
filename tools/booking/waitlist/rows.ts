import { waitlistEntries } from "#db/schema/appointments.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { FreeStart } from "#tools/booking/times/availability-rules.ts";
import type { WaitlistEntry } from "./schema.ts";

export type WaitlistRow = typeof waitlistEntries.$inferSelect;

/** A row as the salon sees it. */
export function asEntry(row: WaitlistRow): WaitlistEntry {
  const { id, stylistId, anyStylist, clientId, clientName, clientEmail, clientPhone } = row;
  const { serviceId, serviceType, earliest, latest, status, appointmentId } = row;
  return {
    id,
    stylistId: anyStylist ? null : stylistId,
    clientId,
    clientName,
    clientEmail,
    clientPhone,
    serviceId,
    serviceType,
    from: row.fromDate,
    to: row.toDate,
    earliest,
    latest,
    status,
    offeredStart: row.offeredStart?.toISOString() ?? null,
    offerEndsAt: row.offerEndsAt?.toISOString() ?? null,
    appointmentId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Whether a free start suits somebody who waits: their hours of the day. Their days were asked for already. */
export function suits(
  { earliest, latest }: Pick<WaitlistRow, "earliest" | "latest">,
  timeZone: string,
  { start }: FreeStart,
): boolean {
  const { time } = wallOf(timeZone, start);
  return (!earliest || time >= earliest) && (!latest || time <= latest);
}

import { eq } from "drizzle-orm";
import { occupancies } from "#db/schema/appointments.ts";
import { changesOf, fieldLines } from "#tools/core/change-rules.ts";
import type { Change, RecordRef, TakeBack } from "#tools/core/act-schema.ts";
import { nameOfStylist } from "#tools/core/name-of-stylist.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { getAppointment } from "#tools/appointments/appointments.ts";
import { canBecome, dayName } from "#tools/appointments/rules.ts";
import { VISIT_FIELDS } from "#tools/appointments/fields.ts";
import type {
  Appointment,
  BookForClient,
  MoveAppointment,
  SetAppointmentStatus,
  TimeBlock,
} from "#tools/appointments/schema.ts";

const { serviceType, durationMinutes, notes } = VISIT_FIELDS;

/** The records that a visit concerns, its own first. */
export const ofVisit = ({ id, clientId }: Pick<Appointment, "id" | "clientId">): RecordRef[] => [
  { kind: "appointment", id },
  ...(clientId ? [{ kind: "client" as const, id: clientId }] : []),
];

/** A visit by whose it is and when: "Anna Berg, Friday 27 November 2026 at 10:00". */
export const visitWords = ({
  clientName,
  appointmentDate,
  appointmentTime,
}: Pick<Appointment, "clientName" | "appointmentDate" | "appointmentTime">) =>
  `${clientName}, ${dayName(appointmentDate)} at ${appointmentTime}`;

/** What a booking puts into the book. */
export async function changesOfBooking(ctx: Ctx, wanted: BookForClient): Promise<Change[]> {
  return changesOf([
    ["When", null, `${dayName(wanted.appointmentDate)} at ${wanted.appointmentTime}`],
    ["Stylist", null, await nameOfStylist(ctx, wanted.stylistId)],
    ...fieldLines({ serviceType, durationMinutes, notes }, null, wanted),
  ]);
}

/** What a move changes of a visit. @throws not_found */
export async function changesOfMove(ctx: Ctx, wanted: MoveAppointment): Promise<Change[]> {
  const before = await getAppointment(ctx, { id: wanted.id });
  return changesOf([
    [
      "When",
      `${dayName(before.appointmentDate)} at ${before.appointmentTime}`,
      `${dayName(wanted.appointmentDate)} at ${wanted.appointmentTime}`,
    ],
    [
      "Stylist",
      before.stylistName,
      wanted.stylistId && (await nameOfStylist(ctx, wanted.stylistId)),
    ],
    [durationMinutes.label, minutesOf(before), wanted.durationMinutes],
  ]);
}

/** Back to the time, stylist and length that it had. @throws not_found */
export async function undoMove(
  ctx: Ctx,
  { id }: MoveAppointment,
): Promise<(moved: Appointment) => TakeBack> {
  const before = await getAppointment(ctx, { id });
  return (moved) => ({
    tool: "move_appointment",
    input: {
      id,
      version: moved.version,
      appointmentDate: before.appointmentDate,
      appointmentTime: before.appointmentTime,
      stylistId: before.stylistId,
      ...(minutesOf(before) === minutesOf(moved) ? {} : { durationMinutes: minutesOf(before) }),
      outsideHours: true,
    },
  });
}

/** What another status changes of a visit. @throws not_found */
export async function changesOfStatus(
  ctx: Ctx,
  { id, status, cancelledBy }: SetAppointmentStatus,
): Promise<Change[]> {
  const before = await getAppointment(ctx, { id });
  const by = status === "cancelled" ? (cancelledBy ?? "salon") : null;
  return changesOf([["Status", statusWords(before), statusWords({ status, cancelledBy: by })]]);
}

/** The status before, where one may go back to it: what is over stays over. @throws not_found */
export async function undoStatus(
  ctx: Ctx,
  { id }: SetAppointmentStatus,
): Promise<(changed: Appointment) => TakeBack | null> {
  const { status, cancelledBy } = await getAppointment(ctx, { id });
  return (changed) => {
    const putRight =
      status === "cancelled" && changed.status === "cancelled" && cancelledBy !== "unpaid";
    if (!putRight && !canBecome(changed.status, status)) return null;
    const input = { id, status, ...(cancelledBy && { cancelledBy }), version: changed.version };
    return { tool: "set_appointment_status", input };
  };
}

/** A block of time on the salon's clock. @throws not_found */
export async function blockOnClock(ctx: Ctx, id: string) {
  const [block] = await ctx.db.select().from(occupancies).where(eq(occupancies.id, id));
  if (block?.kind !== "block") throw new DomainError("not_found", "Blocked time not found.");
  const { timeZone } = await getBookingRules(ctx);
  const [from, to] = [block.startsAt, block.endsAt].map((at) => wallOf(timeZone, at.getTime()));
  return {
    stylistId: block.stylistId,
    date: from?.date ?? "",
    from: from?.time ?? "",
    to: to?.time ?? "",
    reason: block.reason,
  };
}

/** Keeps time again that was given back. @throws not_found */
export async function undoUnblock(
  ctx: Ctx,
  { id }: { id: string },
): Promise<(freed: TimeBlock) => TakeBack> {
  const input = await blockOnClock(ctx, id);
  return () => ({ tool: "block_time", input });
}

const minutesOf = ({ startsAt, endsAt }: Pick<Appointment, "startsAt" | "endsAt">) =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

const CANCELLED = {
  client: "cancelled by the client",
  salon: "cancelled by the salon",
  no_show: "nobody came",
  unpaid: "cancelled, not paid",
} as const;

const statusWords = ({ status, cancelledBy }: Pick<Appointment, "status" | "cancelledBy">) =>
  status === "cancelled" && cancelledBy ? CANCELLED[cancelledBy] : status;

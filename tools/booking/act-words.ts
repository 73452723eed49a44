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
import { canBecome, isStanding } from "#tools/appointments/rules.ts";
import { VISIT_FIELDS } from "#tools/appointments/fields.ts";
import { testOnlyFor } from "./patch-pair.ts";
import { standAgain, standingBefore } from "./book/put-back.ts";
import type {
  Appointment,
  BookForClient,
  ChangedAppointment,
  MoveAppointment,
  SetAppointmentStatus,
  TimeBlock,
} from "#tools/appointments/schema.ts";
import { fullStart } from "#tools/values/spoken-rules.ts";

const { serviceType, durationMinutes, notes } = VISIT_FIELDS;

/** The records that a visit concerns, its own first. */
export const ofVisit = ({ id, clientId }: Pick<Appointment, "id" | "clientId">): RecordRef[] => [
  { kind: "appointment", id },
  ...(clientId ? [{ kind: "client" as const, id: clientId }] : []),
];

/** A visit by whose it is and when: "Anna Berg, Friday, November 27, 2026 at 10:00 AM". */
export const visitWords = (
  visit: Pick<Appointment, "clientName" | "appointmentDate" | "appointmentTime">,
) => `${visit.clientName}, ${fullStart(visit)}`;

/** What a booking puts into the book. */
export async function changesOfBooking(ctx: Ctx, wanted: BookForClient): Promise<Change[]> {
  return changesOf([
    ["When", null, fullStart(wanted)],
    ["Stylist", null, await nameOfStylist(ctx, wanted.stylistId)],
    ...fieldLines({ serviceType, durationMinutes, notes }, null, wanted),
  ]);
}

/** What a move changes of a visit. @throws not_found */
export async function changesOfMove(ctx: Ctx, wanted: MoveAppointment): Promise<Change[]> {
  const before = await getAppointment(ctx, { id: wanted.id });
  return changesOf([
    ["When", fullStart(before), fullStart(wanted)],
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
  const test = by && (await testOfVisit(ctx, id));
  return changesOf([
    ["Status", statusWords(before), statusWords({ status, cancelledBy: by })],
    ["Patch test", test && fullStart(test), test && "cancelled with it"],
  ]);
}

/** The visit for the patch test that goes with a visit. */
async function testOfVisit(ctx: Ctx, id: string): Promise<Appointment | null> {
  const test = await testOnlyFor(ctx, { id });
  return test && getAppointment(ctx, { id: test.id });
}

/** The status before, where one may go back to it; what was cancelled or completed stands again. @throws not_found */
export async function undoStatus(
  ctx: Ctx,
  { id }: SetAppointmentStatus,
): Promise<(changed: ChangedAppointment) => TakeBack | null> {
  const { status, cancelledBy } = await getAppointment(ctx, { id });
  const test = await testOfVisit(ctx, id);
  const before = await standingBefore(ctx, test ? [id, test.id] : [id]);
  return (changed) => {
    const { testCancelled } = changed;
    const again = standAgain(before, testCancelled ? [changed, testCancelled] : [changed]);
    if (again && !isStanding(changed.status)) return again;
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

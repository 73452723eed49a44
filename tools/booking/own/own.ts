import { and, eq } from "drizzle-orm";
import { occupancies } from "#db/schema/appointments.ts";
import { atomically, type GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { tellClient, type Telling } from "#tools/messages/texts/tell-client.ts";
import { settleMoney } from "#tools/payments/bill/settle-visit.ts";
import { tellDevices } from "#tools/push/tell.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { asAppointment } from "#tools/appointments/appointments.ts";
import { visitOf, type Visit } from "#tools/appointments/visit.ts";
import { startWanted } from "#tools/booking/book/book-start.ts";
import { relocate, tellMoved } from "#tools/booking/book/move.ts";
import { lockBook } from "#tools/booking/times/occupy.ts";
import { ownPayment } from "./own-money.ts";
import { changeableUntil, isStanding } from "#tools/appointments/rules.ts";
import { OwnAppointment, type CancelOwn, type MoveOwn } from "#tools/appointments/schema.ts";
import { notBefore } from "#tools/booking/book/patch-visit.ts";
import { settle } from "#tools/booking/book/status.ts";
import { lockAppointment, refuseStale, type AppointmentRow } from "#tools/appointments/lock.ts";

/** A booking as the client who holds its link sees it. @throws not_found */
export async function readOwnAppointment(
  ctx: Pick<GuestCtx, "db" | "now" | "signer" | "publicUrl">,
  { appointmentId }: { appointmentId: string },
): Promise<OwnAppointment> {
  const visit = await visitOf(ctx, { appointmentId });
  const asked = visit.appointment.payBy ? await ownPayment(ctx, { appointmentId }) : null;
  return ownAppointment(visit, asked?.url ?? null);
}

/** The same of a visit that was read; `payUrl` is where what it waits for is paid. */
export function ownAppointment(visit: Visit, payUrl: string | null = null): OwnAppointment {
  const { appointment, stylist, salon, timeZone, changeableUntil: until } = visit;
  return OwnAppointment.parse({
    ...asAppointment({ appointment, stylistName: stylist, chairName: null }, timeZone),
    timeZone,
    salonName: salon,
    payUrl,
    changeableUntil: until === null ? null : new Date(until).toISOString(),
  });
}

/**
 * A client cancels their booking, whose money is settled with it, and is told so, over `channels`. One that they or the salon have cancelled stays as it is.
 * @throws conflict when it is over, the salon's time for changes is, or it was changed since `version` was read
 */
export function cancelOwn(
  ctx: GuestCtx,
  { appointmentId, version }: CancelOwn & { appointmentId: string },
  { channels }: Pick<Telling, "channels"> = {},
): Promise<OwnAppointment> {
  return atomically(ctx, async (ctx) => {
    const row = await lockAppointment(ctx, appointmentId);
    if (row.status !== "cancelled") {
      await refuseStaleOwn(ctx, row, version);
      await requireChangeable(ctx, row);
      const test = await settle(ctx, row, { status: "cancelled", cancelledBy: "client" });
      // later than that no client can
      await settleMoney(ctx, { appointment: row, cancelledBy: "client", inTime: true });
      await tellClient(ctx, { kind: "cancellation", appointmentId, channels });
      if (test) await tellClient(ctx, { kind: "cancellation", appointmentId: test, channels });
      await tellOwnStylist(ctx, row, "cancelled");
    }
    return readOwnAppointment(ctx, { appointmentId });
  });
}

/**
 * A client moves their booking to another time with the same stylist and is told so, over `channels`. Where the salon confirms by hand, it does so again.
 * @throws conflict as `cancelOwn` does, or with the reason why the time cannot be had; invalid for a time that is missing
 * or does not exist
 */
export function moveOwn(
  ctx: GuestCtx,
  { appointmentId, version, ...wanted }: MoveOwn & { appointmentId: string },
  { channels }: Pick<Telling, "channels"> = {},
): Promise<OwnAppointment> {
  const { stylistId } = ctx.guest;
  return atomically(ctx, async (ctx) => {
    const { timeZone, confirmation } = await getBookingRules(ctx);
    const { startsAt, holdId } = startWanted(ctx, timeZone, wanted);
    await lockBook(ctx, [stylistId]);
    const row = await lockAppointment(ctx, appointmentId);
    await refuseStaleOwn(ctx, row, version);
    await requireChangeable(ctx, row);
    if (row.payBy)
      throw new DomainError(
        "conflict",
        "This time waits for its payment. Once that is there it can be moved.",
      );
    const first = await notBefore(ctx, row);
    if (first && startsAt < first)
      throw new DomainError(
        "conflict",
        "Its patch test is not read by then. Please choose a later time.",
      );
    // the time that was kept for this very move
    if (holdId) {
      await ctx.db
        .delete(occupancies)
        .where(and(eq(occupancies.id, holdId), eq(occupancies.kind, "hold")));
    }
    await relocate(ctx, row, {
      stylistId: row.stylistId,
      startsAt,
      segments: row.segments,
      channel: "online",
      also: confirmation === "by_hand" ? { status: "pending" } : {},
      refuse: (sentence) => {
        throw new DomainError("conflict", sentence);
      },
    });
    await tellMoved(ctx, row, { channels });
    await tellOwnStylist(ctx, row, "moved");
    return readOwnAppointment(ctx, { appointmentId });
  });
}

/** Each change of a visit is told of by itself, so that a second one is not taken for the first. */
const tellOwnStylist = (ctx: GuestCtx, row: AppointmentRow, cause: "moved" | "cancelled") =>
  tellDevices(ctx, {
    salonId: row.salonId,
    stylistId: row.stylistId,
    cause,
    of: `${row.id} ${row.version}`,
  });

async function refuseStaleOwn(
  ctx: GuestCtx,
  row: AppointmentRow,
  version: number | undefined,
): Promise<void> {
  await refuseStale(row, version, () => readOwnAppointment(ctx, { appointmentId: row.id }));
}

/** @throws conflict when it is over, or the salon's time for changes is */
async function requireChangeable(ctx: GuestCtx, row: AppointmentRow): Promise<void> {
  const { cutoffHours } = await getBookingRules(ctx);
  if (!isStanding(row.status)) {
    throw new DomainError("conflict", `This appointment is ${row.status}: it stays as it is.`);
  }
  if (changeableUntil(row, { cutoffHours, now: ctx.now() }) !== null) return;
  const sentence =
    cutoffHours > 0 && ctx.now() < row.startsAt
      ? `Changes close ${cutoffHours} ${cutoffHours === 1 ? "hour" : "hours"} before. Please call the salon.`
      : "This appointment has begun. Please call the salon.";
  throw new DomainError("conflict", sentence);
}

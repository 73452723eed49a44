import { lockAppointment, refuseStale, type AppointmentRow } from "#tools/appointments/lock.ts";
import { and, eq } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { dropReminders } from "#tools/messages/outbox/held.ts";
import { tellClient } from "#tools/messages/texts/tell-client.ts";
import { settleMoney } from "#tools/payments/bill/settle-visit.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { requireBegun } from "#tools/appointments/begun.ts";
import { getAppointment, requireBook, stylistOf } from "#tools/appointments/appointments.ts";
import { canBecome, changeableUntil, isStanding } from "#tools/appointments/rules.ts";
import type {
  AppointmentStatus,
  CancelledBy,
  ChangedAppointment,
  SetAppointmentStatus,
} from "#tools/appointments/schema.ts";
import { testOnlyFor } from "#tools/booking/patch-pair.ts";
import { wakeWaitlist } from "#tools/booking/waitlist/wake.ts";

/**
 * Confirms, completes or cancels; of a cancelled one the money is settled too. The same status again changes nothing. The client is told that it is confirmed or cancelled,
 * unless the caller does so.
 * @throws not_found; conflict for what is over, or was changed since `version` was read (with the appointment as it is);
 * invalid for a no-show and for completing before its time; forbidden to a stylist in another's calendar; tier_required below pro
 */
export async function setAppointmentStatus(
  ctx: Ctx,
  { id, status, cancelledBy, version }: SetAppointmentStatus,
  { tells = true }: { tells?: boolean } = {},
): Promise<ChangedAppointment> {
  if (cancelledBy && status !== "cancelled") {
    throw refused("cancelledBy", "Only a cancelled appointment says who cancelled it.");
  }
  await requireBook(ctx, [await stylistOf(ctx, id)]);
  return atomically(ctx, async (ctx) => {
    const row = await lockAppointment(ctx, id);
    const by = status === "cancelled" ? (cancelledBy ?? "salon") : null;
    if (row.status === status && (!cancelledBy || row.cancelledBy === cancelledBy)) {
      return { ...(await getAppointment(ctx, { id })), testCancelled: null };
    }
    await refuseStale(row, version, () => getAppointment(ctx, { id }));
    if (by === "no_show" && ctx.now() < row.startsAt) {
      throw refused("cancelledBy", "Nobody can have missed what has not begun.");
    }
    // who cancelled can be put right; nothing else of what is over can
    if (row.status !== status && !canBecome(row.status, status)) {
      throw new DomainError("conflict", `This appointment is ${row.status}: it stays as it is.`);
    }
    if (status === "completed") await requireBegun(ctx, row);
    const test = await settle(ctx, row, { status, cancelledBy: by });
    if (by) {
      const { cutoffHours } = await getBookingRules(ctx);
      // as it was while it stood, also where only who cancelled is put right
      const stood = { startsAt: row.startsAt, status: "confirmed" } as const;
      const inTime = changeableUntil(stood, { cutoffHours, now: ctx.now() }) !== null;
      await settleMoney(ctx, { appointment: row, cancelledBy: by, inTime });
    }
    const kind = tells && row.status !== status ? told(status, by) : null;
    if (kind) await tellClient(ctx, { kind, appointmentId: id });
    if (test && tells) await tellClient(ctx, { kind: "cancellation", appointmentId: test });
    return {
      ...(await getAppointment(ctx, { id })),
      testCancelled: test ? await getAppointment(ctx, { id: test }) : null,
    };
  });
}

/** What a client hears of a status. Who did not come, or has been, hears nothing of it here. */
function told(status: AppointmentStatus, by: CancelledBy | null) {
  if (status === "confirmed") return "confirmation";
  return status === "cancelled" && by !== "no_show" ? "cancellation" : null;
}

type Settled = { status: AppointmentStatus; cancelledBy: CancelledBy | null };

/**
 * Writes a status; what does not stand any more gives its time back to who waits for one, and the visit for its patch test goes
 * with what is cancelled. Within a transaction that has locked the appointment. @returns the id of that visit, where one went
 */
export async function settle(
  ctx: Pick<Ctx, "db" | "now" | "jobs">,
  row: AppointmentRow,
  settled: Settled,
): Promise<string | null> {
  // before it is cancelled itself
  const test = settled.status === "cancelled" ? await testOnlyFor(ctx, row) : null;
  await write(ctx, row, settled);
  if (!test) return null;
  await write(ctx, await lockAppointment(ctx, test.id), settled);
  return test.id;
}

async function write(
  { db, now, jobs }: Pick<Ctx, "db" | "now" | "jobs">,
  { id, salonId, version, occupancyId }: AppointmentRow,
  { status, cancelledBy }: Settled,
): Promise<void> {
  const stands = isStanding(status);
  await db
    .update(appointments)
    .set({
      status,
      cancelledBy,
      // confirmed by hand it stands without
      payBy: null,
      version: version + 1,
      updatedAt: now(),
      ...(stands ? {} : { occupancyId: null }),
    })
    .where(and(eq(appointments.id, id), eq(appointments.version, version)));
  if (stands) return;
  await dropReminders({ db }, id);
  if (!occupancyId) return;
  await db.delete(occupancies).where(eq(occupancies.id, occupancyId));
  await wakeWaitlist({ db, jobs }, { salonId });
}

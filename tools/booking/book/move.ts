import { and, eq } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { resizeSegments } from "#tools/pricing/services/service-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { dropReminders } from "#tools/messages/outbox/held.ts";
import { tellClient, type Teller, type Telling } from "#tools/messages/texts/tell-client.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { getAppointment, requireBook, stylistOf } from "#tools/appointments/appointments.ts";
import { missing, startOf } from "#tools/booking/times/wall.ts";
import { checkStart } from "#tools/booking/times/check-start.ts";
import { lockBook, reoccupy } from "#tools/booking/times/occupy.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment, MoveAppointment } from "#tools/appointments/schema.ts";
import { lockAppointment, refuseStale, type AppointmentRow } from "#tools/appointments/lock.ts";
import { whoHas } from "#tools/booking/times/taken.ts";
import { wakeWaitlist } from "#tools/booking/waitlist/wake.ts";

/**
 * Gives an appointment another time, stylist or length, and tells the client.
 * @throws not_found; conflict for what is over, was changed since `version` was read (with the appointment as it is), or
 * would lie on something else, which is named; invalid for a length its processing does not allow or a time that does
 * not exist; forbidden to a stylist in another's calendar; tier_required below pro
 */
export async function moveAppointment(ctx: Ctx, wanted: MoveAppointment): Promise<Appointment> {
  const { id, version, appointmentDate, appointmentTime, durationMinutes, outsideHours } = wanted;
  const seen = await stylistOf(ctx, id);
  const stylistId = wanted.stylistId ?? seen;
  // before anything is locked: the plan's row is locked by whoever asks after it
  await requireBook(ctx, [seen, stylistId]);
  const { timeZone } = await getBookingRules(ctx);
  const startsAt = startOf(timeZone, appointmentDate, appointmentTime);
  return atomically(ctx, async (ctx) => {
    await lockBook(ctx, [seen, stylistId]);
    const row = await lockAppointment(ctx, id);
    await refuseStale(row, version, () => getAppointment(ctx, { id }));
    const segments = resized(row.segments, durationMinutes);
    await relocate(ctx, row, {
      stylistId,
      startsAt,
      segments,
      channel: "staff",
      outsideHours,
      refuse: async (sentence) => {
        const found = await whoHas(ctx, { stylistId, startsAt, segments, exceptId: id });
        throw new DomainError("conflict", found ?? sentence);
      },
    });
    await tellMoved(ctx, row);
    return getAppointment(ctx, { id });
  });
}

/** Tells a client of a visit that it is at another time, with another or of another length than `before`; nothing when it is not. */
export async function tellMoved(
  ctx: Teller,
  before: AppointmentRow,
  { channels }: Pick<Telling, "channels"> = {},
): Promise<void> {
  const { id, stylistId, startsAt, endsAt } = before;
  const [now] = await ctx.db.select().from(appointments).where(eq(appointments.id, id));
  const moved = now?.startsAt.getTime() !== startsAt.getTime();
  if (!moved && now.stylistId === stylistId && now.endsAt.getTime() === endsAt.getTime()) return;
  const told = { kind: "change" as const, appointmentId: id, channels };
  await tellClient(ctx, { ...told, ...(moved && { before: startsAt }) });
}

const TAKEN = "That time has just been taken.";

/** Where an appointment goes, who wants it there, and how they are told that it does not fit. */
export type Relocation = {
  stylistId: string;
  startsAt: Date;
  segments: readonly Segment[];
  channel: "online" | "staff";
  outsideHours?: boolean;
  /** What else changes with it. */
  also?: Partial<Pick<AppointmentRow, "status">>;
  refuse: (sentence: string) => Promise<never>;
};

/**
 * Moves a row that stands. Within a transaction that has locked the book and the appointment.
 * @throws conflict for what is over; whatever `refuse` throws where it does not fit
 */
export async function relocate(
  ctx: Pick<Ctx, "db" | "now" | "jobs">,
  row: AppointmentRow,
  { stylistId, startsAt, segments, channel, outsideHours = false, also, refuse }: Relocation,
): Promise<void> {
  const { id, occupancyId } = row;
  if (!occupancyId || !isStanding(row.status)) {
    throw new DomainError("conflict", `This appointment is ${row.status}: it stays as it is.`);
  }
  const [held] = await ctx.db
    .select({ onlineInGaps: occupancies.onlineInGaps })
    .from(occupancies)
    .where(eq(occupancies.id, occupancyId));
  const onlineInGaps = held?.onlineInGaps ?? false;
  const check = await checkStart(ctx, {
    stylistId,
    service: { segments: [...segments], onlineInProcessing: onlineInGaps },
    startsAt,
    channel,
    outsideHours,
    ignoreOccupancyId: occupancyId,
  });
  if (!check.ok) return refuse(check.sentence);
  const time = { stylistId, startsAt, segments, onlineInGaps };
  if (!(await reoccupy(ctx, { id: occupancyId, from: "appointment" }, time))) return refuse(TAKEN);
  // stylist and times have followed what it holds, by the foreign key
  await ctx.db
    .update(appointments)
    .set({ ...also, segments: [...segments], version: row.version + 1, updatedAt: ctx.now() })
    .where(and(eq(appointments.id, id), eq(appointments.version, row.version)));
  if (startsAt.getTime() !== row.startsAt.getTime()) await dropReminders(ctx, id);
  await wakeWaitlist(ctx, row);
}

/** The segments of a visit that is made longer or shorter. @throws invalid for a length its processing does not allow */
export function resized(
  segments: readonly Segment[],
  minutes: number | undefined,
): readonly Segment[] {
  if (minutes === undefined) return segments;
  const changed = resizeSegments(segments, minutes);
  if (!changed) {
    throw missing("It cannot be that short: what processes takes its time.", ["durationMinutes"]);
  }
  return changed;
}

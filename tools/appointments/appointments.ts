import { and, count, eq, gt, ilike, lt, not, sql, type SQL } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { chairs } from "#db/schema/booking.ts";
import { stylists } from "#db/schema/stylists.ts";
import { containing } from "#tools/core/containing.ts";
import type { Ctx, Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newerThan, newestFirst, olderThan, oldestFirst } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import type { Appointment, FindAppointments, ListAppointments } from "./schema.ts";

/**
 * The salon's appointments: day by day where `when` is asked, else the one that was booked last first. Everybody of the salon sees all of them.
 * @throws tier_required below pro
 */
export async function listAppointments(
  ctx: Ctx,
  {
    limit = DEFAULT_LIMIT,
    cursor,
    when,
    ...wanted
  }: ListAppointments & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Appointment>> {
  const [{ timeZone }] = await Promise.all([getBookingRules(ctx), requireScheduling(ctx)]);
  const { date: today } = wallOf(timeZone, ctx.now().getTime());
  const stands = sql`(${appointments.status} in ('pending', 'confirmed')
    and ${appointments.endsAt} > ${new Date(dayBounds(timeZone, today).startsAt).toISOString()}::timestamptz)`;
  const cancelled = eq(appointments.status, "cancelled");
  const wished = and(
    matching(timeZone, wanted),
    when && { coming: stands, over: and(not(cancelled), not(stands)), cancelled }[when],
  );
  const by = when ? "startsAt" : "createdAt";
  const place = { createdAt: appointments[by], id: appointments.id };
  const soonest = when === "coming";
  const [rows, [all]] = await Promise.all([
    readRows(ctx.db)
      .where(and(wished, (soonest ? newerThan : olderThan)(place, cursor)))
      .orderBy(...(soonest ? oldestFirst : newestFirst)(place))
      .limit(limit + 1),
    ctx.db.select({ total: count() }).from(appointments).where(wished),
  ]);
  return pageOf(
    rows,
    limit,
    all?.total ?? 0,
    ({ appointment }) => ({ at: appointment[by], id: appointment.id }),
    (row) => asAppointment(row, timeZone),
  );
}

/** @throws tier_required for a salon whose plan has no scheduling */
export async function requireScheduling(ctx: Ctx): Promise<void> {
  await requireTier(ctx, "pro", "AI Scheduling");
}

/**
 * Lets whoever may write into the books of these stylists pass: a stylist only into their own.
 * @throws forbidden; tier_required below pro
 */
export async function requireBook(ctx: Ctx, stylistIds: readonly string[]): Promise<void> {
  await requireScheduling(ctx);
  const { role, stylistId } = ctx.actor;
  if (may(role, "book_for_anyone") || stylistIds.every((id) => id === stylistId)) return;
  throw new DomainError("forbidden", "You can change your own calendar only.");
}

/** An appointment by its id, as it is now. @throws not_found */
export async function getAppointment(
  ctx: { db: Db },
  { id }: { id: string },
): Promise<Appointment> {
  const { timeZone } = await getBookingRules(ctx);
  const [row] = await readRows(ctx.db).where(eq(appointments.id, id));
  if (!row) throw unknownAppointment();
  return asAppointment(row, timeZone);
}

/** In whose book an appointment stands. @throws not_found */
export async function stylistOf({ db }: { db: Db }, id: string): Promise<string> {
  const [found] = await db
    .select({ stylistId: appointments.stylistId })
    .from(appointments)
    .where(eq(appointments.id, id));
  if (!found) throw unknownAppointment();
  return found.stylistId;
}

/** The refusal of an id that is nobody's here. */
export const unknownAppointment = () => new DomainError("not_found", "Appointment not found.");

/** Appointments with the names of their stylist and chair. */
export function readRows(db: Db) {
  return db
    .select({
      appointment: appointments,
      stylistName: stylists.name,
      chairName: chairs.name,
    })
    .from(appointments)
    .innerJoin(stylists, eq(stylists.id, appointments.stylistId))
    .leftJoin(occupancies, eq(occupancies.id, appointments.occupancyId))
    .leftJoin(chairs, eq(chairs.id, occupancies.chairId))
    .$dynamic();
}

type Row = {
  appointment: typeof appointments.$inferSelect;
  stylistName: string;
  chairName: string | null;
};

/** A row as the API gives it, its date and time by the salon's clock. */
export function asAppointment(
  { appointment, stylistName, chairName }: Row,
  timeZone: string,
): Appointment {
  const { salonId: _salon, occupancyId: _held, updatedAt: _updated, price, ...row } = appointment;
  const { date, time } = wallOf(timeZone, row.startsAt.getTime());
  return {
    ...row,
    stylistName,
    chairName,
    appointmentDate: date,
    appointmentTime: time,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    priceMinor: price,
    payBy: row.payBy?.toISOString() ?? null,
    clientConfirmedAt: row.clientConfirmedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Which appointments these wishes leave. */
export function matching(
  timeZone: string,
  { stylistId, clientId, clientName, status, from, to }: FindAppointments,
): SQL | undefined {
  return and(
    stylistId ? eq(appointments.stylistId, stylistId) : undefined,
    clientId ? eq(appointments.clientId, clientId) : undefined,
    clientName ? ilike(appointments.clientName, containing(clientName)) : undefined,
    status ? eq(appointments.status, status) : undefined,
    from ? gt(appointments.endsAt, new Date(dayBounds(timeZone, from).startsAt)) : undefined,
    to ? lt(appointments.startsAt, new Date(dayBounds(timeZone, to).endsAt)) : undefined,
  );
}

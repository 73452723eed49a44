import { and, asc, eq, gt, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { stylists } from "#db/schema/stylists.ts";
import { findClient } from "#tools/clients/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { addDays, dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import {
  asAppointment,
  matching,
  readRows,
  requireScheduling,
} from "#tools/appointments/appointments.ts";
import { asBlock } from "./times/blocks.ts";
import { Appointment, FindAppointments, TimeBlock } from "#tools/appointments/schema.ts";

const MOST = 40;
const USUAL_DAYS = 7;

/** Appointments in the order of the day, with today's date and time on the salon's clock. */
export const FoundAppointments = z.object({
  timeZone: z.string(),
  today: z.string(),
  timeNow: z.string(),
  /** There are more than these. */
  more: z.boolean(),
  appointments: z.array(Appointment),
  /** Time kept for something else; left out where only some visits were asked for. Old replies have none. */
  blocks: z.array(TimeBlock).optional(),
});
export type FoundAppointments = z.infer<typeof FoundAppointments>;

/** Whose next appointment; left out: one's own. */
export const FindNext = z.strictObject({ stylistId: z.uuid().optional() });

/** Who sits in the chair now, and who comes next. */
export const NextAppointment = z.object({
  timeZone: z.string(),
  today: z.string(),
  timeNow: z.string(),
  current: Appointment.nullable(),
  next: Appointment.nullable(),
});
export type NextAppointment = z.infer<typeof NextAppointment>;

/** The appointments of some days in the order they begin: from today, for a week, unless it is said. @throws not_found, tier_required */
export async function findAppointments(
  ctx: Ctx,
  wanted: FindAppointments,
): Promise<FoundAppointments> {
  const { stylistId, clientId, clientName, status } = wanted;
  await requireScheduling(ctx);
  if (stylistId) await requireStylist(ctx, stylistId);
  if (clientId) await findClient(ctx, clientId);
  const clock = await clockIn(ctx);
  const { timeZone } = clock;
  const from = wanted.from ?? clock.today;
  const to = wanted.to ?? addDays(from, USUAL_DAYS - 1);
  const rows = await readRows(ctx.db)
    .where(matching(timeZone, { ...wanted, from, to }))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(MOST + 1);
  return {
    ...clock,
    more: rows.length > MOST,
    appointments: rows.slice(0, MOST).map((row) => asAppointment(row, timeZone)),
    ...(!clientId &&
      !clientName &&
      !status && {
        blocks: await blocksIn(ctx, {
          begin: new Date(dayBounds(timeZone, from).startsAt),
          end: new Date(dayBounds(timeZone, to).endsAt),
          stylistId,
        }),
      }),
  };
}

async function blocksIn(
  { db }: Pick<Ctx, "db">,
  { begin, end, stylistId }: { begin: Date; end: Date; stylistId: string | undefined },
): Promise<TimeBlock[]> {
  const rows = await db
    .select()
    .from(occupancies)
    .where(
      and(
        gt(occupancies.endsAt, begin),
        lt(occupancies.startsAt, end),
        eq(occupancies.kind, "block"),
        stylistId ? eq(occupancies.stylistId, stylistId) : undefined,
      ),
    )
    .orderBy(asc(occupancies.startsAt))
    .limit(MOST);
  return rows.map(asBlock);
}

/** Who sits with a stylist now, and who is next. @throws not_found, tier_required */
export async function nextAppointment(
  ctx: Ctx,
  { stylistId = ctx.actor.stylistId }: z.infer<typeof FindNext>,
): Promise<NextAppointment> {
  await requireScheduling(ctx);
  await requireStylist(ctx, stylistId);
  const clock = await clockIn(ctx);
  const now = ctx.now();
  const rows = await readRows(ctx.db)
    .where(
      and(
        eq(appointments.stylistId, stylistId),
        inArray(appointments.status, ["pending", "confirmed"]),
        gt(appointments.endsAt, now),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(MOST);
  const asShown = (row: (typeof rows)[number] | undefined) =>
    row ? asAppointment(row, clock.timeZone) : null;
  return {
    ...clock,
    current: asShown(rows.findLast(({ appointment }) => appointment.startsAt <= now)),
    next: asShown(rows.find(({ appointment }) => appointment.startsAt > now)),
  };
}

/** @throws not_found for a stylist who is not of the salon */
async function requireStylist({ db }: Pick<Ctx, "db">, id: string): Promise<void> {
  const [found] = await db.select({ id: stylists.id }).from(stylists).where(eq(stylists.id, id));
  if (!found) throw new DomainError("not_found", "Stylist not found.");
}

async function clockIn(ctx: Ctx) {
  const { timeZone } = await getBookingRules(ctx);
  const { date: today, time: timeNow } = wallOf(timeZone, ctx.now().getTime());
  return { timeZone, today, timeNow };
}

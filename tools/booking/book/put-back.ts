import { and, eq, inArray, isNull } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { outbox } from "#db/schema/messages.ts";
import { payments } from "#db/schema/payments.ts";
import { requireBook } from "#tools/appointments/appointments.ts";
import { lockAppointment, refuseStale } from "#tools/appointments/lock.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { getAppointment } from "#tools/appointments/appointments.ts";
import type { TakeBack } from "#tools/core/act-schema.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { billOf } from "#tools/payments/bill/bills.ts";
import { whoHas } from "#tools/booking/times/taken.ts";
import type { PutVisitsBack } from "./put-back-schema.ts";
import { lockBook, occupy } from "#tools/booking/times/occupy.ts";
import { tellSeries } from "./series-mail.ts";

type Standing = { id: string; status: Appointment["status"]; onlineInGaps: boolean };

/** Visits that stand and have no money on them, as they are: what ends such a one can be taken back. */
export async function standingBefore(ctx: Ctx, which: readonly string[]): Promise<Standing[]> {
  const rows = await ctx.db
    .select({
      id: appointments.id,
      status: appointments.status,
      onlineInGaps: occupancies.onlineInGaps,
    })
    .from(appointments)
    .innerJoin(occupancies, eq(occupancies.id, appointments.occupancyId))
    .leftJoin(
      payments,
      and(eq(payments.appointmentId, appointments.id), inArray(payments.status, ["open", "paid"])),
    )
    .where(and(inArray(appointments.id, [...which]), isNull(payments.id)));
  return rows;
}

/** The call that has visits stand again which were just ended; null where one of them had not stood, or money was settled. */
export function standAgain(
  before: readonly Standing[],
  ended: readonly Pick<Appointment, "id" | "version">[],
): TakeBack | null {
  const visits = ended.flatMap(({ id, version }) =>
    before.filter((each) => each.id === id).map((each) => ({ ...each, version })),
  );
  if (visits.length === 0 || visits.length < ended.length) return null;
  return { tool: "put_visits_back", input: { visits } };
}

/**
 * Has visits stand again as they did before they were cancelled or completed, in the time they had. A client who was told that
 * theirs is cancelled is told that it takes place.
 * @throws not_found; forbidden; tier_required; conflict for one that was changed since, or whose time somebody has by now, who is named
 */
export async function putVisitsBack(
  ctx: Ctx,
  { visits }: PutVisitsBack,
): Promise<{ appointments: Appointment[] }> {
  const ids = visits.map(({ id }) => id);
  const rows = await ctx.db
    .select({ stylistId: appointments.stylistId })
    .from(appointments)
    .where(inArray(appointments.id, ids));
  const stylistIds = [...new Set(rows.map(({ stylistId }) => stylistId))];
  await requireBook(ctx, stylistIds);
  return atomically(ctx, async (ctx) => {
    await lockBook(ctx, stylistIds);
    const told: string[] = [];
    for (const visit of visits.toSorted((a, b) => a.id.localeCompare(b.id)))
      if ((await putBack(ctx, visit)) === "cancelled") told.push(visit.id);
    await forgetReminders(ctx, ids);
    await tellSeries(ctx, { kind: "confirmation", ids: told });
    const back = await Promise.all(ids.map((id) => getAppointment(ctx, { id })));
    return { appointments: back };
  });
}

/** @returns what it was until now */
async function putBack(
  ctx: Ctx,
  { id, version, status, onlineInGaps }: PutVisitsBack["visits"][number],
): Promise<Appointment["status"]> {
  const row = await lockAppointment(ctx, id);
  await refuseStale(row, version, () => getAppointment(ctx, { id }));
  if (isStanding(row.status)) throw new DomainError("conflict", "This appointment stands already.");
  if (await billOf(ctx, id))
    throw new DomainError("conflict", "This visit is closed: open it again with its money.");
  const { salonId, stylistId, startsAt, segments } = row;
  const time = { stylistId, startsAt, segments, onlineInGaps };
  const held = await occupy(ctx, { ...time, salonId, kind: "appointment" });
  if (!held)
    throw new DomainError("conflict", (await whoHas(ctx, time)) ?? "That time has been taken.");
  await ctx.db
    .update(appointments)
    .set({
      status,
      cancelledBy: null,
      occupancyId: held.id,
      version: row.version + 1,
      updatedAt: ctx.now(),
    })
    .where(eq(appointments.id, id));
  return row.status;
}

/** Reminders that were dropped with a visit are written anew: what caused them counts again. */
async function forgetReminders({ db }: Ctx, ids: readonly string[]): Promise<void> {
  await db
    .update(outbox)
    .set({ dedupeKey: null })
    .where(
      and(
        inArray(outbox.appointmentId, [...ids]),
        inArray(outbox.kind, ["reminder", "patch_test"]),
        eq(outbox.status, "cancelled"),
      ),
    );
}

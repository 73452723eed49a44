import { sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { whoHas } from "#tools/booking/times/taken.ts";
import { lockBook, occupy } from "#tools/booking/times/occupy.ts";
import type { AppointmentStatus, CancelledBy } from "#tools/appointments/schema.ts";
import { patchStandingOf } from "#tools/clients/patch-gate.ts";
import type { Ctx } from "#tools/core/context.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";

/** A visit, ready to be written; startsAt in ms, the price in minor units. */
export type Visiting = {
  id: string;
  stylistId: string;
  startsAt: number;
  clientId: string | null;
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  serviceId: string | null;
  serviceType: string;
  segments: Segment[];
  onlineInGaps: boolean;
  asksForTest: boolean;
  price: number | null;
  notes: string;
  status: AppointmentStatus;
  cancelledBy: CancelledBy | null;
};

/** Writes visits that hold no time: what is over, and what was cancelled. */
export async function insertPast(ctx: Ctx, visits: readonly Visiting[]): Promise<void> {
  if (visits.length === 0) return;
  const at = sql`${ctx.now().toISOString()}::timestamptz`;
  const rows = visits.map((visit) => ({
    ...visit,
    startsAt: new Date(visit.startsAt),
    endsAt: new Date(visit.startsAt + durationOf(visit.segments) * 60_000),
  }));
  await ctx.db
    .execute(sql`insert into appointments (id, salon_id, stylist_id, client_id, client_name, client_email, client_phone,
      service_id, service_type, starts_at, ends_at, segments, price, notes, status, cancelled_by, source, created_at, updated_at)
    select r.id, ${ctx.actor.salonId}::uuid, r."stylistId", r."clientId", r."clientName", r."clientEmail", r."clientPhone",
      r."serviceId", r."serviceType", r."startsAt", r."endsAt", r.segments, r.price, r.notes, r.status, r."cancelledBy",
      'import', ${at}, ${at}
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(id uuid, "stylistId" uuid, "clientId" uuid, "clientName" text,
      "clientEmail" text, "clientPhone" text, "serviceId" uuid, "serviceType" text, "startsAt" timestamptz, "endsAt" timestamptz,
      segments jsonb, price int, notes text, status appointment_status, "cancelledBy" cancelled_by)`);
}

/** Books what is to come; `skip` is called for whoever finds their time taken meanwhile. Nobody is written to. */
export async function bookComing(
  ctx: Ctx,
  coming: readonly { visit: Visiting; skip: (problem: string) => void }[],
): Promise<void> {
  if (coming.length === 0) return;
  await lockBook(
    ctx,
    coming.map(({ visit }) => visit.stylistId),
  );
  for (const { visit, skip } of coming) {
    const { asksForTest, startsAt, onlineInGaps, ...row } = visit;
    const time = { ...row, startsAt: new Date(startsAt), onlineInGaps };
    const { salonId } = ctx.actor;
    const held = await occupy(ctx, { ...time, salonId, kind: "appointment" });
    if (!held) {
      const has = await whoHas(ctx, time);
      skip(`that time is taken: ${has ?? "no chair is free then."}`);
      continue;
    }
    const lacksTest =
      asksForTest && (await patchStandingOf(ctx, row.clientId, held.startsAt)).state !== "passed";
    const now = ctx.now();
    await ctx.db.insert(appointments).values({
      ...row,
      salonId,
      startsAt: held.startsAt,
      endsAt: held.endsAt,
      needsPatchTest: lacksTest,
      source: "import",
      occupancyId: held.id,
      createdAt: now,
      updatedAt: now,
    });
  }
}

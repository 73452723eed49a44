import { and, asc, eq, gte, lt, ne, sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { zoneOf } from "#tools/clients/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { dayBounds, wallOf } from "#tools/values/zone-rules.ts";

/** For whom a formula's bowl is mixed today: the client of its consultation, and their visit of this day on the salon's clock, if there is one. */
export async function visitOf(ctx: Ctx, formulaId: string) {
  const nobody = { clientId: null, appointmentId: null, serviceId: null };
  const [found] = await ctx.db
    .select({ clientId: consultations.clientId })
    .from(formulas)
    .innerJoin(consultations, eq(consultations.id, formulas.consultationId))
    .where(eq(formulas.id, formulaId));
  if (!found?.clientId) return nobody;
  const zone = await zoneOf(ctx);
  const now = ctx.now();
  const { startsAt, endsAt } = dayBounds(zone, wallOf(zone, now.getTime()).date);
  const [visit] = await ctx.db
    .select({ appointmentId: appointments.id, serviceId: appointments.serviceId })
    .from(appointments)
    .where(
      and(
        eq(appointments.clientId, found.clientId),
        ne(appointments.status, "cancelled"),
        gte(appointments.startsAt, new Date(startsAt)),
        lt(appointments.startsAt, new Date(endsAt)),
      ),
    )
    .orderBy(
      sql`${appointments.stylistId} <> ${ctx.actor.stylistId}`,
      sql`abs(extract(epoch from ${appointments.startsAt} - ${now.toISOString()}::timestamptz))`,
      asc(appointments.id),
    )
    .limit(1);
  return { ...nobody, ...visit, clientId: found.clientId };
}

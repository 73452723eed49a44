import { desc, eq, inArray } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { clients, safetyOverrides } from "#db/schema/clients.ts";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { asFormula } from "#tools/formulas/formulas.ts";
import { asLibrary } from "#tools/library/rows.ts";
import { may } from "#tools/access/permissions-rules.ts";
import type { ClientEvent } from "./schema.ts";
import { findClient } from "#tools/clients/rows.ts";

/** As many of each kind as a screen can show. */
const MOST = 200;

/** What happened with a client and what is booked, newest first; withheld formulas without their weights. What tells of health is not for the reception. @throws not_found */
export async function getClientHistory(
  ctx: Ctx,
  { clientId }: { clientId: string },
): Promise<ClientEvent[]> {
  const { id } = await findClient(ctx, clientId);
  const mayAll = may(ctx.actor.role, "see_consultations");
  const events = [
    ...(await visits(ctx, id)),
    ...(mayAll ? await consulted(ctx, id) : []),
    ...(await kept(ctx, id)),
    ...(mayAll ? await released(ctx, id) : []),
  ];
  return events.toSorted((a, b) => b.at.localeCompare(a.at));
}

async function visits({ db }: Ctx, clientId: string): Promise<ClientEvent[]> {
  const rows = await db
    .select({ visit: appointments, stylistName: stylists.name })
    .from(appointments)
    .innerJoin(stylists, eq(stylists.id, appointments.stylistId))
    .where(eq(appointments.clientId, clientId))
    .orderBy(desc(appointments.startsAt))
    .limit(MOST);
  return rows.map(({ visit, stylistName }) => {
    const { id, serviceType, status, cancelledBy, needsPatchTest, startsAt, endsAt } = visit;
    return {
      kind: "visit",
      id,
      at: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      serviceType,
      stylistName,
      status,
      cancelledBy,
      needsPatchTest,
    };
  });
}

async function consulted({ db }: Ctx, clientId: string): Promise<ClientEvent[]> {
  const rows = await db
    .select({ consultation: consultations, stylistName: stylists.name })
    .from(consultations)
    .innerJoin(stylists, eq(stylists.id, consultations.stylistId))
    .where(eq(consultations.clientId, clientId))
    .orderBy(desc(consultations.createdAt))
    .limit(MOST);
  const ids = rows.map(({ consultation }) => consultation.id);
  const written =
    ids.length > 0
      ? await db
          .select()
          .from(formulas)
          .where(inArray(formulas.consultationId, ids))
          .orderBy(formulas.createdAt, formulas.role)
      : [];
  const byConsultation = Map.groupBy(written, ({ consultationId }) => consultationId);
  return rows.map(({ consultation, stylistName }) => {
    const { id, serviceType, currentLevel, desiredLevel, error, createdAt } = consultation;
    return {
      kind: "consultation",
      id,
      at: createdAt.toISOString(),
      serviceType,
      stylistName,
      currentLevel,
      desiredLevel,
      error,
      formulas: (byConsultation.get(id) ?? []).map(asFormula),
    };
  });
}

async function kept({ db }: Ctx, clientId: string): Promise<ClientEvent[]> {
  const rows = await db
    .select()
    .from(libraryFormulas)
    .where(eq(libraryFormulas.clientId, clientId))
    .orderBy(desc(libraryFormulas.createdAt))
    .limit(MOST);
  return rows.map((row) => {
    const formula = asLibrary(row);
    const at = formula.usedOn ? `${formula.usedOn}T00:00:00.000Z` : formula.createdAt;
    return { kind: "formula", id: row.id, at, formula };
  });
}

/** The log stays with the record it was written for; a record that was folded in is told of with it. */
async function released({ db }: Ctx, clientId: string): Promise<ClientEvent[]> {
  const folded = db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.mergedIntoId, clientId));
  const ids = [clientId, ...(await folded).map(({ id }) => id)];
  const rows = await db
    .select()
    .from(safetyOverrides)
    .where(inArray(safetyOverrides.clientId, ids))
    .orderBy(desc(safetyOverrides.createdAt))
    .limit(MOST);
  return rows.map(({ id, createdAt, name, reason, appointmentId, consultationId }) => ({
    kind: "release",
    id,
    at: createdAt.toISOString(),
    name,
    reason,
    appointmentId,
    consultationId,
  }));
}

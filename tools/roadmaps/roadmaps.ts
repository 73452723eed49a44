import { and, eq, gt, isNull } from "drizzle-orm";
import { roadmapShares } from "#db/schema/roadmaps.ts";
import type { Visit } from "#tools/colour/schema.ts";
import { engineWords, findConsultation } from "#tools/consultations/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { SHARED_DAYS } from "./rules.ts";
import type { PlannedRoadmap, RoadmapShare, ShareRoadmap } from "./schema.ts";
import { fingerprint, newToken } from "#tools/core/tokens.ts";

type Which = { consultationId: string };

/** The plan of a consultation and whether it is shared. @throws not_found, conflict when the goal takes one visit */
export async function getRoadmap(ctx: Ctx, { consultationId }: Which): Promise<PlannedRoadmap> {
  const { clientName, visits } = await plannedVisits(ctx, consultationId);
  const { expiresAt } = await getRoadmapShare(ctx, { consultationId });
  return { consultationId, clientName, visits, expiresAt };
}

/** Until when the present link opens; null when there is none. @throws not_found */
export async function getRoadmapShare(ctx: Ctx, { consultationId }: Which): Promise<RoadmapShare> {
  await findConsultation(ctx, consultationId);
  const [share] = await ctx.db
    .select({ expiresAt: roadmapShares.expiresAt })
    .from(roadmapShares)
    .where(
      and(
        eq(roadmapShares.consultationId, consultationId),
        isNull(roadmapShares.revokedAt),
        gt(roadmapShares.expiresAt, ctx.now()),
      ),
    );
  return { expiresAt: share?.expiresAt.toISOString() ?? null };
}

/**
 * Makes a link under which anyone who has it may read the plan for 90 days, and ends the link before it. The token
 * in the path is told here and never again.
 * @throws not_found, conflict when the goal takes one visit
 */
export async function shareRoadmap(
  ctx: Ctx,
  { consultationId, cost }: ShareRoadmap,
): Promise<{ path: string; expiresAt: string }> {
  await plannedVisits(ctx, consultationId);
  const token = newToken();
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + SHARED_DAYS * 24 * 60 * 60_000);
  const share = {
    stylistId: ctx.actor.stylistId,
    tokenHash: fingerprint(token),
    showCost: cost === "shown",
    expiresAt,
    revokedAt: null,
    createdAt,
  };
  await ctx.db
    .insert(roadmapShares)
    .values({ ...share, id: newId(), salonId: ctx.actor.salonId, consultationId })
    .onConflictDoUpdate({
      target: [roadmapShares.salonId, roadmapShares.consultationId],
      set: share,
    });
  return { path: `/plan/${token}`, expiresAt: expiresAt.toISOString() };
}

/** Ends the link; ending it again changes nothing. @throws not_found */
export async function revokeRoadmap(ctx: Ctx, { consultationId }: Which): Promise<RoadmapShare> {
  await findConsultation(ctx, consultationId);
  await ctx.db
    .update(roadmapShares)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(roadmapShares.consultationId, consultationId), isNull(roadmapShares.revokedAt)));
  return { expiresAt: null };
}

async function plannedVisits(
  ctx: Ctx,
  consultationId: string,
): Promise<{ clientName: string; visits: Visit[] }> {
  const row = await findConsultation(ctx, consultationId);
  const visits = engineWords(row).answer.roadmap ?? [];
  if (visits.length === 0) {
    throw new DomainError("conflict", "This goal takes one visit: there is no plan to share.");
  }
  return { clientName: row.clientName, visits };
}

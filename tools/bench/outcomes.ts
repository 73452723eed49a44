import { and, asc, eq } from "drizzle-orm";
import { formulas } from "#db/schema/formulas.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { engineWords, findConsultation, type ConsultationRow } from "#tools/consultations/rows.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { usedBowls } from "#tools/formulas/used.ts";
import { getPhoto, keepPhotos } from "#tools/photos/photos.ts";
import { plannedOf } from "./planned.ts";
import type { ConsultationOutcome, Planned, RecordOutcome } from "#tools/outcomes/schema.ts";
import { asOutcome } from "#tools/outcomes/told.ts";

/**
 * Keeps what came of a consultation, beside what it was planned for; told again, it replaces what was told before.
 * @throws not_found for a consultation or a photo that is not the salon's; forbidden for the reception
 */
export async function recordOutcome(
  ctx: Ctx,
  {
    consultationId,
    happy,
    levelReached = null,
    tone = null,
    photoId = null,
    note = "",
  }: RecordOutcome,
): Promise<ConsultationOutcome> {
  requireColourist(ctx);
  const consultation = await findConsultation(ctx, consultationId);
  if (photoId) await getPhoto(ctx, { photoId });
  const planned = await planOf(ctx, consultation);
  const { salonId, stylistId } = ctx.actor;
  const now = ctx.now();
  const told = {
    stylistId,
    happy,
    levelReached,
    tone,
    levelPlanned: planned.level,
    tonePlanned: planned.tone,
    line: planned.line,
    photoId,
    note,
    updatedAt: now,
  };
  return atomically(ctx, async (ctx) => {
    if (photoId) await keepPhotos(ctx, [photoId]);
    await ctx.db
      .insert(outcomes)
      .values({ ...told, id: newId(), salonId, consultationId, createdAt: now })
      .onConflictDoUpdate({ target: [outcomes.salonId, outcomes.consultationId], set: told });
    return outcomeOf(ctx, consultation, planned);
  });
}

/** Forgets what was told of a consultation. @throws not_found, forbidden for the reception */
export async function forgetOutcome(
  ctx: Ctx,
  { consultationId }: { consultationId: string },
): Promise<ConsultationOutcome> {
  requireColourist(ctx);
  await findConsultation(ctx, consultationId);
  await ctx.db.delete(outcomes).where(eq(outcomes.consultationId, consultationId));
  return getOutcome(ctx, { consultationId });
}

function requireColourist(ctx: Ctx): void {
  requireMay(ctx, "judge_outcomes");
}

/** What a consultation was for and, once it was told, what came of it. @throws not_found */
export async function getOutcome(
  ctx: Ctx,
  { consultationId }: { consultationId: string },
): Promise<ConsultationOutcome> {
  const consultation = await findConsultation(ctx, consultationId);
  return outcomeOf(ctx, consultation, await planOf(ctx, consultation));
}

async function outcomeOf(
  ctx: Ctx,
  { id, clientName }: ConsultationRow,
  planned: Planned,
): Promise<ConsultationOutcome> {
  const [row] = await ctx.db.select().from(outcomes).where(eq(outcomes.consultationId, id));
  return {
    consultationId: id,
    clientName,
    planned,
    outcome: row ? asOutcome(row, clientName) : null,
  };
}

/** What the visit was for, by the bowls that were really used. */
async function planOf(ctx: Ctx, consultation: ConsultationRow): Promise<Planned> {
  const { request, answer } = engineWords(consultation);
  const bowls =
    answer.bowls.length > 0
      ? await usedBowls(ctx, { consultationId: consultation.id, bowls: answer.bowls })
      : await ownBowls(ctx, consultation.id);
  return plannedOf({ request, answer, bowls });
}

/** The bowls that a colourist wrote where the engine mixed nothing; what is withheld nobody could weigh. */
async function ownBowls(ctx: Ctx, consultationId: string): Promise<Bowl[]> {
  const rows = await ctx.db
    .select({ bowl: formulas.bowl })
    .from(formulas)
    .where(and(eq(formulas.consultationId, consultationId), eq(formulas.withheld, false)))
    .orderBy(asc(formulas.createdAt));
  return rows.flatMap(({ bowl }) => (bowl ? [bowl as Bowl] : []));
}

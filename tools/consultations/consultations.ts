import { and, desc, eq, ilike, lt, or, sql } from "drizzle-orm";
import { consultations } from "#db/schema/consultations.ts";
import { containing } from "#tools/core/containing.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { DEFAULT_LIMIT, pageOf, readCursor, type Page } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { findConsultation, resultOf, summariesOf } from "./rows.ts";
import type { ConsultationResult, ConsultationSummary, FindConsultations } from "./schema.ts";
import type { SavedNotes, SaveNotes } from "./notes-schema.ts";

/** The salon's consultations, newest first; `q` finds part of a client's name. @throws forbidden */
export async function listConsultations(
  ctx: Ctx,
  { q, limit = DEFAULT_LIMIT, cursor }: FindConsultations,
): Promise<Page<ConsultationSummary>> {
  requireMay(ctx, "see_consultations");
  const named = q ? ilike(consultations.clientName, containing(q)) : undefined;
  const after = cursor ? readCursor(cursor) : undefined;
  const older =
    after &&
    or(
      lt(consultations.createdAt, after.at),
      and(eq(consultations.createdAt, after.at), lt(consultations.id, after.id)),
    );
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(consultations)
      .where(and(named, older))
      .orderBy(desc(consultations.createdAt), desc(consultations.id))
      .limit(limit + 1),
    countConsultations(ctx, named),
  ]);
  const page = pageOf(
    rows,
    limit,
    total,
    ({ createdAt: at, id }) => ({ at, id }),
    (row) => row,
  );
  return { ...page, items: await summariesOf(ctx, page.items) };
}

/** A consultation with its formulas and treatment plan. @throws not_found, forbidden */
export async function getConsultation(
  ctx: Ctx,
  { id }: { id: string },
): Promise<ConsultationResult> {
  return resultOf(ctx, await findConsultation(ctx, id));
}

/** Keeps the stylist's own notes; blank ones are none. @throws not_found, forbidden */
export async function saveNotes(ctx: Ctx, { id, notes }: SaveNotes): Promise<SavedNotes> {
  requireMay(ctx, "see_consultations");
  const stylistNotes = notes || null;
  const [row] = await ctx.db
    .update(consultations)
    .set({ stylistNotes })
    .where(eq(consultations.id, id))
    .returning({ id: consultations.id });
  if (!row) throw new DomainError("not_found", "Consultation not found.");
  return { id, stylistNotes };
}

/** How many consultations the salon has, or of those some. */
export async function countConsultations(
  ctx: Ctx,
  which?: ReturnType<typeof ilike>,
): Promise<number> {
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(consultations)
    .where(which);
  return counted?.total ?? 0;
}

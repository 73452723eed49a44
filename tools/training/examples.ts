import { count, eq } from "drizzle-orm";
import { trainingExamples } from "#db/schema/training.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { learnerOf } from "./learner.ts";
import type { SaveTrainingExample, TrainingExample } from "./schema.ts";

/** Keeps a worked case. @throws not_found for a stylist of another salon */
export function saveTrainingExample(
  ctx: Ctx,
  example: SaveTrainingExample,
): Promise<TrainingExample> {
  return atomically(ctx, async (ctx) => {
    const saved = {
      id: newId(),
      salonId: ctx.actor.salonId,
      stylistId: await learnerOf(ctx, example.stylistId),
      name: example.name,
      example,
      createdAt: ctx.now(),
    };
    await ctx.db.insert(trainingExamples).values(saved);
    return asExample(saved);
  });
}

/** The salon's worked cases, newest first. */
export async function listTrainingExamples(
  ctx: Ctx,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<TrainingExample>> {
  const rows = await ctx.db
    .select()
    .from(trainingExamples)
    .where(olderThan(trainingExamples, cursor))
    .orderBy(...newestFirst(trainingExamples))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(trainingExamples);
  return pageOf(rows, limit, all?.total ?? 0, placeOf, asExample);
}

/** Removes a worked case and gives it back. @throws not_found */
export async function deleteTrainingExample(
  ctx: Ctx,
  { id }: { id: string },
): Promise<TrainingExample> {
  const [gone] = await ctx.db
    .delete(trainingExamples)
    .where(eq(trainingExamples.id, id))
    .returning();
  if (!gone) throw new DomainError("not_found", "Training example not found.");
  return asExample(gone);
}

/** A worked case by its id. @throws not_found */
export async function getTrainingExample(
  ctx: Ctx,
  { id }: { id: string },
): Promise<TrainingExample> {
  const [found] = await ctx.db.select().from(trainingExamples).where(eq(trainingExamples.id, id));
  if (!found) throw new DomainError("not_found", "Training example not found.");
  return asExample(found);
}

/** Keeps a worked case again that was removed, as it was. @throws not_found for a stylist who is gone; conflict where it is there */
export function restoreTrainingExample(
  ctx: Ctx,
  { id, stylistId, createdAt, ...example }: TrainingExample,
): Promise<TrainingExample> {
  return atomically(ctx, async (ctx) => {
    const saved = {
      id,
      salonId: ctx.actor.salonId,
      stylistId: await learnerOf(ctx, stylistId),
      name: example.name,
      example,
      createdAt: new Date(createdAt),
    };
    const [kept] = await ctx.db
      .insert(trainingExamples)
      .values(saved)
      .onConflictDoNothing()
      .returning();
    if (!kept) throw new DomainError("conflict", "This example is there already.");
    return asExample(saved);
  });
}

type Row = typeof trainingExamples.$inferSelect;

function asExample({ id, stylistId, example, createdAt }: Row): TrainingExample {
  return { ...example, id, stylistId, createdAt: createdAt.toISOString() };
}

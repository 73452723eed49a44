import { and, eq } from "drizzle-orm";
import { chats } from "#db/schema/chats.ts";
import { clients, clientTests } from "#db/schema/clients.ts";
import { atomically, sqlState, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { findClient } from "./rows.ts";
import type { TakeBackClient, TakeBackTest } from "./take-back-schema.ts";

const IN_USE = "Something was kept with this client since, so the record stays.";

/** Takes back a record that was only just made. @throws not_found; conflict once it was changed or anything hangs on it */
export async function takeBackClient(
  ctx: Ctx,
  { id, version }: TakeBackClient,
): Promise<{ id: string }> {
  try {
    return await atomically(ctx, async (ctx) => {
      const row = await findClient(ctx, id);
      if (row.version !== version) throw new DomainError("conflict", IN_USE);
      await ctx.db.update(chats).set({ clientId: null }).where(eq(chats.clientId, id));
      await ctx.db.delete(clients).where(eq(clients.id, id));
      return { id };
    });
  } catch (error) {
    if (sqlState(error) === "23503") throw new DomainError("conflict", IN_USE);
    throw error;
  }
}

/** Takes back what was written of a test: the whole of it, or how it was read. @throws not_found; conflict once it was changed again */
export async function takeBackTest(
  ctx: Ctx,
  { clientId, testId, written, before }: TakeBackTest,
): Promise<{ id: string }> {
  await findClient(ctx, clientId);
  return atomically(ctx, async (ctx) => {
    const which = and(eq(clientTests.id, testId), eq(clientTests.clientId, clientId));
    const [row] = await ctx.db.select().from(clientTests).where(which).for("update");
    if (!row) throw new DomainError("not_found", "Test not found.");
    if (row.result !== written)
      throw new DomainError("conflict", "This test was read anew since, so it stays.");
    if (before)
      await ctx.db
        .update(clientTests)
        .set({ ...before, updatedAt: ctx.now() })
        .where(which);
    else await ctx.db.delete(clientTests).where(which);
    return { id: testId };
  });
}

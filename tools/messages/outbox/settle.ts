import { setTimeout as pause } from "node:timers/promises";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { sqlState, type SalonCtx } from "#tools/core/context.ts";
import type { OutboxRow } from "./outbox.ts";

/** What the carrier says of a text that it took. */
export type Carrier = { providerId: string; segments: number | null };

/** How long a database that does not answer is waited for, in turn: what has gone out must not be forgotten. */
const PATIENCE_MS = [100, 400, 1500, 4000, 8000];

/**
 * Notes that a message was taken, unless the carrier has told more meanwhile. A text keeps its words until it has arrived, since it
 * may have to go again.
 * @throws an error of SQLSTATE 23505 where what the carrier knows it by belongs to another message
 */
export async function noteGone(
  ctx: SalonCtx,
  row: OutboxRow,
  carrier: Carrier | null,
): Promise<void> {
  const { providerId = null, segments = null } = carrier ?? {};
  const unknownYet = providerId
    ? or(isNull(outbox.providerId), eq(outbox.providerId, providerId))
    : undefined;
  await written(async () => {
    const marked = await ctx.db
      .update(outbox)
      .set({
        status: "sent",
        error: null,
        sentAt: ctx.now(),
        instance: null,
        ...(carrier ? { providerId, segments } : { sealed: null }),
      })
      .where(and(eq(outbox.id, row.id), inArray(outbox.status, ["queued", "sending"]), unknownYet))
      .returning({ id: outbox.id });
    if (marked.length === 0 && providerId && segments)
      await ctx.db
        .update(outbox)
        .set({ segments })
        .where(and(eq(outbox.id, row.id), eq(outbox.providerId, providerId)));
  });
}

/** Notes that a try did not get it out, unless it is known meanwhile that one did. */
export async function noteNotGone(
  ctx: SalonCtx,
  row: OutboxRow,
  outcome: Partial<OutboxRow>,
): Promise<void> {
  await written(async () => {
    await ctx.db
      .update(outbox)
      .set({ ...outcome, instance: null })
      .where(
        and(eq(outbox.id, row.id), eq(outbox.status, "sending"), eq(outbox.attempts, row.attempts)),
      );
  });
}

/** Notes that it was not even tried: the try does not count. */
export const noteUntried = (ctx: SalonCtx, row: OutboxRow, outcome: Partial<OutboxRow>) =>
  noteNotGone(ctx, row, { ...outcome, attempts: row.attempts - 1 });

async function written(write: () => Promise<void>): Promise<void> {
  for (const wait of PATIENCE_MS) {
    try {
      return await write();
    } catch (error) {
      // what the database refuses, it refuses again; what did not reach it may reach it yet
      if (isRefusal(sqlState(error))) throw error;
      await pause(wait);
    }
  }
  return write();
}

/** Integrity violations and mistakes in the statement, as against a server that is shutting down, full or gone. */
const isRefusal = (state: string | undefined) => state !== undefined && /^(22|23|42)/.test(state);

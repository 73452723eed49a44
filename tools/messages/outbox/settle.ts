import { setTimeout as pause } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { isRefusal, type SalonCtx } from "#tools/core/context.ts";
import type { Carrier, OutboxDesk } from "./desk.ts";
import type { OutboxRow } from "./outbox.ts";

/** How long a database that does not answer is waited for, in turn: what has gone out must not be forgotten. */
const PATIENCE_MS = [100, 400, 1500, 4000, 8000];

/**
 * Notes that a message was taken, unless the carrier has told more meanwhile. A text keeps its words until it has arrived, since it
 * may have to go again.
 * @throws an error of SQLSTATE 23505 where what the carrier knows it by belongs to another message
 */
export async function noteGone(
  ctx: SalonCtx,
  desk: OutboxDesk,
  { salonId, id, channel }: OutboxRow,
  carrier: Carrier | null = null,
): Promise<void> {
  const { providerId = null, segments = null } = carrier ?? {};
  await written(async () => {
    const noted = await desk.noteGone({ salonId, id, channel, carrier });
    if (!noted && providerId && segments)
      await ctx.db
        .update(outbox)
        .set({ segments })
        .where(and(eq(outbox.id, id), eq(outbox.providerId, providerId)));
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
      if (isRefusal(error)) throw error;
      await pause(wait);
    }
  }
  return write();
}

import { and, asc, eq, gt, sql } from "drizzle-orm";
import { chatChunks, chatRuns } from "#db/schema/chats.ts";
import type { Ctx } from "#tools/core/context.ts";
import { findLiveRun } from "./runs.ts";

export type Chunk = { seq: number; data: string; done: boolean };

/** Adds to the stream of a run and wakes whoever follows it, on any instance. */
export async function appendChunk(
  ctx: Ctx,
  runId: string,
  { seq, data, done }: Chunk,
): Promise<void> {
  await ctx.db.execute(sql`
    with added as (
      insert into chat_chunks (salon_id, run_id, seq, data, done)
      values (${ctx.actor.salonId}, ${runId}, ${seq}, ${data}, ${done}) returning run_id)
    select pg_notify('chat_chunks', run_id::text) from added`);
}

/** What a run has sent since chunk `after`. */
export async function readChunks(ctx: Ctx, runId: string, after: number): Promise<Chunk[]> {
  return ctx.db
    .select({ seq: chatChunks.seq, data: chatChunks.data, done: chatChunks.done })
    .from(chatChunks)
    .where(and(eq(chatChunks.runId, runId), gt(chatChunks.seq, after)))
    .orderBy(asc(chatChunks.seq));
}

/** Whether the run can still grow; closes it when its process has died. */
export async function isLive(ctx: Ctx, runId: string): Promise<boolean> {
  const [run] = await ctx.db.select().from(chatRuns).where(eq(chatRuns.id, runId));
  return run?.status === "running" && (await findLiveRun(ctx, run.chatId))?.id === runId;
}

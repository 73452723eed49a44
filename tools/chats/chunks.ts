import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { chatChunks, chatRuns } from "#db/schema/chats.ts";
import type { Ctx } from "#tools/core/context.ts";
import { findLiveRun } from "./runs.ts";

export type Chunk = { seq: number; data: string; done: boolean };

/** A chunk on its way, with whose reply it is of. */
export type RunChunk = Chunk & { salonId: string; runId: string };

/** A notification holds fewer than 8,000 bytes. */
const RUNS_A_NOTICE = 200;

/**
 * Adds to the streams of any number of runs, of any salons, in one statement, and wakes whoever follows them, on any instance:
 * `chat_chunks` carries ids of runs apart by commas. What belongs to no run of that salon any more is left out. Nobody waits
 * for the disk: should the database break now, a reply cannot be resumed from here, but nothing of it is lost.
 *
 * @param everySalon the database as the platform reaches it
 */
export async function appendChunks(everySalon: Db, chunks: readonly RunChunk[]): Promise<void> {
  const runs = [...new Set(chunks.map(({ runId }) => runId))];
  const notices = Array.from({ length: Math.ceil(runs.length / RUNS_A_NOTICE) }, (_, at) =>
    runs.slice(at * RUNS_A_NOTICE, (at + 1) * RUNS_A_NOTICE).join(","),
  );
  await everySalon.execute(sql`
    with added as (
      insert into chat_chunks (salon_id, run_id, seq, data, done)
      select c."salonId", c."runId", c.seq, c.data, c.done
      from json_to_recordset(${JSON.stringify(chunks)}::text::json)
        as c("salonId" uuid, "runId" uuid, seq int, data text, done boolean)
      join chat_runs r on r.salon_id = c."salonId" and r.id = c."runId")
    select set_config('synchronous_commit', 'off', true), pg_notify('chat_chunks', runs)
    from json_array_elements_text(${JSON.stringify(notices)}::text::json) runs`);
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

import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { INSTANCE_LOCK } from "#db/instance.ts";
import { chatChunks, chatRuns, chats } from "#db/schema/chats.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { loadMessages, putMessage } from "./messages.ts";
import { findReceipts } from "./receipts.ts";
import { openCalls, repairReply, withNotice } from "./repair.ts";
import type { Notice, RunStatus } from "./schema.ts";

export const CUT_OFF: Notice = {
  kind: "interrupted",
  text: "This reply was cut off. What had been done is kept: ask for what is missing.",
};

/** The reply being written in a chat by a process that lives, if any. Replies of dead processes are closed on the way. */
export async function findLiveRun(ctx: Ctx, chatId: string): Promise<{ id: string } | undefined> {
  const running = await ctx.db
    .select({ id: chatRuns.id, instance: chatRuns.instance })
    .from(chatRuns)
    .where(and(eq(chatRuns.chatId, chatId), eq(chatRuns.status, "running")))
    .orderBy(desc(chatRuns.startedAt));
  const dead = await deadAmong(
    ctx,
    running.map(({ instance }) => instance),
  );
  const [live] = running.filter(({ instance }) => !dead.has(instance));
  if (running.some(({ instance }) => dead.has(instance))) await closeOrphans(ctx, chatId, dead);
  return live;
}

/** Which of these processes no longer live: their advisory lock is free. */
export async function deadAmong(ctx: Ctx, instances: number[]): Promise<Set<number>> {
  const dead = new Set<number>();
  for (const instance of new Set(instances)) {
    if (instance === ctx.instance) continue;
    const [lock] = await ctx.db.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${INSTANCE_LOCK}, ${instance}) as free`,
    );
    if (lock?.free) dead.add(instance);
  }
  return dead;
}

/** Marks the runs of dead processes as failed, once, and makes what they had written whole, with a notice. */
async function closeOrphans(ctx: Ctx, chatId: string, dead: Set<number>): Promise<void> {
  await atomically(ctx, async (ctx) => {
    const [chat] = await ctx.db.select().from(chats).where(eq(chats.id, chatId)).for("update");
    const closed = await ctx.db
      .update(chatRuns)
      .set({ status: "failed", endedAt: ctx.now() })
      .where(
        and(
          eq(chatRuns.chatId, chatId),
          eq(chatRuns.status, "running"),
          inArray(chatRuns.instance, [...dead]),
        ),
      )
      .returning();
    if (!chat || closed.length === 0) return;
    const messages = await loadMessages(ctx, chatId);
    const last = messages.at(-1);
    if (last?.role === "assistant") {
      const receipts = await findReceipts(ctx, chatId, openCalls(last));
      await putMessage(
        ctx,
        chatId,
        messages.slice(0, -1),
        withNotice(repairReply(last, receipts, true), CUT_OFF),
      );
    } else {
      await putMessage(ctx, chatId, messages, {
        id: newId(),
        role: "assistant",
        parts: [{ type: "data-notice", data: CUT_OFF }],
      });
    }
    await ctx.db
      .update(chats)
      .set({ version: sql`${chats.version} + 1` })
      .where(eq(chats.id, chatId));
  });
}

/** Opens a run, and brings its chat to that version. Call inside the transaction that accepted the message. */
export async function startRun(
  ctx: Ctx,
  { chatId, version, title }: { chatId: string; version: number; title: string },
): Promise<string> {
  const id = newId();
  const at = ctx.now().toISOString();
  await ctx.db.execute(sql`
    with run as (
      insert into chat_runs (id, salon_id, chat_id, instance, started_at)
      values (${id}, ${ctx.actor.salonId}, ${chatId}, ${ctx.instance}, ${at}))
    update chats set version = ${version}, title = ${title}, updated_at = ${at}, archived_at = null
    where id = ${chatId}`);
  return id;
}

/** Ends a run, and brings its chat to that version. Call inside the transaction that keeps what it wrote. */
export async function endRun(
  ctx: Ctx,
  {
    chatId,
    runId,
    version,
    status,
  }: { chatId: string; runId: string; version: number; status: RunStatus },
): Promise<void> {
  const at = ctx.now().toISOString();
  await ctx.db.execute(sql`
    with run as (update chat_runs set status = ${status}, ended_at = ${at} where id = ${runId})
    update chats set version = ${version}, updated_at = ${at} where id = ${chatId}`);
}

/** Drops the streams of the replies in a chat before this one: nobody resumes them any more. */
export async function dropStreams(
  ctx: Ctx,
  { chatId, runId }: { chatId: string; runId: string },
): Promise<void> {
  const over = and(
    ne(chatRuns.status, "running"),
    ne(chatRuns.id, runId),
    eq(chatRuns.chatId, chatId),
  );
  const ended = ctx.db.select({ id: chatRuns.id }).from(chatRuns).where(over);
  await ctx.db.delete(chatChunks).where(inArray(chatChunks.runId, ended));
}

/** How the newest ended run of a chat ended. */
export async function lastRunFailed(ctx: Ctx, chatId: string): Promise<boolean> {
  const [last] = await ctx.db
    .select({ status: chatRuns.status })
    .from(chatRuns)
    .where(and(eq(chatRuns.chatId, chatId), ne(chatRuns.status, "running")))
    .orderBy(desc(chatRuns.startedAt), desc(chatRuns.id))
    .limit(1);
  return last?.status === "failed";
}

/** Asks the process that writes the chat's reply to stop. @returns whether there was one. */
export async function requestStop(ctx: Ctx, chatId: string): Promise<boolean> {
  const live = await findLiveRun(ctx, chatId);
  if (live) await ctx.db.execute(sql`select pg_notify('chat_stop', ${live.id})`);
  return live !== undefined;
}

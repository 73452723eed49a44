import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { chatActions, chatShares } from "#db/schema/assistant.ts";
import { chatMessages, chatRuns, chats } from "#db/schema/chats.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { lockChat } from "./lock.ts";
import { asMessage, loadMessages, type StoredMessage } from "./messages.ts";
import { findLiveRun } from "./runs.ts";
import type { ShowVersion } from "./schema.ts";

/** A message that a chat has, and the one it follows. */
export type Known = { message: StoredMessage; parentId: string | null };

const look = builtOnce((db) =>
  db
    .select({
      row: chatMessages,
      open: sql<boolean>`exists (select from ${chatRuns} where ${chatRuns.chatId} = ${chats.id} and ${chatRuns.status} = 'running')`,
    })
    .from(chats)
    .leftJoin(
      chatMessages,
      and(eq(chatMessages.chatId, chats.id), eq(chatMessages.id, sql.placeholder("id"))),
    )
    .where(eq(chats.id, sql.placeholder("chatId"))),
);

/** A message of a chat, on whatever branch, if the chat has one of that id; and whether a reply is being written in it, be it by a process that has died. */
export async function lookFor(
  ctx: Ctx,
  chatId: string,
  id: string | undefined,
): Promise<{ known: Known | undefined; open: boolean }> {
  const [found] = await look(ctx.db, { chatId, id: id ?? null });
  const { row, open = false } = found ?? {};
  return { known: row ? { message: asMessage(row), parentId: row.parentId } : undefined, open };
}

/** The reply to a message: on the branch that is shown, or else the newest; undefined where there is none. */
export async function findReply(
  ctx: Ctx,
  chatId: string,
  { id, shown }: { id: string; shown: readonly StoredMessage[] },
): Promise<StoredMessage | undefined> {
  const place = shown.findIndex((message) => message.id === id);
  const next = place < 0 ? undefined : shown[place + 1];
  if (next) return next;
  const rows = await versionsAfter(ctx, chatId, id);
  const newest = rows.at(-1);
  return newest === undefined ? undefined : (await lookFor(ctx, chatId, newest)).known?.message;
}

/** Gives a message another id, so that a new version may have its own; whatever names it follows. */
export async function giveUpId(ctx: Ctx, chatId: string, id: string): Promise<void> {
  const fresh = newId();
  await ctx.db
    .update(chatMessages)
    .set({ id: fresh })
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.id, id)));
  await ctx.db
    .update(chatMessages)
    .set({ parentId: fresh })
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.parentId, id)));
  await ctx.db
    .update(chatActions)
    .set({ messageId: fresh })
    .where(and(eq(chatActions.chatId, chatId), eq(chatActions.messageId, id)));
  await ctx.db
    .update(chatShares)
    .set({ leafId: fresh })
    .where(and(eq(chatShares.chatId, chatId), eq(chatShares.leafId, id)));
}

/** The messages with, for each that has other versions beside it, which of them it is. */
export async function withVersions(
  ctx: Ctx,
  chatId: string,
  messages: readonly StoredMessage[],
): Promise<StoredMessage[]> {
  const parents = [...new Set(messages.slice(0, -1).map(({ id }) => id))];
  const rows = await ctx.db
    .select({ id: chatMessages.id, parentId: chatMessages.parentId })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.chatId, chatId),
        sql`(${chatMessages.parentId} is null or ${inArray(chatMessages.parentId, parents)})`,
      ),
    )
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id));
  const versions = Map.groupBy(rows, ({ parentId }) => parentId);
  return messages.map((message, place) => {
    const beside = versions.get(messages[place - 1]?.id ?? null) ?? [];
    if (beside.length < 2) return message;
    const index = beside.findIndex(({ id }) => id === message.id) + 1;
    return {
      ...message,
      metadata: { ...message.metadata, branch: { index, count: beside.length } },
    };
  });
}

/**
 * Shows the version of a message before or after it, with the newest of what was said below that.
 * @throws not_found, conflict while a reply is being written and where there is no such version
 */
export async function showVersion(
  ctx: Ctx,
  { id: chatId, messageId, step }: ShowVersion & { id: string },
): Promise<void> {
  await atomically(ctx, async (ctx) => {
    await lockChat(ctx, chatId);
    if (await findLiveRun(ctx, chatId))
      throw new DomainError("conflict", "A reply is still being written in this chat.");
    const { known: found } = await lookFor(ctx, chatId, messageId);
    if (!found) throw new DomainError("not_found", "Message not found.");
    const versions = await versionsAfter(ctx, chatId, found.parentId);
    const wanted = versions[versions.indexOf(messageId) + (step === "next" ? 1 : -1)];
    if (!wanted) throw new DomainError("conflict", "There is no other version on that side.");
    await ctx.db
      .update(chats)
      .set({ leafId: await newestLeafBelow(ctx, chatId, wanted) })
      .where(eq(chats.id, chatId));
  });
}

/** What of the branch that is shown would be out of sight on a branch that goes on after `parentId`. */
export async function hiddenBy(
  ctx: Ctx,
  chatId: string,
  { shown, parentId }: { shown: readonly StoredMessage[]; parentId: string | null },
): Promise<{ kept: StoredMessage[]; hidden: StoredMessage[] }> {
  const kept = parentId === null ? [] : await loadMessages(ctx, chatId, parentId);
  const stays = new Set(kept.map(({ id }) => id));
  return { kept, hidden: shown.filter(({ id }) => !stays.has(id)) };
}

/** Ids of the messages that follow one, or that begin the chat; those written first come first. */
async function versionsAfter(ctx: Ctx, chatId: string, parentId: string | null): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.chatId, chatId),
        sql`${chatMessages.parentId} is not distinct from ${parentId}::text`,
      ),
    )
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id));
  return rows.map(({ id }) => id);
}

async function newestLeafBelow(ctx: Ctx, chatId: string, id: string): Promise<string> {
  const [leaf] = await ctx.db.execute<{ id: string }>(sql`
    with recursive below as (
      select id, position, created_at from chat_messages where chat_id = ${chatId} and id = ${id}
      union all
      select after.id, after.position, after.created_at from chat_messages after
      join below on after.chat_id = ${chatId} and after.parent_id = below.id)
    select id from below
    where not exists (select from chat_messages after where after.chat_id = ${chatId} and after.parent_id = below.id)
    order by created_at desc, position desc, id desc limit 1`);
  return leaf?.id ?? id;
}

import { isToolUIPart } from "ai";
import { and, desc, eq, getTableColumns, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { chatRuns, chats } from "#db/schema/chats.ts";
import { clients } from "#db/schema/clients.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { DEFAULT_LIMIT, pageOf, readCursor, type Page } from "#tools/core/paging.ts";
import { withVersions } from "./branches.ts";
import { loadMessages, type StoredMessage } from "./messages.ts";
import { deadAmong, findLiveRun, requestStop } from "./runs.ts";
import type { ChangeChat, Chat, FindChats } from "./schema.ts";
import { containing } from "#tools/core/containing.ts";

/**
 * The stylist's own chats, those last written in first; `q` looks in titles and in everything said. Those that were put away
 * are listed only when they are asked for.
 */
export async function listChats(
  ctx: Ctx,
  { q, archived, limit = DEFAULT_LIMIT, cursor }: FindChats,
): Promise<Page<Chat>> {
  const away = archived === "true" ? isNotNull(chats.archivedAt) : isNull(chats.archivedAt);
  const wanted = and(mine(ctx), away, q ? matching(q) : undefined);
  const after = cursor ? olderThan(readCursor(cursor)) : undefined;
  const rows = await ctx.db
    .select(LISTED)
    .from(chats)
    .leftJoin(clients, eq(clients.id, chats.clientId))
    .where(and(wanted, after))
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(limit + 1);
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(chats)
    .where(wanted);
  const running = await runningAmong(ctx);
  return pageOf(
    rows,
    limit,
    counted?.total ?? 0,
    ({ updatedAt: at, id }) => ({ at, id }),
    (row) => asChat(row, running.has(row.id)),
  );
}

/** One chat with the messages of the branch that is shown, oldest first. @throws not_found, for foreign ids alike */
export async function getChat(
  ctx: Ctx,
  { id }: { id: string },
): Promise<Chat & { messages: StoredMessage[] }> {
  const row = await findChat(ctx, id);
  const live = await findLiveRun(ctx, id);
  const messages = await withVersions(ctx, id, await loadMessages(ctx, id));
  return {
    ...asChat(row, live !== undefined),
    messages: live ? withoutGoingOn(messages) : messages,
  };
}

/** A reply that goes on after an approval comes whole with its stream; a client that had it already would show its words twice. */
function withoutGoingOn(messages: StoredMessage[]): StoredMessage[] {
  const goesOn = messages
    .at(-1)
    ?.parts.some((part) => isToolUIPart(part) && part.state === "approval-responded");
  return goesOn ? messages.slice(0, -1) : messages;
}

/** Names a chat, puts it away or brings it back. @throws not_found, for foreign ids alike */
export async function changeChat(
  ctx: Ctx,
  { id, title, archived }: ChangeChat & { id: string },
): Promise<Chat> {
  const changed = await ctx.db
    .update(chats)
    .set({
      ...(title !== undefined && { title }),
      ...(archived !== undefined && { archivedAt: archived ? ctx.now() : null }),
    })
    .where(and(eq(chats.id, id), mine(ctx)))
    .returning({ id: chats.id });
  if (changed.length === 0) throw new DomainError("not_found", "Chat not found.");
  return asChat(await findChat(ctx, id), (await findLiveRun(ctx, id)) !== undefined);
}

/** Deletes a chat with everything said in it; consultations made in it stay. @throws not_found, for foreign ids alike */
export async function deleteChat(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await findChat(ctx, id);
  await requestStop(ctx, id);
  const gone = await ctx.db
    .delete(chats)
    .where(and(eq(chats.id, id), mine(ctx)))
    .returning({ id: chats.id });
  if (gone.length === 0) throw new DomainError("not_found", "Chat not found.");
}

/** @throws not_found, for foreign ids and other people's chats alike */
export async function findChat(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select(LISTED)
    .from(chats)
    .leftJoin(clients, eq(clients.id, chats.clientId))
    .where(and(eq(chats.id, id), mine(ctx)));
  if (!row) throw new DomainError("not_found", "Chat not found.");
  return row;
}

/** A chat with the name of whom it is about. */
const LISTED = { ...getTableColumns(chats), clientName: clients.name };
type Listed = typeof chats.$inferSelect & { clientName: string | null };

const mine = (ctx: Ctx) => eq(chats.stylistId, ctx.actor.stylistId);

function matching(q: string): SQL | undefined {
  const pattern = containing(q);
  return or(
    sql`${chats.title} ilike ${pattern}`,
    sql`exists (select from chat_messages said, jsonb_path_query(said.parts, '$[*] ? (@.type == "text").text') as words
      where said.chat_id = ${chats.id} and words #>> '{}' ilike ${pattern})`,
  );
}

function olderThan({ at, id }: { at: Date; id: string }): SQL {
  return sql`(${chats.updatedAt}, ${chats.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

async function runningAmong(ctx: Ctx): Promise<Set<string>> {
  const running = await ctx.db
    .select({ chatId: chatRuns.chatId, instance: chatRuns.instance })
    .from(chatRuns)
    .where(eq(chatRuns.status, "running"));
  const dead = await deadAmong(
    ctx,
    running.map(({ instance }) => instance),
  );
  return new Set(running.filter(({ instance }) => !dead.has(instance)).map(({ chatId }) => chatId));
}

function asChat(row: Listed, running: boolean): Chat {
  const { id, title, createdAt, updatedAt, archivedAt, clientId, clientName } = row;
  return {
    id,
    title,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    running,
    archivedAt: archivedAt?.toISOString() ?? null,
    clientId,
    clientName,
  };
}

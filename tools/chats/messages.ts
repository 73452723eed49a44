import { and, eq, sql } from "drizzle-orm";
import type { UIMessage } from "ai";
import { chatMessages, chats } from "#db/schema/chats.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { ChatMetadata, DataParts } from "./schema.ts";

/** A message as it is kept. Which tools its parts may name is the agent's business. */
export type StoredMessage = UIMessage<ChatMetadata, DataParts>;
export type Part = StoredMessage["parts"][number];

/**
 * The messages of a chat on one branch, oldest first: the branch that is shown, or the one that ends in `leafId`.
 * A message that the chat does not have ends no branch: none are found.
 */
export async function loadMessages(
  ctx: Pick<Ctx, "db">,
  chatId: string,
  leafId?: string,
): Promise<StoredMessage[]> {
  const leaf = leafId ?? sql`(select leaf_id from chats where id = ${chatId})`;
  const rows = await ctx.db.execute<Pick<Row, "id" | "role" | "parts" | "metadata">>(sql`
    with recursive branch as (
      select id, parent_id from chat_messages where chat_id = ${chatId} and id = ${leaf}
      union all
      select before.id, before.parent_id from branch cross join lateral (
        -- one at a time, so that each is found by its key, however little is known of the table
        select id, parent_id from chat_messages
        where chat_id = ${chatId} and id = branch.parent_id limit 1) before)
    select said.id, said.role, said.parts, said.metadata from branch
    join chat_messages said on said.chat_id = ${chatId} and said.id = branch.id
    order by said.position`);
  return rows.map(asMessage);
}

type Row = typeof chatMessages.$inferSelect;

/** A row as the message it keeps. */
export function asMessage({
  id,
  role,
  parts,
  metadata,
}: Pick<Row, "id" | "role" | "parts" | "metadata">): StoredMessage {
  return {
    id,
    role: role as StoredMessage["role"],
    parts: parts as StoredMessage["parts"],
    ...(metadata ? { metadata: metadata } : {}),
  };
}

/** Writes a message after those `before` it, as the end of the branch that is shown; one that is there already is replaced. */
export async function putMessage(
  ctx: Ctx,
  chatId: string,
  before: readonly StoredMessage[],
  message: StoredMessage,
): Promise<void> {
  const { parts, metadata } = storable({
    parts: message.parts,
    metadata: message.metadata ?? null,
  });
  const parentId = before.at(-1)?.id ?? null;
  const put = ctx.db
    .insert(chatMessages)
    .values({
      salonId: ctx.actor.salonId,
      chatId,
      id: message.id,
      parentId,
      position: before.length,
      role: message.role,
      parts,
      metadata,
      createdAt: afterSiblings(chatId, parentId, ctx.now()),
    })
    .onConflictDoUpdate({
      target: [chatMessages.chatId, chatMessages.id],
      set: { parts, metadata },
    });
  const shown = ctx.db
    .update(chats)
    .set({ leafId: message.id })
    .where(and(eq(chats.id, chatId), sql`${chats.leafId} is distinct from ${message.id}`));
  await Promise.all([put, shown]);
}

/** Versions of a message stand in the order in which they were written, also where the clock does not tell them apart. */
const afterSiblings = (chatId: string, parentId: string | null, now: Date) =>
  sql<Date>`greatest(${now.toISOString()}::timestamptz, (select max(created_at) + interval '1 ms' from chat_messages
    where chat_id = ${chatId} and parent_id is not distinct from ${parentId}::text))`;

/** jsonb refuses NUL and half surrogate pairs, which a model may well write. */
export function storable<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, held: unknown) =>
      typeof held === "string" ? held.replaceAll("\0", "").toWellFormed() : held,
    ),
  ) as T;
}

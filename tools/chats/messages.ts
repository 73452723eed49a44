import { and, asc, eq, gte } from "drizzle-orm";
import type { UIMessage } from "ai";
import { chatMessages } from "#db/schema/chats.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { ChatMetadata, DataParts } from "./schema.ts";

/** A message as it is kept. Which tools its parts may name is the agent's business. */
export type StoredMessage = UIMessage<ChatMetadata, DataParts>;
export type Part = StoredMessage["parts"][number];

/** All messages of a chat, oldest first. */
export async function loadMessages(ctx: Ctx, chatId: string): Promise<StoredMessage[]> {
  const rows = await ctx.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(asc(chatMessages.position));
  return rows.map(({ id, role, parts, metadata }) => ({
    id,
    role: role as StoredMessage["role"],
    parts: parts as StoredMessage["parts"],
    ...(metadata ? { metadata: metadata } : {}),
  }));
}

/** Writes a message at its place; the same id at the same place is replaced. */
export async function putMessage(
  ctx: Ctx,
  chatId: string,
  position: number,
  message: StoredMessage,
): Promise<void> {
  const { parts, metadata } = storable({
    parts: message.parts,
    metadata: message.metadata ?? null,
  });
  await ctx.db
    .insert(chatMessages)
    .values({
      salonId: ctx.actor.salonId,
      chatId,
      id: message.id,
      position,
      role: message.role,
      parts,
      metadata,
      createdAt: ctx.now(),
    })
    .onConflictDoUpdate({
      target: [chatMessages.chatId, chatMessages.id],
      set: { parts, metadata },
    });
}

/** Drops the message at `position` and all that follow. */
export async function dropFrom(ctx: Ctx, chatId: string, position: number): Promise<void> {
  await ctx.db
    .delete(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), gte(chatMessages.position, position)));
}

/** jsonb refuses NUL and half surrogate pairs, which a model may well write. */
export function storable<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, held: unknown) =>
      typeof held === "string" ? held.replaceAll("\0", "").toWellFormed() : held,
    ),
  ) as T;
}

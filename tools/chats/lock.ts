import { and, eq, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { chats } from "#db/schema/chats.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";

const hold = builtOnce((db) =>
  db
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.id, sql.placeholder("chatId")),
        eq(chats.stylistId, sql.placeholder("stylistId")),
      ),
    )
    .for("update"),
);

/** The stylist's own chat, held until the transaction ends. @throws not_found, for other people's chats alike */
export async function lockChat(ctx: Ctx, chatId: string): Promise<typeof chats.$inferSelect> {
  const chat = await heldChat(ctx, chatId);
  if (!chat) throw new DomainError("not_found", "Chat not found.");
  return chat;
}

/** The same where there may be none. */
export async function heldChat(
  ctx: Ctx,
  chatId: string,
): Promise<typeof chats.$inferSelect | undefined> {
  const [chat] = await hold(ctx.db, { chatId, stylistId: ctx.actor.stylistId });
  return chat;
}

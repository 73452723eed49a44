import { and, eq, isNull } from "drizzle-orm";
import { chats } from "#db/schema/chats.ts";
import type { Ctx } from "#tools/core/context.ts";

/** The chat in which this happens is about a client from now on, unless it was about somebody already. */
export async function chatIsAbout(
  { db, chatId }: Pick<Ctx, "db" | "chatId">,
  clientId: string,
): Promise<void> {
  if (!chatId) return;
  await db
    .update(chats)
    .set({ clientId })
    .where(and(eq(chats.id, chatId), isNull(chats.clientId)));
}

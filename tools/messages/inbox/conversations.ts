import { sql } from "drizzle-orm";
import { smsConversations } from "#db/schema/messages.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";

export type ConversationRow = typeof smsConversations.$inferSelect;

/** The salon's conversation with a number, E.164; begins it when there is none. Marks that something was said now. */
export async function conversationWith(
  { db, now }: Pick<Ctx, "db" | "now">,
  { salonId, phone }: { salonId: string; phone: string },
): Promise<ConversationRow> {
  const at = now();
  const [row] = await db
    .insert(smsConversations)
    .values({ id: newId(), salonId, phone, lastAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: [smsConversations.salonId, smsConversations.phone],
      set: { lastAt: sql`greatest(${smsConversations.lastAt}, excluded.last_at)` },
    })
    .returning();
  if (!row) throw new Error("A conversation could not be kept.");
  return row;
}

import { sql } from "drizzle-orm";
import { smsConversations } from "#db/schema/messages.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";

export type ConversationRow = typeof smsConversations.$inferSelect;

/** The salon's conversation with a number, E.164; begins it when there is none. Marks that something was said now. */
export async function conversationWith(
  ctx: Pick<Ctx, "db" | "now">,
  { salonId, phone }: { salonId: string; phone: string },
): Promise<ConversationRow> {
  const [row] = await conversationsWith(ctx, { salonId, phones: [phone] });
  if (!row) throw new Error("A conversation could not be kept.");
  return row;
}

/** The same with several numbers. */
export async function conversationsWith(
  { db, now }: Pick<Ctx, "db" | "now">,
  { salonId, phones }: { salonId: string; phones: readonly string[] },
): Promise<ConversationRow[]> {
  const at = now();
  // in order, so that of two who write to the same numbers neither waits for the other
  const numbers = [...new Set(phones)].toSorted();
  if (numbers.length === 0) return [];
  return db
    .insert(smsConversations)
    .values(numbers.map((phone) => ({ id: newId(), salonId, phone, lastAt: at, createdAt: at })))
    .onConflictDoUpdate({
      target: [smsConversations.salonId, smsConversations.phone],
      set: { lastAt: sql`greatest(${smsConversations.lastAt}, excluded.last_at)` },
    })
    .returning();
}

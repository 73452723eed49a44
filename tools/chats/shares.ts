import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { chatShares } from "#db/schema/assistant.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { fingerprint, newToken } from "#tools/core/tokens.ts";
import { findChat } from "./chats.ts";
import { lockChat } from "./lock.ts";
import { findLiveRun } from "./runs.ts";
import { CHAT_SHARED_DAYS, type ChatShare } from "./schema.ts";

type Which = { chatId: string };

/**
 * Makes a link under which anyone who has it may read the chat as it stands now, for 90 days. The token in the path is told
 * here and never again.
 * @throws not_found, conflict while a reply is being written or where nothing was said
 */
export async function shareChat(
  ctx: Ctx,
  { chatId }: Which,
): Promise<ChatShare & { path: string }> {
  return atomically(ctx, async (ctx) => {
    const { leafId } = await lockChat(ctx, chatId);
    if (await findLiveRun(ctx, chatId))
      throw new DomainError(
        "conflict",
        "A reply is still being written. Share it when it is done.",
      );
    if (leafId === null) throw new DomainError("conflict", "Nothing was said in this chat yet.");
    const token = newToken();
    const createdAt = ctx.now();
    const row = {
      id: newId(),
      salonId: ctx.actor.salonId,
      stylistId: ctx.actor.stylistId,
      chatId,
      leafId,
      tokenHash: fingerprint(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CHAT_SHARED_DAYS * 24 * 60 * 60_000),
    };
    await ctx.db.insert(chatShares).values(row);
    await writeAudit(ctx, {
      action: "chat.shared",
      words: `made a link that shows a chat for ${CHAT_SHARED_DAYS} days`,
      subjectId: chatId,
    });
    return { ...asShare(row), path: `/shared/${token}` };
  });
}

/** The links of a chat that still open, oldest first. @throws not_found */
export async function listShares(ctx: Ctx, { chatId }: Which): Promise<ChatShare[]> {
  await findChat(ctx, chatId);
  const rows = await ctx.db
    .select()
    .from(chatShares)
    .where(
      and(
        eq(chatShares.chatId, chatId),
        isNull(chatShares.revokedAt),
        gt(chatShares.expiresAt, ctx.now()),
      ),
    )
    .orderBy(asc(chatShares.createdAt), asc(chatShares.id));
  return rows.map(asShare);
}

/** Ends a link at once; ending it again changes nothing. @throws not_found */
export async function revokeShare(
  ctx: Ctx,
  { chatId, shareId }: Which & { shareId: string },
): Promise<void> {
  await findChat(ctx, chatId);
  await atomically(ctx, async (ctx) => {
    const its = and(eq(chatShares.chatId, chatId), eq(chatShares.id, shareId));
    const [share] = await ctx.db
      .select({ revokedAt: chatShares.revokedAt })
      .from(chatShares)
      .where(its)
      .for("update");
    if (!share) throw new DomainError("not_found", "Link not found.");
    if (share.revokedAt) return;
    await ctx.db.update(chatShares).set({ revokedAt: ctx.now() }).where(its);
    await writeAudit(ctx, {
      action: "chat.unshared",
      words: "ended a link that showed a chat",
      subjectId: chatId,
    });
  });
}

const asShare = ({
  id,
  createdAt,
  expiresAt,
}: Pick<typeof chatShares.$inferSelect, "id" | "createdAt" | "expiresAt">): ChatShare => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { chatActions } from "#db/schema/assistant.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { shown } from "./actions.ts";
import { toolGiven } from "./perform.ts";
import type { ChatAction } from "./schema.ts";
import { UNDO_SECONDS, TakeBack } from "#tools/core/act-schema.ts";

const OVER = `The ${UNDO_SECONDS} seconds in which this could be taken back are over. Say what it should be, and it can be changed.`;

/**
 * Takes an act back, once, while that is possible: the act that undoes it runs in the same transaction, with the rights of
 * whoever asks.
 * @throws not_found; conflict when it was taken back, cannot be, or the time is over; whatever the act that undoes it throws
 */
export function undoAction(ctx: Ctx, { id }: { id: string }): Promise<ChatAction> {
  return atomically(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select()
      .from(chatActions)
      .where(and(eq(chatActions.id, id), eq(chatActions.stylistId, ctx.actor.stylistId)))
      .for("update");
    if (!found) throw new DomainError("not_found", "There is no such act.");
    if (found.undoneAt) throw new DomainError("conflict", "That was taken back already.");
    if (!found.takeBack || !found.undoUntil)
      throw new DomainError("conflict", "That cannot be taken back.");
    const now = ctx.now();
    if (now > found.undoUntil) throw new DomainError("conflict", OVER);
    const back = TakeBack.parse(found.takeBack);
    const given = toolGiven(ctx, back.tool, back.input);
    if (!given) throw new DomainError("conflict", "That cannot be taken back.");
    await given.tool.run(ctx, given.input, () => undefined);
    const [undone] = await ctx.db
      .update(chatActions)
      .set({ undoneAt: now })
      .where(eq(chatActions.id, id))
      .returning();
    return shown(undone ?? found);
  });
}

/** Takes back the newest act of this thread. @throws conflict where there is none, or its time is over */
export async function undoLast(ctx: Ctx): Promise<ChatAction> {
  const [last] = ctx.chatId
    ? await ctx.db
        .select({ id: chatActions.id })
        .from(chatActions)
        .where(
          and(
            eq(chatActions.chatId, ctx.chatId),
            eq(chatActions.stylistId, ctx.actor.stylistId),
            isNull(chatActions.undoneAt),
            isNotNull(chatActions.takeBack),
          ),
        )
        .orderBy(desc(chatActions.createdAt), desc(chatActions.id))
        .limit(1)
    : [];
  if (!last) throw new DomainError("conflict", "Nothing was done here that can be taken back.");
  return undoAction(ctx, last);
}

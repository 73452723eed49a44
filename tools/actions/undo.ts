import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { chatActions } from "#db/schema/assistant.ts";
import { TakeBack } from "#tools/core/act-schema.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { actsSeen, shownLine } from "./actions.ts";
import { followedFrom } from "./followed.ts";
import { toolGiven } from "./perform.ts";
import type { UndoLast, UndoneAction } from "./schema.ts";

/**
 * Takes an act back, once, as long as nothing has followed from it: the act that undoes it runs in the same transaction, with
 * the rights of whoever asks.
 * @throws not_found; conflict when it was taken back, cannot be, or something followed, which is named; whatever the act that
 * undoes it throws
 */
export function undoAction(ctx: Ctx, { id }: { id: string }): Promise<UndoneAction> {
  return atomically(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select()
      .from(chatActions)
      .where(and(eq(chatActions.id, id), actsSeen(ctx)))
      .for("update");
    if (!found) throw new DomainError("not_found", "There is no such act.");
    if (found.undoneAt) throw new DomainError("conflict", "That was taken back already.");
    const followed = (await followedFrom(ctx, [found])).get(id);
    const { words, stays, goneOut } = shownLine(found, followed, ctx.now());
    const back = TakeBack.safeParse(found.takeBack).data;
    const given = back && toolGiven(ctx, back.tool, atVersion(back.input, followed?.versions));
    if (!given) throw new DomainError("conflict", `That cannot be taken back: ${words}.`);
    if (stays) throw new DomainError("conflict", stays);
    await given.tool.run(ctx, given.input, () => undefined);
    const [undone] = await ctx.db
      .update(chatActions)
      .set({ undoneAt: ctx.now() })
      .where(eq(chatActions.id, id))
      .returning();
    const line = shownLine(undone ?? found, undefined, ctx.now());
    return { ...line, sentence: [`Taken back: ${words}.`, goneOut].filter(Boolean).join(" ") };
  });
}

/** Names the versions that rows stand at: acts after it were taken back, and each of them has counted on. */
const atVersion = (input: unknown, versions: ReadonlyMap<string, number> = new Map()): unknown =>
  JSON.parse(JSON.stringify(input), (_key, value: { id?: string; version?: number } | null) =>
    value?.version && value.id
      ? { ...value, version: versions.get(value.id) ?? value.version }
      : value,
  );

/**
 * Takes back the newest act of this thread, or its newest on a kind of record; for a program, of those that programs asked for.
 * @throws conflict where there is none, or it stays, with why
 */
export const undoLast = async (ctx: Ctx, asked: UndoLast): Promise<UndoneAction> =>
  undoAction(ctx, await lastAct(ctx, asked));

/** The act that `undoLast` would take back, by its words. @throws conflict where there is none */
export async function lastAct(
  { db, actor, chatId }: Ctx,
  { about }: UndoLast,
): Promise<{ id: string; words: string }> {
  const [last] = await db
    .select({ id: chatActions.id, words: chatActions.words })
    .from(chatActions)
    .where(
      and(
        chatId ? eq(chatActions.chatId, chatId) : isNull(chatActions.chatId),
        eq(chatActions.stylistId, actor.stylistId),
        isNull(chatActions.undoneAt),
        about && sql`${chatActions.records} -> 0 ->> 'kind' = ${about}`,
      ),
    )
    .orderBy(desc(chatActions.createdAt), desc(chatActions.id))
    .limit(1);
  if (!last) throw new DomainError("conflict", "Nothing was done here that can be taken back.");
  return last;
}

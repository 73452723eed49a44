import { builtOnce } from "#db/built-once.ts";
import { and, count, eq, sql, type SQL } from "drizzle-orm";
import { chatActions } from "#db/schema/assistant.ts";
import { nameOfStylist } from "#tools/core/name-of-stylist.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { followedFrom, type Followed } from "./followed.ts";
import type { ChatAction, FindActions } from "./schema.ts";
import { UNDO_DAYS, type Change, type RecordRef, type TakeBack } from "#tools/core/act-schema.ts";

const DAY = 24 * 60 * 60_000;

/** A thread's acts that a model is told of beside its words. */
const MOST_UNTOLD = 15;

/** What is to be written down of an act. */
export type Acted = {
  tool: string;
  words: string;
  changes: Change[];
  records: RecordRef[];
  takeBack: TakeBack | null;
  /** The rows it wrote (`sealWritten`). */
  wrote: unknown;
  chatId: string | null;
  messageId: string | null;
  toolCallId: string | null;
};

/** Writes an act into the ledger. Call it with the ctx of the act's own transaction. @returns its line */
export async function recordAction(
  ctx: Ctx,
  { words, takeBack, wrote, ...acted }: Acted,
): Promise<{ id: string; undoUntil: string | null }> {
  const createdAt = ctx.now();
  const undoUntil = takeBack && new Date(createdAt.getTime() + UNDO_DAYS * DAY);
  const row = {
    ...acted,
    id: newId(),
    salonId: ctx.actor.salonId,
    stylistId: ctx.actor.stylistId,
    by: await nameOfStylist(ctx, ctx.actor.stylistId),
    words: words.slice(0, 500),
    takeBack,
    undoUntil,
    wrote: takeBack && wrote,
    createdAt,
  };
  await ctx.db.insert(chatActions).values(row);
  return { id: row.id, undoUntil: undoUntil?.toISOString() ?? null };
}

/**
 * What the assistant did, newest first: in one thread, to one record, or all. Whoever may not see the audit log sees
 * what they asked for themselves.
 */
export async function listActions(
  ctx: Ctx,
  {
    limit = DEFAULT_LIMIT,
    cursor,
    ...asked
  }: FindActions & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<ChatAction>> {
  const matching = and(
    actsSeen(ctx),
    asked.chatId ? eq(chatActions.chatId, asked.chatId) : undefined,
    concerning(asked),
  );
  const rows = await ctx.db
    .select()
    .from(chatActions)
    .where(and(matching, olderThan(chatActions, cursor)))
    .orderBy(...newestFirst(chatActions))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(chatActions).where(matching);
  const page = pageOf(rows, limit, all?.total ?? 0, placeOf, (row) => row);
  return { ...page, items: await shown(ctx, page.items) };
}

type Row = typeof chatActions.$inferSelect;

/** Whose acts an actor sees, and may take back as far as their rights go: their own, and all of whoever may see the audit log. */
export const actsSeen = ({ actor }: Pick<Ctx, "actor">): SQL | undefined =>
  may(actor.role, "see_audit") ? undefined : eq(chatActions.stylistId, actor.stylistId);

/** An act of a thread, by the call that did it. */
export type Act = { words: string; toolCallId: string | null; undoneAt: Date | null };

const actsOfThread = builtOnce((db) =>
  db
    .select({
      words: chatActions.words,
      toolCallId: chatActions.toolCallId,
      undoneAt: chatActions.undoneAt,
    })
    .from(chatActions)
    .where(eq(chatActions.chatId, sql.placeholder("chatId")))
    .orderBy(...newestFirst(chatActions)),
);

/** What was done in a thread, newest first. */
export const actsIn = ({ db }: Pick<Ctx, "db">, chatId: string): Promise<Act[]> =>
  actsOfThread(db, { chatId });

/**
 * What the words of a branch do not tell of its thread's acts, oldest first: those that were taken back, and those that were done
 * on other branches. `calls` are the calls that the branch shows.
 */
export function untold(acts: readonly Act[], calls: ReadonlySet<string>): Act[] {
  const isTold = ({ toolCallId, undoneAt }: Act) =>
    !undoneAt && (toolCallId === null || calls.has(toolCallId));
  return acts
    .filter((act) => !isTold(act))
    .slice(0, MOST_UNTOLD)
    .toReversed();
}

function concerning({ kind, recordId }: FindActions): SQL | undefined {
  if (!kind && !recordId) return undefined;
  const sought = JSON.stringify([{ ...(kind && { kind }), ...(recordId && { id: recordId }) }]);
  return sql`${chatActions.records} @> ${sought}::jsonb`;
}

/** Lines of the ledger as they are shown, with what has followed from each that could be taken back. */
async function shown(ctx: Ctx, rows: readonly Row[]): Promise<ChatAction[]> {
  const followed = await followedFrom(
    ctx,
    rows.filter((row) => row.takeBack && !row.undoneAt),
  );
  return rows.map((row) => shownLine(row, followed.get(row.id), ctx.now()));
}

/** A line of the ledger as it is shown, with what has followed from it. */
export function shownLine(row: Row, followed: Followed | undefined, now: Date): ChatAction {
  const { id, tool, words, by, stylistId, chatId, messageId, toolCallId, undoUntil } = row;
  return {
    id,
    tool,
    words,
    changes: row.changes as Change[],
    records: row.records as RecordRef[],
    by,
    stylistId,
    chatId,
    messageId,
    toolCallId,
    createdAt: row.createdAt.toISOString(),
    undoUntil: row.undoneAt ? null : (undoUntil?.toISOString() ?? null),
    stays: followed?.stays ?? (followed && undoUntil && now > undoUntil ? TOO_LONG_AGO : null),
    goneOut: followed?.goneOut ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
  };
}

const TOO_LONG_AGO = `That was done more than ${UNDO_DAYS} days ago. Say what it should be, and it can be changed.`;

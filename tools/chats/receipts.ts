import { createHash } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { chatActions } from "#db/schema/assistant.ts";
import { toolReceipts } from "#db/schema/chats.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { storable } from "./messages.ts";

export type CallKey = { chatId: string; toolCallId: string; input: unknown };

/** What is to be done once. It may keep its result itself, in the transaction of its work, by the ctx of that. */
type Work<T> = (ctx: Ctx, keep: (ctx: Ctx, result: T) => Promise<void>) => Promise<T>;

/**
 * Runs `work` at most once per call of a chat, its changes and its receipt in one transaction; a repeat gets the first result.
 * A concurrent holder of the same call makes this one wait.
 */
export function once<T>(ctx: Ctx, key: CallKey, work: Work<T>): Promise<T> {
  return atomically(ctx, async (ctx) => {
    if (!(await claim(ctx, key))) return firstResult<T>(ctx, key);
    const result = await work(ctx, async () => undefined);
    await record(ctx, key, result);
    return result;
  });
}

/**
 * The same for work that calls a model, which no transaction may span: the call is claimed first, the result
 * recorded after, unless it was kept with the work. A failure gives the claim back; a claim without result (its process
 * died) is never run again.
 */
export async function onceWithoutTransaction<T>(ctx: Ctx, key: CallKey, work: Work<T>): Promise<T> {
  if (!(await claim(ctx, key))) return firstResult<T>(ctx, key);
  try {
    const result = await work(ctx, (ctx, kept) => record(ctx, key, kept));
    await record(ctx, key, result);
    return result;
  } catch (error) {
    await ctx.db
      .delete(toolReceipts)
      .where(
        and(byKey(key), eq(toolReceipts.inputHash, hash(key.input)), isNull(toolReceipts.result)),
      );
    throw error;
  }
}

/** An act that a reply had done before it failed, and what came of it. */
export type EarlierAct = { tool: string; inputHash: string; result: unknown };

/** The acts that replies to a message have done, but for those that were taken back: what answers it instead of one that failed does none of them twice. */
export async function findEarlierActs(
  ctx: Ctx,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<EarlierAct[]> {
  return ctx.db
    .select({
      tool: chatActions.tool,
      inputHash: toolReceipts.inputHash,
      result: toolReceipts.result,
    })
    .from(chatActions)
    .innerJoin(
      toolReceipts,
      and(
        eq(toolReceipts.chatId, chatId),
        eq(toolReceipts.toolCallId, chatActions.toolCallId),
        isNotNull(toolReceipts.result),
      ),
    )
    .where(
      and(
        eq(chatActions.chatId, chatId),
        eq(chatActions.messageId, messageId),
        isNull(chatActions.undoneAt),
      ),
    );
}

/** Takes what an earlier act of the same tool with the same arguments gave, out of `acts`; undefined where there is none. */
export function takeEarlier(
  acts: EarlierAct[],
  { tool, input }: { tool: string; input: unknown },
): { result: unknown } | undefined {
  const inputHash = hash(input);
  const place = acts.findIndex((act) => act.tool === tool && act.inputHash === inputHash);
  return place < 0 ? undefined : acts.splice(place, 1)[0];
}

/** Results of calls that did finish, by tool call id. */
export async function findReceipts(
  ctx: Ctx,
  chatId: string,
  toolCallIds: string[],
): Promise<Map<string, unknown>> {
  if (toolCallIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: toolReceipts.toolCallId, result: toolReceipts.result })
    .from(toolReceipts)
    .where(
      and(
        eq(toolReceipts.chatId, chatId),
        inArray(toolReceipts.toolCallId, toolCallIds),
        isNotNull(toolReceipts.result),
      ),
    );
  return new Map(rows.map(({ id, result }) => [id, result]));
}

async function claim(ctx: Ctx, { chatId, toolCallId, input }: CallKey): Promise<boolean> {
  const [claimed] = await ctx.db
    .insert(toolReceipts)
    .values({
      salonId: ctx.actor.salonId,
      chatId,
      toolCallId,
      inputHash: hash(input),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning();
  return claimed !== undefined;
}

async function firstResult<T>(ctx: Ctx, key: CallKey): Promise<T> {
  const [first] = await ctx.db.select().from(toolReceipts).where(byKey(key));
  if (first?.inputHash !== hash(key.input))
    throw new DomainError("conflict", "This step was already done with other values.");
  if (first.result === null)
    throw new DomainError(
      "conflict",
      "This step is already under way, or was cut off. See the history before doing it again.",
    );
  return first.result as T;
}

async function record(ctx: Ctx, key: CallKey, result: unknown): Promise<void> {
  await ctx.db
    .update(toolReceipts)
    .set({ result: storable(result ?? null) })
    .where(and(byKey(key), isNull(toolReceipts.result)));
}

const byKey = ({ chatId, toolCallId }: CallKey) =>
  and(eq(toolReceipts.chatId, chatId), eq(toolReceipts.toolCallId, toolCallId));

function hash(input: unknown): string {
  return createHash("sha256").update(sorted(input)).digest("hex");
}

/** JSON whose keys have one order, so that equal inputs have one hash. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    held && typeof held === "object" && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
}

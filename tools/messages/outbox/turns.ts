import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import { outbox, smsConversations, smsMessages } from "#db/schema/messages.ts";
import { atomically, type SalonCtx } from "#tools/core/context.ts";
import { isDead } from "#tools/core/instances.ts";
import { isAlwaysHeard } from "#tools/messages/inbox/always-heard-rules.ts";
import type { ConversationRow } from "#tools/messages/inbox/conversations.ts";
import { queueText } from "./queue.ts";
import { tellOfText } from "./text-waits.ts";

type Row = typeof smsMessages.$inferSelect;

/** What was said before, oldest first. */
export type Said = Pick<Row, "author" | "direction" | "body" | "createdAt">;

/** A text whose answer this process makes now. */
export type Turn = {
  conversation: ConversationRow;
  message: Pick<Row, "id" | "body" | "media" | "appointmentId">;
  history: Said[];
};

/** `wait`: an earlier text of theirs is not answered yet. `busy`: a living process makes the answer. `over`: it was given, or none is. */
export type Claim = { state: "mine"; turn: Turn } | { state: "wait" | "busy" | "over" };

const MOST_READ = 30;

/**
 * Takes a text's turn for this process, if it is due. @param forgotten whether this process itself, though marked as the one that
 * answers, does not
 */
export function claimTurn(
  ctx: SalonCtx,
  { id, forgotten }: { id: string; forgotten: boolean },
): Promise<Claim> {
  return atomically(ctx, async (ctx): Promise<Claim> => {
    const [row] = await ctx.db
      .select()
      .from(smsMessages)
      .where(eq(smsMessages.id, id))
      .for("update");
    if (!row || (row.turn !== "waiting" && row.turn !== "running")) return { state: "over" };
    if (row.turn === "running" && !(await isLeft(ctx, row, forgotten))) return { state: "busy" };
    if (await hasEarlier(ctx, row)) return { state: "wait" };
    const conversation = await lockConversation(ctx, row.conversationId);
    await ctx.db
      .update(smsMessages)
      .set({ turn: "running", instance: ctx.instance })
      .where(eq(smsMessages.id, id));
    const { body, media, appointmentId } = row;
    const message = { id, body, media, appointmentId };
    return { state: "mine", turn: { conversation, message, history: await historyOf(ctx, row) } };
  });
}

async function isLeft(ctx: SalonCtx, { instance }: Row, forgotten: boolean): Promise<boolean> {
  if (instance === null) return true;
  return instance === ctx.instance ? forgotten : isDead(ctx, instance);
}

const before = ({ createdAt, id }: Row) =>
  or(
    lt(smsMessages.createdAt, createdAt),
    and(eq(smsMessages.createdAt, createdAt), lt(smsMessages.id, id)),
  );

async function hasEarlier({ db }: SalonCtx, row: Row): Promise<boolean> {
  const [earlier] = await db
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(
      and(
        eq(smsMessages.conversationId, row.conversationId),
        inArray(smsMessages.turn, ["waiting", "running"]),
        before(row),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}

async function historyOf({ db }: SalonCtx, row: Row): Promise<Said[]> {
  const { author, direction, body, createdAt, id } = smsMessages;
  const newest = await db
    .select({ author, direction, body, createdAt })
    .from(smsMessages)
    // what was answered meanwhile to an earlier text came after this one
    .where(
      and(
        eq(smsMessages.conversationId, row.conversationId),
        or(eq(direction, "out"), before(row)),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_READ);
  return newest.toReversed();
}

async function lockConversation({ db }: SalonCtx, id: string): Promise<ConversationRow> {
  const [row] = await db
    .select()
    .from(smsConversations)
    .where(eq(smsConversations.id, id))
    .for("update");
  if (!row) throw new Error("A conversation is gone.");
  return row;
}

/** The answer to a text, as it was kept. */
export type KeptReply = { outboxId: string; words: string };

/**
 * Ends a turn: keeps what is answered in the conversation and the outbox, once. Handed over `inResponse`, it is marked as being
 * on its way by this process, which says by `replyHandedOver` or `replyNotHandedOver` how that went; otherwise a job sends it. Where
 * somebody of the salon has taken over meanwhile, nothing more is said, unless something was booked, which the client must know.
 * @returns the reply that is to be handed over in the response; null for none
 */
export function endTurn(
  ctx: SalonCtx,
  { conversation: { id: conversationId }, message: { id } }: Turn,
  outcome: {
    reply: string | null;
    needsYou?: boolean | undefined;
    appointmentId?: string | undefined;
    inResponse: boolean;
  },
): Promise<KeptReply | null> {
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(smsMessages)
      .where(eq(smsMessages.id, id))
      .for("update");
    if (row?.turn !== "running" || row.instance !== ctx.instance) return null;
    const conversation = await lockConversation(ctx, conversationId);
    const appointmentId = row.appointmentId ?? outcome.appointmentId ?? null;
    const { reply, needsYou = false, inResponse } = outcome;
    const silenced =
      conversation.answering === "staff" && !appointmentId && !isAlwaysHeard(row.body);
    const words = silenced ? null : reply;
    await ctx.db
      .update(smsMessages)
      .set({ turn: words === null ? "none" : "answered", instance: null, appointmentId })
      .where(eq(smsMessages.id, id));
    if (needsYou) {
      await ctx.db
        .update(smsConversations)
        .set({ needsYou: true })
        .where(eq(smsConversations.id, conversationId));
      await tellOfText(ctx, conversation, id);
    }
    if (words === null) return null;
    const message = await queueText(ctx, {
      kind: "reply",
      author: "assistant",
      to: conversation.phone,
      body: words,
      clientId: conversation.clientId,
      appointmentId,
      dedupeKey: `reply ${id}`,
      answersId: id,
      // in the response it needs no job of its own
      ...(inResponse && { dueAt: new Date(ctx.now().getTime() + HANDED_BY_MS) }),
    });
    if (!message) return null;
    if (!inResponse) return null;
    await ctx.db
      .update(outbox)
      .set({ status: "sending", instance: ctx.instance, attempts: 1, dueAt: ctx.now() })
      .where(eq(outbox.id, message.id));
    return { outboxId: message.id, words };
  });
}

const HANDED_BY_MS = 60_000;

/** Gives a turn back whose answer could not be made: a job takes it again. */
export async function returnTurn(
  { db, instance }: SalonCtx,
  { id }: { id: string },
): Promise<void> {
  await db
    .update(smsMessages)
    .set({ turn: "waiting", instance: null })
    .where(
      and(
        eq(smsMessages.id, id),
        eq(smsMessages.turn, "running"),
        eq(smsMessages.instance, instance),
      ),
    );
}

/** Still in the response: a job that sends it has counted a try more. */
const onItsWay = (ctx: SalonCtx, outboxId: string) =>
  and(
    eq(outbox.id, outboxId),
    eq(outbox.status, "sending"),
    eq(outbox.instance, ctx.instance),
    eq(outbox.attempts, 1),
  );

/** Twilio has taken the answer with the response to its request. */
export async function replyHandedOver(ctx: SalonCtx, { outboxId }: KeptReply): Promise<void> {
  await ctx.db
    .update(outbox)
    .set({ status: "sent", sentAt: ctx.now(), sealed: null, instance: null })
    .where(onItsWay(ctx, outboxId));
}

/** The response could not take the answer along: it goes out by itself. */
export async function replyNotHandedOver(ctx: SalonCtx, { outboxId }: KeptReply): Promise<void> {
  await atomically(ctx, async (ctx) => {
    const { delivers } = ctx.sms;
    const [row] = await ctx.db
      .update(outbox)
      .set({ status: delivers ? "queued" : "not_sent", dueAt: ctx.now(), instance: null })
      .where(onItsWay(ctx, outboxId))
      .returning({ id: outbox.id });
    if (row && delivers)
      await ctx.jobs.add(ctx.db, "message", [{ salonId: ctx.salonId, id: outboxId }]);
  });
}

/**
 * Sees to an answer that was made and perhaps not handed over, because the process that was to do it has died: it is given to the
 * job that sends, which asks Twilio first whether it has gone.
 * @returns "again" while a living process still hands it over
 */
export async function seeToReply(ctx: SalonCtx, { id }: { id: string }): Promise<"done" | "again"> {
  const [reply] = await ctx.db
    .select({ id: outbox.id, status: outbox.status, instance: outbox.instance })
    .from(smsMessages)
    .innerJoin(outbox, eq(outbox.id, smsMessages.outboxId))
    .where(eq(smsMessages.answersId, id));
  if (reply?.status !== "sending" || reply.instance === null) return "done";
  const dead = await atomically(ctx, (ctx) => isDead(ctx, reply.instance ?? 0));
  if (!dead) return "again";
  if (ctx.sms.delivers)
    await ctx.jobs.add(ctx.db, "message", [{ salonId: ctx.salonId, id: reply.id }]);
  else
    await ctx.db
      .update(outbox)
      .set({ status: "not_sent", instance: null })
      .where(and(eq(outbox.id, reply.id), eq(outbox.status, "sending")));
  return "done";
}

import { eq } from "drizzle-orm";
import { isToolUIPart } from "ai";
import { chatRuns, chats } from "#db/schema/chats.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fileOf } from "#tools/migration/talk.ts";
import { getPhoto } from "#tools/photos/photos.ts";
import { lookFor } from "./branches.ts";
import { heldChat, lockChat } from "./lock.ts";
import { loadMessages, putMessage, type Part, type StoredMessage } from "./messages.ts";
import { addMessage, findAnswer, isRetry, type Answer } from "./person.ts";
import { findReceipts } from "./receipts.ts";
import { isSettled, openCalls, repairReply, withdrawApprovals } from "./repair.ts";
import { isFresh, UNTITLED } from "./rules.ts";
import { dropStreams, endRun, findLiveRun, lastRunFailed, startRun } from "./runs.ts";
import type { ChatRequest, Decision, RunStatus, UserMessage } from "./schema.ts";

/** A reply that may now be written: nobody else writes one in this chat, and every save checks that it is still so. */
export type Turn = {
  chatId: string;
  runId: string;
  version: number;
  messages: StoredMessage[];
  /** The reply goes on in the last message, after an approval. */
  continues: boolean;
  /** An earlier reply to the same message failed: what it had done is not done again. */
  retries: boolean;
};

/** What a person sent, with the arguments of an act as they were altered on its card and then checked. */
export type TurnRequest = Omit<ChatRequest, "decision"> & {
  decision?: CheckedDecision | undefined;
};
type CheckedDecision = Decision & { input?: unknown };

/** What becomes of a request: a reply is to be written, or one is being written or was written already. */
export type Taken<Beside = undefined> = { turn: Turn; beside: Beside } | Answer;

/**
 * Accepts what a person sent and saves it before any model runs. A chat that has no name yet gets `title`. A message that
 * was taken before, word for word, is not taken twice: its own reply is what answers it, unless that one failed.
 * `beside` reads what else the reply is written from, on the way.
 * @throws conflict while a reply is being written, for a decision that fits no open card, or for an edit that would hide an approved act
 */
export async function takeTurn<Beside>(
  ctx: Ctx,
  request: TurnRequest,
  title: () => string,
  beside: (ctx: Ctx) => Promise<Beside>,
): Promise<Taken<Beside>> {
  const { id: chatId, message, decision } = request;
  await checkReferences(ctx, message);
  return atomically(ctx, async (ctx) => {
    const [{ chat, open, ...found }, read] = await Promise.all([
      enterChat(ctx, request, title),
      beside(ctx),
    ]);
    const live = open ? await findLiveRun(ctx, chatId) : undefined;
    // the reply of a process that died has been closed meanwhile
    const { shown, known } = open ? await saidIn(ctx, chatId, message?.id) : found;
    const had = await findAnswer(ctx, request, { shown, known, live });
    if (had) return had;
    if (live) throw new DomainError("conflict", "A reply is still being written in this chat.");
    const retries =
      message !== undefined && (await isRetry(ctx, { id: chatId, message }, { shown, known }));
    const version = chat.version + 1;
    const named = message && chat.title === UNTITLED ? title() : chat.title;
    const [messages, runId] = await Promise.all([
      message
        ? addMessage(ctx, { ...request, message }, { shown, known })
        : decide(ctx, chatId, shown, decision as CheckedDecision),
      startRun(ctx, { chatId, version, title: named }),
    ]);
    const continues = message === undefined;
    return { turn: { chatId, runId, version, messages, continues, retries }, beside: read };
  });
}

/** The same, for what can have no reply yet. @throws conflict where it has one */
export async function openTurn(ctx: Ctx, request: TurnRequest, title: string): Promise<Turn> {
  const taken = await takeTurn(
    ctx,
    request,
    () => title,
    async () => undefined,
  );
  if ("turn" in taken) return taken.turn;
  throw new DomainError("conflict", "This message was answered already.");
}

/** Keeps what a reply has so far. @throws conflict when the chat has gone on without this run */
export async function saveReply(ctx: Ctx, turn: Turn, reply: StoredMessage): Promise<void> {
  await atomically(ctx, async (ctx) => {
    await checkTurn(ctx, turn);
    await putMessage(ctx, turn.chatId, beforeReply(turn), reply);
  });
}

/** Keeps the reply and ends its run. @throws conflict when the chat has gone on without this run */
export async function closeTurn(
  ctx: Ctx,
  turn: Turn,
  reply: StoredMessage | undefined,
  status: RunStatus,
): Promise<void> {
  await atomically(ctx, async (ctx) => {
    await checkTurn(ctx, turn);
    if (reply) {
      const receipts = await findReceipts(ctx, turn.chatId, openCalls(reply));
      await putMessage(
        ctx,
        turn.chatId,
        beforeReply(turn),
        repairReply(reply, receipts, status === "failed"),
      );
    }
    await Promise.all([
      endRun(ctx, { ...turn, version: turn.version + 1, status }),
      dropStreams(ctx, turn),
    ]);
  });
}

/**
 * Turns down whatever waits in a chat to be tapped, or to be taken up again after a tap, for a reason that is shown.
 * @returns whether anything did; nothing does while a reply is being written
 */
export function withdrawCards(ctx: Ctx, chatId: string, reason: string): Promise<boolean> {
  return atomically(ctx, async (ctx) => {
    await lockChat(ctx, chatId);
    if (await findLiveRun(ctx, chatId)) return false;
    const messages = await loadMessages(ctx, chatId);
    const last = messages.at(-1);
    if (last?.role !== "assistant" || isSettled(last)) return false;
    const withdrawn = withdrawApprovals(last, { reason, tapped: true });
    await putMessage(ctx, chatId, messages.slice(0, -1), withdrawn);
    return true;
  });
}

/** What the reply of a turn follows. */
const beforeReply = ({ messages, continues }: Turn) =>
  continues ? messages.slice(0, -1) : messages;

/** Whatever a message refers to is the salon's own. @throws not_found; forbidden and tier_required for sheets */
async function checkReferences(ctx: Ctx, message: UserMessage | undefined): Promise<void> {
  for (const part of message?.parts ?? []) {
    if (part.type === "data-photo") await getPhoto(ctx, { photoId: part.data.photoId });
    if (part.type === "data-sheet")
      await fileOf(ctx, { id: part.data.migrationId, fileId: part.data.fileId });
  }
}

/**
 * Holds the chat until the transaction ends, and looks into it. A message opens a chat that is not there yet.
 * @throws not_found, for other people's chats alike
 */
async function enterChat(ctx: Ctx, { id, message }: TurnRequest, title: () => string) {
  // sent together, done one after the other: what is said is read once the chat is held
  const enter = async () => {
    const [chat, said] = await Promise.all([heldChat(ctx, id), saidIn(ctx, id, message?.id)]);
    return chat && { chat, ...said };
  };
  const entered = await enter();
  if (entered) return entered;
  if (message) await foundChat(ctx, id, title());
  const founded = message && (await enter());
  if (!founded) throw new DomainError("not_found", "Chat not found.");
  return founded;
}

/** The branch that is shown, the message of an id wherever the chat has it, and whether a reply is being written. */
async function saidIn(ctx: Ctx, chatId: string, messageId: string | undefined) {
  const [shown, found] = await Promise.all([
    loadMessages(ctx, chatId),
    lookFor(ctx, chatId, messageId),
  ]);
  return { shown, ...found };
}

async function foundChat(ctx: Ctx, id: string, title: string): Promise<void> {
  const { salonId, stylistId } = ctx.actor;
  const now = ctx.now();
  await ctx.db
    .insert(chats)
    .values({ id, salonId, stylistId, title, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

async function checkTurn(ctx: Ctx, { chatId, version, runId }: Turn): Promise<void> {
  const [chat, [run]] = await Promise.all([
    lockChat(ctx, chatId),
    ctx.db.select().from(chatRuns).where(eq(chatRuns.id, runId)),
  ]);
  if (chat.version !== version || run?.status !== "running") {
    throw new DomainError("conflict", "This chat has gone on without this reply.");
  }
}

async function decide(
  ctx: Ctx,
  chatId: string,
  before: StoredMessage[],
  decision: CheckedDecision,
): Promise<StoredMessage[]> {
  const last = before.at(-1);
  const answered =
    last?.role === "assistant"
      ? answer(last, decision, ctx.now(), await lastRunFailed(ctx, chatId))
      : undefined;
  if (!answered)
    throw new DomainError(
      "conflict",
      "There is nothing to approve here any more. Ask again if you still want it.",
    );
  await putMessage(ctx, chatId, before.slice(0, -1), answered);
  return [...before.slice(0, -1), answered];
}

/** The message with the decision in its part; undefined when no open card has that id. Everything else stays as the server wrote it. */
function answer(
  message: StoredMessage,
  decision: CheckedDecision,
  now: Date,
  resumable: boolean,
): StoredMessage | undefined {
  const { approvalId, approved, reason, input } = decision;
  let found = false;
  const parts = message.parts.map((part): Part => {
    if (!isToolUIPart(part) || part.approval?.id !== approvalId) return part;
    if (part.state === "approval-requested" && isFresh(message.metadata, approvalId, now)) {
      found = true;
      const { inputSchemaInput, ...approval } = part.approval;
      return {
        ...part,
        ...(input === undefined ? {} : { input }),
        state: "approval-responded",
        approval: {
          ...approval,
          approved,
          ...(reason ? { reason } : {}),
          // what was altered is not what it was called with
          ...(input === undefined && inputSchemaInput !== undefined ? { inputSchemaInput } : {}),
        },
      };
    }
    // the process died between the tap and the result: the same tap takes it up again, and the receipt makes that safe
    if (part.state === "approval-responded" && part.approval.approved === approved && resumable)
      found = true;
    return part;
  });
  // one act at a time: other open cards of the same reply are turned down
  return found ? withdrawApprovals({ ...message, parts }) : undefined;
}

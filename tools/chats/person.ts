import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { findReply, giveUpId, hiddenBy, type Known } from "./branches.ts";
import { putMessage, type Part, type StoredMessage } from "./messages.ts";
import { findReceipts } from "./receipts.ts";
import { approvedCalls, isSettled, openCalls, repairReply, withdrawApprovals } from "./repair.ts";
import { hasEnded, saysTheSame } from "./rules.ts";
import type { ChatRequest, UserMessage } from "./schema.ts";

/** The reply that a message has already: the run that writes it, or what was written. */
export type Answer = { follow: string } | { replay: StoredMessage };

/** What a chat has already: the branch that is shown, and the message of the id that was sent. */
type Found = { shown: StoredMessage[]; known: Known | undefined };

type Sent = Pick<ChatRequest, "id" | "beside" | "regenerate"> & { message: UserMessage };

/**
 * What answers a message that was sent before, word for word, as a browser does that lost its connection. Nothing for any
 * other message, for one that is to be answered anew, and where the reply failed or was never begun.
 */
export async function findAnswer(
  ctx: Ctx,
  { id: chatId, message, regenerate }: Partial<Sent> & { id: string },
  { shown, known, live }: Found & { live: { id: string } | undefined },
): Promise<Answer | undefined> {
  if (!message || regenerate) return undefined;
  if (known?.message.role !== "user" || !saysTheSame(known.message.parts, message.parts))
    return undefined;
  const { id } = message;
  if (live && shown.findLast(({ role }) => role === "user")?.id === id) return { follow: live.id };
  const reply = await findReply(ctx, chatId, { id, shown });
  return reply && hasEnded(reply.metadata) ? { replay: reply } : undefined;
}

/** Whether a message is sent once more because the reply it has failed, or was never begun. */
export async function isRetry(
  ctx: Ctx,
  { id: chatId, message }: Pick<Sent, "id" | "message">,
  { shown, known }: Found,
): Promise<boolean> {
  if (!known || !saysTheSame(known.message.parts, message.parts)) return false;
  const reply = await findReply(ctx, chatId, { id: message.id, shown });
  return !reply || !hasEnded(reply.metadata);
}

/**
 * Puts a person's message at the end of the branch that is shown. One that is there already begins a branch: other words
 * beside the old ones, the same words to be answered once more.
 * @returns the messages up to it
 * @throws conflict for a message that is not a person's, and where an approved act would be out of sight
 */
export async function addMessage(
  ctx: Ctx,
  { id: chatId, message, beside }: Sent,
  { shown, known }: Found,
): Promise<StoredMessage[]> {
  const settled = await settleLast(ctx, chatId, shown);
  const parts: Part[] = beside
    ? [...message.parts, { type: "data-beside", data: beside }]
    : message.parts;
  const added: StoredMessage = { id: message.id, role: "user", parts };
  if (!known) {
    await putMessage(ctx, chatId, settled, added);
    return [...settled, added];
  }
  if (known.message.role !== "user")
    throw new DomainError("conflict", "That message is not yours to replace.");
  const again = saysTheSame(known.message.parts, message.parts);
  const parentId = again ? message.id : known.parentId;
  const { kept, hidden } = await hiddenBy(ctx, chatId, { shown: settled, parentId });
  const approved = await findReceipts(ctx, chatId, approvedCalls(hidden));
  if (approved.size > 0) {
    throw new DomainError(
      "conflict",
      "Something you approved was done after this message, so it can't be edited or retried. Write a new message instead.",
    );
  }
  if (again) {
    await putMessage(ctx, chatId, kept.slice(0, -1), known.message);
    return kept;
  }
  await giveUpId(ctx, chatId, message.id);
  await putMessage(ctx, chatId, kept, added);
  return [...kept, added];
}

/** Whatever the last reply left open is closed for good when the person goes on. */
async function settleLast(
  ctx: Ctx,
  chatId: string,
  before: StoredMessage[],
): Promise<StoredMessage[]> {
  const last = before.at(-1);
  if (last?.role !== "assistant" || isSettled(last)) return before;
  const receipts = await findReceipts(ctx, chatId, openCalls(last));
  const settled = repairReply(withdrawApprovals(last), receipts, false);
  await putMessage(ctx, chatId, before.slice(0, -1), settled);
  return [...before.slice(0, -1), settled];
}

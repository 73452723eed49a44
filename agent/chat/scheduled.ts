import { getToolName, isToolUIPart } from "ai";
import { contextFor, contextForSalon, type Services } from "#agent/context.ts";
import { consentedTo } from "#tools/asks/consent.ts";
import { ASK_WAITS_DAYS, type AskOutcome } from "#tools/asks/schema.ts";
import { runOf, settleRun, type AskRun } from "#tools/asks/turns.ts";
import { changeChat } from "#tools/chats/chats.ts";
import { loadMessages, type Part } from "#tools/chats/messages.ts";
import { hasEnded } from "#tools/chats/rules.ts";
import type { Choices } from "#tools/chats/schema.ts";
import { withdrawCards } from "#tools/chats/turns.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { takeAndReply } from "./take.ts";

const DAY_MS = 86_400_000;

/** A turn of a scheduled ask: its thread, and that of the turn before. */
export type AskJob = {
  salonId: string;
  id: string;
  chatId: string;
  before: string | undefined;
  last: boolean;
};

/**
 * Asks what is scheduled as if its stylist had typed it, in a thread of its own. What it would change waits there, but for what was
 * consented to. Given twice it asks once: the message has one id, and its reply is gone on with or looked at.
 */
export async function runAsk(
  services: Services,
  { salonId, id, chatId, before, last }: AskJob,
): Promise<"done" | "again"> {
  const salon = contextForSalon(services, salonId);
  const run = await runOf(salon, { id, chatId });
  if (!run) return "done";
  const ctx = contextFor(services, run.actor);
  if (before) await putAway(ctx, before);
  const outcome = await ask(services, ctx, { ...run, chatId });
  if (outcome === "running" || (outcome === "failed" && !last)) return "again";
  await settleRun(salon, { id, chatId, outcome });
  return "done";
}

async function ask(
  services: Services,
  ctx: Ctx,
  { chatId, words, consent }: AskRun & { chatId: string },
): Promise<AskOutcome> {
  const message = {
    id: `ask-${chatId}`,
    role: "user" as const,
    parts: [{ type: "text" as const, text: words }],
  };
  const waitsUntil = new Date(ctx.now().getTime() + ASK_WAITS_DAYS * DAY_MS);
  const taken = await takeAndReply(
    services,
    ctx,
    { id: chatId, message },
    { consented: consentedTo(consent), waitsUntil },
  );
  if ("follow" in taken) return "running";
  if ("reply" in taken) await taken.reply.body?.pipeTo(new WritableStream());
  return cameOut(ctx, chatId);
}

async function cameOut(ctx: Ctx, chatId: string): Promise<AskOutcome> {
  const last = (await loadMessages(ctx, chatId)).at(-1);
  if (last?.role !== "assistant" || !hasEnded(last.metadata)) return "failed";
  return last.parts.some(waits) ? "waits" : "answered";
}

/** A card, or a question with its choices. */
const waits = (part: Part): boolean =>
  isToolUIPart(part) &&
  (part.state === "approval-requested" ||
    (getToolName(part) === "offer_choices" &&
      (part.input as Choices | undefined)?.kind === "answer"));

/** The thread of the turn before, with what nobody tapped there: the newest alone stands among the chats. */
async function putAway(ctx: Ctx, chatId: string): Promise<void> {
  try {
    await withdrawCards(ctx, chatId, "The next turn of this ask has come.");
    await changeChat(ctx, { id: chatId, archived: true });
  } catch (error) {
    // deleted meanwhile
    if (!(error instanceof DomainError && error.code === "not_found")) throw error;
  }
}

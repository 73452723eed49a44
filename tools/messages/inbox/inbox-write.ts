import { and, eq, gt } from "drizzle-orm";
import { smsConversations, smsMessages } from "#db/schema/messages.ts";
import { findClient } from "#tools/clients/rows.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { consentOf } from "./consents.ts";
import { conversationWith, type ConversationRow } from "./conversations.ts";
import { getConversation, requireTexting, unknownConversation } from "./inbox.ts";
import { numberFor } from "#tools/messages/numbers.ts";
import { queueText } from "#tools/messages/outbox/queue.ts";
import { getMessageSettings } from "#tools/messages/settings.ts";
import type { SmsConversation, StartSms, WriteSms } from "#tools/messages/sms-schema.ts";

/**
 * Somebody of the salon writes in a conversation, which takes it over: the assistant is silent until it is handed back.
 * @throws tier_required, not_found; conflict where texts are off or the number has opted out
 */
export async function writeText(
  ctx: Ctx,
  { id, body }: WriteSms & { id: string },
): Promise<SmsConversation> {
  await requireTexting(ctx);
  await atomically(ctx, async (ctx) => write(ctx, await lockConversation(ctx, id), body));
  return getConversation(ctx, { id });
}

/**
 * Somebody of the salon writes to a number or a client first, or goes on with the conversation that there is.
 * @throws tier_required, not_found; invalid for what is no phone number; conflict as `writeText`
 */
export async function startConversation(
  ctx: Ctx,
  { phone: spelling, clientId, body }: StartSms,
): Promise<SmsConversation> {
  await requireTexting(ctx);
  const client = clientId ? await findClient(ctx, clientId) : null;
  const phone = await numberFor(ctx, spelling ?? client?.phone);
  if (!phone) throw noNumber(spelling === undefined && client !== null);
  const id = await atomically(ctx, async (ctx) => {
    const begun = await conversationWith(ctx, { salonId: ctx.actor.salonId, phone });
    const conversation = await lockConversation(ctx, begun.id);
    const known = client && !conversation.clientId ? { clientId: client.id } : {};
    const stylistId = conversation.stylistId ?? ctx.actor.stylistId;
    await ctx.db
      .update(smsConversations)
      .set({ ...known, stylistId })
      .where(eq(smsConversations.id, begun.id));
    await write(ctx, { ...conversation, ...known }, body);
    return begun.id;
  });
  return getConversation(ctx, { id });
}

/** Somebody of the salon takes a conversation over without a word: the assistant answers nothing more in it. @throws tier_required, not_found */
export function takeConversation(ctx: Ctx, { id }: { id: string }): Promise<SmsConversation> {
  const { stylistId } = ctx.actor;
  return change(ctx, id, { answering: "staff", takenById: stylistId, readAt: ctx.now() });
}

/** The assistant answers again, from the next text on. @throws tier_required, not_found */
export function handBackConversation(ctx: Ctx, { id }: { id: string }): Promise<SmsConversation> {
  return change(ctx, id, { answering: "assistant", takenById: null, needsYou: false });
}

/** The salon has seen what was written so far. @throws tier_required, not_found */
export function markConversationRead(ctx: Ctx, { id }: { id: string }): Promise<SmsConversation> {
  return change(ctx, id, { readAt: ctx.now() });
}

async function change(
  ctx: Ctx,
  id: string,
  to: Partial<ConversationRow>,
): Promise<SmsConversation> {
  await requireTexting(ctx);
  await ctx.db.update(smsConversations).set(to).where(eq(smsConversations.id, id));
  return getConversation(ctx, { id });
}

async function write(ctx: Ctx, conversation: ConversationRow, body: string): Promise<void> {
  const { id, phone, clientId } = conversation;
  const { smsOn } = await getMessageSettings(ctx);
  if (!smsOn) throw new DomainError("conflict", "Texts are switched off in the settings.");
  if ((await consentOf(ctx, phone)) === "revoked")
    throw new DomainError("conflict", "This number has opted out of texts. Please call instead.");
  const { stylistId } = ctx.actor;
  await ctx.db
    .update(smsConversations)
    .set({ answering: "staff", takenById: stylistId, needsYou: false, readAt: ctx.now() })
    .where(eq(smsConversations.id, id));
  await queueText(ctx, {
    kind: "staff",
    author: "staff",
    stylistId,
    to: phone,
    body,
    clientId,
    // who has not written waits for nothing, and is let sleep
    transactional: await hasWritten(ctx, id),
  });
}

const WAITS_FOR_MS = 24 * 60 * 60_000;

/** Whether the client has written lately, so that they wait for an answer. */
async function hasWritten({ db, now }: Ctx, conversationId: string): Promise<boolean> {
  const [heard] = await db
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(
      and(
        eq(smsMessages.conversationId, conversationId),
        eq(smsMessages.direction, "in"),
        gt(smsMessages.createdAt, new Date(now().getTime() - WAITS_FOR_MS)),
      ),
    )
    .limit(1);
  return heard !== undefined;
}

async function lockConversation({ db }: Ctx, id: string): Promise<ConversationRow> {
  const [row] = await db
    .select()
    .from(smsConversations)
    .where(eq(smsConversations.id, id))
    .for("update");
  if (!row) throw unknownConversation();
  return row;
}

function noNumber(isClient: boolean): DomainError {
  return refused(
    "phone",
    isClient
      ? "This client has no number that can be texted."
      : "Enter a phone number, or choose a client who has one.",
  );
}

import { outbox, smsMessages } from "#db/schema/messages.ts";
import type { Attachment, CalendarPart, Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { conversationWith } from "#tools/messages/inbox/conversations.ts";
import { shownMessage } from "./outbox.ts";
import { withoutLinks } from "#tools/values/link-rules.ts";
import { SEALED_FOR, type Sealed } from "./sealed.ts";
import type { Message, MessageKind } from "#tools/messages/schema.ts";
import type { SmsAuthor } from "#tools/messages/sms-schema.ts";

/** Whose message it is, and why it goes out. */
type About = {
  kind: MessageKind;
  /** What causes it: the same cause makes one message, however often it is asked for. */
  dedupeKey?: string | undefined;
  clientId?: string | null | undefined;
  appointmentId?: string | null | undefined;
  conversationId?: string | null | undefined;
  batchId?: string | undefined;
  /** Not before; at once without it. */
  dueAt?: Date | undefined;
  /** Not after: a reminder of what has begun is worth nothing. */
  uselessAfter?: Date | undefined;
  /** False for what nobody waits for: it keeps to quiet hours. Caps count either. */
  transactional?: boolean | undefined;
};

/** A mail to one address. */
export type OutgoingMail = About & {
  to: string;
  senderName?: string | undefined;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  calendar?: CalendarPart | undefined;
  attachments?: Attachment[] | undefined;
};

/** A text to one number, E.164, and who wrote it. */
export type OutgoingText = Omit<About, "conversationId"> & {
  to: string;
  body: string;
  author?: Exclude<SmsAuthor, "client"> | undefined;
  stylistId?: string | undefined;
  /** The text of theirs that it answers: each is answered once. */
  answersId?: string | undefined;
};

/** Whose outbox it is: of whoever acts, of the page a guest is on, or of a salon for which nobody acts. */
export type Sender = Pick<Ctx, "db" | "now" | "mail" | "sms" | "jobs" | "signer"> &
  ({ actor: { salonId: string } } | { guest: { salonId: string } } | { salonId: string });

/**
 * Puts a mail into the salon's outbox, with the job that sends it: call it within the transaction of the change that causes it,
 * and it goes out exactly when that change stands. Without a mail server it is kept as not sent. What opens something by itself
 * is in what goes out alone.
 * @returns the message; null when the same cause has made one already
 */
export function queueMail(ctx: Sender, mail: OutgoingMail): Promise<Message | null> {
  const { to, senderName, replyTo, subject, text, html, calendar, attachments, ...about } = mail;
  return put(ctx, about, {
    channel: "mail",
    recipient: to,
    subject,
    content: { senderName, replyTo, text, html, calendar, attachments },
  });
}

/**
 * Puts a text into the salon's outbox as `queueMail` does a mail, and into the conversation with that number. Whether it may be
 * written to is asked when it goes. Call it within a transaction.
 */
export async function queueText(ctx: Sender, text: OutgoingText): Promise<Message | null> {
  const { to, body, author = "notice", stylistId, answersId, ...about } = text;
  const salonId = salonOf(ctx);
  const { id: conversationId } = await conversationWith(ctx, { salonId, phone: to });
  const message = await put(
    ctx,
    { ...about, conversationId },
    {
      channel: "sms",
      recipient: to,
      subject: null,
      content: { text: body },
    },
  );
  if (!message) return null;
  await ctx.db.insert(smsMessages).values({
    id: newId(),
    salonId,
    conversationId,
    direction: "out",
    author,
    stylistId: stylistId ?? null,
    answersId: answersId ?? null,
    body: message.body,
    outboxId: message.id,
    createdAt: ctx.now(),
  });
  return message;
}

type Content = Pick<Message, "channel" | "recipient" | "subject"> & { content: Sealed };

async function put(
  ctx: Sender,
  { dueAt = ctx.now(), transactional = true, ...about }: About,
  { content, ...shown }: Content,
): Promise<Message | null> {
  const salonId = salonOf(ctx);
  const delivers = shown.channel === "mail" ? ctx.mail.delivers : ctx.sms.delivers;
  const id = newId();
  const [row] = await ctx.db
    .insert(outbox)
    .values({
      id,
      salonId,
      ...shown,
      ...about,
      body: withoutLinks(content.text),
      sealed: ctx.signer.seal(SEALED_FOR, JSON.stringify(content)),
      // one for later is queued all the same: until then it can still be taken back
      status: delivers || dueAt > ctx.now() ? "queued" : "not_sent",
      dueAt,
      transactional,
      attemptedAt: ctx.now(),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  if (row.status === "queued" && dueAt <= ctx.now())
    await ctx.jobs.add(ctx.db, "message", [{ salonId, id }]);
  return shownMessage(row);
}

/** The salon of whoever sends. */
export function salonOf(ctx: Sender): string {
  if ("actor" in ctx) return ctx.actor.salonId;
  return "guest" in ctx ? ctx.guest.salonId : ctx.salonId;
}

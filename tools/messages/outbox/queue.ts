import { insertedOnce } from "#db/built-once.ts";
import { outbox, smsMessages } from "#db/schema/messages.ts";
import type { Attachment, CalendarPart, Ctx, Db } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { conversationsWith } from "#tools/messages/inbox/conversations.ts";
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
export async function queueMail(ctx: Sender, mail: OutgoingMail): Promise<Message | null> {
  const [message = null] = await queueMails(ctx, [mail]);
  return message;
}

/** Several mails, each as `queueMail` does one. */
export function queueMails(ctx: Sender, mails: readonly OutgoingMail[]): Promise<Message[]> {
  return put(
    ctx,
    mails.map(
      ({ to, senderName, replyTo, subject, text, html, calendar, attachments, ...about }) => ({
        ...about,
        id: newId(),
        channel: "mail",
        recipient: to,
        subject,
        content: { senderName, replyTo, text, html, calendar, attachments },
      }),
    ),
  );
}

/**
 * Puts a text into the salon's outbox as `queueMail` does a mail, and into the conversation with that number. Whether it may be
 * written to is asked when it goes. Call it within a transaction.
 */
export async function queueText(ctx: Sender, text: OutgoingText): Promise<Message | null> {
  const [message = null] = await queueTexts(ctx, [text]);
  return message;
}

/** Several texts, each as `queueText` does one. */
export async function queueTexts(ctx: Sender, texts: readonly OutgoingText[]): Promise<Message[]> {
  const salonId = salonOf(ctx);
  const phones = texts.map(({ to }) => to);
  const conversations = new Map(
    (await conversationsWith(ctx, { salonId, phones })).map(({ phone, id }) => [phone, id]),
  );
  const given = texts.map(
    ({ to, body, author = "notice", stylistId = null, answersId = null, ...about }) => ({
      id: newId(),
      to,
      body,
      about,
      written: { author, stylistId, answersId },
    }),
  );
  const messages = await put(
    ctx,
    given.map(({ id, to, body, about }) => ({
      ...about,
      id,
      conversationId: conversations.get(to),
      channel: "sms",
      recipient: to,
      subject: null,
      content: { text: body },
    })),
  );
  const bodies = new Map(messages.map(({ id, body }) => [id, body]));
  const said = given.flatMap(({ id, to, written }) => {
    const [body, conversationId] = [bodies.get(id), conversations.get(to)];
    if (body === undefined || conversationId === undefined) return [];
    return {
      ...written,
      id: newId(),
      salonId,
      conversationId,
      direction: "out" as const,
      body,
      outboxId: id,
      createdAt: ctx.now(),
    };
  });
  if (said.length > 0) await ctx.db.insert(smsMessages).values(said);
  return messages;
}

type Given = About &
  Pick<Message, "id" | "channel" | "recipient" | "subject"> & { content: Sealed };

/** @returns those that no cause before has made */
async function put(ctx: Sender, messages: readonly Given[]): Promise<Message[]> {
  const [salonId, now] = [salonOf(ctx), ctx.now()];
  const rows = messages.map(({ content, dueAt = now, transactional = true, ...shown }) => ({
    ...shown,
    salonId,
    body: withoutLinks(content.text),
    sealed: ctx.signer.seal(SEALED_FOR, JSON.stringify(content)),
    // one for later is queued all the same: until then it can still be taken back
    status:
      (shown.channel === "mail" ? ctx.mail.delivers : ctx.sms.delivers) || dueAt > now
        ? ("queued" as const)
        : ("not_sent" as const),
    dueAt,
    transactional,
    attemptedAt: now,
    createdAt: now,
  }));
  const [first, ...more] = rows;
  if (!first) return [];
  const kept = await (more.length > 0 ? insertAll(ctx.db, rows) : insertOne(ctx.db, first));
  const due = kept.filter(({ status, dueAt }) => status === "queued" && dueAt <= now);
  if (due.length > 0)
    await ctx.jobs.add(
      ctx.db,
      "message",
      due.map(({ id }) => ({ salonId, id })),
    );
  return kept.map(shownMessage);
}

type Row = typeof outbox.$inferInsert;
const insertAll = (db: Db, rows: Row[]) =>
  db.insert(outbox).values(rows).onConflictDoNothing().returning();
const insertOne = insertedOnce(outbox, (db, row) => insertAll(db, [row]));

/** The salon of whoever sends. */
export function salonOf(ctx: Sender): string {
  if ("actor" in ctx) return ctx.actor.salonId;
  return "guest" in ctx ? ctx.guest.salonId : ctx.salonId;
}

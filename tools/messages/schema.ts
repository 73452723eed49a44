import { z } from "zod";

export const MessageChannel = z.enum(["mail", "sms"]);
export type MessageChannel = z.infer<typeof MessageChannel>;

/**
 * Where a message stands. `queued` waits for its time or its next try, `sending` is with the mail server or Twilio at this
 * moment, `sent` was taken by them, `delivered` has arrived and `undelivered` could not, as the carrier tells. `failed` was
 * given up, `refused` may not be sent (no consent, a cap), `cancelled` was held back by somebody, and `not_sent` is kept
 * because nothing is configured that could send it.
 */
export const MessageStatus = z.enum([
  "queued",
  "sending",
  "sent",
  "delivered",
  "undelivered",
  "failed",
  "refused",
  "cancelled",
  "not_sent",
]);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** What a message is for. */
export const MessageKind = z.enum([
  "confirmation",
  "change",
  "cancellation",
  "reminder",
  "patch_test",
  "no_show",
  "waitlist_offer",
  "digest",
  "invitation",
  "password_reset",
  "account",
  "supplier_order",
  "verification",
  "payment",
  "reply",
  "staff",
  "broadcast",
  "notice",
]);
export type MessageKind = z.infer<typeof MessageKind>;

/** A message as the outbox shows it. */
export const Message = z.object({
  id: z.uuid(),
  channel: MessageChannel,
  kind: MessageKind,
  recipient: z.string(),
  subject: z.string().nullable(),
  /** As it reads, without what only the recipient may see. */
  body: z.string(),
  status: MessageStatus,
  /** Why it has not gone, or not arrived: the last thing that was said about it. */
  error: z.string().nullable(),
  /** How often it was handed over. */
  attempts: z.int(),
  /** When it may go, at the earliest. */
  dueAt: z.iso.datetime(),
  /** A try was cut off where nothing tells whether it went: it may have arrived twice. */
  maybeTwice: z.boolean(),
  /** Of an SMS: parts it is billed as. */
  segments: z.int().nullable(),
  /** Of an SMS: what Twilio charged, in millionths of the currency; null until it says. */
  priceMicros: z.int().nullable(),
  priceCurrency: z.string().nullable(),
  /** It holds a link that opens something by itself and is not shown with it; whoever gives their password reads it whole. */
  withheld: z.boolean(),
  clientId: z.uuid().nullable(),
  appointmentId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
});
export type Message = z.infer<typeof Message>;

/** A message in a list, with whom it is to by name, where the salon knows. */
export const ListedMessage = Message.extend({ name: z.string().nullable() });
export type ListedMessage = z.infer<typeof ListedMessage>;

/** A message as its recipient reads it, with its links. */
export const WholeMessage = z.object({ text: z.string() });
export type WholeMessage = z.infer<typeof WholeMessage>;

/** What the owner may narrow the outbox to. */
export const OutboxFilter = z.object({
  channel: MessageChannel.optional(),
  status: MessageStatus.optional(),
  kind: MessageKind.optional(),
});
export type OutboxFilter = z.infer<typeof OutboxFilter>;

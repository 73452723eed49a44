import { z } from "zod";

export const MessageChannel = z.enum(["mail", "sms"]);
export type MessageChannel = z.infer<typeof MessageChannel>;

/** Where a message stands: kept in the outbox because nothing can send it, or truly sent, or failed. */
export const MessageStatus = z.enum(["not_sent", "sent", "failed"]);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** A message as the outbox shows it. */
export const Message = z.object({
  id: z.uuid(),
  channel: MessageChannel,
  recipient: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  status: MessageStatus,
  /** What the mail server said when it refused. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type Message = z.infer<typeof Message>;

import { z } from "zod";

export const MessageChannel = z.enum(["mail", "sms"]);
export type MessageChannel = z.infer<typeof MessageChannel>;

/** Where a message stands: kept in the outbox because nothing can send it, or truly sent, or failed. */
export const MessageStatus = z.enum(["not_sent", "sent", "failed"]);
export type MessageStatus = z.infer<typeof MessageStatus>;

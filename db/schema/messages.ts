import { index, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { MessageChannel, MessageStatus } from "#tools/messages/schema.ts";
import { id, instant, salonId } from "./columns.ts";
import { inSalon } from "./tenancy.ts";

export const messageChannel = pgEnum("message_channel", MessageChannel.enum);
export const messageStatus = pgEnum("message_status", MessageStatus.enum);

/** Every message the salon sent or, without a mail server, would have sent. */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    salonId: salonId(),
    channel: messageChannel().notNull(),
    recipient: text().notNull(),
    subject: text(),
    body: text().notNull(),
    status: messageStatus().notNull(),
    error: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [inSalon(t), index().on(t.salonId, t.createdAt.desc())],
);

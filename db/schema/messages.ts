import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ConsentMethod } from "#tools/messages/inbox/consent-schema.ts";
import { DEFAULT_MESSAGE_SETTINGS } from "#tools/messages/settings-data.ts";
import { TemplateKind } from "#tools/messages/settings-schema.ts";
import { MessageChannel, MessageKind, MessageStatus } from "#tools/messages/schema.ts";
import { Answering, SmsAuthor, SmsDirection, TurnState } from "#tools/messages/sms-schema.ts";
import { appointments } from "./appointments.ts";
import { clients } from "./clients.ts";
import { id, instant, salonId } from "./columns.ts";
import { stylists } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const messageChannel = pgEnum("message_channel", MessageChannel.enum);
export const messageStatus = pgEnum("message_status", MessageStatus.enum);
export const messageKind = pgEnum("message_kind", MessageKind.enum);
export const consentMethod = pgEnum("consent_method", ConsentMethod.enum);
export const templateKind = pgEnum("template_kind", TemplateKind.enum);
export const answering = pgEnum("answering", Answering.enum);
export const smsDirection = pgEnum("sms_direction", SmsDirection.enum);
export const smsAuthor = pgEnum("sms_author", SmsAuthor.enum);
export const turnState = pgEnum("turn_state", TurnState.enum);

/** Texts with one number of a salon. */
export const smsConversations = pgTable(
  "sms_conversations",
  {
    id: id(),
    salonId: salonId(),
    /** E.164. */
    phone: text().notNull(),
    /** The salon's number that they write to; null when it was never written to and goes by the settings. */
    salonNumber: text(),
    clientId: uuid(),
    /** Whose calendar the assistant answers from. */
    stylistId: uuid(),
    answering: answering().notNull().default("assistant"),
    takenById: uuid(),
    needsYou: boolean().notNull().default(false),
    /** The salon has seen everything up to here. */
    readAt: instant(),
    lastAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    unique().on(t.salonId, t.phone),
    inSalon(t),
    hangsOn(t.salonId, t.clientId, clients),
    hangsOn(t.salonId, t.stylistId, stylists),
    hangsOn(t.salonId, t.takenById, stylists),
    index().on(t.salonId, t.lastAt.desc()),
    index("sms_conversations_by_phone").on(t.phone, t.lastAt.desc()),
    index().on(t.salonId, t.clientId),
    index().on(t.salonId, t.stylistId),
    index().on(t.salonId, t.takenById),
  ],
);

/** Every message the salon sent, will send or, without a way out, would have sent. */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    salonId: salonId(),
    channel: messageChannel().notNull(),
    kind: messageKind().notNull().default("notice"),
    recipient: text().notNull(),
    subject: text(),
    /** As the outbox shows it. */
    body: text().notNull(),
    /** What goes out, encrypted, until it has gone. */
    sealed: text(),
    status: messageStatus().notNull(),
    error: text(),
    attempts: integer().notNull().default(0),
    /** When it was last given to a job or handed over: one that is due after that still needs a job. */
    attemptedAt: instant(),
    /** The process that hands it over at this moment. */
    instance: integer(),
    dueAt: instant().notNull().defaultNow(),
    /** After this it is not worth sending. */
    uselessAfter: instant(),
    /** Goes out in quiet hours too, because the client waits for it or has caused it. */
    transactional: boolean().notNull().default(true),
    maybeTwice: boolean().notNull().default(false),
    /** What causes it: the same cause makes one message. */
    dedupeKey: text(),
    /** Messages to many that are held and taken back together. */
    batchId: uuid(),
    clientId: uuid(),
    appointmentId: uuid(),
    conversationId: uuid(),
    /** What Twilio knows it by. */
    providerId: text(),
    segments: integer(),
    priceMicros: integer(),
    priceCurrency: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    deliveredAt: instant(),
  },
  (t) => [
    inSalon(t),
    unique().on(t.salonId, t.id),
    unique("outbox_once").on(t.salonId, t.dedupeKey),
    hangsOn(t.salonId, t.clientId, clients),
    hangsOn(t.salonId, t.appointmentId, appointments),
    hangsOn(t.salonId, t.conversationId, smsConversations),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index("outbox_due")
      .on(t.dueAt)
      .where(sql`status in ('queued', 'sending')`),
    index("outbox_by_recipient").on(t.salonId, t.recipient, t.createdAt.desc()),
    uniqueIndex("outbox_by_provider").on(t.providerId),
    index().on(t.salonId, t.appointmentId),
    index().on(t.salonId, t.clientId),
    index().on(t.salonId, t.conversationId),
  ],
);

export const smsMessages = pgTable(
  "sms_messages",
  {
    id: id(),
    salonId: salonId(),
    conversationId: uuid().notNull(),
    direction: smsDirection().notNull(),
    author: smsAuthor().notNull(),
    /** Who of the salon wrote it. */
    stylistId: uuid(),
    body: text().notNull(),
    media: integer().notNull().default(0),
    /** Of an incoming one: what Twilio knows it by. */
    sid: text(),
    /** Of an incoming one: how far its answer has come, and the process that makes it. */
    turn: turnState(),
    instance: integer(),
    /** Of an outgoing one: the text that it answers, and how it went out; null where the answer was handed to Twilio at once. */
    answersId: uuid(),
    outboxId: uuid(),
    /** Booked by this text. */
    appointmentId: uuid(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex("sms_messages_by_sid").on(t.sid),
    uniqueIndex("sms_messages_one_answer").on(t.answersId),
    inSalon(t),
    hangsOn(t.salonId, t.conversationId, smsConversations).onDelete("cascade"),
    hangsOn(t.salonId, t.outboxId, outbox),
    hangsOn(t.salonId, t.appointmentId, appointments),
    index().on(t.salonId, t.conversationId, t.createdAt.desc(), t.id.desc()),
    index().on(t.salonId, t.appointmentId),
    index().on(t.salonId, t.outboxId),
  ],
);

/** Texts that have come in, whoever they were for: what Twilio sends again has no second effect. Holds nothing but the number of the delivery. */
export const smsReceipts = pgTable("sms_receipts", {
  sid: text().primaryKey(),
  receivedAt: instant().notNull(),
});

/** Who agreed to texts, when and in which words. Never changed; the newest line of a number counts. */
export const smsConsents = pgTable(
  "sms_consents",
  {
    id: id(),
    salonId: salonId(),
    phone: text().notNull(),
    clientId: uuid(),
    granted: boolean().notNull(),
    method: consentMethod().notNull(),
    wording: text().notNull(),
    stylistId: uuid(),
    createdAt: instant().notNull(),
    /** Lines of one number in the order in which they were written. */
    line: bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity(),
  },
  (t) => [inSalon(t), index().on(t.salonId, t.phone, t.line.desc())],
);

/** How a salon writes; one without a row goes by the defaults. */
export const messageSettings = pgTable(
  "message_settings",
  {
    salonId: uuid().primaryKey(),
    smsOn: boolean().notNull().default(DEFAULT_MESSAGE_SETTINGS.smsOn),
    number: text(),
    answeringStylistId: uuid(),
    reminderHours: integer().array().notNull().default(DEFAULT_MESSAGE_SETTINGS.reminderHours),
    reminderByMail: boolean().notNull().default(DEFAULT_MESSAGE_SETTINGS.reminderByMail),
    reminderBySms: boolean().notNull().default(DEFAULT_MESSAGE_SETTINGS.reminderBySms),
    patchTestHours: integer().default(72),
    noShowFollowUp: boolean().notNull().default(DEFAULT_MESSAGE_SETTINGS.noShowFollowUp),
    dailyDigest: boolean().notNull().default(DEFAULT_MESSAGE_SETTINGS.dailyDigest),
    digestHour: integer().notNull().default(DEFAULT_MESSAGE_SETTINGS.digestHour),
    quietFrom: text().notNull().default(DEFAULT_MESSAGE_SETTINGS.quietFrom),
    quietTo: text().notNull().default(DEFAULT_MESSAGE_SETTINGS.quietTo),
    perClientPerDay: integer().notNull().default(DEFAULT_MESSAGE_SETTINGS.perClientPerDay),
    perHour: integer().notNull().default(DEFAULT_MESSAGE_SETTINGS.perHour),
    holdSeconds: integer().notNull().default(DEFAULT_MESSAGE_SETTINGS.holdSeconds),
    segmentPriceMicros: integer(),
    countries: text().array().notNull().default([]),
  },
  (t) => [
    inSalon(t),
    uniqueIndex("message_settings_by_number").on(t.number),
    hangsOn(t.salonId, t.answeringStylistId, stylists),
  ],
);

/** A salon's own words in place of the product's. */
export const messageTemplates = pgTable(
  "message_templates",
  {
    salonId: salonId(),
    kind: templateKind().notNull(),
    channel: messageChannel().notNull(),
    subject: text(),
    body: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.salonId, t.kind, t.channel] }), inSalon(t)],
);

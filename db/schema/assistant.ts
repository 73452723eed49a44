import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { RequestStatus } from "#tools/actions/schema.ts";
import { AskOutcome } from "#tools/asks/schema.ts";
import { MemoryKind, MemorySource } from "#tools/memory/schema.ts";
import { chats } from "./chats.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const requestStatus = pgEnum("act_request_status", RequestStatus.enum);
export const askOutcome = pgEnum("ask_outcome", AskOutcome.enum);
export const memoryKind = pgEnum("memory_kind", MemoryKind.enum);
export const memorySource = pgEnum("memory_source", MemorySource.enum);

/** What the assistant did on somebody's word: which act, on which records, from which message. It outlives the chat. */
export const chatActions = pgTable(
  "chat_actions",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    by: text().notNull(),
    /** The thread and the message of the person that asked for it; null for an act asked for over MCP. */
    chatId: uuid(),
    messageId: text(),
    toolCallId: text(),
    tool: text().notNull(),
    words: text().notNull(),
    /** What it changed: label, before and after. */
    changes: jsonb().notNull(),
    /** What it concerned: kind and id. */
    records: jsonb().notNull(),
    /** The act that takes it back, and until when; null where nothing can. */
    takeBack: jsonb(),
    undoUntil: instant(),
    /** The rows it wrote, without their words: table, key, columns, and a digest of how it left them (db/sql/after.sql). */
    wrote: jsonb(),
    undoneAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index().on(t.salonId, t.chatId),
    index("chat_actions_records").using("gin", t.records.op("jsonb_path_ops")),
    index().on(t.salonId, t.stylistId),
  ],
);

/** Links under which a branch of a thread can be read: of each, only what it is recognised by. */
export const chatShares = pgTable(
  "chat_shares",
  {
    id: id(),
    salonId: salonId(),
    chatId: uuid().notNull(),
    stylistId: uuid().notNull(),
    leafId: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex().on(t.tokenHash),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.chatId, chats).onDelete("cascade"),
    index().on(t.salonId, t.chatId),
    index().on(t.salonId, t.stylistId),
  ],
);

/** An act that a program asked for by token, until a person has decided. */
export const actRequests = pgTable(
  "act_requests",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    tokenId: uuid(),
    /** What the program is called in Settings. */
    askedBy: text().notNull(),
    tool: text().notNull(),
    input: jsonb().notNull(),
    question: text().notNull(),
    changes: jsonb().notNull(),
    status: requestStatus().notNull().default("waiting"),
    result: jsonb(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    decidedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.stylistId, t.createdAt.desc()),
  ],
);

/** What the assistant is asked of itself again and again, by whom and when. */
export const scheduledAsks = pgTable(
  "scheduled_asks",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    words: text().notNull(),
    /** ISO weekdays, ascending; none where it goes by the day of the month. */
    weekdays: jsonb().notNull(),
    monthDay: integer(),
    /** HH:mm on the salon's clock. */
    time: text().notNull(),
    /** The acts that it may do without a tap, and how many; null where each waits. */
    consent: jsonb(),
    pausedAt: instant(),
    /** Up to when its turns are done: the next is the first after it. */
    doneUpTo: instant().notNull(),
    /** The thread of its last run. */
    chatId: uuid(),
    lastRunAt: instant(),
    lastOutcome: askOutcome(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.stylistId, t.createdAt),
  ],
);

/** What the assistant keeps in mind of a salon: notes, and what words of its own mean. */
export const memories = pgTable(
  "memories",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    kind: memoryKind().notNull(),
    words: text().notNull(),
    /** Of a word: what kind of thing it names, and by which name the salon keeps that. */
    means: jsonb(),
    source: memorySource().notNull(),
    /** Who told it, by name. */
    by: text().notNull(),
    createdAt: instant().notNull(),
    changedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    index().on(t.salonId, t.stylistId),
  ],
);

/** Browsers that want to be told of timers and bookings. The keys are the browser's own; what is sent is sealed with them. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    device: text().notNull(),
    timers: boolean().notNull().default(true),
    bookings: boolean().notNull().default(true),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    failures: integer().notNull().default(0),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    uniqueIndex().on(t.endpoint),
    inSalon(t),
    byStylist(t),
    index().on(t.salonId, t.stylistId),
  ],
);

/** The installation's own key pair for push (VAPID), made at its first start; the private half sealed. The lowest number counts. */
export const pushKeys = pgTable("push_keys", {
  id: bigserial({ mode: "number" }).primaryKey(),
  publicKey: text().notNull(),
  sealed: text().notNull(),
  createdAt: instant().notNull(),
});

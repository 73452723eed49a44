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
import { chats } from "./chats.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const requestStatus = pgEnum("act_request_status", RequestStatus.enum);

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

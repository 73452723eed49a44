import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { RunStatus } from "#tools/chats/schema.ts";
import { clients } from "./clients.ts";
import { id, instant, salonId } from "./columns.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const runStatus = pgEnum("run_status", RunStatus.enum);

export const chats = pgTable(
  "chats",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    title: text().notNull(),
    /** Whom it is about, once that is known. */
    clientId: uuid(),
    /** The last message of the branch that is shown; null where nothing was said yet. */
    leafId: text(),
    archivedAt: instant(),
    /** Raised by every accepted message, decision and finished reply: compare-and-set. */
    version: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.clientId, clients),
    index().on(t.salonId, t.stylistId, t.updatedAt.desc()),
    index().on(t.salonId, t.clientId),
  ],
);

export const chatMessages = pgTable(
  "chat_messages",
  {
    salonId: salonId(),
    chatId: uuid().notNull(),
    id: text().notNull(),
    /** The message it follows; null for the first. Messages that follow the same one are branches. */
    parentId: text(),
    /** How many messages stand before it on its branch. */
    position: integer().notNull(),
    role: text().notNull(),
    parts: jsonb().notNull(),
    metadata: jsonb(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.id] }),
    index().on(t.chatId, t.position),
    hangsOn(t.salonId, t.chatId, chats).onDelete("cascade"),
  ],
);

/** One reply being written; `instance` is the process that writes it. */
export const chatRuns = pgTable(
  "chat_runs",
  {
    id: id(),
    salonId: salonId(),
    chatId: uuid().notNull(),
    instance: bigint({ mode: "number" }).notNull(),
    status: runStatus().notNull().default("running"),
    startedAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    hangsOn(t.salonId, t.chatId, chats).onDelete("cascade"),
    index().on(t.chatId, t.startedAt.desc()),
  ],
);

/** The reply's stream as sent, so that a reload or a second device resumes it. */
export const chatChunks = pgTable(
  "chat_chunks",
  {
    salonId: salonId(),
    runId: uuid().notNull(),
    seq: integer().notNull(),
    data: text().notNull(),
    done: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.seq] }),
    hangsOn(t.salonId, t.runId, chatRuns).onDelete("cascade"),
  ],
);

/** A tool call that changed something, written in the same transaction as the change: it happens once. */
export const toolReceipts = pgTable(
  "tool_receipts",
  {
    salonId: salonId(),
    chatId: uuid().notNull(),
    toolCallId: text().notNull(),
    inputHash: text().notNull(),
    result: jsonb(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.toolCallId] }),
    hangsOn(t.salonId, t.chatId, chats).onDelete("cascade"),
  ],
);

import { z } from "zod";
import { Change, RecordKind, RecordRef } from "#tools/core/act-schema.ts";

/** How long an act that a program asked for waits for its person. */
export const REQUEST_MINUTES = 30;

/** What the assistant did: who asked for it, what, when, and from which message. */
export const ChatAction = z.object({
  id: z.uuid(),
  tool: z.string(),
  words: z.string(),
  changes: z.array(Change),
  records: z.array(RecordRef),
  by: z.string(),
  stylistId: z.uuid(),
  chatId: z.uuid().nullable(),
  messageId: z.string().nullable(),
  toolCallId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Until when it may be taken back at most; null where it never could be, or was. */
  undoUntil: z.iso.datetime().nullable(),
  /** Why it can no longer be taken back, as a sentence: what has followed from it. */
  stays: z.string().nullable(),
  /** What has gone out by it and is read by now, as a sentence. */
  goneOut: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ChatAction = z.infer<typeof ChatAction>;

/** An act that was taken back, and that as a sentence for people. */
export const UndoneAction = ChatAction.extend({ sentence: z.string() });
export type UndoneAction = z.infer<typeof UndoneAction>;

/** Which act is taken back: the newest, or the newest on such a record. */
export const UndoLast = z.strictObject({
  about: RecordKind.optional().describe("Where they name what it was."),
});
export type UndoLast = z.infer<typeof UndoLast>;

/** Finds acts of one thread, or those that concerned one record. */
export const FindActions = z.object({
  chatId: z.uuid().optional(),
  kind: RecordKind.optional(),
  recordId: z.string().max(80).optional(),
});
export type FindActions = z.infer<typeof FindActions>;

/** Where an act that a program asked for stands. */
export const RequestStatus = z.enum(["waiting", "approved", "denied", "failed", "expired"]);
export type RequestStatus = z.infer<typeof RequestStatus>;

/** An act that a program asked for by token, as its person sees it. */
export const ActRequest = z.object({
  id: z.uuid(),
  tool: z.string(),
  question: z.string(),
  changes: z.array(Change),
  input: z.unknown(),
  askedBy: z.string(),
  status: RequestStatus,
  /** What came of it: the sentence of a refusal, or of what was done. */
  outcome: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type ActRequest = z.infer<typeof ActRequest>;

/** What is kept of an act that was approved: the sentence for people, and what the act answered. */
export const RequestResult = z.object({ sentence: z.string(), value: z.unknown() });
export type RequestResult = z.infer<typeof RequestResult>;

/** What a program learns of what it asked for. */
export const AskedOfPerson = z.object({
  id: z.uuid(),
  status: RequestStatus,
  question: z.string(),
  outcome: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /** What the act answered; null until it was approved and done. */
  value: z.unknown(),
});
export type AskedOfPerson = z.infer<typeof AskedOfPerson>;

export const DecideRequest = z.strictObject({ approved: z.boolean() });
export type DecideRequest = z.infer<typeof DecideRequest>;

import { z } from "zod";

/** How long an act may be taken back with one tap, in seconds. */
export const UNDO_SECONDS = 30;
/** How long an act that a program asked for waits for its person. */
export const REQUEST_MINUTES = 30;

/** One thing an act would change, in words for people: how it is, and how it would be. Null where there is nothing. */
export const Change = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Change = z.infer<typeof Change>;

/** What a person may still alter on an approval card: an argument of the act, and how it is typed. */
export const EditField = z.object({
  /** The name of the argument. */
  field: z.string(),
  label: z.string(),
  kind: z.enum(["text", "lines", "money", "number", "date", "time", "choice"]),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});
export type EditField = z.infer<typeof EditField>;

/** What stands on an approval card below its question. */
export const ApprovalPreview = z.object({
  changes: z.array(Change),
  edits: z.array(EditField),
  /** What amounts of money are in, where one may be altered. */
  currency: z.string().optional(),
});
export type ApprovalPreview = z.infer<typeof ApprovalPreview>;

/** What kind of record an act concerned: each has a screen that shows it. */
export const RecordKind = z.enum([
  "appointment",
  "brand",
  "chat",
  "client",
  "consultation",
  "export",
  "formula",
  "invitation",
  "item",
  "library-formula",
  "message",
  "migration",
  "order",
  "outcome",
  "payment",
  "post",
  "reprice",
  "salon",
  "scenario",
  "service",
  "stylist",
  "supplier",
  "timer",
  "waitlist",
]);
export type RecordKind = z.infer<typeof RecordKind>;

export const RecordRef = z.object({ kind: RecordKind, id: z.string() });
export type RecordRef = z.infer<typeof RecordRef>;

/** The call of a tool that takes an act back. */
export const TakeBack = z.object({ tool: z.string(), input: z.unknown() });
export type TakeBack = z.infer<typeof TakeBack>;

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
  /** Until when it may be taken back; null where it cannot be, or was. */
  undoUntil: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ChatAction = z.infer<typeof ChatAction>;

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

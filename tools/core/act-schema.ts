import { z } from "zod";

/** How long an act may be taken back with one tap, in seconds. */
export const UNDO_SECONDS = 30;

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

/** What stands on an approval card below its question. */
export const ApprovalPreview = z.object({
  changes: z.array(Change),
  edits: z.array(EditField),
  /** What amounts of money are in, where one may be altered. */
  currency: z.string().optional(),
});
export type ApprovalPreview = z.infer<typeof ApprovalPreview>;

import { z } from "zod";

/** For how many days an act can be taken back, as long as nothing follows from it. */
export const UNDO_DAYS = 30;

/** One thing an act would change, in words for people: how it is, and how it would be. Null where there is nothing. */
export const Change = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Change = z.infer<typeof Change>;

const Choice = z.object({ value: z.string(), label: z.string() });
export type Choice = z.infer<typeof Choice>;

/** What a person may still alter on an approval card: an argument of the act, and how it is typed. */
export const EditField = z.object({
  /** The name of the argument. */
  field: z.string(),
  label: z.string(),
  kind: z.enum(["text", "lines", "money", "number", "date", "time", "choice", "ticks"]),
  /** Of a choice one, of ticks any. */
  choices: z.array(Choice).optional(),
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

/** Other arguments for an act that is refused as it was asked for, and what they are called: "Fri, 27 Nov at 15:00". */
export const Alternative = z.object({
  label: z.string(),
  edits: z.record(z.string(), z.unknown()),
});
export type Alternative = z.infer<typeof Alternative>;

/** What is foreseen of an act that would go through. */
const Foreseen = z.object({
  /** What should be known before the tap, in whole sentences. */
  warnings: z.array(z.string()).optional(),
  /** The records that it would concern, by which another card of the same is known. */
  records: z.array(RecordRef).optional(),
});
export type Foreseen = z.infer<typeof Foreseen>;

/** An alternative that would go through, with what its card says. */
export const WayOut = Foreseen.extend({
  ...Alternative.shape,
  question: z.string(),
  changes: z.array(Change),
});
export type WayOut = z.infer<typeof WayOut>;

/** What comes of an act as things stand. */
const Outlook = Foreseen.extend({
  /** Why it would be refused, and the ways out of that: there is one. */
  refused: z.string().optional(),
  ways: z.array(WayOut).optional(),
});
export type Outlook = z.infer<typeof Outlook>;

/** The call of a tool that takes an act back. */
export const TakeBack = z.object({ tool: z.string(), input: z.unknown() });
export type TakeBack = z.infer<typeof TakeBack>;

/** What stands on an approval card below its question. */
export const ApprovalPreview = Outlook.extend({
  changes: z.array(Change),
  edits: z.array(EditField),
  /** What amounts of money are in, where one may be altered. */
  currency: z.string().optional(),
});
export type ApprovalPreview = z.infer<typeof ApprovalPreview>;

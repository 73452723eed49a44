import { z } from "zod";

/** What is written down: whatever gives or takes rights, touches money or prices, takes data out or away, or overrides a safety rule. */
export const AuditAction = z.enum([
  "team.invited",
  "team.joined",
  "team.role_changed",
  "team.left",
  "profile.changed",
  "verification.changed",
  "subscription.changed",
  "settings.changed",
  "ai_key.saved",
  "ai_key.removed",
  "token.made",
  "token.revoked",
  "message.shown",
  "client.erased",
  "client.merged",
  "client.exported",
  "migration.started",
  "migration.undone",
  "export.made",
  "export.restored",
  "deletion.asked",
  "deletion.cancelled",
  "retention.changed",
  "retention.applied",
  "price.changed",
  "payment.refunded",
  "payment.charged",
  "order.sent",
  "formula.released",
  "message.sent_to_many",
  "chat.shared",
  "chat.unshared",
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** By which way it came: a form, the assistant, a token of the API, or the product itself. */
export const AuditVia = z.enum(["screen", "assistant", "token", "system"]);
export type AuditVia = z.infer<typeof AuditVia>;

/** A line of the log. Written once, never changed. */
export const AuditEntry = z.object({
  id: z.uuid(),
  action: AuditAction,
  /** What happened, as a sentence without the person: "made Kim Rivers a manager". */
  words: z.string(),
  /** Who did it; null for the product itself. */
  stylistId: z.uuid().nullable(),
  by: z.string(),
  via: AuditVia,
  /** What it was done to. */
  subjectId: z.string().nullable(),
  chatId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Which lines of the log are asked for. Days are the salon's, both of them included. */
export const FindAudit = z.strictObject({
  action: AuditAction.optional(),
  stylistId: z.uuid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type FindAudit = z.infer<typeof FindAudit>;

export const AskLog = z.strictObject({
  about: z
    .string()
    .max(200)
    .optional()
    .describe("Words that the line holds, as of a service or a person of the team."),
});
export type AskLog = z.infer<typeof AskLog>;

/** Lines that were looked for, newest first. */
export const LogFound = z.object({ entries: z.array(AuditEntry) });
export type LogFound = z.infer<typeof LogFound>;

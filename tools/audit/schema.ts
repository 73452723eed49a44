import { z } from "zod";
import { AuditAction, AuditVia } from "#tools/core/audit-schema.ts";

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

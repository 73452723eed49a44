import { desc, eq } from "drizzle-orm";
import { auditLog } from "#db/schema/house.ts";
import type { AuditAction } from "#tools/core/audit-schema.ts";
import type { Salon } from "./fixtures.ts";

/** What the log of a salon says of one kind of act, newest first: by whom, by which way, in which words, of what. */
export async function auditOf(salon: Pick<Salon, "ctx">, action: AuditAction) {
  return salon
    .ctx()
    .db.select({
      by: auditLog.by,
      via: auditLog.via,
      words: auditLog.words,
      subjectId: auditLog.subjectId,
    })
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id));
}

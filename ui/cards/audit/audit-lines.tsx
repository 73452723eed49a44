import type { AuditEntry } from "#tools/audit/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { LogLine } from "#ui/components/log-line.tsx";
import { AUDIT_VIA } from "./audit-words.ts";

/** Lines of the log: who did what and when, and by which way where it was no screen. */
export function AuditLines({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul aria-label="Who did what" className="flex flex-col divide-y divide-line-soft">
      {entries.map(({ id, by, words, via, createdAt }) => (
        <LogLine key={id} at={createdAt} aside={AUDIT_VIA[via] && <Badge>{AUDIT_VIA[via]}</Badge>}>
          <span className="font-semibold">{by}</span> {words}
        </LogLine>
      ))}
    </ul>
  );
}

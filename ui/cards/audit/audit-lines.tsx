import type { AuditEntry } from "#tools/audit/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { AUDIT_VIA } from "./audit-words.ts";

/** Lines of the log: who did what and when, and by which way where it was no screen. */
export function AuditLines({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul aria-label="Who did what" className="flex flex-col divide-y divide-line-soft">
      {entries.map(({ id, by, words, via, createdAt }) => (
        <li
          key={id}
          className="flex flex-col gap-x-5 gap-y-1 py-2.5 first:pt-0 last:pb-0 sm:flex-row sm:items-baseline"
        >
          <time
            dateTime={createdAt}
            className="shrink-0 text-sm text-ink-3 tabular-nums sm:w-[136px]"
          >
            {shortMoment(createdAt)}
          </time>
          <p className="min-w-0 flex-1 break-words">
            <span className="font-semibold">{by}</span> {words}
          </p>
          {AUDIT_VIA[via] && <Badge>{AUDIT_VIA[via]}</Badge>}
        </li>
      ))}
    </ul>
  );
}

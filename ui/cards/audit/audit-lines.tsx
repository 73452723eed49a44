import type { AuditEntry } from "#tools/audit/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { LogLine } from "#ui/components/log-line.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { AUDIT_VIA } from "./audit-words.ts";

/** Lines of the log: who did what and when, and by which way where it was no screen. What several did in one minute is one line. */
export function AuditLines({ entries }: { entries: readonly AuditEntry[] }) {
  const lines = joined(entries);
  return (
    <ul aria-label="Who did what" className="flex flex-col divide-y divide-line-soft">
      {lines.map(({ id, names, words, via, createdAt }, at) => (
        <LogLine
          key={id}
          at={createdAt}
          after={lines[at - 1]?.createdAt}
          aside={AUDIT_VIA[via] && <Badge>{AUDIT_VIA[via]}</Badge>}
        >
          <span className="text-ink">{NAMES.format(names)}</span>{" "}
          <span className="text-ink-2">{words}</span>
        </LogLine>
      ))}
    </ul>
  );
}

const NAMES = new Intl.ListFormat("en", { type: "conjunction" });

type Line = AuditEntry & { names: string[] };

/** The same words of several people within a minute, one after the other, as one line of them all. */
function joined(entries: readonly AuditEntry[]): Line[] {
  const lines: Line[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && isSame(last, entry) && !last.names.includes(entry.by)) last.names.push(entry.by);
    else lines.push({ ...entry, names: [entry.by] });
  }
  return lines;
}

const isSame = (one: AuditEntry, other: AuditEntry) =>
  one.words === other.words &&
  one.via === other.via &&
  shortMoment(one.createdAt) === shortMoment(other.createdAt);

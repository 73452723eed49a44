import type { AuditEntry } from "#tools/audit/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { shortMoment, soonMoment } from "#ui/lib/format.ts";
import { AuditChanges, changesOf } from "./audit-changes.tsx";
import { AUDIT_VIA, iconOf } from "./audit-words.ts";

/** Lines of the log by day: who did what and when, and by which way where it was no screen. What several did in one minute is one line. */
export function AuditLines({ entries }: { entries: readonly AuditEntry[] }) {
  const days = Map.groupBy(joined(entries), ({ createdAt }) => new Date(createdAt).toDateString());
  return (
    <ul aria-label="Who did what" className="flex flex-col gap-5">
      {[...days].map(([day, lines]) => (
        <li key={day}>
          <h3 className="mb-1 text-sm text-ink-2">{DAY.format(new Date(day))}</h3>
          <ul className="divide-y divide-line-soft">
            {lines.map((line) => (
              <AuditLine key={line.id} line={line} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function AuditLine({ line: { action, names, words, via, createdAt } }: { line: Line }) {
  // which of several keys of one name it was stands in the file of the log
  const { act, changes } = changesOf(action, words.replace(/ \(ut_\w+…\)/, ""));
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-ink-2">
        <Icon of={iconOf(action)} size={17} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">{NAMES.format(names)}</span>
          <span className="flex shrink-0 items-center gap-2 text-sm text-ink-3 tabular-nums">
            {AUDIT_VIA[via] && <Badge>{AUDIT_VIA[via]}</Badge>}
            <time dateTime={createdAt}>{soonMoment(createdAt, new Date(createdAt))}</time>
          </span>
        </p>
        <p className="break-words text-pretty text-ink-2">{act}</p>
        {changes.length > 0 && <AuditChanges changes={changes} />}
      </div>
    </li>
  );
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "full" });
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

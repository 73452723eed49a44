import type { ReactNode } from "react";
import type { Migration } from "#tools/migration/schema.ts";
import { isUnderWay } from "#ui/api/house/migration.ts";
import { Badge } from "#ui/components/badge.tsx";
import { plural, shortMoment } from "#ui/lib/format.ts";
import { MigrationProgress } from "./migration-progress.tsx";
import { broughtWords, standingOf } from "./migration-words.ts";

/** One migration in a list: where from, when, how it stands and what came; `children` are what can be done. */
export function MigrationLine({
  migration,
  children,
}: {
  migration: Migration;
  children?: ReactNode;
}) {
  const { platformName, source, startedAt, status, skipped, warned, errorLog, files } = migration;
  const { label, tone } = standingOf(migration);
  const from =
    source === "api" ? "fetched" : files.length > 0 ? plural(files.length, "file") : "files";
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-semibold">{platformName}</p>
          <p className="text-sm text-ink-2">
            {shortMoment(startedAt)} · {from}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
        {children}
      </div>
      {isUnderWay(migration) && <MigrationProgress migration={migration} />}
      {(status === "completed" || status === "cancelled") && (
        <p className="text-sm">
          {broughtWords(migration)}
          {skipped > 0 && <span className="text-ink-2"> · {plural(skipped, "row")} left out</span>}
          {warned > 0 && (
            <span className="text-ink-2"> · {plural(warned, "row")} came without something</span>
          )}
        </p>
      )}
      {status === "failed" && (
        <p className="rounded-m bg-bad-soft px-3.5 py-2.5 text-sm whitespace-pre-line text-bad [overflow-wrap:anywhere]">
          {errorLog ?? "It failed, and no reason was kept."}
        </p>
      )}
    </div>
  );
}

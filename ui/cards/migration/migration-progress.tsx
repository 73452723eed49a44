import type { Migration } from "#tools/migration/schema.ts";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";
import { progressWords } from "./migration-words.ts";

/** How far a running migration is: rows looked at, of those that are known. */
export function MigrationProgress({ migration }: { migration: Migration }) {
  const said = progressWords(migration);
  const { phase, done, rows, resumed } = migration;
  return (
    <div className="flex flex-col gap-2.5">
      <ProgressBar
        label="Migration"
        value={phase === "writing" ? done : 0}
        max={Math.max(1, rows)}
        valueText={said}
      />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="font-mono">{said}</span>
        {resumed > 0 && <span>Went on after an interruption; nothing came twice.</span>}
      </p>
    </div>
  );
}

import type { CheckedImport, ImportReading, RowError } from "#tools/migration/formulas/schema.ts";
import { NotedBowls } from "#ui/cards/noted-bowls/noted-bowls.tsx";
import { RowProblems } from "#ui/cards/sheet/row-problems.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { plural } from "#ui/lib/format.ts";

/** What the upload would take, before it does: the counts, and the rows that are left out and why. */
export function DryRun({ checked }: { checked: CheckedImport }) {
  const { count, unclear, skipped, errors } = checked;
  return (
    <Card title="How it reads">
      <dl role="status" className="grid grid-cols-3 gap-2.5">
        <Count term="Ready" value={count - unclear} />
        <Count term="Not all understood" value={unclear} note="Taken as written" />
        <Count term="Left out" value={skipped} />
      </dl>
      {skipped > 0 && <LeftOut errors={errors} skipped={skipped} />}
    </Card>
  );
}

/** Some rows as they stand in the sheet, each with the bowls that were read from it. */
export function SampleRows({ readings }: { readings: readonly ImportReading[] }) {
  if (readings.length === 0) return null;
  return (
    <Card title="Some rows, as they were read">
      <ul className="grid gap-x-4 gap-y-6 lg:grid-cols-2">
        {readings.map((reading) => (
          <Reading key={reading.row} reading={reading} />
        ))}
      </ul>
    </Card>
  );
}

/** The dry run while it goes on. */
export function DryRunLoading() {
  return (
    <Card title="How it reads">
      <div role="status" aria-label="Reading the rows">
        <Skeleton className="h-16" />
      </div>
    </Card>
  );
}

function Count({ term, value, note }: { term: string; value: number; note?: string }) {
  return (
    <div className="rounded-m bg-sunken px-4 py-3 max-md:px-3">
      <dt className="text-sm text-ink-2 max-md:text-xs">{term}</dt>
      <dd className="font-display text-xl font-semibold">{value.toLocaleString()}</dd>
      {note && value > 0 && <dd className="text-xs text-ink-3">{note}</dd>}
    </div>
  );
}

/** Which rows are left out, and why; the first hundred of them are told. */
export function LeftOut({ errors, skipped }: { errors: readonly RowError[]; skipped: number }) {
  return (
    <Fold summary={`${plural(skipped, "row")} left out`} className="mt-3">
      <RowProblems
        problems={errors.map(({ row, message }) => ({ key: row, where: `Row ${row}`, message }))}
        total={skipped}
      />
    </Fold>
  );
}

function Reading({ reading }: { reading: ImportReading }) {
  const { row, name, clientName, notation, bowls, unread, notes } = reading;
  return (
    <li className="min-w-0">
      <p className="mb-1 flex items-baseline gap-2">
        <span className="shrink-0 font-mono text-xs text-ink-3">Row {row}</span>
        <span className="min-w-0 [overflow-wrap:anywhere] font-semibold">{clientName ?? name}</span>
      </p>
      <p className="mb-2.5 font-mono text-xs whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        {notation}
      </p>
      <NotedBowls bowls={bowls} unread={unread} notes={notes} compact />
    </li>
  );
}

import type { MigrationDryRun } from "#tools/migration/schema.ts";
import { kindName, KINDS_SHOWN, OUTCOMES } from "#ui/cards/migration/migration-words.ts";
import { RowProblems } from "#ui/cards/sheet/row-problems.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { plural } from "#ui/lib/format.ts";
import { problemOf } from "./remarked-rows.tsx";

/** How days would be read; what a start would do with the rows, by kind; which it would leave out, and which come without something. */
export function DryRun({ checked }: { checked: MigrationDryRun }) {
  const kinds = KINDS_SHOWN.filter((kind) => (checked.counts[kind]?.rows ?? 0) > 0);
  return (
    <Card title="How it reads">
      {checked.dates.length > 0 && <Dates dates={checked.dates} />}
      <div role="status" className="-mx-1 overflow-x-auto px-1">
        <table className="w-full text-sm">
          <thead className="text-left text-ink-2">
            <tr>
              <th scope="col" className="py-2 pr-4 font-medium">
                <span className="sr-only">Kind</span>
              </th>
              {OUTCOMES.map(([outcome, label]) => (
                <th key={outcome} scope="col" className="w-1/6 py-2 pl-3 text-right font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind} className="border-t border-line-soft">
                <th scope="row" className="py-2.5 pr-4 text-left font-semibold">
                  {kindName(kind)}
                </th>
                {OUTCOMES.map(([outcome]) => (
                  <td key={outcome} className="py-2.5 pl-3 text-right font-mono tabular-nums">
                    {(checked.counts[kind]?.[outcome] ?? 0).toLocaleString()}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {checked.skipped > 0 && (
        <Fold summary={`${plural(checked.skipped, "row")} would be left out`} className="mt-3">
          <RowProblems problems={checked.problems.map(problemOf)} total={checked.skipped} />
        </Fold>
      )}
      {checked.warned > 0 && (
        <Fold
          summary={`${plural(checked.warned, "row")} would come without something`}
          className="mt-3"
        >
          <RowProblems problems={checked.warnings.map(problemOf)} total={checked.warned} />
        </Fold>
      )}
    </Card>
  );
}

/** How the days of each file would be read, and why: a move whose days are taken wrong is wrong from end to end. */
function Dates({ dates }: Pick<MigrationDryRun, "dates">) {
  const unsure = dates.some(({ settledBy }) => settledBy === "hints");
  return (
    <section aria-label="How days are read" className="mb-4 flex flex-col gap-1 text-sm">
      {dates.map(({ fileId, fileName, sentence }) => (
        <p key={fileId} className="[overflow-wrap:anywhere]">
          {dates.length > 1 && <span className="font-semibold">{fileName}: </span>}
          {sentence}
        </p>
      ))}
      {unsure && (
        <p className="text-warn">
          If a day is read wrong, choose how days are written above and check the rows again.
        </p>
      )}
    </section>
  );
}

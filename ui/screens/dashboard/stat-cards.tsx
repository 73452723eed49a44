import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Stats } from "#tools/reports/stats-schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { useRole } from "#ui/cards/client/use-role.ts";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";

/** The figures of the salon; the success rate says so while it is an example. */
export function StatCards({ stats }: { stats: Stats }) {
  return (
    <dl className="grid grid-cols-2 gap-3.5 md:grid-cols-3">
      <Stat term="Total Consultations" value={stats.totalConsultations.toLocaleString()} />
      <Stat term="Formulas in Database" value={stats.formulasInDatabase.toLocaleString()} />
      <Stat
        term="Success Rate"
        value={`${stats.successRate.value}%`}
        badge={stats.successRate.measured ? undefined : "Example"}
        note={<SuccessNote {...stats.successRate} />}
        wide
      />
    </dl>
  );
}

/** What the rate rests on, with the way to it. */
function SuccessNote({ measured, count }: Stats["successRate"]) {
  const { colours } = useRole();
  return (
    <>
      Client satisfaction
      {measured ? (
        <>
          , measured from{" "}
          {colours ? (
            <Link
              to="/outcomes"
              className="relative font-semibold underline underline-offset-2 before:absolute before:-inset-x-3 before:-inset-y-4 before:content-[''] hover:text-ink"
            >
              {plural(count, "outcome")}
            </Link>
          ) : (
            plural(count, "outcome")
          )}
        </>
      ) : (
        ". This figure is an example until outcomes are noted."
      )}
    </>
  );
}

function Stat({
  term,
  value,
  badge,
  note,
  wide,
}: {
  term: string;
  value: string;
  badge?: string | undefined;
  note?: ReactNode;
  wide?: boolean;
}) {
  return (
    <div
      className={cx(
        "rounded-card border border-line-soft bg-surface px-5 py-4 shadow-edge max-md:px-4",
        wide && "max-md:col-span-2",
      )}
    >
      <dt className="flex items-center gap-2 text-sm text-ink-2 max-md:text-xs">
        {term}
        {badge && <Badge tone="warn">{badge}</Badge>}
      </dt>
      <dd className="mt-1">
        <span className="block font-display text-2xl font-semibold tracking-[-0.022em]">
          {value}
        </span>
        {note && <span className="block text-xs leading-[18px] text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}

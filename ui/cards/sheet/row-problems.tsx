import type { ReactNode } from "react";
import { plural } from "#ui/lib/format.ts";

/** A row that is left out: where it stands, and why. */
export type RowProblem = { key: string | number; where: string; message: string };

/** Rows that are left out, each with its reason, in a list of its own scroll; `children` stand below them. */
export function RowProblems({
  problems,
  total,
  children,
}: {
  problems: readonly RowProblem[];
  /** How many there are in all: what is not listed is counted. */
  total: number;
  children?: ReactNode;
}) {
  return (
    <>
      <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto text-sm" tabIndex={0}>
        {problems.map(({ key, where, message }) => (
          <li key={key} className="flex gap-3">
            <span className="w-20 shrink-0 font-mono text-ink-3">{where}</span>
            <span className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">{message}</span>
          </li>
        ))}
      </ul>
      {children ??
        (total > problems.length && (
          <p className="mt-2 text-sm text-ink-3">
            And {plural(total - problems.length, "more row")}.
          </p>
        ))}
    </>
  );
}

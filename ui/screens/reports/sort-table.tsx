import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { cx } from "#ui/lib/cx.ts";

/** A column: what a row shows in it, and what it is sorted by where that is another. */
export type Column<Row> = {
  name: string;
  text: (row: Row) => string;
  by: (row: Row) => string | number | null;
};

/** Rows with headings that sort them; the first column names a row. Rows of cards where the screen is narrow. */
export function SortTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  /** What the table holds, for readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}) {
  const [sorted, setSorted] = useState<{ name: string; down: boolean }>();
  const column = columns.find(({ name }) => name === sorted?.name);
  const shown = column
    ? rows.toSorted((a, b) => compare(column.by(a), column.by(b)) * (sorted?.down ? -1 : 1))
    : rows;
  return (
    <table className="w-full text-left text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-ink-3 max-sm:hidden">
        <tr>
          {columns.map(({ name }, at) => {
            const on = sorted?.name === name;
            const Arrow = on && !sorted.down ? ArrowUp : ArrowDown;
            return (
              <th
                key={name}
                scope="col"
                aria-sort={on ? (sorted.down ? "descending" : "ascending") : undefined}
                className={cx("font-medium", at > 0 && "pl-3 text-right")}
              >
                <button
                  type="button"
                  onClick={() => setSorted({ name, down: on ? !sorted.down : at > 0 })}
                  className={cx(
                    "inline-flex min-h-9 items-center gap-1 rounded-small hover:text-ink touch:min-h-11",
                    at > 0 && "flex-row-reverse",
                    on && "text-ink",
                  )}
                >
                  {name}
                  <Arrow size={13} aria-hidden="true" className={on ? "" : "opacity-0"} />
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {shown.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-t border-line-soft max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-3"
          >
            {columns.map(({ name, text }, at) =>
              at === 0 ? (
                <th
                  key={name}
                  scope="row"
                  className="py-2.5 font-semibold [overflow-wrap:anywhere] max-sm:w-full max-sm:py-0.5"
                >
                  {text(row)}
                </th>
              ) : (
                <td
                  key={name}
                  className="py-2.5 pl-3 text-right tabular-nums max-sm:p-0 max-sm:text-left"
                >
                  <span className="mr-1.5 text-xs text-ink-3 sm:hidden">{name}</span>
                  {text(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Nothing is less than anything. */
function compare(a: string | number | null, b: string | number | null): number {
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b);
  return Number(a ?? -1) - Number(b ?? -1);
}

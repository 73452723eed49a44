import type { OutcomeReport } from "#tools/outcomes/schema.ts";
import { percentText } from "#ui/cards/outcome-card/outcome-words.ts";
import { Card } from "#ui/components/page/card.tsx";
import { cx } from "#ui/lib/cx.ts";
import { NAMED_HEAD, NAMED_ROW, NAMED_TABLE, NamedCell, ROW_NAME } from "./named-cell.tsx";

const BANDS = { excellent: "90% and above", good: "75 to 89%", moderate: "Below 75%" };
const FIGURES = ["Outcomes", "Expected right", "Came out right", "Later ones"];

/** How sure formulas were said to be, beside how many came out as meant without a correction. */
export function CalibrationTable({ calibration }: Pick<OutcomeReport, "calibration">) {
  return (
    <Card title="Did they come out as expected?">
      <p className="max-w-[68ch] text-sm text-ink-2">
        Where the bar reaches the mark, as many came out right as were expected to. Later formulas
        are rated up or down by it.
      </p>
      <table className={cx("mt-4", NAMED_TABLE)}>
        <thead className="text-xs text-ink-3 max-lg:sr-only">
          <tr>
            {["Formulas rated", ...FIGURES].map((name) => (
              <th key={name} scope="col" className={NAMED_HEAD}>
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {calibration.map(({ band, count, said, cameOut, moves }) => (
            <tr key={band} className={NAMED_ROW}>
              <th scope="row" className={cx(ROW_NAME, "whitespace-nowrap")}>
                {BANDS[band]}
              </th>
              {[
                count === 0 ? "None yet" : String(count),
                percentText(said),
                percentText(cameOut),
                count === 0
                  ? "–"
                  : `${moves > 0 ? "+" : ""}${moves} ${Math.abs(moves) === 1 ? "point" : "points"}`,
              ].map((value, at) => (
                <NamedCell key={at} name={FIGURES[at] ?? ""} value={value} />
              ))}
              <td aria-hidden="true" className="py-3 lg:pl-5 max-lg:col-span-full lg:w-1/3">
                <Reached said={said} cameOut={cameOut} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** How many came out as meant, against a mark at how many were said to. */
function Reached({ said, cameOut }: { said: number | null; cameOut: number | null }) {
  if (said === null || cameOut === null) return null;
  return (
    <span className="relative block h-3 rounded-full bg-sunken">
      <span className="block h-full rounded-full bg-ink-3" style={{ width: `${cameOut}%` }} />
      <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${said}%` }} />
    </span>
  );
}

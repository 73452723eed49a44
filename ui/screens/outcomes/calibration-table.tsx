import type { OutcomeReport } from "#tools/outcomes/schema.ts";
import { percentText } from "#ui/cards/outcome-card/outcome-words.ts";
import { Card } from "#ui/components/page/card.tsx";

const BANDS = { excellent: "90 % and above", good: "75 to 89 %", moderate: "Below 75 %" };
const RIGHT = "py-2 pl-4 text-right font-medium";

/** How sure formulas were said to be, beside how many came out as meant without a correction. */
export function CalibrationTable({ calibration }: Pick<OutcomeReport, "calibration">) {
  return (
    <Card title="How sure, and how it came out">
      <p className="max-w-[68ch] text-sm text-ink-2">
        A confidence of 88 % says that 88 of a hundred such formulas come out as meant without a
        correction. What your outcomes show moves the confidence of later formulas, the more the
        more of them there are.
      </p>
      <table className="mt-4 w-full text-left text-sm">
        <thead className="text-xs text-ink-3">
          <tr>
            {["Confidence", "Outcomes", "Said", "Came out", "Moves"].map((name, at) => (
              <th key={name} scope="col" className={at > 0 ? RIGHT : "py-2 font-medium"}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calibration.map(({ band, count, said, cameOut, moves }) => (
            <tr key={band} className="border-t border-line-soft">
              <th scope="row" className="py-3 font-semibold">
                {BANDS[band]}
              </th>
              {[
                count === 0 ? "None yet" : String(count),
                percentText(said),
                percentText(cameOut),
                count === 0 ? "–" : moves > 0 ? `+${moves}` : String(moves),
              ].map((value, at) => (
                <td key={at} className="py-3 pl-4 text-right whitespace-nowrap tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

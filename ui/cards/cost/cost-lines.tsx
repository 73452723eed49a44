import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { BowlCost } from "#tools/pricing/cost/cost-schema.ts";
import { grams } from "#ui/lib/format.ts";

/** Digits beyond the smallest coin that the price of a gram is shown with. */
const GRAM_DIGITS = 2;

/** What is in a bowl, each with its grams, what a gram of it costs, and what that makes. */
export function CostLines({ cost, currency }: { cost: BowlCost; currency: string }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">What is in the bowl costs</caption>
      <tbody>
        {cost.lines.map((line, at) => (
          <tr key={at} className="border-t border-line-soft first:border-t-0">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {line.name}
              <span className="block font-mono text-xs text-ink-3">
                {grams(line.grams)}
                {line.perGram !== null &&
                  ` × ${money(line.perGram, currency, { more: GRAM_DIGITS })}`}
              </span>
            </th>
            <td className="py-2 text-right align-top font-mono tabular-nums whitespace-nowrap">
              {line.cost === null ? (
                <span className="font-sans text-ink-3">no price</span>
              ) : (
                money(line.cost, currency)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

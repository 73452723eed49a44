import { minorUnits } from "#tools/pricing/cost/cost-rules.ts";
import { ADVISED, EXAMPLE_YEAR, hourlyRateFor, quoteFor } from "#tools/pricing/cost/quote-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { SAMPLES, type SampleService } from "#tools/pricing/tutorial-data.ts";
import { minutes } from "#ui/lib/format.ts";

/** Services worked out by the example's hour, from the least to the most overhead and profit that are advised. */
export function Samples({ currency }: { currency: string }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left max-sm:text-sm">
        <caption className="sr-only">Sample price ranges</caption>
        <thead className="text-sm text-ink-3">
          <tr className="border-b border-line">
            <th className="py-2 pr-3 font-medium">Service</th>
            <th className="py-2 pr-3 text-right font-medium">Hands on</th>
            <th className="py-2 pr-3 text-right font-medium">Product</th>
            <th className="py-2 text-right font-medium">Price</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line-soft">
          {SAMPLES.map((sample) => (
            <tr key={sample.name}>
              <th className="py-3 pr-3 font-medium">{sample.name}</th>
              <td className="py-3 pr-3 text-right font-mono text-sm whitespace-nowrap text-ink-2 tabular-nums">
                {minutes(sample.minutes)}
              </td>
              <td className="py-3 pr-3 text-right font-mono text-sm text-ink-2 tabular-nums">
                {priceText(minorUnits(sample.product, currency), currency)}
              </td>
              <td className="py-3 text-right font-mono font-semibold whitespace-nowrap tabular-nums">
                {sampleRange(sample, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "$76–$98", each rounded to a whole unit of the currency. */
function sampleRange({ minutes: held, product }: SampleService, currency: string): string {
  const [least, most] = ([0, 1] as const).map((at) => {
    const { total } = quoteFor({
      product: minorUnits(product, currency),
      minutes: held,
      settings: {
        hourlyRate: minorUnits(hourlyRateFor(EXAMPLE_YEAR), currency),
        overheadPercent: ADVISED.overhead[at],
        marginPercent: ADVISED.margin[at],
      },
    });
    const unit = minorUnits(1, currency);
    return priceText(Math.round((total ?? 0) / unit) * unit, currency);
  });
  return `${least}–${most}`;
}

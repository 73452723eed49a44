import type { ReactNode } from "react";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { CostSettings, Quote } from "#tools/pricing/cost/cost-schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { minutes as chairTime } from "#ui/lib/format.ts";

export type QuoteLinesProps = {
  quote: Quote;
  settings: CostSettings;
  /** The bowls that the product is made of. */
  bowls: readonly { name: string; cost: number | null }[];
};

/** A price by its parts, each with how it was worked out: product, labour, overhead, profit, and what they add up to. */
export function QuoteLines({ quote, settings, bowls }: QuoteLinesProps) {
  const { currency, hourlyRate, overheadPercent, marginPercent } = settings;
  const shown = (amount: number | null) =>
    amount === null ? (
      <span className="font-sans text-ink-3">not known</span>
    ) : (
      money(amount, currency)
    );
  return (
    <dl className="text-sm">
      <Row term="Product" amount={shown(quote.product)}>
        <ul>
          {bowls.map(({ name, cost }, at) => (
            <li key={at}>
              {name}:{" "}
              {cost === null ? (
                "no price yet"
              ) : (
                <span className="font-mono">{money(cost, currency)}</span>
              )}
            </li>
          ))}
        </ul>
      </Row>
      <Row term="Labor" amount={shown(quote.labour)}>
        {hourlyRate === null
          ? "No hourly rate is set."
          : `${chairTime(quote.minutes)} in the chair at ${money(hourlyRate, currency)} an hour`}
      </Row>
      <Row term="Overhead" amount={shown(quote.overhead)}>
        {percent(overheadPercent)} of product and labor
      </Row>
      <Row term="Profit" amount={shown(quote.profit)}>
        {percent(marginPercent)} of the price
      </Row>
      <Row term="Price" amount={shown(quote.total)} total>
        (product + labor + overhead) ÷ {percent(100 - marginPercent)}
      </Row>
    </dl>
  );
}

function Row({
  term,
  amount,
  total,
  children,
}: {
  term: string;
  amount: ReactNode;
  total?: true;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        "flex items-start justify-between gap-4 border-t py-2.5 first:border-t-0",
        total ? "border-ink-3 font-semibold" : "border-line-soft",
      )}
    >
      <div className="min-w-0">
        <dt>{term}</dt>
        <dd className="text-xs font-normal text-ink-3">{children}</dd>
      </div>
      <dd className={cx("shrink-0 font-mono tabular-nums", total && "text-md")}>{amount}</dd>
    </div>
  );
}

const percent = (share: number) => `${Math.round(share * 100) / 100}%`;

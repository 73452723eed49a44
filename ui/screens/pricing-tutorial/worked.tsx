import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { Quote } from "#tools/pricing/cost/cost-schema.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";

const PARTS = [
  ["product", "Product"],
  ["labour", "Labor"],
  ["overhead", "Overhead"],
  ["profit", "Profit"],
] as const;

/** A price and the parts that it is made of. */
export function Worked({
  quote,
  currency,
  priceLink,
}: {
  quote: Quote | null;
  currency: string;
  priceLink: ((price: number) => string) | null;
}) {
  const words = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? "–" : money(amount, currency);
  const total = quote?.total ?? null;
  return (
    <div className="flex flex-col gap-4 self-start rounded-card bg-sunken p-5 lg:sticky lg:top-5">
      <div aria-live="polite">
        <p className="text-sm text-ink-2">It should cost</p>
        <p className="font-display text-2xl font-semibold tracking-tight tabular-nums">
          {words(total)}
        </p>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-sm">
        {PARTS.map(([part, name]) => (
          <div key={part} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right font-mono tabular-nums">{words(quote?.[part])}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-2 font-semibold">
          <dt>Price</dt>
          <dd className="text-right font-mono tabular-nums">{words(total)}</dd>
        </div>
      </dl>
      {total !== null && priceLink && (
        <ButtonLink to={priceLink(total)} kind="primary" className="print:hidden">
          Use it for a service
        </ButtonLink>
      )}
    </div>
  );
}

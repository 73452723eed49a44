import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { Quote } from "#tools/pricing/cost/cost-schema.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { cx } from "#ui/lib/cx.ts";

/** What a price is made of, each with its tint: greys, since nothing of it is hair. */
const PARTS = [
  ["product", "Product", "bg-ink"],
  ["labour", "Labor", "bg-ink-2"],
  ["overhead", "Overhead", "bg-ink-3"],
  ["profit", "Profit", "bg-ink-3/45"],
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
    <div className="flex flex-col gap-5 rounded-card bg-sunken p-5">
      <div aria-live="polite">
        <p className="text-sm text-ink-2">It should cost</p>
        <p className="font-display text-2xl font-semibold tracking-tight tabular-nums">
          {words(total)}
        </p>
      </div>
      {quote && (
        <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
          {PARTS.map(([part, , tint]) => (
            <span key={part} className={tint} style={{ flexGrow: quote[part] ?? 0 }} />
          ))}
        </div>
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-y-2.5 text-sm">
        {PARTS.map(([part, name, tint]) => (
          <div key={part} className="col-span-2 grid grid-cols-subgrid">
            <dt className="flex items-center gap-2.5 text-ink-2">
              <span className={cx("size-2.5 rounded-full", tint)} />
              {name}
            </dt>
            <dd className="text-right font-mono tabular-nums">{words(quote?.[part])}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-2 font-semibold">
          <dt>Price</dt>
          <dd className="text-right font-mono tabular-nums">{words(total)}</dd>
        </div>
      </dl>
      {total !== null && priceLink && (
        <ButtonLink to={priceLink(total)} kind="primary" className="mt-auto print:hidden">
          Use it for a service
        </ButtonLink>
      )}
    </div>
  );
}

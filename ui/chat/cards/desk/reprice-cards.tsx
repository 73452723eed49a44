import type { MarginsFound, RepricedService } from "#tools/pricing/reprice/reprice-schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { plural } from "#ui/lib/format.ts";

/** Prices before and after a change of many. */
export function RepricedCard({ value }: { value: { services: RepricedService[] } }) {
  const oneMenu = new Set(value.services.map(({ stylistName }) => stylistName)).size === 1;
  return (
    <Card title="Prices" className="flex flex-col gap-3">
      <ul>
        {value.services.map(({ serviceId, name, stylistName, before, after }) => (
          <li
            key={serviceId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-soft py-2 first:border-t-0"
          >
            <span className="[overflow-wrap:anywhere]">
              {name}
              {!oneMenu && <span className="block text-xs text-ink-3">{stylistName}</span>}
            </span>
            <span className="ml-auto shrink-0 font-mono whitespace-nowrap tabular-nums">
              <span className="text-ink-3">{before}</span> → {after}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/pricing">Service Pricing</ButtonLink>
    </Card>
  );
}

/** What services leave of their price. */
export function MarginsCard({ value: { margins, currency } }: { value: MarginsFound }) {
  return (
    <Card title="What services leave" className="flex flex-col gap-3">
      {margins.length === 0 && <p className="text-ink-2">There are no own services yet.</p>}
      <ul>
        {margins.map(({ serviceId, name, price, margin, marginPercent, visits, missing }) => (
          <li
            key={serviceId}
            className="flex items-baseline justify-between gap-4 border-t border-line-soft py-2 first:border-t-0"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {name}
              <span className="block text-xs text-ink-3">
                {margin === null
                  ? `Not known without ${missing.join(" and ")}`
                  : `of ${priceText(price, currency)}, from ${plural(visits, "visit")}`}
              </span>
            </span>
            {margin !== null && (
              <span className="shrink-0 font-mono whitespace-nowrap tabular-nums">
                {priceText(margin, currency)}
                {marginPercent !== null && ` (${marginPercent}%)`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useQuery } from "@tanstack/react-query";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import type {
  CostAnswer,
  NamedPrices,
  Reweigh,
  VisitCost,
} from "#tools/pricing/cost/cost-schema.ts";
import { getCostSettings } from "#ui/api/desk/pricing.ts";
import { CostLines } from "#ui/cards/cost/cost-lines.tsx";
import { QuoteLines } from "#ui/cards/cost/quote-lines.tsx";
import { wasteWords } from "#ui/cards/cost/waste-words.ts";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { grams } from "#ui/lib/format.ts";

/** What a bowl costs, line by line; says where a price is missing. */
export function BowlCostCard({ value }: { value: CostAnswer }) {
  const { name, currency, cost } = value;
  return (
    <Card title={name}>
      <CostLines cost={value} currency={currency} />
      <p className="flex justify-between gap-4 border-t border-ink-3 pt-2.5 font-semibold">
        <span>Together, {grams(value.grams)}</span>
        <span className="font-mono tabular-nums">
          {cost === null ? "not known" : money(cost, currency)}
        </span>
      </p>
      {cost === null && <PricesHint />}
    </Card>
  );
}

/** What tubes and bottles cost the salon. */
export function PackPricesCard({ value: { prices, currency } }: { value: NamedPrices }) {
  if (prices.length === 0) return null;
  return (
    <Card title="What packs cost">
      <ul>
        {prices.map(({ id, name, code, part, packGrams, price }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 border-t border-line-soft py-2 first:border-t-0"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {[name, code].filter(Boolean).join(" ")}
              <span className="block text-xs text-ink-3">
                {part}, {grams(packGrams)}
              </span>
            </span>
            <span className="shrink-0 font-mono tabular-nums">{money(price, currency)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What a visit costs by its parts, and what is in no figure. */
export function VisitCostCard({ value }: { value: VisitCost }) {
  const { quote, settings, bowls, leftOut } = value;
  return (
    <Card title="What this visit costs">
      <QuoteLines quote={quote} settings={settings} bowls={bowls} />
      {leftOut.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          Without {leftOut.join(", ")}, whose grams the checks hold back.
        </p>
      )}
      {quote.missing.length > 0 && <PricesHint />}
    </Card>
  );
}

/** What was left in a bowl, and what that cost. */
export function ReweighCard({ value }: { value: Reweigh }) {
  const { data: settings } = useQuery(getCostSettings);
  if (!settings) return null;
  return (
    <Card title="Weighed after the service">
      <p>{wasteWords(value, settings.currency)}</p>
    </Card>
  );
}

function PricesHint() {
  return (
    <p className="mt-2 text-sm">
      <TextLink to="/settings#prices">Product prices and rates</TextLink>
    </p>
  );
}

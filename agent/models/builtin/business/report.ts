import type { LedgerSummary } from "#tools/payments/schema.ts";
import { money } from "#tools/pricing/cost-rules.ts";
import type { MarginsFound, RepriceDone } from "#tools/pricing/reprice-schema.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { MixedBowl } from "#tools/inventory/movement-schema.ts";

/** What came of a look at prices, bowls or money, or of a change to them; undefined for other tools. */
export function reportBusiness(
  tool: string,
  value: unknown,
): Report | undefined {
  switch (tool) {
    case "set_price": {
      const { name, basePrice, priceRange } = value as {
        name: string;
        basePrice: string;
        priceRange: string | null;
      };
      return { text: `${name} costs ${priceRange ?? basePrice} from now on.` };
    }
    case "preview_reprice":
      return { text: "Nothing is changed yet: these are the prices it would come to." };
    case "apply_reprice":
      return repriced(value as RepriceDone);
    case "service_margins":
      return { text: margins(value as MarginsFound) };
    case "payments_taken":
      return { text: taken(value as LedgerSummary) };
    case "refund_payment":
      return { text: "It goes back to the card. The bank takes some days to show it." };
    case "mix_bowl":
      return { text: mixed(value as MixedBowl) };
    default:
      return undefined;
  }
}

function repriced({ services }: RepriceDone): Report {
  const count = services.length === 1 ? "1 price" : `${services.length} prices`;
  return { text: `Changed ${count}. What is booked keeps the price that was agreed.` };
}

function margins({ margins: all, currency }: MarginsFound): string {
  const [one, another] = all;
  if (!one) return "There is no service on the menu yet.";
  const known = all.filter(({ margin }) => margin !== null);
  if (!another) {
    if (one.margin === null)
      return `What ${one.name} leaves is not known: ${one.missing.join(", ")}.`;
    return `${one.name} leaves ${money(one.margin, currency)} of ${money(one.price, currency)}, by ${one.visits === 1 ? "1 visit" : `${one.visits} visits`}.`;
  }
  if (known.length === 0)
    return `No margin is known yet: ${[...new Set(all.flatMap(({ missing }) => missing))].slice(0, 3).join(", ")}.`;
  const worst = known.toSorted((a, b) => (a.marginPercent ?? 0) - (b.marginPercent ?? 0))[0];
  return `Known of ${known.length} of ${all.length} services; ${worst?.name} leaves least.`;
}

function taken({ rows }: LedgerSummary): string {
  if (rows.length === 0) return "Nothing was taken by card in that time.";
  const sums = Map.groupBy(rows, ({ currency }) => currency);
  const words = [...sums].map(([currency, of]) =>
    money(
      of.reduce((sum, { net }) => sum + net, 0),
      currency,
    ),
  );
  return `${listed(words)} by card, less what went back. Cash is not in it.`;
}

function mixed({ grams, drawn }: MixedBowl): string {
  const missing = drawn.filter(({ why }) => why !== "drawn").map(({ name }) => name);
  const rest = missing.length > 0 ? ` Not in your stock: ${listed(missing)}.` : "";
  return missing.length === drawn.length
    ? `${grams} g mixed. Nothing of it is in your stock, so nothing was taken out.`
    : `${grams} g mixed and taken out of stock.${rest}`;
}

import type { LedgerSummary } from "#tools/payments/schema.ts";
import { money } from "#tools/pricing/cost-rules.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { MixedBowl } from "#tools/inventory/movement-schema.ts";

/** What came of a look at bowls or money, or of a change to them; undefined for other tools. */
export function reportBusiness(tool: string, value: unknown): Report | undefined {
  switch (tool) {
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

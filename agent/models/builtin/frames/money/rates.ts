import type { Rates } from "#tools/salons/rates-schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { foundOf, settings } from "#agent/models/builtin/verbs/finders.ts";
import { minorIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame, Framed } from "#agent/models/builtin/frames/frame.ts";

const set = (way: string, says: string, slots: Framed["slots"], ask: string): Frame => ({
  id: `set_rates${way}`,
  slots,
  says: [says],
  does: "set what the salon charges by the hour and for products",
  finds: [settings("get_rates", "rates")],
  input: ({ hour, product }, about) => {
    if (!hour && !product) return { ask, slot: "hour" in slots ? "hour" : "product", takes: /\d/ };
    const before = foundOf(about, "rates") as Rates | undefined;
    return {
      currency: before?.currency ?? "USD",
      hourlyRate: minorIn(hour) ?? before?.hourlyRate ?? null,
      productRate: minorIn(product) ?? before?.productRate ?? null,
    };
  },
  report: (value) => {
    const { hourlyRate, currency } = value as Rates;
    return hourlyRate === null
      ? "The rates are changed."
      : `An hour in the chair is ${money(hourlyRate, currency)} now.`;
  },
});

/** What the salon charges by the hour, and for products. */
export const RATES: readonly Frame[] = [
  {
    id: "get_rates",
    says: ["what's the hourly rate"],
    report: (value) => {
      const { hourlyRate, productRate, currency } = value as Rates;
      const hour =
        hourlyRate === null ? "No hourly rate is set" : `${money(hourlyRate, currency)} an hour`;
      return productRate === null
        ? `${hour}.`
        : `${hour}, and ${money(productRate, currency)} for 100 g of product.`;
    },
  },
  set(
    "",
    "set the hourly rate[ to {hour}][ and the product rate to {product}]",
    { hour: "sum", product: "sum" },
    "How much is an hour?",
  ),
  set(
    ".product",
    "set the product rate[ to {product}]",
    { product: "sum" },
    "How much are 100 g of product?",
  ),
];

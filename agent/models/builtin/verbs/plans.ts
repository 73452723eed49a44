import type { Rates } from "#tools/salons/rates-schema.ts";
import type { CostSettings, NamedPrices } from "#tools/pricing/cost-schema.ts";
import { money } from "#tools/pricing/cost-rules.ts";
import { foundOf, settings } from "./finders.ts";
import type { Finder, Verb } from "./verb.ts";
import { minorIn, numberIn } from "./words.ts";

const productPrice: Finder = {
  tool: "list_product_prices",
  slot: "price",
  what: "price of a product",
  empty: "No price of a tube or bottle is kept yet.",
  among: (value) =>
    (value as NamedPrices).prices.map((of) => ({
      id: of.id,
      name: [of.name, of.code, of.part === "developer" ? "developer" : ""]
        .filter(Boolean)
        .join(" "),
      of,
    })),
};

/** What the salon charges and pays: rates, overhead and product prices. */
export const PLANS: readonly Verb[] = [
  {
    tool: "set_cost_settings",
    does: "set the overhead and the margin that quotes rest on",
    hears: [
      "(set|change|put|make|raise|lower) ~overhead( rate| percent)? (up |down )?(to|at|is|:)? ?{overhead:n} ?%?( and ~margin (to |at )?{margin:n} ?%?)?",
      "(set|change|put|make|raise|lower) ~(profit )?(margin|mark-?up)( percent| for quotes)? (up |down )?(to|at|is|:)? ?{margin:n} ?%?",
      "~overheads? (is |are |should be |at |now )*{overhead:n} ?%( now)?",
      "(i|we) want {margin:n} ?% margin",
      "(work out|calculate) quotes with {margin:n} ?% margin",
    ],
    input: ({ overhead, margin }) => ({
      overheadPercent: numberIn(overhead),
      marginPercent: numberIn(margin),
    }),
    mends: [
      ["overhead", /^overhead (?:to |at )?(\d+)/],
      ["margin", /^margin (?:to |at )?(\d+)/],
    ],
    report: (value) => {
      const { overheadPercent, marginPercent } = value as CostSettings;
      return `Quotes rest on ${overheadPercent} % overhead and ${marginPercent} % margin now.`;
    },
  },
  {
    tool: "show_cost_settings",
    hears: [
      "(show|what('s| is| are)|list|open|view)( me)? ~(cost settings|overhead|overhead and margin|margin and overhead|quote settings|cost figures)",
      "what (do|are) (our |my |the )?quotes (rest on|based on|worked out with)",
      "how are quotes (worked out|calculated|made up)",
    ],
    report: (value) => {
      const { overheadPercent, marginPercent } = value as CostSettings;
      return `${overheadPercent} % overhead and ${marginPercent} % margin.`;
    },
  },
  {
    tool: "set_rates",
    does: "set what the salon charges by the hour and for products",
    hears: [
      "(set|change|put|make|raise|lower|increase) ~(hourly rate|hourly|rate (per|by the|an) hour|chair rate) (up |down )?(to|at|is) {hour:sum}( an hour| per hour)?( and ~product rate (to |at )?{product:sum})?",
      "(set|change|put|make|raise|lower|increase) ~product rate (up |down )?(to|at|is) {product:sum}",
      "(i|we) charge {hour:sum} (an|per|by the) hour( now)?",
      "~(hourly|hourly rate'?s?|rate) (is |now |goes to |at )*{hour:sum}( (an|per) hour)?( now)?",
    ],
    finds: [settings("get_rates", "rates")],
    input: ({ hour, product }, about) => {
      const before = foundOf(about, "rates") as Rates | undefined;
      return {
        currency: before?.currency ?? "USD",
        hourlyRate: minorIn(hour) ?? before?.hourlyRate ?? null,
        productRate: minorIn(product) ?? before?.productRate ?? null,
      };
    },
    mends: [["hour", /^([$€£]? ?\d+(?:[.,]\d+)?)(?: an hour)?$/]],
    report: (value) => {
      const { hourlyRate, currency } = value as Rates;
      return hourlyRate === null
        ? "The rates are changed."
        : `An hour in the chair is ${money(hourlyRate, currency)} now.`;
    },
  },
  {
    tool: "get_rates",
    hears: [
      "(show|what('s| is| are|s)|list)( me)? ~(hourly rate|rates|product rate|hourly|rate per hour|hourly rates)",
      "what do (we|i) charge (an|per|by the) hour",
    ],
    report: (value) => {
      const { hourlyRate, productRate, currency } = value as Rates;
      const hour =
        hourlyRate === null ? "No hourly rate is set" : `${money(hourlyRate, currency)} an hour`;
      return productRate === null
        ? `${hour}.`
        : `${hour}, and ${money(productRate, currency)} for 100 g of product.`;
    },
  },
  {
    tool: "delete_product_price",
    does: "forget what a tube or bottle costs",
    hears: [
      "(delete|remove|forget|clear|drop) ~(product |tube |bottle |pack |purchase )?price (of|for|on) (a (tube|bottle) of )?~{price}",
      "(delete|remove|forget|clear) ~{price} (product|tube|bottle|pack|purchase) price",
    ],
    finds: [productPrice],
    input: (_slots, { found }) => ({ priceId: found["price"]?.id }),
    report: (_value, _slots, { found }) =>
      `The price of ${found["price"]?.name} is forgotten. Bowls of it have no cost now.`,
  },
  {
    tool: "list_product_prices",
    hears: [
      "(show|list|what are|view|see|open)( me)? ~(product|tube|colour|bottle|purchase|pack|buying) (prices|costs|price list)",
      "what (do|are) (we|i) pay(ing)? for (our |the |my )?(tubes?|colours?|products?|developers?|a tube.*)",
      "which (products|lines|tubes) have (a |no )?prices?",
      "product prices",
    ],
    report: (value) => {
      const { prices } = value as NamedPrices;
      return prices.length === 0
        ? "No price of a tube or bottle is kept yet. Say one, such as “a 60 g tube of Koleston costs 9.50”."
        : `${prices.length === 1 ? "1 price is" : `${prices.length} prices are`} kept.`;
    },
  },
];

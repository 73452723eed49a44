import type { CostSettings, NamedPrices } from "#tools/pricing/cost/cost-schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { figure, gramsIn } from "#agent/models/builtin/verbs/spoken-sums.ts";
import type { About, Ask, Finder, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { numberIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

const productPrice: Finder = {
  tool: "list_product_prices",
  slot: "line",
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

/** Prices of packs, those of the line that was asked for where there are some. */
function pricesOf({ prices, currency }: NamedPrices, line: string | undefined): string {
  const theirs = prices.filter(({ name }) =>
    name.toLowerCase().includes(line?.toLowerCase() ?? ""),
  );
  return (theirs.length > 0 ? theirs : prices)
    .map(
      ({ name, code, part, packGrams, price }) =>
        `${[name, code, part === "developer" ? "developer" : ""].filter(Boolean).join(" ")}: ${money(price, currency)} for ${packGrams} g`,
    )
    .join("; ");
}

/** What a pack of a line costs; said without a line, the one before is put right. */
function bought({ line, code, price, size }: Slots, { earlier }: About): Input | Ask {
  const [amount, packGrams] = [numberIn(figure(price)), gramsIn(size)];
  const before = line
    ? undefined
    : earlier.findLast(({ tool }) => tool === "set_product_price")?.input;
  if (before) return { ...before, ...(amount && { amount }), ...(packGrams && { packGrams }) };
  if (!line) return { ask: "Which line is it?", slot: "line" };
  if (amount === undefined) return { ask: "What does one cost?", slot: "price", takes: /\d/ };
  return packGrams
    ? { line, code, packGrams, amount }
    : {
        ask: "How many grams does one hold?",
        slot: "size",
        takes: /\d/,
        options: ["60 g", "500 g", "1000 g"],
      };
}

const BOUGHT = {
  tool: "set_product_price",
  slots: { line: "line", code: "shade", price: "sum", size: "grams" },
  does: "keep what a pack of a line costs you",
  report: () => "Kept. Every bowl of it is costed with that from now on.",
} satisfies Partial<Frame>;

const settings = (way: string, says: string, ...slots: ("overhead" | "margin")[]): Frame => ({
  id: `set_cost_settings${way}`,
  slots: Object.fromEntries(slots.map((slot) => [slot, "percent"])),
  says: [says],
  does: "set the overhead and the margin that quotes rest on",
  input: ({ overhead, margin }) =>
    overhead || margin
      ? {
          overheadPercent: numberIn(figure(overhead)),
          marginPercent: numberIn(figure(margin)),
        }
      : { ask: "To how many percent?", slot: slots[0] ?? "", takes: /\d/ },
  report: (value) => {
    const { overheadPercent, marginPercent } = value as CostSettings;
    return `Quotes rest on ${overheadPercent}% overhead and ${marginPercent}% margin now.`;
  },
});

/** What products cost the salon, and what quotes rest on. */
export const COSTS: readonly Frame[] = [
  {
    ...BOUGHT,
    id: "set_product_price",
    says: ["keep the buying price[ of {line}][ in {code}][ at {price}][ for {size}]"],
    input: bought,
  },
  {
    ...BOUGHT,
    id: "set_product_price.developer",
    says: ["keep the buying price of the developer of {line}[ at {price}][ for {size}]"],
    input: (slots, about) => {
      const made = bought(slots, about);
      return "ask" in made ? made : { ...made, part: "developer" };
    },
  },
  {
    id: "list_product_prices",
    slots: { line: "line" },
    says: ["show the product prices"],
    input: () => ({}),
    report: (value, { line }) => {
      const { prices } = value as NamedPrices;
      return prices.length === 0
        ? "No price of a tube or bottle is kept yet. Say one, such as “a 60 g tube of Koleston costs 9.50”."
        : `${pricesOf(value as NamedPrices, line)}.`;
    },
  },
  {
    id: "delete_product_price",
    slots: { line: "line" },
    says: ["delete the product price of {line}"],
    does: "forget what a tube or bottle costs",
    finds: [productPrice],
    input: (_slots, { found }) => ({ priceId: found["line"]?.id }),
    report: (_value, _slots, { found }) =>
      `The price of ${found["line"]?.name} is forgotten. Bowls of it have no cost now.`,
  },
  {
    id: "show_cost_settings",
    says: ["show the cost settings"],
    report: (value) => {
      const { overheadPercent, marginPercent } = value as CostSettings;
      return `${overheadPercent}% overhead and ${marginPercent}% margin.`;
    },
  },
  settings("", "set the overhead to {overhead} and the margin to {margin}", "overhead", "margin"),
  settings(".overhead", "set the overhead[ to {overhead}]", "overhead"),
  settings(".margin", "set the margin[ to {margin}]", "margin"),
];

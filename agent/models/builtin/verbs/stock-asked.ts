import type { StockFound } from "#tools/inventory/called-schema.ts";
import type { Order, Reordered } from "#tools/inventory/order-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { item } from "./finders.ts";
import type { Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

/** "Koleston 7/1: 4 tubes." */
export const told = ({ name, currentQuantity, unit, openGrams }: Item) =>
  `${name}: ${currentQuantity} ${unit}${currentQuantity === 1 || unit === "ml" || unit === "oz" ? "" : "s"}${openGrams > 0 ? ` and ${openGrams} g open` : ""}.`;
/** What of the stock was found. */
export const stockIn = ({ items, total }: StockFound): string => {
  const shown = items.slice(0, 4).map((one) => told(one).replace(/\.$/, ""));
  if (shown.length === 0) return "Nothing in the stock goes by that.";
  return `${listed(shown)}${total > shown.length ? ` and ${total - shown.length} more` : ""}.`;
};

/** What is ordered without a name, or in another way. */
const NO_ITEM =
  "(it|them|those|these|that|this|everything|all|whatever|what|more$|more of (it|them)|some more$|stuff|something|things|of|from|by|now|status|history|number)\\b|.*\\b(low|missing|needed|usage|used|supplier|appointment|need)\\b";

/** What is put on an order. */
export const ORDERING: readonly Verb[] = [
  {
    tool: "order_item",
    does: "put something on an order",
    hears: [
      "(get|buy|grab|order|re-?order|order in|pick up)( me| us)? {n:n} (more |another )?(tubes?|bottles?|packs?|boxes|tubs?) (of )?{item:thing}",
      "(get|buy|grab|order in|re-?order)( me| us)? {n:n} more {item:thing}",
      "(get|buy|grab|order|order in)( me| us)? (some )?more {item:thing}",
      "(we|i) need (to order |to get )?{n:n} (more )?(tubes?|bottles?|packs?|boxes|tubs?) (of )?{item:thing}",
      "put {n:n} (more )?((tubes?|bottles?|packs?|boxes) (of )?)?{item:thing} on order",
      `(re-?)?order (us |me |in )*(?!${NO_ITEM})({n:n} |(?<a>an?|another) )?(more |another |some |extra )*((tubes?|bottles?|packs?|box|boxes|tubs?) )?(of )?~{item:thing}( (from|at) {from})?`,
    ],
    finds: [item],
    input: ({ n, a }, { found }) => ({
      item: found["item"]?.name,
      quantity: numberIn(n) ?? (a ? 1 : undefined),
    }),
    mends: [["n", /^(\d+)(?: tubes?| bottles?| packs?)?$/]],
    report: (value) => `Drafted for ${(value as Order).supplierName}. Nothing is sent yet.`,
  },
  {
    tool: "reorder",
    does: "reorder what is low",
    hears: ["(re-?)?order (some )?more", "order (it|them|stuff|something|things)"],
    input: (_slots, { earlier }) => {
      const looked = earlier.findLast(({ tool }) => tool === "list_stock");
      return (looked?.input as { low?: boolean } | undefined)?.low
        ? { rule: "threshold" }
        : { say: "More of what? Name it, or say “reorder what is low”." };
    },
    report: (value) => {
      const { orders } = value as Reordered;
      return orders.length === 0
        ? "Nothing had to be ordered."
        : `Drafted for ${listed(orders.map(({ supplierName }) => supplierName))}. Nothing is sent yet.`;
    },
  },
];

/** What of something is there, asked in wide words. */
export const STOCK_LAST: readonly Verb[] = [
  {
    tool: "list_stock",
    yields: true,
    hears: [
      "(got|have we got|have we|do we have|we got|is there|are there) (any |enough |some )?(more )?(?!.*\\b(time|slots?|room|appointments?|texts?|messages?|posts?|clients?|openings?|gaps?|space)\\b){search:thing}( left| in stock| here| in the back| on the shelf)?( for (today|tomorrow|this week))?",
      "any (?!.*\\b(time|slots?|room|appointments?|texts?|messages?|posts?|analyses|openings?)\\b){search:thing} (left|in stock)( in the back)?",
      "(are|am) (we|i) (out of|short of|low on|running low on|running out of) (?!anything|time){search:thing}( yet)?",
      "(who|where) (supplies|sells|stocks|do (we|i) (get|buy|order)) ~{search:thing}( from)?",
      "(how's|how is|what's|what is) ~stock (of|on|for) ~{search:thing}",
      "how (much|many) (more )?(?!.*\\b(time|min|slots?|appointments?|posts?|analyses|clients?|visits|texts?)\\b){search:thing} (have (we|i)( got)?|do (we|i) (still )?have|are (there|left)|is (there|left)|(have )?we got)( left| in stock| here)?",
    ],
    input: ({ search = "" }) => ({
      search:
        search.replace(/^(?:(?:tubes?|bottles?|packs?|more|the|of|our|any) )+/i, "") || undefined,
    }),
    report: (value) => stockIn(value as StockFound),
  },
];

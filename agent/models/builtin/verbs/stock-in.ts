import type { Item } from "#tools/inventory/schema.ts";
import { item, orNone } from "./finders.ts";
import { told } from "./stock-asked.ts";
import type { Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const UNITS = "((tubes?|bottles?|packs?|boxes|box|tubs?|pieces?|units?)( of)?)";
const ITEM = String.raw`(?<item>(?:(?!(?:to|into|onto|at|in|each|stock|for|order)\b)[^\s,;:]+ ?){1,6}?)`;
/** At how many it is ordered anew, as it is said behind what came in. */
const REORDERED = `[,.;]? ?(and |with |then |please )*((set|put|make|keep) )?(the |its |a )?(re-?order|restock|low|warn|warning|alert|threshold|minimum|min|order more)( (me|it|more|them|point|level|mark|threshold|limit|stock))*( (at|to|of|is|below|under|from|when (it|they|there)('s| is| are)? ?(gets?|goes|drops?|falls?|hits?|down|left|at|only)*( (to|below|under|at))?))?:? ?{low:n}( (tubes?|bottles?|left|units?|pieces?))*`;

/** Something that stands on the list already; what does not is put there first. */
const listed = orNone(
  item,
  "It is not on your stock list yet. Say it as something new, for instance “new item 8N, 5 tubes, low at 2”.",
);

const ORDERED_AT = {
  tool: "change_item",
  does: "change an item of the stock",
  despite: ["conditional"],
  narrow: true,
  input: ({ low }, { found }) => ({
    itemId: found["item"]?.id,
    lowStockThreshold: numberIn(low),
  }),
} satisfies Partial<Verb>;

/** Stock that comes in with the number at which it is ordered anew, and that number alone. */
export const STOCK_IN: readonly Verb[] = [
  {
    ...ORDERED_AT,
    hears: [
      `((we|i) )?(add|put|book|got|get|received|bought|stocked)( in)? {n:n} (more )?(${UNITS} )?${ITEM}( in)?( (to|into|in|on|onto) ~(stock|inventory|shelf|stock list|list))?${REORDERED}`,
    ],
    finds: [listed],
    first: {
      tool: "adjust_stock",
      input: ({ n }, { found }) => ({
        itemId: found["item"]?.id,
        units: numberIn(n),
        reason: "other",
      }),
    },
    report: (value) => {
      const of = value as Item;
      return `${told(of).replace(/\.$/, "")}, low at ${of.lowStockThreshold}.`;
    },
  },
  {
    ...ORDERED_AT,
    hears: [
      "(re-?order|restock|order more)( of)? {item:thing} (at|once it hits|when (it|they|there)('s| is| are)? ?(gets?|goes|drops?|falls?|hits?|only)*( down)?( (to|below|under|at))?) {low:n}( (tubes?|bottles?|left|units?))*",
      "(re-?order|restock)( (it|them|that|point|level|mark))* (at|to|is|when (it|they|there)('s| is| are)? ?(gets?|goes|drops?|falls?|hits?|only)*( down)?( (to|below|under|at))?) {low:n}( (tubes?|bottles?|left|units?))*",
    ],
    finds: [item],
    report: (value) => `${(value as Item).name} is low at ${(value as Item).lowStockThreshold}.`,
  },
  {
    ...ORDERED_AT,
    hears: [
      `((there (are|is|'s)|we have|we've got|we got|i have|i've got) )?{n:n} (${UNITS} )?${ITEM} (in|on) ~(stock|shelf|hand|list|inventory)( now)?${REORDERED}`,
    ],
    finds: [item],
    report: (value) => {
      const of = value as Item;
      return `${of.name} is low at ${of.lowStockThreshold}. How many are there I left as it was. ${told(of)}`;
    },
  },
];

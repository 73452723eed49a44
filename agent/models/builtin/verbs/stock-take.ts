import type { StockTake } from "#tools/inventory/movement-schema.ts";
import { item } from "./finders.ts";
import type { Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const TAKE =
  "(stock ?-?take|stock ?count|inventory count|stock check|count of the (shelf|stock)|count)";
const OPEN = ["start_stock_take", "count_stock", "show_stock_take"] as const;
/** What was counted last, and how much of it there is. */
export const countedSo = (value: unknown): string => {
  const { counted } = value as StockTake;
  const last = counted.at(-1);
  const sum = counted.length === 1 ? "1 item counted" : `${counted.length} items counted`;
  return last ? `${last.itemName}: ${last.units}. ${sum} so far.` : "Noted.";
};
const TUBES =
  "( (tubes?|bottles?|packs?|pieces?|tubs?|full( ones)?|closed( ones)?|unopened|units?)( of)?)?";

/** Counting the shelf. */
export const STOCK_TAKE: readonly Verb[] = [
  {
    tool: "start_stock_take",
    does: "begin a stock take",
    hears: [
      `(start|begin|open|do|run|make|new|kick off) ~(new )?${TAKE}`,
      "(count|start counting) ~(shelf|stock|inventory|shelves|tubes)",
      "stock ?take( time)?",
    ],
    input: () => ({}),
    report: () =>
      "The count is open. Tell me what is there, such as “7/1, 4 tubes”. Nothing changes in stock before you finish it.",
  },
  {
    tool: "finish_stock_take",
    does: "end the stock take",
    hears: [
      `(finish|end|close|complete|finali[sz]e|save|book|wrap up|done with) ~${TAKE}`,
      `~${TAKE} (is |'s )?(done|finished|complete|over)`,
      "(finish|end|done|i'm done|finished) counting",
    ],
    input: () => ({}),
    report: () => "What was counted is what is in stock now.",
  },
  {
    tool: "cancel_stock_take",
    does: "drop the stock take",
    hears: [`(cancel|drop|abort|scrap|stop|discard|forget|abandon) ~(open |running )?${TAKE}`],
    input: () => ({}),
    report: () => "Dropped. Nothing changed in stock.",
  },
  {
    tool: "show_stock_take",
    hears: [
      `(show|open|see|view)( me)? ~(last |open |current )?${TAKE}`,
      `(how('s| is| was| far is)|where are we with|what('s| is) ~status of|status of) ~(last |open )?${TAKE}( going)?`,
      `what (did|have) (we|i) count(ed)?( so far| last time)?`,
      `when (was|did we do) ~last ${TAKE}`,
      `is (there )?a ${TAKE} (open|running)`,
    ],
    report: (value) => {
      const { take } = value as { take?: StockTake | null };
      return take ? countedSo(take) : "Here it is.";
    },
  },
  {
    tool: "finish_stock_take",
    does: "end the stock take",
    after: ["count_stock"],
    hears: ["(that('s| is) (all|it|everything)|all counted|finish|done|i'm done|finished)( now)?"],
    input: () => ({}),
    report: () => "What was counted is what is in stock now.",
  },
  {
    tool: "count_stock",
    does: "note what was counted",
    hears: [
      `(count|counted) {item:thing}[:,]? (at|as|is|=|to) {n:n}${TUBES}`,
      `((i|we) )?(counted|count) {n:n}${TUBES} ?{item:thing}`,
      `(put|note|set|enter|write) {n:n}${TUBES} ?{item:thing} (in|into|on) ~${TAKE}`,
      `(put|set|note|enter) {item:thing} (at|to|as) {n:n} (in|on) ~${TAKE}`,
    ],
    finds: [item],
    input: ({ n, open }, { found }) => ({
      counts: [{ itemId: found["item"]?.id, units: numberIn(n), openGrams: numberIn(open) }],
    }),
    mends: [["n", /^(\d+)$/]],
    report: countedSo,
  },
  {
    tool: "count_stock",
    does: "note what was counted",
    after: OPEN,
    hears: [
      `(there (are|is|'s)|we have|i (have|see|count)|got) {n:n}${TUBES} ?{item:thing}( left| there| here| on the shelf)?( (and|plus) {open:n} ?g (open|in the open one))?`,
      `{item:thing}[:,]? (there (are|is)|we have|is|are|has|=|x)? ?{n:n}${TUBES}( left| there| here)?( (and|plus) {open:n} ?g (open|in the open one))?`,
      `{n:n}${TUBES} {item:thing}( left| there| here)?`,
    ],
    finds: [item],
    input: ({ n, open }, { found }) => ({
      counts: [{ itemId: found["item"]?.id, units: numberIn(n), openGrams: numberIn(open) }],
    }),
    mends: [["n", /^(\d+)$/]],
    report: countedSo,
  },
];

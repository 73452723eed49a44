import type { AdjustReason } from "#tools/inventory/items/movement-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { foundOf, item, orNone } from "#agent/models/builtin/verbs/finders.ts";
import { gramsIn } from "#agent/models/builtin/verbs/spoken-sums.ts";
import { countIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { told } from "./stock-words.ts";

const ADJUSTS = {
  tool: "adjust_stock",
  does: "put right what is in stock",
  report: told,
} satisfies Partial<Frame>;

/** What comes (`sign` 1) or goes by hand, in grams, in units, or one. */
const moved = (way: string, reason: AdjustReason, sign: 1 | -1): Frame => ({
  ...ADJUSTS,
  id: `adjust_stock.${way}`,
  slots: { item: "item", n: "number", grams: "grams" },
  says: ["{n}", "{grams}"].map(
    (much) => `book ${sign > 0 ? "in" : "out"}[ ${much} of][ {item}] as ${reason}`,
  ),
  finds: [item],
  input: ({ n, grams }, { found }) => {
    const weight = grams ? gramsIn(grams) : undefined;
    const size = weight ?? (n === undefined && !grams ? 1 : countIn(n ?? grams));
    return size
      ? {
          itemId: found["item"]?.id,
          reason,
          ...(weight ? { grams: sign * size } : { units: sign * size }),
        }
      : { ask: "How many of it?", slot: "n", takes: /\d|\w/ };
  },
});

/** Something that stands on the list already; what does not is put there first. */
const onList = orNone(
  item,
  "It is not on your stock list yet. Say it as something new, for instance “new item 8N, 5 tubes, low at 2”.",
);

const ORDERED_AT = {
  tool: "change_item",
  slots: { item: "item", n: "number", low: "number" },
  does: "change an item of the stock",
  despite: ["conditional"],
  input: ({ low }, { found }) => ({
    itemId: found["item"]?.id,
    lowStockThreshold: countIn(low),
  }),
} satisfies Partial<Frame>;

/** What comes and goes by hand. */
export const STOCK_MOVES: readonly Frame[] = [
  moved("sold", "sold", -1),
  moved("used", "used", -1),
  moved("broken", "broken", -1),
  moved("expired", "expired", -1),
  moved("sentback", "returned", -1),
  moved("out", "other", -1),
  moved("found", "found", 1),
  moved("brought", "returned", 1),
  moved("in", "other", 1),
  {
    ...ADJUSTS,
    id: "adjust_stock.last",
    slots: { item: "item" },
    says: ["book out all of[ {item}]"],
    finds: [item],
    input: (_slots, about) => {
      const of = foundOf(about, "item") as Item | undefined;
      return !of || of.currentQuantity === 0
        ? { say: `There is none of it on record: ${of?.name ?? "it"} stands at 0.` }
        : { itemId: of.id, reason: "used", units: -of.currentQuantity };
    },
  },
  {
    ...ADJUSTS,
    id: "adjust_stock.to",
    slots: { item: "item", n: "number" },
    says: ["there are {n} of {item} in stock now"],
    finds: [item],
    input: ({ n }, about) => {
      const of = foundOf(about, "item") as Item | undefined;
      const there = countIn(n);
      if (there === undefined) return { ask: "How many are there?", slot: "n", takes: /\d|\w/ };
      return !of || of.currentQuantity === there
        ? { say: `That is what stands on record: ${of ? told(of) : ""}` }
        : { itemId: of.id, reason: "other", units: there - of.currentQuantity };
    },
  },
  {
    ...ORDERED_AT,
    id: "change_item.stocked",
    says: ["book in {n} of {item}, low at {low}"],
    finds: [onList],
    first: {
      tool: "adjust_stock",
      input: ({ n }, { found }) => ({
        itemId: found["item"]?.id,
        units: countIn(n),
        reason: "other",
      }),
    },
    report: (value) =>
      `${told(value).replace(/\.$/, "")}, low at ${(value as Item).lowStockThreshold}.`,
  },
  {
    ...ORDERED_AT,
    id: "change_item.there",
    says: ["there are {n} of {item} in stock, low at {low}"],
    finds: [item],
    report: (value) => {
      const { name, lowStockThreshold } = value as Item;
      return `${name} is low at ${lowStockThreshold}. How many are there I left as it was. ${told(value)}`;
    },
  },
];

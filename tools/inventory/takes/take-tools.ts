import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import type { RecordRef } from "#tools/core/act-schema.ts";
import { CountStock, TakeShown } from "#tools/inventory/act-schema.ts";
import {
  cancelOpenTake,
  countStock,
  finishOpenTake,
  openTake,
  showTake,
} from "#tools/inventory/acts.ts";
import { getItem } from "#tools/inventory/items/items.ts";
import { StockTake } from "#tools/inventory/items/movement-schema.ts";
import { startTake } from "./takes.ts";

const Nothing = z.strictObject({});

/** What the assistant may do with a count of the shelf. There is one at a time, so that none is named. */
export const takeTools = {
  show_stock_take: defineTool({
    description: "The stock take that is open, else the last one, with what was counted.",
    input: Nothing,
    output: TakeShown,
    effect: "read",
    run: showTake,
  }),
  start_stock_take: defineTool({
    description: "Begin to count the shelf. Nothing changes in stock before it is finished.",
    input: Nothing,
    output: StockTake,
    effect: "write",
    refreshes: ["inventory"],
    route: "POST /api/inventory/takes",
    records: () => [],
    did: () => "began a stock take",
    undo:
      async () =>
      ({ id }) => ({ tool: "cancel_take", input: { takeId: id } }),
    run: startTake,
  }),
  count_stock: defineTool({
    description:
      "Note what was counted of items in the open stock take: closed containers, and grams in the open one. Only figures that were said; items by list_stock.",
    input: CountStock,
    output: StockTake,
    effect: "write",
    refreshes: ["inventory"],
    route: "PUT /api/inventory/takes/{id}/counts",
    changes: async (ctx, { counts }) => {
      const { counted } = await openTake(ctx);
      const before = new Map(counted.map((line) => [line.itemId, line]));
      const changes = [];
      for (const { itemId, units, openGrams = 0 } of counts) {
        const was = before.get(itemId);
        const { name } = await getItem(ctx, { id: itemId });
        changes.push({
          label: name,
          before: was ? countWords(was) : null,
          after: countWords({ units, openGrams }),
        });
      }
      return changes;
    },
    records: ({ counts }) => counts.map(({ itemId }) => ({ kind: "item", id: itemId })),
    did: ({ counts }) => `counted ${counts.length === 1 ? "one item" : `${counts.length} items`}`,
    run: countStock,
  }),
  finish_stock_take: defineTool({
    description: "End the open stock take: what was counted becomes what is in stock.",
    input: Nothing,
    output: StockTake,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/takes/{id}/finish",
    asksWith: async (ctx) => {
      const { counted } = await openTake(ctx);
      return `Finish the stock take? ${counted.length} counted, ${counted.filter(({ difference }) => difference !== 0).length} of them otherwise than on record.`;
    },
    changes: async (ctx) => {
      const { counted } = await openTake(ctx);
      return counted
        .filter(({ difference }) => difference !== 0)
        .map(({ itemName, expected, difference, weighed }) => {
          const unit = weighed ? " g" : "";
          return {
            label: itemName,
            before: `${expected}${unit}`,
            after: `${Math.round((expected + difference) * 10) / 10}${unit}`,
          };
        });
    },
    records: (_input, { counted }) => countedItems(counted),
    did: (_input, { counted }) => `finished a stock take of ${counted.length} items`,
    run: finishOpenTake,
  }),
  cancel_stock_take: defineTool({
    description: "Drop the open stock take. Nothing changes in stock.",
    input: Nothing,
    output: StockTake,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/takes/{id}/cancel",
    asksWith: async (ctx) => {
      const { counted } = await openTake(ctx);
      return `Drop the stock take? ${counted.length} counted so far.`;
    },
    changes: async (ctx) => {
      const { counted } = await openTake(ctx);
      return [{ label: "Stock take", before: `${counted.length} counted`, after: "dropped" }];
    },
    records: (_input, { counted }) => countedItems(counted),
    did: () => "dropped a stock take",
    undo:
      async () =>
      ({ id }) => ({ tool: "reopen_take", input: { takeId: id } }),
    run: cancelOpenTake,
  }),
};

const countWords = ({ units, openGrams = 0 }: { units: number; openGrams?: number | undefined }) =>
  openGrams > 0 ? `${units} and ${openGrams} g` : `${units}`;

const countedItems = (counted: readonly { itemId: string }[]): RecordRef[] =>
  counted.slice(0, 50).map(({ itemId }) => ({ kind: "item", id: itemId }));

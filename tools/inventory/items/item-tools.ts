import { editsOf, formerOf } from "#tools/core/change-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import {
  AddItem,
  AdjustStock,
  ChangeItem,
  GoneNamed,
  ItemById,
} from "#tools/inventory/act-schema.ts";
import {
  adjustChanges,
  itemChanges,
  newItemChanges,
  stockWords,
} from "#tools/inventory/act-words.ts";
import { addItem, adjustStock, changeItem, deleteItemNamed } from "#tools/inventory/acts.ts";
import { ITEM_FIELDS } from "./item-fields.ts";
import { getItem } from "./items.ts";
import { Item } from "#tools/inventory/schema.ts";

const PUT_BACK = "put_item_back";

/** What the assistant may do with the things that a salon keeps. */
export const itemTools = {
  add_item: defineTool({
    description:
      "Put something new on the stock list, with what was said of it. What is there already is changed instead.",
    input: AddItem,
    output: Item,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/items",
    asks: ({ name }) => `Add ${name} to the stock?`,
    changes: newItemChanges,
    edits: editsOf(ITEM_FIELDS, "name", "currentQuantity", "costPerUnit", "lowStockThreshold"),
    records: (_input, { id }) => [{ kind: "item", id }],
    did: (_input, { name }) => `added ${name} to the stock`,
    undo:
      async () =>
      ({ id }) => ({ tool: "delete_item", input: { itemId: id } }),
    run: addItem,
  }),
  change_item: defineTool({
    description:
      "Change what an item of the stock is: name, cost, threshold, supplier. How much is there changes by adjust_stock.",
    input: ChangeItem,
    output: Item,
    effect: "ask",
    refreshes: ["inventory"],
    route: "PATCH /api/inventory/items/{id}",
    asksWith: async (ctx, { itemId }) => `Change ${(await getItem(ctx, { id: itemId })).name}?`,
    changes: itemChanges,
    edits: editsOf(ITEM_FIELDS, "name", "costPerUnit", "lowStockThreshold", "targetQuantity"),
    records: ({ itemId }) => [{ kind: "item", id: itemId }],
    did: (_input, { name }) => `changed ${name} in the stock`,
    undo: async (ctx, { itemId, ...given }) => {
      const before = await getItem(ctx, { id: itemId });
      // what is left of an open container is not as it was once one holds another amount
      if (given.unitGrams !== undefined && before.openGrams > 0) return () => null;
      return () => ({ tool: PUT_BACK, input: { id: itemId, ...formerOf(before, given) } });
    },
    run: changeItem,
  }),
  delete_item: defineTool({
    description: "Take an item off the stock list. Its log stays.",
    input: ItemById,
    output: GoneNamed,
    effect: "ask",
    refreshes: ["inventory"],
    route: "DELETE /api/inventory/items/{id}",
    asksWith: async (ctx, { itemId }) =>
      `Take ${(await getItem(ctx, { id: itemId })).name} off the stock?`,
    changes: async (ctx, { itemId }) => {
      const item = await getItem(ctx, { id: itemId });
      return [{ label: item.name, before: stockWords(item), after: "no longer listed" }];
    },
    records: ({ itemId }) => [{ kind: "item", id: itemId }],
    did: (_input, { name }) => `took ${name} off the stock`,
    undo:
      async (_ctx, { itemId }) =>
      () => ({ tool: "restore_item", input: { itemId } }),
    run: deleteItemNamed,
  }),
  adjust_stock: defineTool({
    description:
      "Something of an item came or went by hand: sold, broken, found. Not for bowls (mix_bowl) or deliveries (receive_order).",
    input: AdjustStock,
    output: Item,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/items/{id}/adjust",
    asksWith: async (ctx, { itemId, units, grams, reason }) => {
      const { name } = await getItem(ctx, { id: itemId });
      const [amount, unit] = units === undefined ? [grams ?? 0, " g"] : [units, ""];
      const much = `${Math.abs(amount)}${unit} ${name}`;
      return amount < 0 ? `Take out ${much} (${reason})?` : `Put in ${much} (${reason})?`;
    },
    changes: adjustChanges,
    foresees: async (_ctx, { units = 0, grams = 0 }, item) =>
      units + grams < 0 ? leftWarnings(item) : [],
    edits: [
      { field: "units", label: "Containers", kind: "number" },
      { field: "grams", label: "Grams", kind: "number" },
      { field: "note", label: "Note", kind: "text" },
    ],
    records: ({ itemId }) => [{ kind: "item", id: itemId }],
    did: (_input, item) => `put the stock of ${item.name} at ${stockWords(item)}`,
    undo: async (ctx, { itemId, reason }) => {
      const before = await getItem(ctx, { id: itemId });
      return (after) => {
        // more went than was on record: only a count tells what is there now
        if (after.needsCount && !before.needsCount) return null;
        const amount =
          after.unitGrams === null
            ? { units: before.currentQuantity - after.currentQuantity }
            : { grams: gramsOf(before) - gramsOf(after) };
        return { tool: "adjust_stock", input: { itemId, ...amount, reason, note: "Taken back" } };
      };
    },
    run: adjustStock,
  }),
};

/** What should be known of what is left once some was taken out. */
function leftWarnings(item: Item): string[] {
  if (item.needsCount)
    return [`That is more ${item.name} than is on record: it has to be counted then.`];
  return item.isLow ? [`${item.name} is low then: ${stockWords(item)} left.`] : [];
}

/** All that is there of a weighed item. */
const gramsOf = ({ currentQuantity, unitGrams, openGrams }: Item) =>
  currentQuantity * (unitGrams ?? 0) + openGrams;

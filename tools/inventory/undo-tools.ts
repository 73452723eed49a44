import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { ItemById, OrderById, SupplierById } from "./act-schema.ts";
import { updateItem } from "./items/items.ts";
import { StockTake } from "./items/movement-schema.ts";
import { Order, UpdateOrder } from "./orders/order-schema.ts";
import { updateOrder } from "./orders/orders.ts";
import {
  cancelOrders,
  reopenDraft,
  reopenTake,
  restoreItem,
  restoreSupplier,
} from "./items/restore.ts";
import { Item, UpdateItem } from "./schema.ts";
import { cancelTake } from "./takes/takes.ts";

const TakeById = z.strictObject({ takeId: z.uuid() });

const TAKES_BACK = "It takes an act back that is in the ledger.";

/** What takes back acts on stock, suppliers and orders. */
export const inventoryUndoTools = {
  put_item_back: defineTool({
    description: "An item as it was before a change.",
    input: UpdateItem.extend({ id: z.uuid() }),
    output: Item,
    effect: "write",
    unlisted: TAKES_BACK,
    run: updateItem,
  }),
  restore_item: defineTool({
    description: "An item that was deleted, back on the list.",
    input: ItemById,
    output: Item,
    effect: "write",
    unlisted: TAKES_BACK,
    run: restoreItem,
  }),
  restore_supplier: defineTool({
    description: "A supplier that was deleted, back on the list with its items.",
    input: SupplierById.extend({ itemIds: z.array(z.uuid()) }),
    output: z.object({ id: z.uuid() }),
    effect: "write",
    unlisted: TAKES_BACK,
    run: restoreSupplier,
  }),
  put_order_back: defineTool({
    description: "An order as it was before a change.",
    input: UpdateOrder.extend({ id: z.uuid() }),
    output: Order,
    effect: "write",
    unlisted: TAKES_BACK,
    run: updateOrder,
  }),
  reopen_draft: defineTool({
    description: "A cancelled draft, a draft again.",
    input: OrderById,
    output: Order,
    effect: "write",
    unlisted: TAKES_BACK,
    run: reopenDraft,
  }),
  cancel_orders: defineTool({
    description: "Several drafts, cancelled together.",
    input: z.strictObject({ orderIds: z.array(z.uuid()).min(1) }),
    output: z.object({ orders: z.array(Order) }),
    effect: "write",
    unlisted: TAKES_BACK,
    run: cancelOrders,
  }),
  cancel_take: defineTool({
    description: "A count that was begun, dropped.",
    input: TakeById,
    output: StockTake,
    effect: "write",
    unlisted: TAKES_BACK,
    run: (ctx, { takeId }) => cancelTake(ctx, { id: takeId }),
  }),
  reopen_take: defineTool({
    description: "A count that was dropped, open again.",
    input: TakeById,
    output: StockTake,
    effect: "write",
    unlisted: TAKES_BACK,
    run: reopenTake,
  }),
};

import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { finaliseBowl } from "./bowls.ts";
import {
  findOrdersCalled,
  findStock,
  orderItemCalled,
  previewOrderItem,
  previewReorder,
  receiveAll,
  reorderCalled,
} from "./called.ts";
import {
  OrderItemCalled,
  OrdersAsked,
  OrdersFound,
  ReorderCalled,
  StockAsked,
  StockFound,
} from "./called-schema.ts";
import { FinaliseBowl, MixedBowl } from "./movement-schema.ts";
import { emailOrder } from "./order-mail.ts";
import { comingOf } from "./order-rules.ts";
import { Order, OrderEmailed, Reordered } from "./order-schema.ts";
import { getOrder } from "./orders.ts";

const ById = z.strictObject({ orderId: z.uuid() });

/** What the assistant may do with stock, suppliers and orders. Orders are drafts until a person sends them. */
export const inventoryTools = {
  list_stock: defineTool({
    description:
      "What the salon keeps, how much of it is there and what is low. Closed containers are counted; what stands open is in grams.",
    input: StockAsked,
    output: StockFound,
    effect: "read",
    run: findStock,
  }),
  mix_bowl: defineTool({
    description:
      "A bowl was mixed by a formula: its shades and developer are taken out of stock, and the answer names what is not in stock. Only when the person says that they have mixed it.",
    input: z.strictObject({ formulaId: z.uuid(), ...FinaliseBowl.shape }),
    output: MixedBowl,
    effect: "write",
    run: (ctx, { formulaId, ...how }) => finaliseBowl(ctx, { id: formulaId, ...how }),
  }),
  reorder: defineTool({
    description:
      "Draft one order a supplier of everything that is low. Nothing is sent by it: email_order does that.",
    input: ReorderCalled,
    output: Reordered,
    effect: "ask",
    asksWith: async (ctx, asked) => reorderQuestion(await previewReorder(ctx, asked)),
    run: reorderCalled,
  }),
  order_item: defineTool({
    description: "Draft an order of one thing, by its name in the stock. Nothing is sent by it.",
    input: OrderItemCalled,
    output: Order,
    effect: "ask",
    asksWith: async (ctx, asked) =>
      `Draft this order? ${orderWords(await previewOrderItem(ctx, asked))}`,
    run: orderItemCalled,
  }),
  find_orders: defineTool({
    description:
      "Orders from suppliers with what came of them: by supplier, brand or item, newest first.",
    input: OrdersAsked,
    output: OrdersFound,
    effect: "read",
    run: findOrdersCalled,
  }),
  email_order: defineTool({
    description:
      "E-mail an order to its supplier, with PDF and CSV. An order is mailed once. Its answer says whether the mail has gone: say no more than that.",
    input: ById,
    output: OrderEmailed,
    effect: "ask",
    asksWith: async (ctx, { orderId }) => {
      const order = await getOrder(ctx, { id: orderId });
      return `E-mail this order to ${order.supplierEmail ?? "the supplier, who has no address yet"}? ${orderWords(order)}`;
    },
    run: (ctx, { orderId }) => emailOrder(ctx, { id: orderId }),
  }),
  receive_order: defineTool({
    description:
      "An order has come complete: all of it that is still to come goes into stock. What came short or otherwise is booked in on the screen.",
    input: ById,
    output: Order,
    effect: "ask",
    asksWith: async (ctx, { orderId }) =>
      `Has all of this come? ${comingWords(await getOrder(ctx, { id: orderId }))}`,
    run: receiveAll,
  }),
};

function reorderQuestion({ orders, withoutSupplier, onTheWay }: Reordered): string {
  if (orders.length === 0)
    return `Everything low is on its way already: ${onTheWay.join(", ")}. Try all the same?`;
  return [
    `Draft ${orders.length === 1 ? "this order" : `${orders.length} orders`}? ${orders.map(orderWords).join(" ")}`,
    withoutSupplier.length > 0 ? `No supplier yet: ${withoutSupplier.join(", ")}.` : "",
    onTheWay.length > 0 ? `On its way already: ${onTheWay.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is still to come of an order: as much as a yes books in. */
const comingWords = ({ items, ...order }: Order) =>
  orderWords({
    ...order,
    items: items
      .map((line) => ({ ...line, quantity: comingOf(line) }))
      .filter(({ quantity }) => quantity > 0),
  });

const orderWords = ({ supplierName, items }: Order) =>
  `${supplierName}: ${items.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}.`;

import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import { defineTool } from "#tools/core/tool.ts";
import { ChangeOrder, OrderById, ReceiveDelivery } from "#tools/inventory/act-schema.ts";
import {
  coming,
  formerOrder,
  linesWords,
  orderChanges,
  statusChanges,
} from "#tools/inventory/act-words.ts";
import { changeOrder, receiveDelivery } from "#tools/inventory/acts.ts";
import { findAnySupplier, findItem, orderItem, ordersAbout } from "#tools/inventory/called.ts";
import { OrderItem, OrdersAsked, OrdersFound, Reorder } from "#tools/inventory/called-schema.ts";
import { orderedAlready } from "./on-order.ts";
import { emailOrder } from "./order-mail.ts";
import { FIRST_MAIL, reorderNotes } from "./order-rules.ts";
import { Order, OrderEmailed, Reordered, type ReorderRule } from "./order-schema.ts";
import { quickReorder } from "./reorder.ts";
import { cancelOrder, getOrder, submitOrder } from "./orders.ts";

const orderRecords = (orders: readonly Pick<Order, "id" | "supplierId">[]) =>
  orders.flatMap(({ id, supplierId }) => [
    { kind: "order" as const, id },
    { kind: "supplier" as const, id: supplierId },
  ]);

/** What the assistant may do with orders. They are drafts until a person sends them. */
export const orderTools = {
  reorder: defineTool({
    description:
      "Draft one order a supplier of everything that is low. Nothing is sent by it: email_order does that.",
    input: Reorder,
    refs: { supplier: findAnySupplier },
    output: Reordered,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/orders/quick",
    asksWith: async (ctx, asked) =>
      reorderQuestion(await rehearse(ctx, (ctx) => reorderFrom(ctx, asked))),
    changes: async (ctx, asked) =>
      (await rehearse(ctx, (ctx) => reorderFrom(ctx, asked))).orders.map(
        ({ supplierName, items }) => ({
          label: `Order from ${supplierName}`,
          before: null,
          after: linesWords(items),
        }),
      ),
    records: (_input, { orders }) => orderRecords(orders),
    did: (_input, { orders }) =>
      `drafted ${orders.length === 1 ? "an order" : `${orders.length} orders`} from ${orders.map(({ supplierName }) => supplierName).join(", ")}`,
    undo:
      async () =>
      ({ orders }) =>
        orders.length === 0
          ? null
          : { tool: "cancel_orders", input: { orderIds: orders.map(({ id }) => id) } },
    run: reorderFrom,
  }),
  order_item: defineTool({
    description:
      "Draft an order by names in the stock: of one thing, or of several from the same supplier. Nothing is sent by it.",
    input: OrderItem,
    refs: { item: findItem },
    output: Order,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/orders",
    asksWith: async (ctx, asked) => {
      const order = await rehearse(ctx, (ctx) => orderItem(ctx, asked));
      const notes = await orderedAlready(ctx, order.items);
      return [`Draft this order? ${orderWords(order)}`, ...notes].join(" ");
    },
    changes: async (ctx, asked) => {
      const { supplierName, items } = await rehearse(ctx, (ctx) => orderItem(ctx, asked));
      return [{ label: `Order from ${supplierName}`, before: null, after: linesWords(items) }];
    },
    edits: [{ field: "quantity", label: "Units", kind: "number" }],
    records: (_input, order) => orderRecords([order]),
    did: (_input, { supplierName, items }) =>
      `drafted an order of ${linesWords(items)} from ${supplierName}`,
    undo:
      async () =>
      ({ id }) => ({ tool: "cancel_order", input: { orderId: id } }),
    run: orderItem,
  }),
  find_orders: defineTool({
    description:
      "Orders from suppliers with what came of them: by supplier, brand or item, newest first.",
    input: OrdersAsked,
    output: OrdersFound,
    effect: "read",
    run: ordersAbout,
  }),
  change_order: defineTool({
    description:
      "Change the lines or the note of a draft, or when an order is expected. Give all lines as they shall be.",
    input: ChangeOrder,
    output: Order,
    effect: "ask",
    refreshes: ["inventory"],
    route: "PATCH /api/inventory/orders/{id}",
    asksWith: async (ctx, { orderId }) =>
      `Change the order from ${(await getOrder(ctx, { id: orderId })).supplierName}?`,
    changes: orderChanges,
    edits: [
      { field: "expectedOn", label: "Expected", kind: "date" },
      { field: "note", label: "Note", kind: "lines" },
    ],
    records: (_input, order) => orderRecords([order]),
    did: (_input, { supplierName }) => `changed the order from ${supplierName}`,
    undo: async (ctx, given) => {
      const input = await formerOrder(ctx, given);
      return () => ({ tool: "put_order_back", input });
    },
    run: changeOrder,
  }),
  submit_order: defineTool({
    description:
      "Mark a draft as sent off by some other way than mail from here, such as by phone.",
    input: OrderById,
    output: Order,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/orders/{id}/submit",
    asksWith: async (ctx, { orderId }) =>
      `Mark this order as sent off? ${orderWords(await getOrder(ctx, { id: orderId }))}`,
    changes: (ctx, which) => statusChanges(ctx, which, "submitted"),
    records: (_input, order) => orderRecords([order]),
    did: (_input, { supplierName }) => `marked the order from ${supplierName} as sent off`,
    run: (ctx, { orderId }) => submitOrder(ctx, { id: orderId }),
  }),
  cancel_order: defineTool({
    description:
      "Cancel an order of which nothing has come. What the supplier was sent has to be called off there.",
    input: OrderById,
    output: Order,
    effect: "ask",
    refreshes: ["inventory", "messages"],
    route: "POST /api/inventory/orders/{id}/cancel",
    asksWith: async (ctx, { orderId }) =>
      `Cancel this order? ${orderWords(await getOrder(ctx, { id: orderId }))}`,
    changes: (ctx, which) => statusChanges(ctx, which, "cancelled"),
    records: (_input, order) => orderRecords([order]),
    did: (_input, { supplierName }) => `cancelled the order from ${supplierName}`,
    undo: async (ctx, { orderId }) => {
      const { status } = await getOrder(ctx, { id: orderId });
      return () => (status === "draft" ? { tool: "reopen_draft", input: { orderId } } : null);
    },
    run: (ctx, { orderId }) => cancelOrder(ctx, { id: orderId }),
  }),
  email_order: defineTool({
    description:
      "E-mail an order to its supplier, with PDF and CSV. An order is mailed once. Its answer says whether the mail has gone: say no more than that.",
    input: OrderById,
    output: OrderEmailed,
    effect: "ask",
    refreshes: ["inventory", "messages"],
    route: "POST /api/inventory/orders/{id}/email",
    asksWith: async (ctx, { orderId }) => {
      const order = await getOrder(ctx, { id: orderId });
      const to = order.supplierEmail ?? "the supplier, who has no address yet";
      const first = order.addressIsNew ? `${FIRST_MAIL} ` : "";
      return ctx.mail.delivers
        ? `${first}E-mail this order to ${to}? ${orderWords(order)}`
        : `No mail server is set up. Write the mail to ${to} into the outbox, where it waits? ${orderWords(order)}`;
    },
    changes: async (ctx, { orderId }) => {
      const { supplierEmail } = await getOrder(ctx, { id: orderId });
      const to = supplierEmail ?? "nobody";
      const after = ctx.mail.delivers
        ? `e-mailed to ${to}`
        : `a mail to ${to} in the outbox, not sent`;
      const changes = await statusChanges(ctx, { orderId }, after);
      // a yes to one address is none to another
      return changes.map((change) => ({ ...change, label: `${change.label}, to ${to}` }));
    },
    records: (_input, { order }) => orderRecords([order]),
    did: (_input, { order }) => `put the order from ${order.supplierName} into the outbox`,
    run: (ctx, { orderId }) => emailOrder(ctx, { id: orderId }),
  }),
  receive_order: defineTool({
    description:
      "A delivery has come and goes into stock: all that is still to come of an order, or the items that are named with how many came.",
    input: ReceiveDelivery,
    output: Order,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/orders/{id}/receive",
    asksWith: async (ctx, { orderId, items }) => {
      const order = await getOrder(ctx, { id: orderId });
      return items
        ? `Book this delivery of ${order.supplierName} in?`
        : `Has all of this come? ${orderWords({ ...order, items: coming(order) })}`;
    },
    changes: async (ctx, { orderId, items, finished }) => {
      const order = await getOrder(ctx, { id: orderId });
      const came = new Map(items?.map(({ itemId, received }) => [itemId, received]));
      const left = items
        ? order.items.map((line) => ({ ...line, quantity: came.get(line.itemId) ?? 0 }))
        : coming(order);
      const lines = left
        .filter(({ quantity }) => quantity > 0)
        .map(({ name, received, quantity }) => ({
          label: `${name}, received`,
          before: String(received),
          after: String(received + quantity),
        }));
      return finished
        ? [
            ...lines,
            { label: "Still to come", before: linesWords(coming(order)), after: "nothing more" },
          ]
        : lines;
    },
    records: (_input, order) => [
      ...orderRecords([order]),
      ...order.items.slice(0, 40).map(({ itemId }) => ({ kind: "item" as const, id: itemId })),
    ],
    did: (_input, { supplierName }) => `booked in a delivery of ${supplierName}`,
    run: receiveDelivery,
  }),
};

function reorderFrom(
  ctx: Ctx,
  { rule, supplier }: { rule?: ReorderRule; supplier?: { id: string } },
): Promise<Reordered> {
  return quickReorder(ctx, { rule, supplierId: supplier?.id });
}

/** @throws conflict where all of it is on its way or in a draft */
function reorderQuestion({ orders, ...left }: Reordered): string {
  const notes = reorderNotes(left);
  if (orders.length === 0)
    throw new DomainError("conflict", ["Nothing is left to draft.", ...notes].join(" "));
  const drafts = orders.length === 1 ? "this order" : `${orders.length} orders`;
  return [`Draft ${drafts}? ${orders.map(orderWords).join(" ")}`, ...notes].join(" ");
}

const orderWords = ({ supplierName, items }: Pick<Order, "supplierName" | "items">) =>
  `${supplierName}: ${linesWords(items)}.`;

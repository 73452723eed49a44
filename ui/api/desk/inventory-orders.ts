import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type {
  Order,
  OrderEmailed,
  Reordered,
  ReorderRule,
} from "#tools/inventory/orders/order-schema.ts";
import { mailSentence, reorderNotes } from "#tools/inventory/orders/order-rules.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";
import { plural } from "#ui/lib/format.ts";
import type { Notice } from "#ui/lib/toast.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "inventory";
const PAGE = 50;
/** How often an order is read while its mail is on its way, and how long that is waited for, in milliseconds. */
const LOOK_MS = 800;
const PATIENCE_MS = 8000;
const LIST_LOOK_MS = 4000;

/** The salon's orders, newest first and page by page; read again while a mail is on its way. */
export const listOrders = infiniteQueryOptions({
  ...inPages([KEY, "orders", "list"], (page) =>
    api.inventory.orders.$get({ query: { limit: PAGE, ...page } }),
  ),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? LIST_LOOK_MS : false,
});

/** One order; read again while its mail is on its way. */
export const getOrder = (id: string) =>
  queryOptions({
    queryKey: [KEY, "orders", "one", id],
    queryFn: () => answerTo(api.inventory.orders[":id"].$get({ param: { id } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LIST_LOOK_MS : false),
  });

/** Whether an order's mail has neither gone nor been given up. */
export function isUnderWay({ mail }: Order): boolean {
  return mail?.status === "queued" || mail?.status === "sending";
}

/** An order as a file to send some other way. */
export const orderFile = (id: string, kind: "pdf" | "csv") =>
  `/api/inventory/orders/${id}/order.${kind}`;

export const createOrder = sending(api.inventory.orders, "$post", {
  act: "order_item",
  done: "Order Created",
});

/** Changes a draft. */
export const updateOrder = sending(api.inventory.orders[":id"], "$patch", {
  act: "change_order",
  done: "Order Saved",
});

/** Has an order e-mailed, and waits a moment for what becomes of the mail: it is only said to be sent once it was. */
export const emailOrder = mutationOptions({
  mutationFn: async ({ id }: Pick<Order, "id">): Promise<OrderEmailed> => {
    const { order, message } = await (
      await api.inventory.orders[":id"].email.$post({ param: { id } })
    ).json();
    return { order: await settled(order), message };
  },
  meta: {
    act: "email_order",
    done: ({ order, message }: OrderEmailed) => mailNotice(order, message),
  },
});

/** What is said of an order's mail. */
export function mailNotice({ mail, supplierName }: Order, message: string): Notice {
  switch (mail?.status) {
    case "sent":
    case "delivered":
      return { title: "Order Sent", description: "The order has been emailed to the supplier." };
    case "queued":
    case "sending":
      return {
        title: "On its way",
        description: `The mail to ${supplierName} has not gone yet. It is tried again by itself.`,
      };
    case "not_sent":
      return {
        tone: "destructive",
        title: "Not sent",
        description: mailSentence(mail),
      };
    default:
      return { tone: "destructive", title: "Error", description: mail?.error ?? message };
  }
}

async function settled(order: Order): Promise<Order> {
  const until = Date.now() + PATIENCE_MS;
  let seen = order;
  while (isUnderWay(seen) && Date.now() < until) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
    seen = await (await api.inventory.orders[":id"].$get({ param: { id: order.id } })).json();
  }
  return seen;
}

/** It was ordered by telephone, on the supplier's site, by one's own mail. */
export const submitOrder = mutationOptions({
  mutationFn: ({ id }: Pick<Order, "id">) =>
    answerTo(api.inventory.orders[":id"].submit.$post({ param: { id } })),
  meta: { act: "submit_order", done: "Marked as sent to the supplier" },
});

/** A refusal is shown in the form. */
export const receiveOrder = sending(api.inventory.orders[":id"].receive, "$post", {
  act: "receive_order",
  failed: false,
  done: ({ status }: Order) => ({
    title: "Delivery Received",
    description: status === "received" ? "The order is complete." : "The rest is still to come.",
  }),
});

export const cancelOrder = mutationOptions({
  mutationFn: ({ id }: Pick<Order, "id">) =>
    answerTo(api.inventory.orders[":id"].cancel.$post({ param: { id } })),
  meta: { act: "cancel_order", done: "Order Cancelled" },
});

/** Which orders a quick reorder made, and for how many suppliers it could not. */
export type QuickReordered = Reordered & { failed: number };

/**
 * Orders what is low: each of these suppliers gets an order of its own, so that one that fails keeps no other back. By
 * usage the server knows whom to ask, and no supplier is named.
 */
export const quickReorder = mutationOptions({
  mutationFn: async ({
    rule,
    supplierIds,
  }: {
    rule: ReorderRule;
    supplierIds?: readonly string[];
  }): Promise<QuickReordered> => {
    const asked = supplierIds?.map((supplierId) => ({ rule, supplierId })) ?? [{ rule }];
    const all: QuickReordered = {
      orders: [],
      withoutSupplier: [],
      onTheWay: [],
      inDraft: [],
      failed: 0,
    };
    for (const json of asked) {
      try {
        const made = await (await api.inventory.orders.quick.$post({ json })).json();
        all.orders.push(...made.orders);
        all.withoutSupplier.push(...made.withoutSupplier);
        all.onTheWay.push(...made.onTheWay);
        all.inDraft.push(...made.inDraft);
      } catch {
        all.failed += 1;
      }
    }
    if (all.failed === asked.length) throw new Error("No order could be made.");
    return { ...all, withoutSupplier: [...new Set(all.withoutSupplier)] };
  },
  meta: {
    act: "reorder",
    done: reorderNotice,
    failed: { title: "Failed", description: "Failed to create orders. Please try again." },
  },
});

/** What is said of a quick reorder. */
export function reorderNotice({ orders, failed, ...left }: QuickReordered): Notice {
  const notes = reorderNotes(left).join(" ");
  if (orders.length === 0 && failed === 0)
    return {
      title:
        left.onTheWay.length + left.inDraft.length > 0 ? "Ordered Already" : "Nothing to Order",
      description: notes || "What stands there is enough.",
    };
  const suppliers = new Set(orders.map(({ supplierId }) => supplierId)).size;
  const made = `${plural(orders.length, "order")} for ${plural(suppliers, "supplier")}`;
  return failed > 0
    ? {
        tone: "destructive",
        title: "Partial Success",
        description: `${made}, ${failed} failed. Try again for the rest.`,
      }
    : { title: "Orders Created", description: notes ? `${made}. ${notes}` : made };
}

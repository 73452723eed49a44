import type { OrdersFound } from "#tools/inventory/called-schema.ts";
import type { Order, OrderLine, OrderStatus } from "#tools/inventory/order-schema.ts";
import { dayIn, foundOf, item } from "./finders.ts";
import { meant } from "./match.ts";
import type { About, Finder, Input, Say, Slots, Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const STATES: Record<OrderStatus, string> = {
  draft: "draft",
  submitted: "sent",
  partly_received: "partly here",
  received: "received",
  cancelled: "cancelled",
};

const order = (empty: string, ...states: OrderStatus[]): Finder => ({
  tool: "find_orders",
  slot: "order",
  what: "order",
  bare: "only",
  empty,
  among: (value) =>
    (value as OrdersFound).orders
      .filter(({ status }) => states.includes(status))
      .map((of) => ({
        id: of.id,
        name: `${of.supplierName} ${of.number}, ${STATES[of.status]}`,
        also: `order last latest newest ${of.items.map(({ name }) => name).join(" ")}`,
        of,
      })),
});
const draft = order("There is no draft of an order. Say “reorder” to make one.", "draft");
const coming = order("No order is out.", "draft", "submitted", "partly_received");

/** All lines as they shall be, with one of them changed; 0 removes it. */
function lines(all: readonly OrderLine[], itemId: string, quantity: number): Input[] {
  const kept = all
    .filter((line) => line.itemId !== itemId)
    .map((line) => ({ itemId: line.itemId, quantity: line.quantity }));
  return [...kept, { itemId, quantity }];
}

/** A line of the draft by its name, put at another quantity. */
function changedLine({ line = "", n }: Slots, about: About, quantity = numberIn(n)): Input | Say {
  const of = foundOf<Order>(about, "order");
  const all = (of?.items ?? []).map((each) => ({
    id: each.itemId,
    name: each.name,
    of: each,
    also: each.productCode ?? "",
  }));
  const match = meant(line, all);
  if (!of || !("one" in match)) {
    const names = all.map(({ name }) => name).join(", ");
    return { say: `There is no one line of the order called “${line}”. It has ${names}.` };
  }
  if (quantity === undefined) return { say: "How many of it? Say it with the number." };
  return { orderId: of.id, items: lines(of.items, match.one.id, quantity) };
}

const ORDER = "~({order} )?(order|draft|draft order|purchase order|po)";
const changedOrder = (value: unknown) => {
  const { items, supplierName } = value as Order;
  const most = items.slice(0, 4).map(({ name, quantity }) => `${quantity} ${name}`);
  return `${supplierName}: ${most.join(", ")}${items.length > 4 ? ` and ${items.length - 4} more` : ""}.`;
};

/** Orders that are written or out. */
export const ORDERS: readonly Verb[] = [
  {
    tool: "cancel_order",
    does: "cancel an order",
    hears: [
      "(cancel|call off|scrap|kill|abort|delete|drop|bin) ~(order|draft|draft order|purchase order|po) (from|with|to|at|for) {order}",
      `(cancel|call off|scrap|kill|abort|delete|drop|bin) ${ORDER}`,
    ],
    finds: [coming],
    input: (_slots, { found }) => ({ orderId: found["order"]?.id }),
    report: (value) =>
      `Cancelled. What ${(value as Order).supplierName} was sent has to be called off there.`,
  },
  {
    tool: "submit_order",
    does: "mark an order as sent off",
    hears: [
      `(mark|set|note|tick) ${ORDER} (off )?(as )?(sent|submitted|placed|ordered|phoned in)( off)?`,
      `(i|we) (have |'ve )?(already |just )?(phoned|called|texted|faxed|placed|sent|submitted|ordered|put)( in| through)? ${ORDER}( in| through)?( (by|over|on|through|to|with) (the )?(phone|their website|website|online|web|rep|app|hand).*)?`,
      `(submit) ${ORDER}( (by|over) phone)?`,
    ],
    finds: [draft],
    input: (_slots, { found }) => ({ orderId: found["order"]?.id }),
    report: (value) => `Marked as sent to ${(value as Order).supplierName}.`,
  },
  {
    tool: "change_order",
    does: "change a draft of an order",
    hears: [
      `(change|set|make|put|raise|lower) {line} (on|in) ${ORDER} (up |down )?to {n:n}( tubes?| bottles?| pieces?)?`,
      `(change|set|make) {line} to {n:n}( tubes?| bottles?)? (on|in) ${ORDER}`,
      `(make (it|that)) {n:n} (tubes? of |bottles? of |of )?{line} (on|in) ${ORDER}`,
    ],
    finds: [draft],
    input: (slots, about) => changedLine(slots, about),
    mends: [["n", /^(\d+)$/]],
    report: changedOrder,
  },
  {
    tool: "change_order",
    does: "change a draft of an order",
    hears: [`(take|remove|drop|delete|strike|leave) {line} (off|from|out of|off of) ${ORDER}`],
    finds: [draft],
    input: (slots, about) => changedLine(slots, about, 0),
    report: changedOrder,
  },
  {
    tool: "change_order",
    does: "change a draft of an order",
    hears: [
      `(add|put) (another |more )?{n:n} (more )?(tubes? (of )?|bottles? (of )?|packs? (of )?|of )?{item} (to|on|onto|in|into) ${ORDER}`,
      `(add|put) (a|an|another) (tube of |bottle of )?{item} (to|on|onto|in|into) ${ORDER}`,
    ],
    finds: [draft, item],
    input: ({ n }, about) => {
      const of = foundOf<Order>(about, "order");
      const itemId = about.found["item"]?.id;
      if (!of || !itemId) return { say: "There is no draft to put it on." };
      const there = of.items.find((line) => line.itemId === itemId)?.quantity ?? 0;
      return { orderId: of.id, items: lines(of.items, itemId, there + (numberIn(n) ?? 1)) };
    },
    mends: [["n", /^(\d+)$/]],
    report: changedOrder,
  },
  {
    tool: "change_order",
    does: "note on an order what is to be known of it",
    hears: [
      `(add|put|write) ~note (to|on|onto) ${ORDER}[,:]? (that |saying )?{note:all}`,
      `note (on|for) ${ORDER}[,:] ?{note:all}`,
    ],
    finds: [coming],
    despite: ["hearsay"],
    input: ({ note }, { found }) => ({ orderId: found["order"]?.id, note }),
    report: () => "Noted on the order.",
  },
  {
    tool: "change_order",
    does: "note when an order is expected",
    hears: [
      `${ORDER} (is |'s |will )?(coming|comes|come|arriving|arrives|arrive|expected|due|delivered|delayed)( to| until| till| on| by)? (?<day>(on |by )?(next |this )?(mon|tue|wed|thu|fri|sat|sun|tomorrow|today|the \\d|\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*)`,
      `(expect|set) ${ORDER} (on|for|by|to) {day}`,
    ],
    finds: [coming],
    input: ({ day }, { found, here }) => {
      const expectedOn = dayIn(day, here);
      return expectedOn
        ? { orderId: found["order"]?.id, expectedOn }
        : { say: "Which day is it expected on?" };
    },
    report: (value) => `Expected on ${(value as Order).expectedOn ?? "that day"}.`,
  },
];

import type { Order, OrderLine } from "#tools/inventory/orders/order-schema.ts";
import { dayIn, item } from "#agent/models/builtin/verbs/finders.ts";
import { meant } from "#agent/models/builtin/verbs/match.ts";
import type { About, Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { countIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { coming, draft, orderOf } from "./order-finders.ts";

/** All lines as they shall be, with one of them changed; 0 removes it. */
function lines(all: readonly OrderLine[], itemId: string, quantity: number): Input[] {
  const kept = all
    .filter((line) => line.itemId !== itemId)
    .map((line) => ({ itemId: line.itemId, quantity: line.quantity }));
  return [...kept, { itemId, quantity }];
}

/** A line of the draft by its name, put at another quantity. */
function changedLine(
  thing: string | undefined,
  quantity: number | undefined,
  about: About,
): Input | Say | Ask {
  const of = orderOf(about);
  const all = (of?.items ?? []).map((each) => ({
    id: each.itemId,
    name: each.name,
    of: each,
    also: each.productCode ?? "",
  }));
  const names = all.map(({ name }) => name);
  if (!thing) return { ask: "Which line of the order?", slot: "item", options: names };
  const match = meant(thing, all);
  if (!of || !("one" in match))
    return {
      say: `There is no one line of the order called “${thing}”. It has ${names.join(", ")}.`,
    };
  return quantity === undefined
    ? { ask: "How many of it?", slot: "n", takes: /\d|\w/ }
    : { orderId: of.id, items: lines(of.items, match.one.id, quantity) };
}

function changedOrder(value: unknown): string {
  const { items, supplierName } = value as Order;
  const most = items.slice(0, 4).map(({ name, quantity }) => `${quantity} ${name}`);
  return `${supplierName}: ${most.join(", ")}${items.length > 4 ? ` and ${items.length - 4} more` : ""}.`;
}

const LINE = { item: "item", n: "number", supplier: "supplier" } as const;
const CHANGES = {
  tool: "change_order",
  does: "change a draft of an order",
  report: changedOrder,
} satisfies Partial<Frame>;

/** Orders that are written and not yet here, changed. */
export const ORDER_CHANGES: readonly Frame[] = [
  {
    ...CHANGES,
    id: "change_order.quantity",
    slots: LINE,
    says: ["change {item} on the[ {supplier}] order to {n}"],
    finds: [draft],
    input: ({ item: thing, n }, about) => changedLine(thing, countIn(n), about),
  },
  {
    ...CHANGES,
    id: "change_order.drop",
    slots: { item: "item", supplier: "supplier" },
    says: ["take {item} off the[ {supplier}] order"],
    finds: [draft],
    input: ({ item: thing }, about) => changedLine(thing, 0, about),
  },
  {
    ...CHANGES,
    id: "change_order.add",
    slots: LINE,
    says: ["put[ {n} of] {item} on the[ {supplier}] order"],
    finds: [draft, item],
    input: ({ n }, about) => {
      const of = orderOf(about);
      const itemId = about.found["item"]?.id;
      if (!of || !itemId) return { say: "There is no draft to put it on." };
      const there = of.items.find((line) => line.itemId === itemId)?.quantity ?? 0;
      return { orderId: of.id, items: lines(of.items, itemId, there + (countIn(n) ?? 1)) };
    },
  },
  {
    ...CHANGES,
    id: "change_order.note",
    slots: { supplier: "supplier", text: "text" },
    says: ["add a note to the[ {supplier}] order[: {text}]"],
    does: "note on an order what is to be known of it",
    finds: [coming],
    input: ({ text }: Slots, { found }) =>
      text
        ? { orderId: found["supplier"]?.id, note: text }
        : { ask: "What is to be noted?", slot: "text" },
    report: () => "Noted on the order.",
  },
  {
    ...CHANGES,
    id: "change_order.due",
    slots: { supplier: "supplier", item: "item", date: "date" },
    says: ["expect the[ {supplier}] order[ of {item}] on {date}"],
    does: "note when an order is expected",
    // a supplier tells it, and that it does not come before
    despite: ["hearsay", "negated"],
    finds: [coming],
    input: ({ date }, { found, here }) => {
      const expectedOn = dayIn(date, here);
      return expectedOn
        ? { orderId: found["supplier"]?.id, expectedOn }
        : { ask: "Which day is it expected on?", slot: "date" };
    },
    report: (value) => `Expected on ${(value as Order).expectedOn ?? "that day"}.`,
  },
];

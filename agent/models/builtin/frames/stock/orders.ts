import type { OrdersFound } from "#tools/inventory/called-schema.ts";
import { isOnOrder, reorderNotes } from "#tools/inventory/orders/order-rules.ts";
import type { Item } from "#tools/inventory/schema.ts";
import type { Order, OrderEmailed, Reordered } from "#tools/inventory/orders/order-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { foundOf, item, singular } from "#agent/models/builtin/verbs/finders.ts";
import { meant } from "#agent/models/builtin/verbs/match.ts";
import type { About, Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { bareName, countIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { furtherLines } from "./further-lines.ts";
import { dueOf, habits, linesOf, noteOf, onOrder } from "./on-order.ts";
import { lackingIn } from "./lacking.ts";
import { held, HOLDS, SUM, totalOf } from "./order-told.ts";
import { coming, draft, orderId, orderOf, out } from "./order-finders.ts";

const ORDER = { supplier: "supplier", item: "item" } as const;
const whole = "the[ {supplier}] order[ of {item}]";

/** Asks whether some of it is still to come, and not of what came. */
const TO_COME =
  /\b(?:any|some|is|are|got|there)?\b.*\bmore\b.*\b(?:on order|coming|ordered|due|way)\b|^(?:and |so )*(?:is|are|have|has|do|any|got)\b.*\bon (?:order|the way)\b/;

/** Asks whether an order went out, and not whether it came. */
const WENT =
  /\b(?:gone?|goes|went|sent?|send|ordered|submitted|placed|off)\b(?!.*\b(?:c[ao]me|arriv\w*|deliver\w*|received|here)\b)/;

function standing(
  { orders: all, about }: OrdersFound,
  here: Here | undefined,
  text: string,
): string {
  // what is on its way is asked about, then what was written down and not sent, and what came only where there is nothing else
  const newest =
    all.find((each) => isOnOrder(each)) ?? all.find(({ status }) => status === "draft") ?? all[0];
  if (!newest) return `There is no order${about ? ` for ${about}` : ""}.`;
  const { supplierName, number, submittedAt, status } = newest;
  if (WENT.test(text) && isOnOrder(newest))
    return `Yes, it went to ${supplierName}${submittedAt ? ` on ${dayOf(submittedAt)}` : ""}. Still to come: ${linesOf(newest)}.${dueOf(newest, here)}`;
  if (WENT.test(text) && status === "draft")
    return `No, not yet: ${supplierName} #${number} is a draft from ${dayOf(newest.createdAt)} and was never sent.`;
  return `${supplierName} #${number}: ${stateOf(newest, here)}${all.length > 1 ? ` ${all.length} orders in all.` : ""}`;
}

function stateOf(of: Order, here?: Here): string {
  const { status, receivedAt, submittedAt, items, createdAt } = of;
  const came = items.filter(({ received, quantity }) => received >= quantity).length;
  const due = dueOf(of, here);
  switch (status) {
    case "received":
      return `yes, it came${receivedAt ? ` on ${dayOf(receivedAt)}` : ""}.`;
    case "partly_received":
      return `in part: ${came} of ${items.length} lines are complete.${due}`;
    case "submitted":
      return `not yet. It was sent${submittedAt ? ` on ${dayOf(submittedAt)}` : ""}.${due}`;
    case "cancelled":
      return "it was cancelled.";
    default:
      return `it is a draft from ${dayOf(createdAt)} and was never sent.`;
  }
}

const SEND = [{ label: "Email it to the supplier", says: "Email the order" }];

function reordered(value: unknown) {
  const { orders: made, ...left } = value as Reordered;
  const rest = reorderNotes(left);
  if (made.length === 0) return ["Nothing was ordered.", ...rest].join(" ");
  const count = made.length === 1 ? "1 order" : `${made.length} orders`;
  return {
    text: [`Drafted ${count}: nothing is sent yet.`, ...rest].join(" "),
    ...(made.length === 1 && { next: SEND }),
  };
}

const reorder = (id: string, rule: "threshold" | "usage", by: string): Frame => ({
  id,
  tool: "reorder",
  slots: { supplier: "supplier" },
  says: [`draft orders ${by}[ from {supplier}]`],
  does: "reorder what is low",
  input: ({ supplier }) => ({ rule, supplier }),
  report: reordered,
});

/** A figure beside what it says of a delivery: "2 short", "only 6". */
const PART =
  /\b(?:only |just |short (?:by |of )?|missing )?(\d{1,4})(?= (?:short|missing|less|of\b)|\W*$)/;

/** What came of an order, where it was not all of it: `came` of what was ordered and the number that was said. */
const partly = (
  way: string,
  says: string,
  came: (ordered: number, said: number) => number,
): Frame => ({
  id: `receive_order.${way}`,
  slots: { item: "item", n: "number", supplier: "supplier" },
  says: [`receive ${says} {n} of {item} in the[ {supplier}] order`],
  does: "take what was delivered into stock",
  finds: [out],
  input: ({ item: thing = "", n }, about): Input | Ask | Say => {
    const of = orderOf(about);
    const lines = (of?.items ?? []).map((each) => ({
      id: each.itemId,
      name: each.name,
      of: each.quantity,
    }));
    const match = meant(lackingIn(about.text) ?? thing, lines);
    if (!of || !("one" in match)) return { say: `“${thing}” is not one line of that order.` };
    const ordered = match.one.of as number;
    const said = countIn(n ?? PART.exec(about.text)?.[1]);
    if (said === undefined)
      return { ask: `How many of ${match.one.name} came?`, slot: "n", takes: /\d/ };
    const units = came(ordered, said);
    return units < 0 || units > ordered
      ? { say: `${ordered} of it were ordered. Say how many came.` }
      : {
          orderId: of.id,
          items: of.items.map(({ itemId, quantity }) => {
            return { itemId, received: itemId === match.one.id ? units : quantity };
          }),
        };
  },
  report: () => "What came is in stock. The rest is still to come.",
});

/** A thing names its order, or is all that came of it. */
const WHOLE_ORDER = /\b(?:orders?|delivery|parcel|everything|all of (?:it|them)|the lot)\b/;

/** The one thing that came, as many as was said or as were still to come; what else was ordered stays to come. */
function onlyThat({ item: thing = "", n }: Slots, about: About): Input | Ask {
  const lines = (orderOf(about)?.items ?? []).map((of) => ({ id: of.itemId, name: of.name, of }));
  const match = meant(thing, lines);
  const count = countIn(n ?? CAME.exec(about.text)?.[1]);
  if (!("one" in match))
    return {
      ask: `No order that was sent has ${thing} in it. Shall I count ${count ?? 1} in all the same?`,
      slot: "",
      options: [`Book in ${count ?? 1} of ${thing} as other`, "Leave it"],
      takes: /^$/,
    };
  const { quantity } = match.one.of as Order["items"][number];
  const units = count ?? quantity;
  return { orderId: orderOf(about)?.id, items: [{ itemId: match.one.id, received: units }] };
}
const CAME =
  /(?<![\d/.])\b(\d{1,4})(?= ?(?:x\b|packs?|box(?:es)?|tubes?|bottles?|tubs?|pieces?|of\b|rolls?|bags?|\W*$))/;

/** Said where it was to come from somebody who does not sell it to the salon: the order goes to whoever does. */
function elsewhere(_slots: Slots, about: About): string | undefined {
  const said = /\bfrom ([\p{L}'’-]+)/u.exec(about.text)?.[1] ?? "";
  const { name, supplierName } = (foundOf(about, "item") ?? {}) as Partial<Item>;
  return about.names.get(said)?.has("supplier") &&
    supplierName &&
    !plain(supplierName).includes(said)
    ? `${name} is bought from ${supplierName}: it goes on their order. `
    : undefined;
}

/** What is ordered, and how it goes on. */
export const ORDERS: readonly Frame[] = [
  {
    id: "order_item",
    slots: { item: "item", n: "number" },
    says: ["draft an order of {n} of {item}", "draft an order of more of[ {item}]"],
    does: "put something on an order",
    finds: [item],
    input: ({ n }, { found, text }) => {
      const name = found["item"]?.name;
      const more = furtherLines(text, name);
      return { item: name, quantity: countIn(n), ...(more.length > 0 && { more }) };
    },
    warns: elsewhere,
    report: (value) => ({
      text: `Drafted for ${(value as Order).supplierName}. Nothing is sent yet.`,
      next: SEND,
    }),
  },
  reorder("reorder", "threshold", "of what is low"),
  reorder("reorder.usage", "usage", "by what was used"),
  {
    id: "reorder.more",
    says: ["order more"],
    does: "reorder what is low",
    input: (_slots, { earlier }) => {
      const looked = earlier.findLast(({ tool }) => tool === "list_stock");
      return (looked?.input as { low?: boolean } | undefined)?.low
        ? { rule: "threshold" }
        : { say: "More of what? Name it, or say “reorder what is low”." };
    },
    report: reordered,
  },
  {
    id: "find_orders",
    slots: ORDER,
    says: ["show the orders[ of {item}][ from {supplier}]"],
    finds: [habits],
    input: ({ supplier, item: thing }) => ({ about: supplier ?? singular(bareName(thing)) }),
    report: (value, _slots, about) => {
      const { here, text } = about;
      const found = value as OrdersFound;
      if (SUM.test(text)) return totalOf(found);
      if (TO_COME.test(text)) return onOrder(found, here);
      const note = found.orders.some(isOnOrder) ? undefined : noteOf(found, about);
      return HOLDS.test(text)
        ? held(found)
        : [standing(found, here, text), ...(note ? [note] : [])].join(" ");
    },
  },
  {
    id: "find_orders.open",
    slots: { supplier: "supplier" },
    says: ["what is on order[ from {supplier}]"],
    input: ({ supplier }) => ({ about: supplier, open: true }),
    report: (value, _slots, { here }) => onOrder(value as OrdersFound, here),
  },
  {
    id: "submit_order",
    slots: ORDER,
    says: [`mark ${whole} as sent`],
    does: "mark an order as sent off",
    finds: [draft],
    input: orderId,
    report: (value) => `Marked as sent to ${(value as Order).supplierName}.`,
  },
  {
    id: "cancel_order",
    slots: ORDER,
    says: [`cancel ${whole}`],
    does: "cancel an order",
    finds: [coming],
    input: orderId,
    report: (value) =>
      `Cancelled. What ${(value as Order).supplierName} was sent has to be called off there.`,
  },
  {
    id: "email_order",
    slots: ORDER,
    says: [`email ${whole}`],
    does: "email an order to its supplier",
    finds: [draft],
    input: orderId,
    report: (value) => (value as OrderEmailed).message,
  },
  {
    id: "receive_order",
    slots: { ...ORDER, n: "number" },
    says: [`receive ${whole}`, "{item} have come, {n} of them"],
    does: "take what was delivered into stock",
    finds: [out],
    input: (slots, about) =>
      slots["item"] && !WHOLE_ORDER.test(about.text)
        ? onlyThat(slots, about)
        : orderId(slots, about),
    report: (value) => {
      const { items = [] } = value as Partial<Order>;
      return items.every(({ quantity, received }) => received >= quantity)
        ? "All of it is in stock now."
        : `What came is in stock. Still to come: ${linesOf(value as Order)}.`;
    },
  },
  partly("part", "only", (_ordered, said) => said),
  partly("short", "all but", (ordered, said) => ordered - said),
];

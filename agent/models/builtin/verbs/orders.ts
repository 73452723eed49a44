import type { OrdersFound } from "#tools/inventory/called-schema.ts";
import { isOnOrder, ORDERS_OUT } from "#tools/inventory/order-rules.ts";
import type { Order, OrderEmailed, OrderLine } from "#tools/inventory/order-schema.ts";
import { coming, draft, order, STATES } from "./finders-orders.ts";
import { dayIn, foundOf, item } from "./finders.ts";
import { meant } from "./match.ts";
import type { About, Input, Say, Slots, Verb } from "./verb.ts";
import { countIn } from "./words.ts";

/** All lines as they shall be, with one of them changed; 0 removes it. */
function lines(all: readonly OrderLine[], itemId: string, quantity: number): Input[] {
  const kept = all
    .filter((line) => line.itemId !== itemId)
    .map((line) => ({ itemId: line.itemId, quantity: line.quantity }));
  return [...kept, { itemId, quantity }];
}

/** A line of the draft by its name, put at another quantity. */
function changedLine({ line = "", n }: Slots, about: About, quantity = countIn(n)): Input | Say {
  const of = foundOf(about, "order") as Order | undefined;
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

const out = order("No order that was sent is still to come.", ...ORDERS_OUT);
const BOX = "(order|box|boxes|delivery|parcel|shipment|package|stuff|goods)";
const HERE =
  "(is |are |has |have |'s |'re )?(just |finally |all |now )*(here|come|came|arrived|in|delivered|turned up|landed|showed up|been delivered|come in|came in|got here)( today| this morning| now| finally)?";
const WHOLE =
  "([,.;]? ?(and )?((it('?s| is| was)?|they('re| are)?|that('s| is))? ?)?(all|everything('s| is)?|complete|nothing('s| is)? missing|the lot)( .*)?)?";

const ORDER = "~({order:thing} )?(order|draft|draft order|purchase order|po)";
const changedOrder = (value: unknown) => {
  const { items, supplierName } = value as Order;
  const most = items.slice(0, 4).map(({ name, quantity }) => `${quantity} ${name}`);
  return `${supplierName}: ${most.join(", ")}${items.length > 4 ? ` and ${items.length - 4} more` : ""}.`;
};

function ordersIn({ orders }: OrdersFound): string {
  const [one, another] = orders;
  if (!one) return "There is no such order.";
  if (another)
    return `${orders.length} orders, the newest from ${one.supplierName}, ${STATES[one.status]}.`;
  const due = one.expectedOn ? `, expected on ${one.expectedOn}` : "";
  return `The order from ${one.supplierName} is ${STATES[one.status]}${due}.`;
}

const ON_ORDER = /\b(?:on order|on the way|coming|outstanding|to come)\b/;

/** What suppliers were asked for; a draft is told beside it, since nothing of it will come. */
function onOrderIn({ orders }: OrdersFound): string {
  const asked = orders.filter(isOnOrder);
  const drafts = orders.filter(({ status }) => status === "draft");
  const said = asked.length > 0 ? ordersIn({ orders: asked, about: null }) : "Nothing is on order.";
  const [one, another] = drafts;
  if (!one) return said;
  return another
    ? `${said} ${drafts.length} draft orders are not sent yet.`
    : `${said} The draft order for ${one.supplierName} is not sent yet.`;
}

/** Orders that are written or out. */
export const ORDERS: readonly Verb[] = [
  {
    tool: "receive_order",
    does: "take what was delivered into stock",
    hears: [
      "only (got )?{n:n} (of |out of )?~{line:thing} (came|arrived|turned up|showed up|were there|was there|were in it|made it)( .*)?",
      "(we |i )?only (got|received) {n:n} (of |out of )?~{line:thing}( from {order:thing})?",
      "{order:thing} (shorted|was short|were short)( us)?( by)? {short:n} {line:thing}",
      "{short:n} {line:thing} (is|are|was|were) missing (from|in) ~({order:thing} )?(order|delivery|box|parcel)",
      "receive only {n} of {line:thing} in ~order( from {order:thing})?",
      "receive all but {short} of {line:thing} in ~order( from {order:thing})?",
    ],
    finds: [out],
    input: ({ line = "", n, short }, about) => {
      const of = foundOf(about, "order") as Order | undefined;
      const match = meant(
        line,
        (of?.items ?? []).map((each) => ({ id: each.itemId, name: each.name, of: each })),
      );
      if (!of || !("one" in match)) return { say: `“${line}” is not one line of that order.` };
      const ordered =
        of.items.find(({ itemId }) => itemId === ("one" in match ? match.one.id : ""))?.quantity ??
        0;
      const came = short ? ordered - (countIn(short) ?? 0) : (countIn(n) ?? 0);
      if (came < 0 || came > ordered)
        return { say: `${ordered} of it were ordered. Say how many came.` };
      return {
        orderId: of.id,
        items: of.items.map(({ itemId, quantity }) => {
          return { itemId, received: "one" in match && itemId === match.one.id ? came : quantity };
        }),
      };
    },
    report: () => "What came is in stock. The rest is still to come.",
  },
  {
    tool: "receive_order",
    does: "take what was delivered into stock",
    hears: [
      `~({order:thing} )?${BOX} ${HERE}${WHOLE}`,
      `(everything|all) from {order:thing} ${HERE}`,
      `(we |i )?(just |finally )?(got|received|unpacked|have) ~({order:thing} )?(order|delivery|parcel|shipment|box|package)( today| this morning| in)?${WHOLE}`,
      `(receive|check in|book in|unpack|take in|tick off) ~({order:thing} )?${BOX}( into stock)?`,
    ],
    finds: [out],
    input: (_slots, { found }) => ({ orderId: found["order"]?.id }),
    report: () => "All of it is in stock now.",
  },
  {
    tool: "email_order",
    does: "email an order to its supplier",
    hears: [
      "(send|e-?mail|mail|shoot|forward) {order:thing} ~(order|draft|draft order|po)( over| now)?",
      "(send|e-?mail|mail|shoot|forward|get) ~(order|draft|draft order|po) (over |off |out )?to (?!(the|our|my) supplier$){order:thing}",
      "(send|e-?mail|mail|submit) ~{order:thing} (order|draft|po)( off| out| over| now)*",
      "e-?mail ~(order|draft)",
      "(send|e-?mail|mail|shoot|forward|get) ~(order|draft|draft order|po) (over |off |out )?to (the|our|my) supplier",
    ],
    finds: [draft],
    input: ({ order: said }, { found }) =>
      /^(?:her|him|them|me|us)$/i.test(said ?? "")
        ? { say: "Whom shall it go to? Say the supplier." }
        : { orderId: found["order"]?.id },
    report: (value) => (value as OrderEmailed).message,
  },
  {
    tool: "find_orders",
    hears: [
      "(did|has|have|is|are|was|were) ~{about:thing} (ever |already |yet |still )?(turn(ed)? up|come|came|arrived?|show(ed)? up|get here|got here|shipped|been delivered|coming|on (its|the|their) way|on order)( in)?( yet| today)?( from {supplier:thing})?",
      "(where('s| is| are)|what happened (to|with)|any news (on|of|about)|when('s| is| are| does| do| will)) ~{about:thing} (order|orders|delivery|shipment|parcel|box)( .*)?",
      "(what('s| is| do we have|have we got)|anything|is anything)( still)? (on order|on the way|coming|outstanding|to come)( from {about:thing})?",
      "(show|list|see)( me)? ~({about:thing} )?(orders|deliveries)( (from|of) {supplier:thing})?",
    ],
    input: ({ about, supplier }, { text }) => ({
      about:
        supplier ??
        (about && !/^(?:it|they|that|everything|anything|the|my|our)$/.test(about)
          ? about.replace(/(\d)s$/, "$1")
          : undefined),
      open: ON_ORDER.test(text) || undefined,
    }),
    report: (value, _slots, { text }) =>
      (ON_ORDER.test(text) ? onOrderIn : ordersIn)(value as OrdersFound),
  },
  {
    tool: "cancel_order",
    does: "cancel an order",
    hears: [
      "(cancel|call off|scrap|kill|abort|delete|drop|bin) ~(order|draft|draft order|purchase order|po) (from|with|to|at|for) {order:thing}",
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
      `(change|set|make|put|raise|lower) {line:thing} (on|in) ${ORDER} (up |down )?to {n:n}( tubes?| bottles?| pieces?)?`,
      `(change|set|make) {line:thing} to {n:n}( tubes?| bottles?)? (on|in) ${ORDER}`,
      `(make (it|that)) {n:n} (tubes? of |bottles? of |of )?{line:thing} (on|in) ${ORDER}`,
      `change {line:thing} on ${ORDER} to {n}`,
    ],
    finds: [draft],
    input: (slots, about) => changedLine(slots, about),
    mends: [["n", /^(\d+)$/]],
    report: changedOrder,
  },
  {
    tool: "change_order",
    does: "change a draft of an order",
    hears: [
      `(take|remove|drop|delete|strike|leave) {line:thing} (off|from|out of|off of) ${ORDER}`,
    ],
    finds: [draft],
    input: (slots, about) => changedLine(slots, about, 0),
    report: changedOrder,
  },
  {
    tool: "change_order",
    does: "change a draft of an order",
    hears: [
      "put {n} of {item:thing} on ~order( from {order:thing})?",
      "(add|put) (another |more )?{n:n} (more )?(tubes? (of )?|bottles? (of )?|packs? (of )?|of )?{item:thing} (to|on|onto) ~(order|draft) (from|for|with|to|at) {order:thing}",
      `(add|put) (another |more )?{n:n} (more )?(tubes? (of )?|bottles? (of )?|packs? (of )?|of )?{item:thing} (to|on|onto|in|into) ${ORDER}`,
      `(add|put) (a|an|another) (tube of |bottle of )?{item:thing} (to|on|onto|in|into) ${ORDER}`,
    ],
    finds: [draft, item],
    input: ({ n }, about) => {
      const of = foundOf(about, "order") as Order | undefined;
      const itemId = about.found["item"]?.id;
      if (!of || !itemId) return { say: "There is no draft to put it on." };
      const there = of.items.find((line) => line.itemId === itemId)?.quantity ?? 0;
      return { orderId: of.id, items: lines(of.items, itemId, there + (countIn(n) ?? 1)) };
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

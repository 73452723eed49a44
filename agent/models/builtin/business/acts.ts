import { ServiceCategory } from "#tools/pricing/service-schema.ts";
import { bowlGrams } from "#tools/formulas/rules.ts";
import { isOnOrder } from "#tools/inventory/order-rules.ts";
import type { Order } from "#tools/inventory/order-schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { say, using, type Decision } from "#agent/models/builtin/decision.ts";
import { isOfBusiness, type BusinessWish } from "#agent/models/builtin/hear/business.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { View } from "#agent/models/builtin/view.ts";
import { withFormula } from "#agent/models/builtin/with-formula.ts";

/** What to do first about a wish of prices, stock, orders, posts or money; the rest follows on what comes back (afterBusiness). */
export function beginBusiness(wish: Wish, state: State, view: View): Decision | undefined {
  if (!isOfBusiness(wish)) return undefined;
  switch (wish.kind) {
    case "setPrice":
      return using(view, "set_price", { service: wish.service, price: wish.price });
    case "reprice":
      return reprice(wish, view);
    case "margins":
      return using(view, "service_margins", { service: wish.service });
    case "lowStock":
      return using(view, "list_stock", { low: true });
    case "stockOf":
      return using(view, "list_stock", { search: bareItem(wish.what) });
    case "reorder":
      return using(view, "reorder", {
        rule: wish.byUsage ? "usage" : "threshold",
        supplier: wish.supplier,
      });
    case "orderWhat":
      return say("What shall I order more of, and how many?");
    case "orderItem":
      return using(view, "order_item", { item: bareItem(wish.item), quantity: wish.quantity });
    case "orders":
      return using(view, "find_orders", { about: wish.about });
    case "emailOrder": {
      const order = lastOrder(view);
      return order
        ? using(view, "email_order", { orderId: order.id })
        : using(view, "find_orders", { open: true });
    }
    case "received":
      return using(view, "find_orders", { about: wish.about, open: true });
    case "mixed":
      return withFormula(state, view, "mix", ({ formulas }) =>
        mixed(formulas, state, view, wish.grams),
      );
    case "taken":
      return taken(wish.when, view);
    default:
      return undefined;
  }
}

/** What follows on a look where more was wanted than the look. */
export function afterBusiness(
  state: State,
  tool: string,
  value: unknown,
  view: View,
): Decision | undefined {
  const { wish } = state.heard.detail;
  if (!wish || !isOfBusiness(wish)) return undefined;
  if (tool === "preview_reprice" && wish.kind === "reprice") return apply(value, view);
  if (tool !== "find_orders") return undefined;
  const { orders } = value as { orders: Order[] };
  if (wish.kind === "emailOrder") return email(orders, view);
  return wish.kind === "received" ? receive(orders, view) : undefined;
}

const CATEGORY: [RegExp, ServiceCategory][] = [
  [/\bcolou?rs?\b|\bcolou?ring\b/, "Color Services"],
  [/\bcuts?\b|\bcutting\b|\bstyling\b|\bblow[- ]?dr/, "Cutting & Styling"],
  [/\bchemical\b|\bperms?\b|\brelax/, "Chemical Services"],
  [/\bspecial\b|\bbridal\b|\boccasion\b|\bwedding\b/, "Special Occasion"],
  [/\btreatments?\b/, "Treatments"],
  [/\bextensions?\b/, "Extensions"],
];

function reprice(
  { what, percent, amount, roundTo }: BusinessWish & { kind: "reprice" },
  view: View,
): Decision {
  const category = CATEGORY.find(([sign]) => sign.test(what))?.[1];
  return using(view, "preview_reprice", { category, percent, amount, roundTo });
}

/** What was previewed is what is asked for, price by price. */
function apply(value: unknown, view: View): Decision {
  const { services } = value as {
    services: {
      serviceId: string;
      afterMinor: number;
      afterMaxMinor: number | null;
      version: number;
    }[];
  };
  if (services.length === 0) return say("No price would change by that.");
  return using(view, "apply_reprice", {
    services: services.map(({ serviceId, afterMinor, afterMaxMinor, version }) => {
      return { serviceId, afterMinor, afterMaxMinor, version };
    }),
  });
}

function email(orders: readonly Order[], view: View): Decision {
  const [one, another] = orders.filter(({ status }) => status === "draft");
  if (!one) return say("There is no order that waits to be sent. Say “reorder” to make one.");
  if (another) return say("There are several drafts. Send each from the card.");
  return using(view, "email_order", { orderId: one.id });
}

function receive(orders: readonly Order[], view: View): Decision {
  const [one, another] = orders.filter(isOnOrder);
  if (!one) return say("No order that was sent is still to come.");
  if (another) return say("Several orders are still to come: tick off the right one on its card.");
  return using(view, "receive_order", { orderId: one.id });
}

function mixed(
  formulas: NonNullable<State["consultation"]>["formulas"],
  { scaled }: State,
  view: View,
  said: number | undefined,
): Decision {
  const made = formulas.filter(({ bowl, withheld }) => bowl && !withheld);
  const [one, another] = made;
  if (!one?.bowl) return say("There is no bowl here that may be mixed.");
  // several bowls: only the card says which of them was mixed
  if (another) return say("Which bowl? Tap Mixed on its card.");
  const grams = said ?? scaled[one.id] ?? bowlGrams(one.bowl);
  return using(view, "mix_bowl", { formulaId: one.id, totalGrams: grams });
}

function taken(said: string, view: View): Decision {
  const { here } = view;
  if (!here) return say("I can't see the calendar here.");
  const today = wallOf(here.timeZone, here.now.getTime()).date;
  const when = hearWhen(said, here);
  const day = when?.date ?? when?.days?.[0];
  const past = day && day > today ? addDays(day, -7) : day;
  const { from, to } = past
    ? { from: past, to: past }
    : (when?.range ?? { from: today, to: today });
  return using(view, "payments_taken", { from, to });
}

/** The thing without how it is packed: "tubes of 7/1" is 7/1. */
const bareItem = (said: string) =>
  said.replace(/^(?:(?:tubes?|bottles?|packs?|boxes|tubs?|grams?|any|the|our|more) (?:of )?)+/, "");

/** The draft that this chat made or saw last. */
function lastOrder({ events }: View): Order | undefined {
  return events
    .flatMap((event) => (event.kind === "results" ? event.results : []))
    .filter(({ status }) => status === "ok")
    .flatMap(({ tool, value }) => ordersIn(tool, value))
    .findLast(({ status }) => status === "draft");
}

function ordersIn(tool: string, value: unknown): Order[] {
  if (tool === "reorder" || tool === "find_orders") return (value as { orders: Order[] }).orders;
  if (tool === "order_item") return [value as Order];
  return tool === "email_order" ? [(value as { order: Order }).order] : [];
}

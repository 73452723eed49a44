import type { MessageStatus } from "#tools/messages/schema.ts";
import type { OrderLine, OrderMail, OrderStatus, Reordered } from "./order-schema.ts";

/** What an order may become by hand and by deliveries. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  draft: ["submitted", "cancelled"],
  submitted: ["partly_received", "received", "cancelled"],
  partly_received: ["partly_received", "received"],
  received: [],
  cancelled: [],
};

/** Whether an order that stands so may become that. */
export const canBecome = (status: OrderStatus, next: OrderStatus): boolean =>
  NEXT[status].includes(next);

/** Orders of which something is still to come, or to be sent off. */
export const OPEN_ORDERS = [
  "draft",
  "submitted",
  "partly_received",
] as const satisfies readonly OrderStatus[];

/** What is on order: a supplier has it, and something of it is still to come. */
export const ORDERS_OUT = [
  "submitted",
  "partly_received",
] as const satisfies readonly OrderStatus[];

/** Whether something of it may still come, since its supplier has it. */
export const isOnOrder = ({ status }: { status: OrderStatus }): boolean =>
  ORDERS_OUT.some((out) => out === status);

/** Mails that carry an order to its supplier: those that have gone, and those that go by themselves. */
export const MAILS_OUT = [
  "queued",
  "sending",
  "sent",
  "delivered",
] as const satisfies readonly MessageStatus[];

/** Spec: the first 8 characters of the id. */
export const orderNumber = (id: string): string => id.slice(0, 8);

/** A status as it is read in a sentence. */
export const orderStatusWords = (status: OrderStatus): string => status.replace("_", " ");

/** One line for each item, in the order in which they came: what is asked for twice adds up, and 0 removes it. */
export function mergedLines(
  asked: readonly { itemId: string; quantity: number }[],
): { itemId: string; quantity: number }[] {
  const units = unitsByItem(asked.map(({ itemId, quantity }) => ({ itemId, units: quantity })));
  return [...units]
    .map(([itemId, quantity]) => ({ itemId, quantity }))
    .filter(({ quantity }) => quantity > 0);
}

/** Units for each item, added up. */
export function unitsByItem(
  given: readonly { itemId: string; units: number }[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { itemId, units } of given) sums.set(itemId, (sums.get(itemId) ?? 0) + units);
  return sums;
}

type Counted = Pick<OrderLine, "quantity" | "received">;

/** Where an order stands after a delivery: it is received when nothing is missing, or nothing more will come. */
export function statusAfterDelivery(
  status: OrderStatus,
  lines: readonly Counted[],
  { finished }: { finished: boolean },
): OrderStatus {
  if (finished || lines.every(({ quantity, received }) => received >= quantity)) return "received";
  return lines.some(({ received }) => received > 0) ? "partly_received" : status;
}

/** Units of a line that are still to come. */
export const comingOf = ({ quantity, received }: Counted): number =>
  Math.max(0, quantity - received);

/** What an order costs by the prices that are known, in minor units; null where none is. */
export function totalOf(lines: readonly { quantity: number; costPerUnitMinor: number | null }[]): {
  total: number | null;
  totalIsPartial: boolean;
} {
  const known = lines.flatMap(({ quantity, costPerUnitMinor }) =>
    costPerUnitMinor === null ? [] : quantity * costPerUnitMinor,
  );
  if (known.length === 0) return { total: null, totalIsPartial: false };
  return {
    total: known.reduce((sum, cost) => sum + cost, 0),
    totalIsPartial: known.length < lines.length,
  };
}

/** Best before, of what stands there once a delivery is in: the sooner of the two dates, as YYYY-MM-DD. */
export function soonestOf(
  { expiresOn, stock }: { expiresOn: string | null; stock: number },
  delivered: string,
): string {
  if (expiresOn === null || stock === 0) return delivered;
  return expiresOn < delivered ? expiresOn : delivered;
}

/** What a reorder left out, and what of it stands in drafts already, in a sentence each. */
export function reorderNotes({
  withoutSupplier,
  onTheWay,
  inDraft,
}: Omit<Reordered, "orders">): string[] {
  const notes: [string, string[]][] = [
    ["No supplier yet", withoutSupplier],
    ["On its way already", onTheWay],
    ["In a draft order, not sent yet", inDraft],
  ];
  return notes
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `${what}: ${names.join(", ")}.`);
}

/** Spec: said only of a mail that has gone. */
const EMAILED = "The order has been emailed to the supplier.";
/** Said before the first order that goes to an address. */
export const FIRST_MAIL = "No order has gone to this address yet: is it right?";

const NO_SERVER =
  "The mail waits in the outbox: no mail server is set up. Download the order, send it yourself and mark it as sent.";

/** How the mail of an order stands, in a sentence for whoever pressed the button. */
export function mailSentence({
  status,
  recipient,
  error,
}: Pick<OrderMail, "status" | "recipient" | "error">): string {
  switch (status) {
    case "sent":
    case "delivered":
      return EMAILED;
    case "queued":
    case "sending":
      return `Its e-mail is on its way to ${recipient}.`;
    case "not_sent":
      return NO_SERVER;
    case "cancelled":
      return `Its e-mail to ${recipient} was held back.`;
    default:
      return [`Its e-mail to ${recipient} did not go out.`, error].filter(Boolean).join(" ");
  }
}

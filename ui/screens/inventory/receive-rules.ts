import type { Order, OrderLine, ReceiveOrder } from "#tools/inventory/orders/order-schema.ts";
import { unitsWords } from "#ui/cards/inventory/stock-words.ts";

/** Units of each line that came in this delivery, by item. */
export type Came = Readonly<Record<string, number>>;

/** What is still to come of a line. */
export const outstanding = ({ quantity, received }: OrderLine): number =>
  Math.max(0, quantity - received);

/** All that is still to come. */
export function allAsOrdered({ items }: Pick<Order, "items">): Came {
  return Object.fromEntries(items.map((line) => [line.itemId, outstanding(line)]));
}

/** How a line differs from what was ordered; null where it does not. */
export function differenceOf(
  line: OrderLine,
  came: number,
): { short: boolean; words: string } | null {
  const rest = outstanding(line) - came;
  if (rest === 0) return null;
  return rest > 0
    ? { short: true, words: `${unitsWords(rest, line.unit)} missing` }
    : { short: false, words: `${unitsWords(-rest, line.unit)} too many` };
}

/** Whether something would still be missing. */
export function isShort({ items }: Pick<Order, "items">, came: Came): boolean {
  return items.some((line) => differenceOf(line, came[line.itemId] ?? 0)?.short);
}

/** What is sent. Only a delivery that is short can be the last of its order by word. */
export function receiptOf(
  order: Pick<Order, "items">,
  came: Came,
  { finished, note }: { finished: boolean; note: string },
): ReceiveOrder {
  return {
    items: order.items.map(({ itemId }) => ({ itemId, received: came[itemId] ?? 0 })),
    ...(isShort(order, came) && finished && { finished }),
    ...(note.trim() && { note: note.trim() }),
  };
}

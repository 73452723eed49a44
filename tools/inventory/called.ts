import { getRates } from "#tools/salons/rates.ts";
import { priceText } from "#tools/values/money-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { onlyOne } from "#tools/core/ref.ts";
import { anyMeant, itemsMeant } from "./called-rules.ts";
import type {
  OrderItem,
  OrdersAsked,
  OrdersFound,
  StockAsked,
  StockFound,
} from "./called-schema.ts";
import { findOrders } from "./orders/find-orders.ts";
import { listItems } from "./items/items.ts";
import type { Order } from "./orders/order-schema.ts";
import { createOrder } from "./orders/orders.ts";
import type { Item } from "./schema.ts";
import { fillUp } from "./items/stock-rules.ts";
import { listSuppliers } from "./suppliers/suppliers.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

const SHOWN = 20;

type Line = { item: Item; quantity: number | undefined };

/** What of the stock words mean, or all of it; `low` counts all that is low. @throws subscription_required */
export async function findStock(
  ctx: Ctx,
  { search, low, expiring }: StockAsked,
): Promise<StockFound> {
  const all = await wholeStock(ctx);
  const meant = search ? anyMeant(search, all) : all;
  const asked = low ? meant.filter(({ isLow }) => isLow) : meant;
  const found = expiring ? expiringFirst(asked) : asked;
  return {
    items: found.slice(0, SHOWN),
    total: found.length,
    low: all.filter(({ isLow }) => isLow).length,
    worth: priceText(
      found.reduce((sum, of) => sum + (of.costPerUnitMinor ?? 0) * of.currentQuantity, 0),
      (await getRates(ctx)).currency,
    ),
    unpriced: found.filter(({ costPerUnitMinor }) => costPerUnitMinor === null).length,
  };
}

/** Those that are good until some day, the soonest first. */
const expiringFirst = (items: readonly Item[]): Item[] =>
  items
    .filter(({ expiresOn }) => expiresOn !== null)
    .toSorted((a, b) => (a.expiresOn ?? "").localeCompare(b.expiresOn ?? ""));

/**
 * Drafts an order of a thing from its supplier, with more lines where some are named; without a quantity as much as quick
 * reorder would ask for.
 * @throws conflict where it has no supplier, or a further line has another one
 */
export async function orderItem(
  ctx: Ctx,
  { item, quantity, more = [] }: Pick<OrderItem, "quantity" | "more"> & { item: Item },
): Promise<Order> {
  if (!item.supplierId)
    throw new DomainError("conflict", `${item.name} has no supplier yet: say where it is bought.`);
  const others: Line[] = [];
  for (const line of more)
    others.push({ item: await findItem(ctx, line.item), quantity: line.quantity });
  const elsewhere = others.find((line) => line.item.supplierId !== item.supplierId);
  if (elsewhere)
    throw new DomainError(
      "conflict",
      `${elsewhere.item.name} is not bought where ${item.name} is: order it by itself.`,
    );
  return createOrder(ctx, {
    supplierId: item.supplierId,
    items: [{ item, quantity }, ...others].map(({ item: of, quantity: units }) => {
      return { itemId: of.id, quantity: units ?? fillUp(of, of.currentQuantity) };
    }),
  });
}

/** Orders that words lead to, newest first. @throws subscription_required */
export async function ordersAbout(ctx: Ctx, { about, open }: OrdersAsked): Promise<OrdersFound> {
  const orders = await findOrders(ctx, {
    ...(about && { supplier: about }),
    ...(open !== undefined && { open }),
  });
  return { orders, about: about ?? null, currency: (await getRates(ctx)).currency };
}

/** Something of the stock, by its name, code or enough words of it. @throws not_found, conflict, subscription_required */
export async function findItem(ctx: Ctx, words: string): Promise<Item> {
  const all = await wholeStock(ctx);
  const none = `Nothing in the stock goes by ${words}.`;
  return onlyOne(all, words, { what: "one", none, meant: itemsMeant(words, all) });
}

/** A supplier by a part of the name, where one is named. @throws not_found, conflict */
export async function findAnySupplier(ctx: Ctx, words: string | undefined) {
  if (words === undefined) return undefined;
  const all = await listSuppliers(ctx);
  return onlyOne(all, words, {
    what: "supplier",
    none: `There is no supplier called ${words}.`,
    meant: all.filter(({ name }) => oneSpelling(name).includes(oneSpelling(words))),
  });
}

/** Every item: a salon keeps hundreds, not thousands. */
async function wholeStock(ctx: Ctx): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await listItems(ctx, { limit: 500, ...(cursor && { cursor }) });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  return all;
}

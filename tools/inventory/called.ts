import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import { itemsMeant } from "./called-rules.ts";
import type {
  OrderItemCalled,
  OrdersAsked,
  OrdersFound,
  ReorderCalled,
  StockAsked,
  StockFound,
} from "./called-schema.ts";
import { findOrders } from "./find-orders.ts";
import { listItems } from "./items.ts";
import type { Order, Reordered } from "./order-schema.ts";
import { createOrder } from "./orders.ts";
import { quickReorder } from "./reorder.ts";
import type { Item } from "./schema.ts";
import { fillUp } from "./stock-rules.ts";
import { listSuppliers } from "./suppliers.ts";

const SHOWN = 20;

/** What of the stock words mean, or all of it; `low` counts all that is low. @throws subscription_required */
export async function findStock(ctx: Ctx, { search, low }: StockAsked): Promise<StockFound> {
  const all = await wholeStock(ctx);
  const meant = search ? itemsMeant(search, all) : all;
  const found = low ? meant.filter(({ isLow }) => isLow) : meant;
  return {
    items: found.slice(0, SHOWN),
    total: found.length,
    low: all.filter(({ isLow }) => isLow).length,
  };
}

/** Quick reorder, of one supplier where one is named. @throws invalid, not_found, conflict for a name that several have */
export async function reorderCalled(ctx: Ctx, asked: ReorderCalled): Promise<Reordered> {
  const supplierId = asked.supplier ? (await supplierCalled(ctx, asked.supplier)).id : undefined;
  return quickReorder(ctx, {
    ...(asked.rule && { rule: asked.rule }),
    ...(supplierId && { supplierId }),
  });
}

/** What `reorderCalled` would order now, without ordering it. @throws as it does */
export const previewReorder = (ctx: Ctx, asked: ReorderCalled): Promise<Reordered> =>
  rehearse(ctx, (ctx) => reorderCalled(ctx, asked));

/**
 * Drafts an order of one thing from its supplier; without a quantity as much as quick reorder would ask for.
 * @throws not_found, conflict for words that several things go by, invalid where it has no supplier
 */
export async function orderItemCalled(
  ctx: Ctx,
  { item, quantity }: OrderItemCalled,
): Promise<Order> {
  const meant = await itemCalled(ctx, item);
  if (!meant.supplierId)
    throw new DomainError("conflict", `${meant.name} has no supplier yet: say where it is bought.`);
  return createOrder(ctx, {
    supplierId: meant.supplierId,
    items: [{ itemId: meant.id, quantity: quantity ?? fillUp(meant, meant.currentQuantity) }],
  });
}

/** What `orderItemCalled` would order now, without ordering it. @throws as it does */
export const previewOrderItem = (ctx: Ctx, asked: OrderItemCalled): Promise<Order> =>
  rehearse(ctx, (ctx) => orderItemCalled(ctx, asked));

/** Orders that words lead to, newest first. @throws subscription_required */
export async function findOrdersCalled(
  ctx: Ctx,
  { about, open }: OrdersAsked,
): Promise<OrdersFound> {
  const orders = await findOrders(ctx, {
    ...(about && { supplier: about }),
    ...(open !== undefined && { open }),
  });
  return { orders, about: about ?? null };
}

async function itemCalled(ctx: Ctx, words: string): Promise<Item> {
  const [one, another, ...more] = itemsMeant(words, await wholeStock(ctx));
  if (!one) throw new DomainError("not_found", `Nothing in the stock goes by ${words}.`);
  if (another) {
    const names = [one, another, ...more].slice(0, 5).map(({ name }) => name);
    throw new DomainError("conflict", `Which one: ${names.join(", ")}?`);
  }
  return one;
}

async function supplierCalled(ctx: Ctx, words: string) {
  const sought = words.toLowerCase();
  const meant = (await listSuppliers(ctx)).filter(({ name }) =>
    name.toLowerCase().includes(sought),
  );
  const [one, another] = meant;
  if (!one) throw new DomainError("not_found", `There is no supplier called ${words}.`);
  if (another)
    throw new DomainError(
      "conflict",
      `Which supplier: ${meant.map(({ name }) => name).join(", ")}?`,
    );
  return one;
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

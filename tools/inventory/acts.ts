import { desc, eq } from "drizzle-orm";
import { stockTakes } from "#db/schema/stock.ts";
import { findConsultation } from "#tools/consultations/rows.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type {
  AddItem,
  AdjustStock,
  BowlsAsked,
  BowlsFound,
  ChangeItem,
  ChangeOrder,
  CountStock,
  GoneNamed,
  ItemById,
  ReceiveDelivery,
  SupplierById,
  TakeShown,
} from "./act-schema.ts";
import { adjustItem } from "./items/adjust.ts";
import { listBowls } from "./bowls/bowl-rows.ts";
import { createItem, deleteItem, getItem, updateItem } from "./items/items.ts";
import type { StockTake } from "./items/movement-schema.ts";
import { comingOf } from "./orders/order-rules.ts";
import { lockOrder, shownOrder } from "./orders/order-rows.ts";
import type { Order } from "./orders/order-schema.ts";
import { updateOrder } from "./orders/orders.ts";
import { receiveOrder } from "./orders/receive.ts";
import { CreateItem, UpdateItem, type Item } from "./schema.ts";
import { requireInventory } from "./subscription.ts";
import { deleteSupplier, listSuppliers } from "./suppliers/suppliers.ts";
import { cancelTake, countItems, finishTake, getTake } from "./takes/takes.ts";

const SHOWN = 12;

/** Adds an item by what was said of it. @throws as `createItem` */
export const addItem = (ctx: Ctx, given: AddItem): Promise<Item> =>
  createItem(ctx, CreateItem.parse(given));

/** Changes what was said of an item. @throws as `updateItem` */
export const changeItem = (ctx: Ctx, { itemId, ...given }: ChangeItem): Promise<Item> =>
  updateItem(ctx, { ...UpdateItem.parse(given), id: itemId });

/** Takes an item off the list. @throws as `deleteItem` */
export async function deleteItemNamed(ctx: Ctx, { itemId }: ItemById): Promise<GoneNamed> {
  const { name } = await getItem(ctx, { id: itemId });
  return { ...(await deleteItem(ctx, { id: itemId })), name };
}

/** Takes out or puts in by hand. @throws as `adjustItem`; invalid unless either units or grams are said */
export async function adjustStock(
  ctx: Ctx,
  { itemId, units, grams, ...why }: AdjustStock,
): Promise<Item> {
  if ((units === undefined) === (grams === undefined))
    throw new DomainError("invalid", "Say either units or grams.");
  const amount = units === undefined ? { grams } : { units };
  return adjustItem(ctx, { ...amount, ...why, id: itemId });
}

/** Takes a supplier off the list. @throws as `deleteSupplier` */
export async function deleteSupplierNamed(
  ctx: Ctx,
  { supplierId }: SupplierById,
): Promise<GoneNamed> {
  const found = (await listSuppliers(ctx)).find(({ id }) => id === supplierId);
  return { ...(await deleteSupplier(ctx, { id: supplierId })), name: found?.name ?? "" };
}

/** The newest bowls that were mixed, all or those of a consultation. @throws not_found, subscription_required */
export async function findBowls(ctx: Ctx, { consultationId }: BowlsAsked): Promise<BowlsFound> {
  if (consultationId) await findConsultation(ctx, consultationId);
  const { items: bowls, total } = await listBowls(ctx, {
    limit: SHOWN,
    ...(consultationId && { consultationId }),
  });
  return { bowls, total };
}

/** The count of the shelf that is open, else the last one. @throws subscription_required */
export async function showTake(ctx: Ctx): Promise<TakeShown> {
  await requireInventory(ctx);
  const [newest] = await ctx.db
    .select({ id: stockTakes.id })
    .from(stockTakes)
    .orderBy(desc(eq(stockTakes.status, "open")), desc(stockTakes.createdAt))
    .limit(1);
  return { take: newest ? await getTake(ctx, newest) : null };
}

/** The count that is open: there is one at a time. @throws not_found, subscription_required */
export async function openTake(ctx: Ctx): Promise<StockTake> {
  await requireInventory(ctx);
  const [open] = await ctx.db
    .select({ id: stockTakes.id })
    .from(stockTakes)
    .where(eq(stockTakes.status, "open"));
  if (!open) throw new DomainError("not_found", "No stock take is open. Start one first.");
  return getTake(ctx, open);
}

/** Notes what was counted in the open count. @throws as `countItems` and `openTake` */
export const countStock = async (ctx: Ctx, { counts }: CountStock): Promise<StockTake> =>
  countItems(ctx, { id: (await openTake(ctx)).id, counts });

/** Ends the open count. @throws as `finishTake` and `openTake` */
export const finishOpenTake = async (ctx: Ctx): Promise<StockTake> =>
  finishTake(ctx, await openTake(ctx));

/** Drops the open count. @throws as `cancelTake` and `openTake` */
export const cancelOpenTake = async (ctx: Ctx): Promise<StockTake> =>
  cancelTake(ctx, await openTake(ctx));

/** Changes an order. @throws as `updateOrder` */
export const changeOrder = (ctx: Ctx, { orderId, ...given }: ChangeOrder): Promise<Order> =>
  updateOrder(ctx, { ...given, id: orderId });

/**
 * Books a delivery in: what is named, or all that is still to come, as it was ordered.
 * @throws as `receiveOrder`
 */
export async function receiveDelivery(
  ctx: Ctx,
  { orderId, items: came, finished, note }: ReceiveDelivery,
): Promise<Order> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
  return atomically(ctx, async (ctx) => {
    // a delivery that is booked in meanwhile is not booked in twice
    const { items } = await shownOrder(ctx, await lockOrder(ctx, orderId));
    const dated = (came ?? []).flatMap(({ itemId, expiresOn }) =>
      expiresOn ? [[itemId, expiresOn] as const] : [],
    );
    return receiveOrder(ctx, {
      id: orderId,
      finished,
      note,
      items: came
        ? came.map(({ itemId, received }) => ({ itemId, received }))
        : items.map((line) => ({ itemId: line.itemId, received: comingOf(line) })),
      expiresOn: Object.fromEntries(dated),
    });
  });
}

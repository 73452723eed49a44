import { changesOf, fieldLines, formerOf } from "#tools/core/change-rules.ts";
import type { Change } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { getRates } from "#tools/salons/rates.ts";
import type {
  AddItem,
  AdjustStock,
  ChangeItem,
  ChangeOrder,
  ChangeSupplier,
} from "./act-schema.ts";
import { ITEM_FIELDS } from "./items/item-fields.ts";
import { getItem } from "./items/items.ts";
import { comingOf, orderStatusWords } from "./orders/order-rules.ts";
import type { Order } from "./orders/order-schema.ts";
import { getOrder } from "./orders/orders.ts";
import type { Item, Supplier } from "./schema.ts";
import { gramsOf, tenthsOf } from "./items/stock-rules.ts";
import { SUPPLIER_FIELDS } from "./suppliers/supplier-fields.ts";
import { listSuppliers } from "./suppliers/suppliers.ts";

/** What stands there of an item: "3 tubes and 12 g". */
export function stockWords({ currentQuantity, unit, openGrams, unitGrams }: Item): string {
  const closed = `${currentQuantity} ${unit}${currentQuantity === 1 || unit === "oz" || unit === "ml" ? "" : "s"}`;
  return unitGrams !== null && openGrams > 0 ? `${closed} and ${openGrams} g` : closed;
}

/** Lines of an order in a sentence's words: "3 × Koleston 7/0, 2 × Welloxon". */
export const linesWords = (lines: readonly { name: string; quantity: number }[]): string =>
  lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");

/** What a new item would be. */
export async function newItemChanges(ctx: Ctx, given: AddItem): Promise<Change[]> {
  return changesOf(fieldLines(ITEM_FIELDS, null, await shownItem(ctx, given)));
}

/** What would change of an item. @throws not_found */
export async function itemChanges(ctx: Ctx, { itemId, ...given }: ChangeItem): Promise<Change[]> {
  const { supplierName: supplier, link: _link, ...before } = await getItem(ctx, { id: itemId });
  return changesOf(
    fieldLines(ITEM_FIELDS, { ...before, supplierId: supplier }, await shownItem(ctx, given)),
  );
}

/** What was said of an item, in words. */
async function shownItem(
  ctx: Ctx,
  { costPerUnit, supplierId, ...given }: Omit<ChangeItem, "itemId">,
) {
  const { currency } = await getRates(ctx);
  const cost = costPerUnit === undefined ? null : parsePrice(costPerUnit, currency);
  return {
    ...given,
    costPerUnit: cost === null ? costPerUnit : priceText(cost, currency),
    supplierId: supplierId === undefined ? undefined : await supplierName(ctx, supplierId),
  };
}

async function supplierName(ctx: Ctx, supplierId: string | null): Promise<string | null> {
  if (supplierId === null) return null;
  return (await listSuppliers(ctx)).find(({ id }) => id === supplierId)?.name ?? null;
}

/** What an adjustment makes of the stock of an item. @throws not_found */
export async function adjustChanges(
  ctx: Ctx,
  { itemId, units, grams }: AdjustStock,
): Promise<Change[]> {
  const item = await getItem(ctx, { id: itemId });
  const after = adjusted(item, { units, grams });
  return [{ label: item.name, before: stockWords(item), after: stockWords(after) }];
}

/** What is there afterwards; nothing is ever negative. */
function adjusted(
  item: Item,
  { units = 0, grams = 0 }: Pick<AdjustStock, "units" | "grams">,
): Item {
  const { currentQuantity, unitGrams, openGrams } = item;
  if (unitGrams === null) return { ...item, currentQuantity: Math.max(0, currentQuantity + units) };
  const tenths = Math.max(
    0,
    tenthsOf(currentQuantity * unitGrams + openGrams + units * unitGrams + grams),
  );
  const one = tenthsOf(unitGrams);
  return {
    ...item,
    currentQuantity: Math.floor(tenths / one),
    openGrams: gramsOf(tenths % one),
  };
}

/** What would change of a supplier, or of a new one all of it. @throws not_found */
export async function supplierChanges(ctx: Ctx, given: ChangeSupplier): Promise<Change[]> {
  return changesOf(fieldLines(SUPPLIER_FIELDS, await supplierOf(ctx, given.supplierId), given));
}

/** A supplier as it stands, by its id; null where it is unknown, which its verb refuses. */
export const supplierOf = async (ctx: Ctx, supplierId: string): Promise<Supplier | null> =>
  (await listSuppliers(ctx)).find(({ id }) => id === supplierId) ?? null;

/** What would change of an order. @throws not_found */
export async function orderChanges(
  ctx: Ctx,
  { orderId, items, note, expectedOn }: ChangeOrder,
): Promise<Change[]> {
  const order = await getOrder(ctx, { id: orderId });
  const names = new Map(order.items.map(({ itemId, name }) => [itemId, name]));
  const lines: { name: string; quantity: number }[] = [];
  for (const { itemId, quantity } of items ?? [])
    if (quantity > 0)
      lines.push({
        name: names.get(itemId) ?? (await getItem(ctx, { id: itemId })).name,
        quantity,
      });
  return changesOf([
    [`Order from ${order.supplierName}`, linesWords(order.items), items && linesWords(lines)],
    ["Note", order.note, note],
    ["Expected", order.expectedOn, expectedOn],
  ]);
}

/** How an order stood before what is said of it: what puts it back. @throws not_found */
export async function formerOrder(ctx: Ctx, { orderId: id, ...given }: ChangeOrder) {
  const { items, note, expectedOn } = await getOrder(ctx, { id });
  const lines = items.map(({ itemId, quantity }) => ({ itemId, quantity }));
  return { id, ...formerOf({ items: lines, note, expectedOn }, given) };
}

/** How an order stands, and how it would. @throws not_found */
export async function statusChanges(
  ctx: Ctx,
  { orderId }: { orderId: string },
  after: string,
): Promise<Change[]> {
  const order = await getOrder(ctx, { id: orderId });
  return [
    {
      label: `${order.supplierName}: ${linesWords(order.items)}`,
      before: orderStatusWords(order.status),
      after,
    },
  ];
}

/** What is still to come of an order. */
export const coming = ({ items }: Order) =>
  items
    .map((line) => ({ ...line, quantity: comingOf(line) }))
    .filter(({ quantity }) => quantity > 0);

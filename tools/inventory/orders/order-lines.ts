import { asc, eq, inArray } from "drizzle-orm";
import { items, suppliers } from "#db/schema/inventory.ts";
import { supplierOrderLines } from "#db/schema/orders.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { mergedLines } from "./order-rules.ts";
import type { CreateOrder } from "./order-schema.ts";

type Asked = { orderId: string; supplierId: string; asked: CreateOrder["items"] };

/**
 * Writes what is asked for as the lines of an order, with names, codes and prices as they are now. Call it inside a transaction.
 * @throws not_found for an item that the salon does not keep, invalid for one of another supplier
 */
export async function writeLines(
  ctx: Pick<Ctx, "db" | "actor">,
  { orderId, supplierId, asked }: Asked,
): Promise<void> {
  const lines = mergedLines(asked);
  const found = await ctx.db
    .select()
    .from(items)
    .where(
      inArray(
        items.id,
        lines.map(({ itemId }) => itemId),
      ),
    )
    // one that is being deleted is waited for
    .orderBy(asc(items.id))
    .for("share");
  const values = lines.map(({ itemId, quantity }, place) => {
    const item = found.find(({ id, deletedAt }) => id === itemId && deletedAt === null);
    if (!item) throw new DomainError("not_found", "Item not found.");
    if (item.supplierId !== supplierId)
      throw new DomainError("invalid", `${item.name} is not bought from this supplier.`, {
        issues: [
          {
            path: `items.${asked.findIndex((line) => line.itemId === itemId)}.itemId`,
            message: "is not bought from this supplier",
          },
        ],
      });
    const { name, productCode, unit, costPerUnit } = item;
    const { salonId } = ctx.actor;
    const asNow = { name, productCode, unit, costPerUnit };
    return { salonId, orderId, itemId, place, quantity, ...asNow };
  });
  // rows of items are locked in the order of their ids everywhere
  const inOrder = values.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1));
  await ctx.db.insert(supplierOrderLines).values(inOrder);
}

/** Takes all lines off a draft. */
export async function clearLines({ db }: Pick<Ctx, "db">, orderId: string): Promise<void> {
  await db.delete(supplierOrderLines).where(eq(supplierOrderLines.orderId, orderId));
}

/** A supplier that orders may go to; one that is being deleted is waited for. @throws not_found */
export async function orderableSupplier({ db }: Pick<Ctx, "db">, id: string) {
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.id, id)).for("share");
  if (!supplier || supplier.deletedAt) throw new DomainError("not_found", "Supplier not found.");
  return supplier;
}

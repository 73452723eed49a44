import { and, eq, inArray, isNull } from "drizzle-orm";
import { items, suppliers } from "#db/schema/inventory.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { getRates } from "#tools/salons/rates.ts";
import type { ItemRow } from "./movements.ts";
import type { CatalogueLink, Item } from "#tools/inventory/schema.ts";
import { containersOf, gramsOf, isLow } from "./stock-rules.ts";

/** An item's row that was not deleted; `held` locks it until the transaction ends. @throws not_found */
export async function findItem(ctx: Ctx, id: string, held = false): Promise<ItemRow> {
  const found = ctx.db
    .select()
    .from(items)
    .where(and(eq(items.id, id), isNull(items.deletedAt)));
  const [row] = await (held ? found.for("update") : found);
  if (!row) throw new DomainError("not_found", "Item not found.");
  return row;
}

/** Rows as people see them, in their order; costs for those who see costs. */
export async function shownItems(ctx: Ctx, rows: readonly ItemRow[]): Promise<Item[]> {
  if (rows.length === 0) return [];
  const { currency } = await getRates(ctx);
  const ids = rows.flatMap(({ supplierId }) => supplierId ?? []);
  const named =
    ids.length > 0
      ? await ctx.db
          .select({ id: suppliers.id, name: suppliers.name })
          .from(suppliers)
          .where(inArray(suppliers.id, ids))
      : [];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const seesCosts = may(ctx.actor.role, "see_costs");
  return rows.map((row) => asItem(row, { currency, names, seesCosts }));
}

/** One row as people see it. */
export async function shownItem(ctx: Ctx, row: ItemRow): Promise<Item> {
  const [item] = await shownItems(ctx, [row]);
  if (!item) throw new Error("A row has its item.");
  return item;
}

type Around = { currency: string; names: Map<string, string>; seesCosts: boolean };

function asItem(row: ItemRow, { currency, names, seesCosts }: Around): Item {
  const { closed, openGrams } = containersOf(row);
  const cost = seesCosts ? row.costPerUnit : null;
  return {
    id: row.id,
    name: row.name,
    brand: row.brand,
    category: row.category,
    productCode: row.productCode,
    barcode: row.barcode,
    currentQuantity: closed,
    unit: row.unit,
    unitGrams: row.unitSize === null ? null : gramsOf(row.unitSize),
    openGrams,
    openedAt: row.openedAt?.toISOString() ?? null,
    lowStockThreshold: row.lowStockThreshold,
    targetQuantity: row.targetQuantity,
    isLow: isLow(row),
    costPerUnit: cost === null ? "" : priceText(cost, currency),
    costPerUnitMinor: cost,
    supplierId: row.supplierId,
    supplierName: (row.supplierId && names.get(row.supplierId)) ?? null,
    link: linkOf(row),
    expiresOn: row.expiresOn,
    notes: row.notes,
    needsCount: row.needsCount,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What a row is in the catalogue; null where it is nothing of it. */
export function linkOf({ brandId, lineId, part, code, volume }: ItemRow): CatalogueLink | null {
  if (brandId === null || lineId === null || part === null) return null;
  return { line: `${brandId}/${lineId}`, part, code, volume };
}

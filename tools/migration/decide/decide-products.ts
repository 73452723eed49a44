import { setImmediate } from "node:timers/promises";
import { eq, isNull } from "drizzle-orm";
import { items, suppliers } from "#db/schema/inventory.ts";
import { foldName } from "#tools/values/name-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { linkColumns } from "#tools/inventory/items/item-columns.ts";
import { moveStock, type ItemRow } from "#tools/inventory/items/movements.ts";
import { amountOf, tenthsOf } from "#tools/inventory/items/stock-rules.ts";
import { suggestLink } from "#tools/inventory/items/suggest-link.ts";
import {
  brought,
  leftOut,
  type Batch,
  type Decision,
  type KnownItem,
  type Verdict,
} from "#tools/migration/write/batch.ts";
import { productOf, type ProductTold } from "#tools/migration/read/product-row-rules.ts";

const FILLABLE = ["brand", "productCode", "barcode", "costPerUnit", "supplierId", "notes"] as const;
/** Rows decided on in one go. */
const BETWEEN = 25;
type Filled = Partial<Pick<ItemRow, (typeof FILLABLE)[number]>>;
type Told = Omit<ProductTold, "supplier"> & { supplierId: string | null };

/**
 * Rows of products: the same barcode, code or name of a brand is the same thing, whose stock stays and of which what is
 * lacking is filled. What is new comes with its stock as an opening movement.
 */
export async function decideProducts({ ctx, rows, how, seen }: Batch): Promise<Decision> {
  const verdicts: Verdict[] = [];
  const made: (Told & { id: string })[] = [];
  const filled = new Map<string, Filled>();
  const kept = await ctx.db.select().from(items).where(isNull(items.deletedAt));
  const known = seen.products;
  const learnt = new Set(known.map(({ id }) => id));
  for (const item of kept) if (!learnt.has(item.id)) known.push({ ...item, keys: keysOf(item) });
  const vendors = await ctx.db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(isNull(suppliers.deletedAt));
  for (const [at, row] of rows.entries()) {
    // each is held against the whole shelf: whoever waits for an answer comes in between
    if (at % BETWEEN === 0) await setImmediate();
    const judged = productOf(row.fields, how(row));
    if ("problem" in judged) {
      verdicts.push(leftOut(row, judged.problem));
      continue;
    }
    const warned = { ...row, warning: judged.warning };
    const told = withSupplier(judged.value, vendors);
    const same = sameAs(known, told, keysOf(told));
    if (!same) {
      const item = { ...told, id: newId() };
      made.push(item);
      known.push({ ...item, keys: keysOf(item) });
      verdicts.push(brought(warned, "created", item.id));
      continue;
    }
    const more = lacking(same, told);
    const fresh = made.find(({ id }) => id === same.id);
    Object.assign(same, more);
    same.keys = { ...keysOf({ ...told, ...same }), name: same.keys.name };
    if (fresh) Object.assign(fresh, more);
    if (!fresh && more) filled.set(same.id, { ...filled.get(same.id), ...more });
    verdicts.push(brought(warned, more ? "merged" : "kept", same.id, more && { filled: more }));
  }
  for (const item of made) {
    const verdict = verdicts.find(
      (each) => each.entityId === item.id && each.outcome === "created",
    );
    if (verdict) verdict.before = { made: columnsOf(item) };
  }
  return {
    verdicts,
    write: async (ctx) => {
      await insertItems(ctx, made);
      for (const [id, more] of filled) await ctx.db.update(items).set(more).where(eq(items.id, id));
    },
  };
}

/** What an item was made with, by its columns: one that holds it still was not changed since. */
const columnsOf = (item: Told) => ({
  name: item.name,
  brand: item.brand,
  category: item.category,
  product_code: item.productCode,
  barcode: item.barcode,
  unit: item.unit,
  cost_per_unit: item.costPerUnit,
  low_stock_threshold: item.lowStockThreshold,
  notes: item.notes,
});

/** A supplier that the salon does not know is named in the notes. */
function withSupplier(
  { supplier, ...told }: ProductTold,
  vendors: readonly { id: string; name: string }[],
): Told {
  if (!supplier) return { ...told, supplierId: null };
  const known = vendors.find(({ name }) => foldName(name) === foldName(supplier));
  if (known) return { ...told, supplierId: known.id };
  return {
    ...told,
    supplierId: null,
    notes: [told.notes, `Supplier: ${supplier}`].filter(Boolean).join("\n"),
  };
}

const keysOf = (item: { name: string; brand: string | null; productCode: string | null }) => ({
  name: foldName(item.name),
  brand: foldName(item.brand ?? ""),
  code: foldName(item.productCode ?? ""),
});

function sameAs(
  known: readonly KnownItem[],
  told: Told,
  { name, brand, code }: KnownItem["keys"],
): KnownItem | undefined {
  const coded = known.find(({ barcode }) => barcode !== null && barcode === told.barcode);
  if (coded) return coded;
  const others = (each: KnownItem) => each.barcode !== null && told.barcode !== null;
  const either = (a: string, b: string) => a === "" || b === "" || a === b;
  return (
    known.find(
      (each) =>
        !others(each) &&
        code !== "" &&
        each.keys.code === code &&
        either(each.keys.brand, brand) &&
        // a code such as 7/0 is one of every line
        (/^[\w-]{6,}$/.test(code) || each.keys.name === name),
    ) ??
    known.find(
      (each) =>
        !others(each) &&
        each.keys.name === name &&
        each.keys.brand === brand &&
        either(each.keys.code, code),
    )
  );
}

function lacking(known: KnownItem, told: Told): Filled | null {
  const fields = FILLABLE.filter((field) => known[field] === null && told[field] !== null);
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map((field) => [field, told[field]])) as Filled;
}

async function insertItems(ctx: Ctx, made: readonly (Told & { id: string })[]): Promise<void> {
  if (made.length === 0) return;
  const createdAt = ctx.now();
  const rows = made.map(({ unitGrams, ...item }) => ({
    ...item,
    ...linkColumns(suggestLink(item)),
    unitSize: unitGrams === null ? null : tenthsOf(unitGrams),
    salonId: ctx.actor.salonId,
    createdAt,
  }));
  await ctx.db.insert(items).values(rows);
  await moveStock(
    ctx,
    made.map(({ id, quantity, unitGrams }) => ({
      itemId: id,
      kind: "opening" as const,
      amount: amountOf(quantity, { unitSize: unitGrams === null ? null : tenthsOf(unitGrams) }),
    })),
  );
}

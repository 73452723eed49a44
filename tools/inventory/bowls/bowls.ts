import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { mixedBowls, stockMovements } from "#db/schema/stock.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { scaleFormula } from "#tools/formulas/formulas.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { costOfBowl, rounded } from "#tools/pricing/cost/cost-rules.ts";
import { readPrices } from "#tools/pricing/prices.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { lockBowl, shownBowl } from "./bowl-rows.ts";
import { visitOf } from "./bowl-visit.ts";
import { drawsOf, needsOf, pricesWithStock, type Drawable } from "./draw-rules.ts";
import { stillWeighed } from "./drawn-weight.ts";
import { linkOf } from "#tools/inventory/items/item-rows.ts";
import type { Drawn, FinaliseBowl, MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import { moveStock } from "#tools/inventory/items/movements.ts";
import { tenthsOf } from "#tools/inventory/items/stock-rules.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";

/**
 * Notes that a formula's bowl was mixed, as it is or scaled to a total, and draws it on the stock: every shade and the developer
 * on the item that is linked to it. What is not stocked or not weighed is named in `drawn`. A second bowl of one formula is
 * another bowl.
 * @throws not_found; conflict while its grams are withheld and for a formula without a bowl; subscription_required, forbidden
 */
export async function finaliseBowl(
  ctx: Ctx,
  { id, totalGrams }: FinaliseBowl & { id: string },
): Promise<MixedBowl> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
  return atomically(ctx, async (ctx) => {
    const mixed = await scaleFormula(ctx, { formulaId: id, totalGrams });
    const needs = needsOf(mixed.bowl);
    const stock = await drawableFor(ctx, mixed.bowl);
    const drawn = drawsOf(needs, stock);
    const prices = pricesWithStock(needs, await readPrices(ctx), stock);
    const { salonId, stylistId } = ctx.actor;
    const bowl = {
      ...(await visitOf(ctx, id)),
      id: newId(),
      salonId,
      stylistId,
      formulaId: id,
      name: mixed.name,
      grams: mixed.totalGrams,
      drawn,
      cost: rounded(costOfBowl(mixed.bowl, prices)).cost,
      createdAt: ctx.now(),
    };
    const [row] = await ctx.db.insert(mixedBowls).values(bowl).returning();
    await moveStock(
      ctx,
      drawsOn(drawn).map(({ itemId, amount }) => ({
        itemId,
        kind: "use",
        amount: -amount,
        bowlId: bowl.id,
      })),
    );
    if (!row) throw new Error("An insert returns its row.");
    return shownBowl(ctx, row);
  });
}

/** Takes a bowl back that was not mixed after all: what its lines took and found comes back, once. @throws not_found, subscription_required, forbidden */
export async function undoBowl(ctx: Ctx, { id }: { id: string }): Promise<MixedBowl> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
  return atomically(ctx, async (ctx) => {
    const bowl = await lockBowl(ctx, id);
    if (bowl.undoneAt) return shownBowl(ctx, bowl);
    const taken = await ctx.db
      .select({
        itemId: stockMovements.itemId,
        amount: sql<number>`sum(${stockMovements.amount})::float8`,
      })
      .from(stockMovements)
      .where(eq(stockMovements.bowlId, id))
      .groupBy(stockMovements.itemId);
    const back = await stillWeighed(ctx, taken);
    await moveStock(
      ctx,
      back.map(({ itemId, amount }) => ({ itemId, kind: "return", amount: -amount, bowlId: id })),
    );
    const [row = bowl] = await ctx.db
      .update(mixedBowls)
      .set({ undoneAt: ctx.now() })
      .where(eq(mixedBowls.id, id))
      .returning();
    return shownBowl(ctx, row);
  });
}

/** What is drawn in tenths of a gram, item by item. */
export function drawsOn(drawn: readonly Drawn[]): { itemId: string; amount: number }[] {
  return drawn.flatMap(({ itemId, why, grams }) =>
    itemId && why === "drawn" ? [{ itemId, amount: tenthsOf(grams) }] : [],
  );
}

/** What a bowl may draw on, held until the transaction ends: items of its line, and developers of its strength. */
async function drawableFor(ctx: Ctx, { brandId, lineId, developer }: Bowl): Promise<Drawable[]> {
  const ofLine = and(eq(items.brandId, brandId), eq(items.lineId, lineId));
  const ofStrength =
    developer &&
    and(
      eq(items.part, "developer"),
      isNotNull(items.volume),
      sql`abs(${items.volume} - ${developer.volume}) < 0.05`,
    );
  const rows = await ctx.db
    .select()
    .from(items)
    .where(and(isNull(items.deletedAt), ofStrength ? or(ofLine, ofStrength) : ofLine))
    .orderBy(items.id)
    .for("update");
  return rows.map((row) => ({ ...row, link: linkOf(row) }));
}

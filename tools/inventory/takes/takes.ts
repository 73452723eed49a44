import { and, asc, count, eq, gt, inArray, lte, sql, type SQL } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { mixedBowls, stockMovements, stockTakeLines, stockTakes } from "#db/schema/stock.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { CountedItem, CountItems, StockTake } from "#tools/inventory/items/movement-schema.ts";
import { lockItems, moveStock, type ItemRow } from "#tools/inventory/items/movements.ts";
import { countedDifference, gramsOf, tenthsOf } from "#tools/inventory/items/stock-rules.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";
import { countedOf, shownTakes, type TakeRow } from "./take-rows.ts";

/** Stock takes, newest first. @throws subscription_required */
export async function listTakes(
  ctx: Ctx,
  {
    limit = DEFAULT_LIMIT,
    cursor,
  }: { limit?: number | undefined; cursor?: string | undefined } = {},
): Promise<Page<StockTake>> {
  await requireInventory(ctx);
  const rows = await ctx.db
    .select()
    .from(stockTakes)
    .where(olderThan(stockTakes, cursor))
    .orderBy(...newestFirst(stockTakes))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(stockTakes);
  const page = pageOf(rows, limit, all?.total ?? 0, placeOf, (row) => row);
  return { ...page, items: await shownTakes(ctx, page.items) };
}

/** One stock take with what was counted. @throws not_found, subscription_required */
export async function getTake(ctx: Ctx, { id }: { id: string }): Promise<StockTake> {
  await requireInventory(ctx);
  const [row] = await ctx.db.select().from(stockTakes).where(eq(stockTakes.id, id));
  if (!row) throw unknownTake();
  return shown(ctx, row);
}

/** Begins to count the shelf. @throws conflict while a count is open, subscription_required, forbidden */
export async function startTake(ctx: Ctx): Promise<StockTake> {
  await requireCounting(ctx);
  const { salonId, stylistId } = ctx.actor;
  const createdAt = ctx.now();
  const [row] = await ctx.db
    .insert(stockTakes)
    .values({ id: newId(), salonId, stylistId, status: "open", createdAt })
    .onConflictDoNothing()
    .returning();
  if (!row)
    throw new DomainError("conflict", "A stock take is open already. Finish or cancel it first.");
  return shown(ctx, row);
}

/**
 * Notes what was counted, beside what is on record at that moment. What was counted before is counted anew.
 * @throws not_found; invalid for grams of what is only counted, and for more in an open container than it holds; conflict when
 * the count is over; subscription_required, forbidden
 */
export async function countItems(
  ctx: Ctx,
  { id, counts }: CountItems & { id: string },
): Promise<StockTake> {
  await requireCounting(ctx);
  return atomically(ctx, async (ctx) => {
    const take = await lockOpen(ctx, id);
    const given = new Map(counts.map((each) => [each.itemId, each]));
    const held = await lockItems(ctx, [...given.keys()]);
    const countedAt = ctx.now();
    const lines = [...given.values()].map((each, at) => {
      const row = held.get(each.itemId);
      if (!row || row.deletedAt) throw new DomainError("not_found", "Item not found.");
      const open = openOf(each, row, `counts.${at}.openGrams`);
      const { salonId, id: itemId, stock: expected } = row;
      return { salonId, takeId: id, itemId, units: each.units, open, expected, countedAt };
    });
    const { units, open, expected } = stockTakeLines;
    const newest = (column: { name: string }) => sql.raw(`excluded.${column.name}`);
    await ctx.db
      .insert(stockTakeLines)
      .values(lines)
      .onConflictDoUpdate({
        target: [stockTakeLines.takeId, stockTakeLines.itemId],
        set: {
          units: newest(units),
          open: newest(open),
          expected: newest(expected),
          countedAt,
        },
      });
    return shown(ctx, take);
  });
}

/**
 * Ends the count: every difference goes into the log, on top of what came and went since it was counted. A count that is
 * finished already stays as it is. @throws not_found; conflict for one that was cancelled; subscription_required, forbidden
 */
export async function finishTake(ctx: Ctx, { id }: { id: string }): Promise<StockTake> {
  await requireCounting(ctx);
  return atomically(ctx, async (ctx) => {
    const take = await lockTake(ctx, id);
    if (take.status === "finished") return shown(ctx, take);
    if (take.status === "cancelled") throw isOver(take);
    const lines = await ctx.db
      .select()
      .from(stockTakeLines)
      .where(eq(stockTakeLines.takeId, id))
      .orderBy(asc(stockTakeLines.itemId));
    const ids = lines.map(({ itemId }) => itemId);
    const held = await lockItems(ctx, ids);
    const moves = [];
    const short: string[] = [];
    for (const line of lines) {
      const { unitSize = null, stock = 0 } = held.get(line.itemId) ?? {};
      const counted = countedOf(line, { unitSize });
      const corrected = await movedSince(ctx, line, CORRECTED);
      const expected = line.expected + (await movedSince(ctx, line, GIVEN_BACK));
      const amount = countedDifference({ counted, expected, corrected });
      moves.push({ itemId: line.itemId, kind: "count" as const, amount, takeId: id });
      // more went since than was counted: that count answers nothing
      if (counted + stock - expected - corrected < 0) short.push(line.itemId);
    }
    const needsCount = inArray(items.id, short);
    if (ids.length > 0)
      await ctx.db.update(items).set({ needsCount }).where(inArray(items.id, ids));
    await moveStock(ctx, moves);
    const [row = take] = await ctx.db
      .update(stockTakes)
      .set({ status: "finished", finishedAt: ctx.now() })
      .where(eq(stockTakes.id, id))
      .returning();
    return shown(ctx, row);
  });
}

/** Drops a count; nothing changes. @throws not_found; conflict for one that is finished; subscription_required, forbidden */
export async function cancelTake(ctx: Ctx, { id }: { id: string }): Promise<StockTake> {
  await requireCounting(ctx);
  return atomically(ctx, async (ctx) => {
    const take = await lockTake(ctx, id);
    if (take.status === "cancelled") return shown(ctx, take);
    if (take.status === "finished") throw isOver(take);
    const [row = take] = await ctx.db
      .update(stockTakes)
      .set({ status: "cancelled", finishedAt: ctx.now() })
      .where(eq(stockTakes.id, id))
      .returning();
    return shown(ctx, row);
  });
}

async function requireCounting(ctx: Ctx): Promise<void> {
  requireMay(ctx, "manage_stock");
  await requireInventory(ctx);
}

async function lockTake(ctx: Ctx, id: string): Promise<TakeRow> {
  const [row] = await ctx.db.select().from(stockTakes).where(eq(stockTakes.id, id)).for("update");
  if (!row) throw unknownTake();
  return row;
}

async function lockOpen(ctx: Ctx, id: string): Promise<TakeRow> {
  const take = await lockTake(ctx, id);
  if (take.status !== "open") throw isOver(take);
  return take;
}

/** What is in the open container, in tenths of a gram. */
function openOf({ openGrams = 0 }: CountedItem, { name, unitSize }: ItemRow, path: string): number {
  const open = tenthsOf(openGrams);
  if (open === 0) return 0;
  if (unitSize === null) throw refused(path, `${name} is counted in whole ones.`);
  if (open > unitSize) throw refused(path, `One ${name} holds ${gramsOf(unitSize)} g.`);
  return open;
}

/** What turned out to have been there after all, since it was counted. */
const CORRECTED = eq(stockMovements.kind, "correction");

/**
 * What bowls had drawn before it was counted that were taken back since: they were not mixed after all, so that it stood on the
 * shelf when it was counted, and was not on record.
 */
const GIVEN_BACK = and(
  eq(stockMovements.kind, "return"),
  lte(mixedBowls.createdAt, stockTakeLines.countedAt),
);

/** What moved of an item since it was counted. */
async function movedSince(
  ctx: Ctx,
  { takeId, itemId }: Pick<typeof stockTakeLines.$inferSelect, "takeId" | "itemId">,
  which: SQL | undefined,
): Promise<number> {
  const [found] = await ctx.db
    .select({ amount: sql<number>`coalesce(sum(${stockMovements.amount}), 0)::float8` })
    .from(stockTakeLines)
    .innerJoin(stockMovements, eq(stockMovements.itemId, stockTakeLines.itemId))
    .leftJoin(mixedBowls, eq(mixedBowls.id, stockMovements.bowlId))
    .where(
      and(
        eq(stockTakeLines.takeId, takeId),
        eq(stockTakeLines.itemId, itemId),
        gt(stockMovements.createdAt, stockTakeLines.countedAt),
        which,
      ),
    );
  return found?.amount ?? 0;
}

async function shown(ctx: Ctx, row: TakeRow): Promise<StockTake> {
  const [take] = await shownTakes(ctx, [row]);
  if (!take) throw unknownTake();
  return take;
}

const unknownTake = () => new DomainError("not_found", "Stock take not found.");
const isOver = ({ status }: TakeRow) =>
  new DomainError("conflict", `This stock take is ${status} already.`);

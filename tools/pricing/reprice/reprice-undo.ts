import { asc, desc, eq, inArray } from "drizzle-orm";
import { servicePrices } from "#db/schema/services.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { changedSince, lockServices, requireMenus, writePrices } from "./reprice.ts";
import type { RepriceDone } from "./reprice-schema.ts";
import { pricesOf } from "#tools/pricing/services/services.ts";

/**
 * Puts back the prices that were changed together; what is no longer on a menu is left out. It is a change of many prices
 * itself, which can be undone in turn.
 * @throws as `applyReprice`; not_found for an unknown batch; conflict naming the services whose price changed since
 */
export async function undoReprice(ctx: Ctx, { id }: { id: string }): Promise<RepriceDone> {
  await requireMenus(ctx);
  return atomically(ctx, async (ctx) => {
    const batch = await ctx.db
      .select()
      .from(servicePrices)
      .where(eq(servicePrices.batchId, id))
      .orderBy(asc(servicePrices.serviceId));
    if (batch.length === 0)
      throw new DomainError("not_found", "There is no such change of prices.");
    const ids = batch.map(({ serviceId }) => serviceId);
    const found = await lockServices(ctx, ids);
    const histories = Map.groupBy(await linesOf(ctx, ids), ({ serviceId }) => serviceId);
    const moves = found.map((each) => {
      const [newest, before] = histories.get(each.row.id) ?? [];
      const was = pricesOf(each.row, each.currency);
      const stands =
        newest?.batchId === id && newest.basePrice === was.base && newest.priceMax === was.max;
      const to = before && { base: before.basePrice, max: before.priceMax, from: was.from };
      return { each, to: stands ? to : undefined };
    });
    const changed = moves.filter(({ to }) => to === undefined);
    if (changed.length > 0) throw changedSince(changed.map(({ each }) => each.row.name));
    return writePrices(
      ctx,
      moves.flatMap(({ each, to }) => (to ? [{ each, to }] : [])),
    );
  });
}

/** What was written down of these services, the newest first. */
function linesOf({ db }: Ctx, ids: readonly string[]) {
  return db
    .select()
    .from(servicePrices)
    .where(inArray(servicePrices.serviceId, [...ids]))
    .orderBy(desc(servicePrices.createdAt), desc(servicePrices.id));
}

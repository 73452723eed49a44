import { desc, eq, inArray, max } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { servicePrices, services } from "#db/schema/services.ts";
import { stylists } from "#db/schema/stylists.ts";
import { writeAudit } from "#tools/core/audit.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import type { PriceChange } from "./reprice/reprice-schema.ts";
import { pricesWords } from "./services/service-price-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { pricesOf } from "./services/services.ts";
import { starterOwner } from "./services/starter-owner.ts";

type Row = typeof services.$inferSelect;
type Line = typeof servicePrices.$inferInsert;

/** A service before a change of its price, null where it is new, and after it. */
export type PricedChange = { before: Row | null; after: Row };

/**
 * Writes down what services cost from now on, where that is another price than before. A service whose price was never
 * written down gets a line for the price that was found, so that it can be put back. Call it in the change's transaction.
 */
export async function recordPrices(
  ctx: Ctx,
  changes: readonly PricedChange[],
  { currency, batchId = null }: { currency: string; batchId?: string | null },
): Promise<void> {
  const changed = changes.filter(
    ({ before, after }) => !before || !isSamePrice(before, after, currency),
  );
  if (changed.length === 0) return;
  const newest = await newestOf(ctx, changed);
  const line = (
    row: Row,
    at: number,
    more: { before: number | null; batchId: string | null },
  ): Line => ({
    id: newId(),
    salonId: ctx.actor.salonId,
    serviceId: row.id,
    stylistId: ctx.actor.stylistId,
    basePrice: row.basePrice,
    priceMax: pricesOf(row, currency).max,
    createdAt: new Date(at),
    ...more,
  });
  const now = ctx.now().getTime();
  const lines = changed.flatMap(({ before, after }) => {
    const last = newest.get(after.id);
    const found = before && last === undefined;
    // no two lines of a service at one instant: they are told apart by it
    const at = Math.max(now, last === undefined ? 0 : last + 1);
    return [
      ...(found ? [line(before, at - 1, { before: null, batchId: null })] : []),
      line(after, at, { before: before?.basePrice ?? null, batchId }),
    ];
  });
  await ctx.db.insert(servicePrices).values(lines);
  await auditPrices(ctx, changed, currency);
}

/** A new service has no price that was changed. */
async function auditPrices(
  ctx: Ctx,
  changed: readonly PricedChange[],
  currency: string,
): Promise<void> {
  const [first, ...more] = changed.filter(({ before }) => before !== null);
  if (!first?.before) return;
  const { before, after } = first;
  const [from, to] = [before, after].map((row) => pricesWords(pricesOf(row, currency), currency));
  await writeAudit(ctx, {
    action: "price.changed",
    words:
      more.length > 0
        ? `changed the prices of ${more.length + 1} services`
        : `changed the price of ${after.name} from ${from} to ${to}`,
    subjectId: more.length > 0 ? null : after.id,
  });
}

/** What a service cost from when on, newest first. @throws not_found */
export async function listPriceChanges(ctx: Ctx, { id }: { id: string }): Promise<PriceChange[]> {
  const rows = await ctx.db
    .select({ line: servicePrices, currency: salons.currency, stylistName: stylists.name })
    .from(servicePrices)
    .innerJoin(salons, eq(salons.id, servicePrices.salonId))
    .innerJoin(stylists, eq(stylists.id, servicePrices.stylistId))
    .where(eq(servicePrices.serviceId, id))
    .orderBy(desc(servicePrices.createdAt), desc(servicePrices.id));
  if (rows.length === 0) await requireService(ctx, id);
  return rows.map(({ line, currency, stylistName }) => ({
    id: line.id,
    serviceId: line.serviceId,
    basePrice: priceText(line.basePrice, currency),
    basePriceMinor: line.basePrice,
    priceMax: line.priceMax === null ? null : priceText(line.priceMax, currency),
    priceMaxMinor: line.priceMax,
    beforeMinor: line.before,
    batchId: line.batchId,
    stylistName,
    createdAt: line.createdAt.toISOString(),
  }));
}

/** Whether two states of a service cost the same. */
export function isSamePrice(a: Row, b: Row, currency: string): boolean {
  const [one, other] = [pricesOf(a, currency), pricesOf(b, currency)];
  return one.base === other.base && one.max === other.max;
}

/** When the newest line of each service was written. */
async function newestOf(
  ctx: Ctx,
  changed: readonly PricedChange[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .select({ id: servicePrices.serviceId, at: max(servicePrices.createdAt) })
    .from(servicePrices)
    .where(
      inArray(
        servicePrices.serviceId,
        changed.map(({ after }) => after.id),
      ),
    )
    .groupBy(servicePrices.serviceId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at.getTime()] as const] : [])));
}

async function requireService(ctx: Ctx, id: string): Promise<void> {
  const [found] = await ctx.db
    .select({ id: services.id })
    .from(services)
    .where(eq(services.id, id));
  if (!found && !(await starterOwner(ctx, id))) {
    throw new DomainError("not_found", "Service not found.");
  }
}

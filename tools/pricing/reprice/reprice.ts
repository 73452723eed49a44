import { and, asc, eq, inArray } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { services } from "#db/schema/services.ts";
import { stylists } from "#db/schema/stylists.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { may, refusalOf } from "#tools/access/permissions-rules.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { refused } from "#tools/core/field-error.ts";
import { recordPrices, type PricedChange } from "#tools/pricing/price-history.ts";
import { rangeFor } from "#tools/pricing/price-given.ts";
import type { Prices } from "#tools/pricing/price-range-rules.ts";
import { maxAlong, movedPrices } from "./reprice-rules.ts";
import type {
  ApplyReprice,
  Reprice,
  RepriceDone,
  RepricedService,
  RepricePreview,
} from "./reprice-schema.ts";
import { pricesWords } from "#tools/pricing/services/service-price-rules.ts";
import { priceText, TOO_MUCH, fractionDigits } from "#tools/values/money-rules.ts";
import { pricesOf } from "#tools/pricing/services/services.ts";

/** A service with whose it is. */
export type Repriced = {
  row: typeof services.$inferSelect;
  stylistName: string;
  currency: string;
};

/**
 * What a change of many prices would make of each; nothing is changed. Starter menus have no prices of their own, so they
 * are not among them.
 * @throws tier_required below complete; forbidden for others' menus; invalid where a price would be a million or more
 */
export async function previewReprice(ctx: Ctx, asked: Reprice): Promise<RepricePreview> {
  const stylistId = await requireMenus(ctx, asked.stylistId);
  const { category, serviceIds } = asked;
  const found = await withOwner(ctx)
    .where(
      and(
        stylistId === undefined ? undefined : eq(services.stylistId, stylistId),
        category && eq(services.category, category),
        serviceIds && inArray(services.id, serviceIds),
      ),
    )
    .orderBy(asc(services.category), asc(services.name), asc(services.id));
  const all = found.map((each) => {
    const to = movedPrices(pricesOf(each.row, each.currency), asked, each.currency);
    if ((to.max ?? to.base) >= TOO_MUCH * 10 ** fractionDigits(each.currency)) {
      throw refused(
        asked.percent === undefined ? "amount" : "percent",
        `${each.row.name} would cost a million or more.`,
      );
    }
    return lineOf(each, to);
  });
  const changed = all.filter(
    ({ beforeMinor, afterMinor, beforeMaxMinor, afterMaxMinor }) =>
      beforeMinor !== afterMinor || beforeMaxMinor !== afterMaxMinor,
  );
  return { services: changed, unchanged: all.length - changed.length };
}

/**
 * Changes the prices that were looked at, all or none of them.
 * @throws as `previewReprice`; conflict naming the services that are no longer as they were looked at, or whose deposit would be more than the price; not_found
 */
export async function applyReprice(
  ctx: Ctx,
  { services: wanted }: ApplyReprice,
): Promise<RepriceDone> {
  await requireMenus(ctx);
  return atomically(ctx, async (ctx) => {
    const byId = new Map(wanted.map((each) => [each.serviceId, each]));
    if (byId.size < wanted.length) throw refused("services", "Name each service once.");
    const found = await lockServices(ctx, [...byId.keys()]);
    const changed = found.filter(({ row }) => byId.get(row.id)?.version !== row.version);
    if (changed.length > 0) throw changedSince(changed.map(({ row }) => row.name));
    if (found.length < byId.size) {
      throw new DomainError("conflict", "A service was taken off its menu in the meantime.");
    }
    const moves = found.map((each) => {
      const was = pricesOf(each.row, each.currency);
      const { afterMinor: base = was.base, afterMaxMinor } = byId.get(each.row.id) ?? {};
      const max = afterMaxMinor === undefined ? maxAlong(was, base) : afterMaxMinor;
      if (max !== null && max < base) {
        throw refused("services", `The most that ${each.row.name} costs is below its price.`);
      }
      return { each, to: { base, max, from: was.from } };
    });
    return writePrices(ctx, moves);
  });
}

/** Which menus somebody may reprice: their own where it is no other's to change; undefined for all. @throws tier_required, forbidden */
export async function requireMenus(ctx: Ctx, stylistId?: string): Promise<string | undefined> {
  await requireTier(ctx, "complete", "Payment Processing");
  const { role, stylistId: own } = ctx.actor;
  if (may(role, "manage_services")) return stylistId;
  if (!may(role, "manage_own_services")) {
    throw new DomainError("forbidden", refusalOf("manage_own_services"));
  }
  if (stylistId !== undefined && stylistId !== own) {
    throw new DomainError("forbidden", refusalOf("manage_services"));
  }
  return own;
}

/** The services of these ids, locked in the order of their ids. @throws forbidden where one is of a menu that somebody may not change */
export async function lockServices(ctx: Ctx, ids: readonly string[]): Promise<Repriced[]> {
  const found = await withOwner(ctx)
    .where(inArray(services.id, [...ids]))
    .orderBy(asc(services.id))
    .for("update", { of: services });
  const { role, stylistId: own } = ctx.actor;
  if (!may(role, "manage_services") && found.some(({ row }) => row.stylistId !== own)) {
    throw new DomainError("forbidden", refusalOf("manage_services"));
  }
  return found;
}

/** Writes prices of locked services as one batch, with their history. @throws conflict where a deposit would be more than its price */
export async function writePrices(
  ctx: Ctx,
  moves: readonly { each: Repriced; to: Prices }[],
): Promise<RepriceDone> {
  const batchId = newId();
  const tooMuch = moves.filter(({ each, to }) => (each.row.depositAmount ?? 0) > to.base);
  if (tooMuch.length > 0) {
    const names = tooMuch.map(
      ({ each: { row, currency } }) =>
        `${row.name} (${priceText(row.depositAmount ?? 0, currency)})`,
    );
    throw new DomainError(
      "conflict",
      `The deposit would be more than the price: ${names.join(", ")}. Lower the deposit first.`,
    );
  }
  const done: RepricedService[] = [];
  const changes: PricedChange[] = [];
  for (const { each, to } of moves) {
    const { row, currency } = each;
    const [after] = await ctx.db
      .update(services)
      .set({
        basePrice: to.base,
        priceMax: to.max,
        priceFrom: to.from,
        priceRange: rangeFor(row, to, currency),
        version: row.version + 1,
        updatedAt: ctx.now(),
      })
      .where(eq(services.id, row.id))
      .returning();
    if (!after) throw new DomainError("not_found", "Service not found.");
    changes.push({ before: row, after });
    done.push({ ...lineOf(each, to), version: after.version });
  }
  const [currency] = moves.map(({ each }) => each.currency);
  if (currency !== undefined) await recordPrices(ctx, changes, { currency, batchId });
  return { batchId, services: done };
}

/** A refusal that names what is no longer as it was. */
export function changedSince(names: readonly string[]): DomainError {
  const verb = names.length === 1 ? "was" : "were";
  return new DomainError(
    "conflict",
    `${names.join(", ")} ${verb} changed in the meantime. Nothing was changed; look at the prices again.`,
    { changed: names },
  );
}

function withOwner({ db }: Ctx) {
  return db
    .select({ row: services, stylistName: stylists.name, currency: salons.currency })
    .from(services)
    .innerJoin(stylists, eq(stylists.id, services.stylistId))
    .innerJoin(salons, eq(salons.id, services.salonId));
}

function lineOf({ row, stylistName, currency }: Repriced, to: Prices): RepricedService {
  const was = pricesOf(row, currency);
  return {
    serviceId: row.id,
    name: row.name,
    stylistName,
    category: row.category,
    beforeMinor: was.base,
    afterMinor: to.base,
    beforeMaxMinor: was.max,
    afterMaxMinor: to.max,
    before: pricesWords(was, currency),
    after: pricesWords(to, currency),
    version: row.version,
  };
}

import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import { formulas } from "#db/schema/formulas.ts";
import { mixedBowls } from "#db/schema/stock.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { may } from "#tools/access/permissions-rules.ts";
import type { FindBowls, MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import { requireInventory } from "#tools/inventory/subscription.ts";

/** A bowl's row in the database. */
export type BowlRow = typeof mixedBowls.$inferSelect;

/** Bowls that were mixed, newest first: of a formula, of a consultation, or all. @throws subscription_required */
export async function listBowls(
  ctx: Ctx,
  { formulaId, consultationId, limit = DEFAULT_LIMIT, cursor }: FindBowls,
): Promise<Page<MixedBowl>> {
  await requireInventory(ctx);
  const consulted = ctx.db
    .select({ id: formulas.id })
    .from(formulas)
    .where(eq(formulas.consultationId, consultationId ?? ""));
  const matching = and(
    formulaId ? eq(mixedBowls.formulaId, formulaId) : undefined,
    consultationId ? inArray(mixedBowls.formulaId, consulted) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(mixedBowls)
    .where(and(matching, olderThan(mixedBowls, cursor)))
    .orderBy(...newestFirst(mixedBowls))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(mixedBowls).where(matching);
  const page = pageOf(rows, limit, all?.total ?? 0, placeOf, (row) => row);
  return { ...page, items: await shownBowls(ctx, page.items) };
}

/** One bowl. @throws not_found, subscription_required */
export async function getBowl(ctx: Ctx, { id }: { id: string }): Promise<MixedBowl> {
  await requireInventory(ctx);
  const [row] = await ctx.db.select().from(mixedBowls).where(eq(mixedBowls.id, id));
  if (!row) throw new DomainError("not_found", "Bowl not found.");
  return shownBowl(ctx, row);
}

/** A bowl's row, held until the transaction ends. @throws not_found */
export async function lockBowl(ctx: Ctx, id: string): Promise<BowlRow> {
  const [row] = await ctx.db.select().from(mixedBowls).where(eq(mixedBowls.id, id)).for("update");
  if (!row) throw new DomainError("not_found", "Bowl not found.");
  return row;
}

/** The newest bowl of a formula that was not taken back, held until the transaction ends. */
export async function lockNewestOf(ctx: Ctx, formulaId: string): Promise<BowlRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(mixedBowls)
    .where(and(eq(mixedBowls.formulaId, formulaId), isNull(mixedBowls.undoneAt)))
    .orderBy(desc(mixedBowls.createdAt), desc(mixedBowls.id))
    .limit(1)
    .for("update");
  return row;
}

/** One bowl as people see it. */
export async function shownBowl(ctx: Ctx, row: BowlRow): Promise<MixedBowl> {
  const [bowl] = await shownBowls(ctx, [row]);
  if (!bowl) throw new Error("A row has its bowl.");
  return bowl;
}

async function shownBowls(ctx: Ctx, rows: readonly BowlRow[]): Promise<MixedBowl[]> {
  if (rows.length === 0) return [];
  const named = await ctx.db.select({ id: stylists.id, name: stylists.name }).from(stylists);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const seesCosts = may(ctx.actor.role, "see_costs");
  // what was drawn for a bowl is its formula
  const seesFormulas = may(ctx.actor.role, "see_formulas");
  return rows.map((row) => {
    const { salonId: _salon, serviceId: _service, stylistId, createdAt, undoneAt, ...rest } = row;
    return {
      ...rest,
      drawn: seesFormulas ? row.drawn : [],
      cost: seesCosts ? row.cost : null,
      stylistName: names.get(stylistId) ?? "",
      createdAt: createdAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    };
  });
}

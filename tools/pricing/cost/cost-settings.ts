import { eq } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { auditSettings } from "#tools/core/audit-settings.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { CostSettings, SetCostSettings } from "./cost-schema.ts";
import { requireCosts } from "#tools/pricing/prices.ts";

const SETTINGS = {
  currency: salons.currency,
  hourlyRate: salons.hourlyRate,
  overheadPercent: salons.overheadPercent,
  marginPercent: salons.marginPercent,
};

/** The figures that prices are worked out with; currency and hourly rate are those of the salon's rates. @throws forbidden for the reception */
export async function getCostSettings(ctx: Ctx): Promise<CostSettings> {
  requireCosts(ctx);
  const [found] = await ctx.db
    .select(SETTINGS)
    .from(salons)
    .where(eq(salons.id, ctx.actor.salonId));
  if (!found) throw new DomainError("not_found", "Salon not found.");
  return found;
}

/** Keeps overhead and margin, in percent. @throws forbidden for whoever is neither owner nor manager */
export async function setCostSettings(ctx: Ctx, given: SetCostSettings): Promise<CostSettings> {
  requireMay(ctx, "set_costs");
  return atomically(ctx, async (ctx) => {
    const before = await getCostSettings(ctx);
    const [saved] = await ctx.db
      .update(salons)
      .set(given)
      .where(eq(salons.id, ctx.actor.salonId))
      .returning(SETTINGS);
    if (!saved) throw new DomainError("not_found", "Salon not found.");
    await auditSettings(ctx, "what prices are worked out with", given, { before });
    return saved;
  });
}

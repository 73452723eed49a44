import { eq } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { auditSettings, plainly } from "#tools/core/audit-settings.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { Rates, SetRates } from "./rates-schema.ts";

const RATES = {
  currency: salons.currency,
  hourlyRate: salons.hourlyRate,
  productRate: salons.productRate,
};

/** What the salon charges; null where it has not said. */
export async function getRates(ctx: Ctx): Promise<Rates> {
  const [rates] = await ctx.db.select(RATES).from(salons).where(eq(salons.id, ctx.actor.salonId));
  if (!rates) throw new DomainError("not_found", "Salon not found.");
  return rates;
}

/** Keeps what the salon charges. @throws forbidden for whoever is neither owner nor manager */
export async function setRates(ctx: Ctx, rates: SetRates): Promise<Rates> {
  requireMay(ctx, "set_rates");
  return atomically(ctx, async (ctx) => {
    const before = await getRates(ctx);
    const [saved] = await ctx.db
      .update(salons)
      .set(rates)
      .where(eq(salons.id, ctx.actor.salonId))
      .returning(RATES);
    if (!saved) throw new DomainError("not_found", "Salon not found.");
    await auditSettings(ctx, "the salon's rates", rates, {
      before,
      say: (value, name) => {
        if (typeof value !== "number") return plainly(value);
        // an amount in one currency is none in another
        const isAlike = before.currency === saved.currency || before[name as keyof Rates] === null;
        return isAlike ? priceText(value, saved.currency) : undefined;
      },
    });
    return saved;
  });
}

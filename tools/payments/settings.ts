import { eq } from "drizzle-orm";
import { paymentSettings } from "#db/schema/payments.ts";
import { auditSettings } from "#tools/core/audit-settings.ts";
import { atomically, type Ctx, type Db } from "#tools/core/context.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { DEFAULT_PAYMENT_SETTINGS } from "./data.ts";
import type { PaymentSettings, UpdatePaymentSettings } from "./schema.ts";

/** How the salon takes money; by the defaults until it says. */
export async function getPaymentSettings(
  ctx: Pick<Ctx, "db" | "cards"> & { actor: { salonId: string } },
): Promise<PaymentSettings> {
  return {
    available: ctx.cards.available,
    ...(await paymentSettingsOf(ctx, ctx.actor)),
  };
}

/** Changes how the salon takes money. What waits for a payment already waits as long as it was told. @throws forbidden */
export async function updatePaymentSettings(
  ctx: Ctx,
  given: UpdatePaymentSettings,
): Promise<PaymentSettings> {
  requireMay(ctx, "refund_payments");
  const { salonId } = ctx.actor;
  if (Object.values(given).some((value) => value !== undefined)) {
    await atomically(ctx, async (ctx) => {
      const before = await paymentSettingsOf(ctx, ctx.actor);
      await ctx.db
        .insert(paymentSettings)
        .values({ salonId, ...given })
        .onConflictDoUpdate({ target: paymentSettings.salonId, set: given });
      await auditSettings(ctx, "how payments are taken", given, { before });
    });
  }
  return getPaymentSettings(ctx);
}

/** The settings of one salon, for verbs where nobody acts. */
export async function paymentSettingsOf(
  { db }: { db: Db },
  { salonId }: { salonId: string },
): Promise<Omit<PaymentSettings, "available">> {
  const [found] = await db
    .select({
      refundInTime: paymentSettings.refundInTime,
      payWithinMinutes: paymentSettings.payWithinMinutes,
      taxPercent: paymentSettings.taxPercent,
      taxIncluded: paymentSettings.taxIncluded,
    })
    .from(paymentSettings)
    .where(eq(paymentSettings.salonId, salonId));
  return found ?? DEFAULT_PAYMENT_SETTINGS;
}

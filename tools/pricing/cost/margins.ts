import { and, asc, eq, gte, inArray, isNull } from "drizzle-orm";
import { services } from "#db/schema/services.ts";
import { mixedBowls } from "#db/schema/stock.ts";
import type { Ctx } from "#tools/core/context.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { getCostSettings } from "./cost-settings.ts";
import { marginOf } from "./margin-rules.ts";
import type { ServiceMargin } from "#tools/pricing/reprice/reprice-schema.ts";

/** Bowls of the last year count: prices of products do not stay. */
const YEAR_MS = 365 * 86_400_000;

/**
 * What each service leaves, by the bowls that were mixed for it in the last year; of one stylist's own services, or of
 * everybody's.
 * @throws tier_required below complete; forbidden for the reception
 */
export async function listMargins(
  ctx: Ctx,
  { stylistId }: { stylistId?: string | undefined },
): Promise<ServiceMargin[]> {
  await requireTier(ctx, "complete", "Payment Processing");
  const settings = await getCostSettings(ctx);
  const menu = await ctx.db
    .select()
    .from(services)
    .where(stylistId === undefined ? undefined : eq(services.stylistId, stylistId))
    .orderBy(asc(services.category), asc(services.name), asc(services.id));
  if (menu.length === 0) return [];
  const { id, appointmentId, cost, serviceId } = mixedBowls;
  const bowls = await ctx.db
    .select({ id, appointmentId, cost, serviceId })
    .from(mixedBowls)
    .where(
      and(
        isNull(mixedBowls.undoneAt),
        gte(mixedBowls.createdAt, new Date(ctx.now().getTime() - YEAR_MS)),
        inArray(
          serviceId,
          menu.map((service) => service.id),
        ),
      ),
    );
  const ofService = Map.groupBy(bowls, (bowl) => bowl.serviceId);
  return menu.map((service) =>
    marginOf(
      { ...service, basePriceMinor: service.basePrice },
      (ofService.get(service.id) ?? []).map((bowl) => ({
        visit: bowl.appointmentId ?? bowl.id,
        cost: bowl.cost,
      })),
      settings,
    ),
  );
}

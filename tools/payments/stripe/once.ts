import { stripeEvents } from "#db/schema/payments.ts";
import { narrowTo } from "#db/tenant.ts";
import { atomically, type SalonCtx } from "#tools/core/context.ts";
import type { CardEvent } from "./cards.ts";
import type { EveryCtx } from "#tools/payments/rows.ts";

/** Does the work of an event in one transaction with its number, as the salon whose it is. @returns false where that was done before */
export function once(
  ctx: EveryCtx,
  { id, type }: CardEvent,
  salonId: string,
  work: (ctx: SalonCtx) => Promise<void>,
): Promise<boolean> {
  return atomically(ctx, async (ctx) => {
    const fresh = await ctx.db
      .insert(stripeEvents)
      .values({ id, type, receivedAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    if (fresh.length === 0) return false;
    await narrowTo(ctx.db, salonId);
    await work({ ...ctx, salonId });
    return true;
  });
}

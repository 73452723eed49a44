import { eq } from "drizzle-orm";
import { planBilling } from "#db/schema/payments.ts";
import type { CardEvent } from "#tools/payments/stripe/cards.ts";
import { once } from "#tools/payments/stripe/once.ts";
import { learn } from "./learn.ts";
import { rowOf, type PlanRow } from "./rows.ts";
import type { EveryCtx } from "#tools/payments/rows.ts";

/**
 * Takes in an event of a plan of the product itself: of its Checkout session, its subscription or an invoice of it. It says only
 * which of our own rows to look at; how that stands is read at Stripe. The caller has checked that its number is not kept yet.
 * @throws unavailable when Stripe cannot be asked; the event then comes again
 */
export async function planEvent(
  ctx: EveryCtx,
  event: CardEvent,
): Promise<"taken" | "known" | "not ours"> {
  const row = await planOfEvent(ctx, event);
  if (!row) return "not ours";
  let taken = false;
  await learn(ctx, row, async (work) => {
    taken = await once(ctx, event, row.salonId, work);
  });
  return taken ? "taken" : "known";
}

async function planOfEvent(
  ctx: EveryCtx,
  { type, objectId }: CardEvent,
): Promise<PlanRow | undefined> {
  const { db, cards } = ctx;
  if (type.startsWith("checkout.session.")) {
    const [row] = await db.select().from(planBilling).where(eq(planBilling.sessionId, objectId));
    return row;
  }
  if (!objectId || !/^(customer\.subscription|invoice)\./.test(type)) return undefined;
  const [row] = await db.select().from(planBilling).where(eq(planBilling.subscriptionId, objectId));
  if (row) return row;
  // it comes before the event of its page: what Stripe keeps with it says which page to look at
  const { salonId, product } = (await cards.readSubscription(objectId)).reference;
  if (!product || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(salonId)) return undefined;
  const [named] = await db.select().from(planBilling).where(rowOf({ salonId, product }));
  if (!named?.askedPlan || !named.sessionId) return undefined;
  const { subscriptionId } = await cards.readCheckout(named.sessionId);
  return subscriptionId === objectId ? named : undefined;
}

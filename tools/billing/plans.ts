import { requirePerson } from "#tools/access/roles.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { leavePlan } from "./ask.ts";
import { learnPlan, type Learned } from "./learn.ts";
import { billingOf, isPaid, isRunning } from "./plan-state.ts";
import { PRODUCTS, readPlan, unpaid, type PlanOf, type PlanRow } from "./rows.ts";
import type { Billing, OfProduct } from "./schema.ts";

/**
 * How the salon pays for the product's plans. Where something waits at Stripe, it is asked, so that whoever comes back from its
 * page learns what is true without any event; when it cannot be asked, what is known is told.
 */
export async function getBilling(ctx: Ctx): Promise<Billing> {
  const { available: charged } = ctx.cards;
  const mayPay = may(ctx.actor.role, "manage_plans");
  const plans: Billing["plans"] = [];
  for (const product of PRODUCTS) {
    const of = { salonId: ctx.actor.salonId, product };
    const { row, checkout, subscription }: Learned = charged
      ? await present(ctx, of)
      : { row: unpaid(of) };
    const open = row.askedPlan && checkout?.status === "open" ? checkout.url : null;
    const due = isPaid(row.status) ? null : (subscription?.payUrl ?? null);
    plans.push(billingOf(row, mayPay ? (open ?? due) : null));
  }
  return { charged, plans };
}

async function present(ctx: Ctx, of: PlanOf): Promise<Learned> {
  const row = await readPlan(ctx.db, of);
  if (!isUnsettled(ctx, row)) return { row };
  try {
    return await learnPlan(ctx, of);
  } catch (err) {
    if (!(err instanceof DomainError) || err.code !== "unavailable") throw err;
    ctx.log.warn({ err, product: of.product }, "a plan could not be read at Stripe");
    return { row };
  }
}

/** Whether Stripe may know more: a page is open, a month is not paid, or a paid one is over. */
function isUnsettled({ now }: Ctx, row: PlanRow): boolean {
  if (row.askedPlan) return true;
  if (!isRunning(row)) return false;
  return !isPaid(row.status) || (row.renewsAt !== null && row.renewsAt <= now());
}

/** Ends a plan with its paid month; one that nobody pays at once. @throws forbidden, unavailable */
export async function endPlan(ctx: Ctx, { product }: OfProduct): Promise<Billing> {
  requirePerson(ctx);
  requireMay(ctx, "manage_plans");
  await leavePlan(ctx, { salonId: ctx.actor.salonId, product });
  return getBilling(ctx);
}

/** Lets a plan go on that was to end with its paid month. @throws forbidden; conflict where none is ending; unavailable */
export async function resumePlan(ctx: Ctx, { product }: OfProduct): Promise<Billing> {
  requirePerson(ctx);
  requireMay(ctx, "manage_plans");
  const of = { salonId: ctx.actor.salonId, product };
  const { row } = ctx.cards.available ? await learnPlan(ctx, of) : { row: unpaid(of) };
  if (!isRunning(row) || !row.subscriptionId || !row.endsAtPeriodEnd)
    throw new DomainError("conflict", "No plan of this kind is about to end.");
  await ctx.cards.endSubscription({ subscriptionId: row.subscriptionId, atPeriodEnd: false });
  await learnPlan(ctx, of);
  return getBilling(ctx);
}

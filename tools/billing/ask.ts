import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { planBilling } from "#db/schema/payments.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fingerprint } from "#tools/core/tokens.ts";
import { presentPlan, setPlan } from "./grants.ts";
import { learnPlan, type Learned } from "./learn.ts";
import { offerOf, PLAN_CURRENCY, PLAN_PAGES, planName, type Offer } from "./offer-rules.ts";
import { isPaid, isRunning, planInForce } from "./plan-state.ts";
import { dayIn, nextVersion, rowOf, unpaid, type PlanOf, type PlanRow } from "./rows.ts";
import type { AskedPlan } from "./schema.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";

const TRIES = 5;
/** Stripe keeps a key for a day and a page as long: within half a day the same one may be asked for. */
const HALF_DAY_MS = 12 * 3_600_000;
const MINUTES_MS = 10 * 60_000;

/**
 * Asks for another plan of a product where plans are charged. Without a subscription it is paid on a page of Stripe's first, one
 * at a time; a subscription that runs is changed at Stripe. The plan itself changes when Stripe says so. The free tier is had by
 * ending. Outside any transaction; who may do that the caller has seen to.
 * @throws conflict while a month is not paid; unavailable when Stripe cannot be asked
 */
export async function askForPlan(
  ctx: Ctx,
  { product, plan }: { product: PlanProduct; plan: string },
): Promise<AskedPlan> {
  const of = { salonId: ctx.actor.salonId, product };
  const offer = offerOf(product, plan);
  if (!offer) return leavePlan(ctx, of);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const learned = await learnPlan(ctx, of);
    if (isRunning(learned.row)) return changePlan(ctx, learned.row, offer);
    const present = await presentPlan(ctx, of);
    if (present === plan) return { message: `You are already on ${offer.name}.` };
    const checkoutUrl = await pageFor(ctx, learned, offer);
    const way = present ? "move to" : "start";
    if (checkoutUrl)
      return { message: `Pay on Stripe's page to ${way} ${offer.name}.`, checkoutUrl };
  }
  throw new DomainError("unavailable", "The plan is changing right now. Please try again.", {
    retryAfter: 2,
  });
}

/**
 * Ends a plan: one that is paid with its paid month, one that nobody pays at once. Outside any transaction; who may do that the
 * caller has seen to. @throws unavailable when Stripe cannot be asked
 */
export async function leavePlan(ctx: Ctx, of: PlanOf): Promise<AskedPlan> {
  const { row } = ctx.cards.available ? await learnPlan(ctx, of) : { row: unpaid(of) };
  const { subscriptionId } = row;
  if (!subscriptionId || !isRunning(row)) {
    await setPlan(ctx, of, null);
    return {
      message: of.product === "salon" ? "You are now on Colorist Essential." : "It is off.",
    };
  }
  if (!row.endsAtPeriodEnd) {
    await ctx.cards.endSubscription({ subscriptionId, atPeriodEnd: true });
    await learnPlan(ctx, of);
  }
  const name = planName(of.product, row.plan);
  const day = row.renewsAt ? await dayIn(ctx.db, of.salonId, row.renewsAt) : "its last paid day";
  return { message: `${name} ends on ${day}. Until then everything stays as it is.` };
}

/** Another plan for a subscription that runs, or the same one after all. */
async function changePlan(ctx: Ctx, row: PlanRow, offer: Offer): Promise<AskedPlan> {
  const { product, salonId, subscriptionId, status, plan, endsAtPeriodEnd } = row;
  if (!subscriptionId || !isPaid(status))
    throw new DomainError(
      "conflict",
      `${planName(product, plan)} is not paid yet. Settings shows where it can be paid; after that the plan can be changed.`,
    );
  if (plan === offer.plan) {
    if (!endsAtPeriodEnd) return { message: `You are already on ${offer.name}.` };
    await ctx.cards.endSubscription({ subscriptionId, atPeriodEnd: false });
    await learnPlan(ctx, row);
    return { message: `${offer.name} goes on.` };
  }
  const attempt = Math.floor(ctx.now().getTime() / MINUTES_MS);
  await ctx.cards.changeSubscription({
    subscriptionId,
    reference: { salonId, product, plan: offer.plan },
    name: atStripe(offer),
    amount: offer.amount,
    currency: PLAN_CURRENCY,
    key: `${subscriptionId} ${offer.plan} ${row.updatedAt.getTime()} ${attempt}`,
  });
  const after = await learnPlan(ctx, row);
  return planInForce(after.row) === offer.plan
    ? { message: `You are now on ${offer.name}.` }
    : { message: `${offer.name} begins when Stripe confirms it.` };
}

const atStripe = ({ name }: Offer) => `Undertone: ${name}`;

/** The address of the page on which a plan is paid: the one that is open for it, or a new one in place of any other. Null to look again. */
async function pageFor(ctx: Ctx, { row, checkout }: Learned, offer: Offer): Promise<string | null> {
  const { salonId, product, askedPlan, sessionId: before } = row;
  if (askedPlan && before && checkout?.status === "open") {
    if (askedPlan === offer.plan) return checkout.url;
    const closed = await ctx.cards.expireCheckout(before);
    if (closed.status === "complete") return null;
  }
  const home = `${ctx.publicUrl}${PLAN_PAGES[product]}?billing=${product}`;
  const page = {
    reference: { salonId, product, plan: offer.plan },
    name: atStripe(offer),
    amount: offer.amount,
    currency: PLAN_CURRENCY,
    email: await emailOf(ctx),
    customerId: row.customerId ?? (await customerOf(ctx)),
    successUrl: home,
    cancelUrl: `${home}&cancelled=1`,
  };
  const turn = Math.floor(ctx.now().getTime() / HALF_DAY_MS);
  const key = `plan ${fingerprint(JSON.stringify([page, before, turn]))}`;
  const opened = await ctx.cards.openSubscription({ ...page, key });
  if (await keep(ctx, row, { askedPlan: offer.plan, sessionId: opened.sessionId }))
    return opened.url;
  // another one was opened meanwhile: nobody has seen this one, and nobody shall pay on it
  await ctx.cards.expireCheckout(opened.sessionId);
  return null;
}

async function keep(
  ctx: Ctx,
  row: PlanRow,
  asked: { askedPlan: string; sessionId: string },
): Promise<boolean> {
  await ctx.db
    .insert(planBilling)
    .values(unpaid(row))
    .onConflictDoNothing({ target: [planBilling.salonId, planBilling.product] });
  const { sessionId: before } = row;
  const [kept] = await ctx.db
    .update(planBilling)
    .set({ ...asked, updatedAt: nextVersion(ctx, row) })
    .where(
      and(
        rowOf(row),
        or(
          before === null ? isNull(planBilling.sessionId) : eq(planBilling.sessionId, before),
          and(
            eq(planBilling.sessionId, asked.sessionId),
            eq(planBilling.askedPlan, asked.askedPlan),
          ),
        ),
      ),
    )
    .returning({ product: planBilling.product });
  return kept !== undefined;
}

async function emailOf({ db, actor }: Ctx): Promise<string | null> {
  const [person] = await db
    .select({ email: stylists.email })
    .from(stylists)
    .where(eq(stylists.id, actor.stylistId));
  return person?.email || null;
}

/** Stripe knows the salon as one customer, whatever it pays for. */
async function customerOf({ db, actor }: Ctx): Promise<string | null> {
  const [paid] = await db
    .select({ customerId: planBilling.customerId })
    .from(planBilling)
    .where(and(eq(planBilling.salonId, actor.salonId), isNotNull(planBilling.customerId)))
    .orderBy(planBilling.product)
    .limit(1);
  return paid?.customerId ?? null;
}

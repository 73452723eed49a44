import { isDeepStrictEqual } from "node:util";
import { and, isNotNull, lte, notInArray, or } from "drizzle-orm";
import { planBilling } from "#db/schema/payments.ts";
import { atomically, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { setPlan } from "./grants.ts";
import { tellPlan } from "./letters.ts";
import { isPaid, isRunning, OVER, planInForce, stateAfter, type PlanFacts } from "./plan-state.ts";
import { nextVersion, readPlan, rowOf, type PlanOf, type PlanRow } from "./rows.ts";
import type { MoneyCtx } from "#tools/payments/rows.ts";

/** What is known of a plan after Stripe was asked. */
export type Learned = PlanFacts & { row: PlanRow };

/** Runs the work that notes what was learned in a transaction of its own, as the salon whose plan it is. */
type Noting = (work: (ctx: MoneyCtx) => Promise<void>) => Promise<void>;

const TRIES = 8;

/** Somebody else has noted something between the reading of a row and this. */
class Overtaken extends Error {}

/** Reads at Stripe how a plan of the salon's stands, and lets it take effect. Outside any transaction. @throws unavailable */
export function learnPlan(ctx: MoneyCtx, of: PlanOf): Promise<Learned> {
  return learn(ctx, of, (work) => atomically(ctx, work));
}

/**
 * The same within a noting of the caller's. Whatever is noted was read after all that was noted before, so that neither order nor
 * age of what asks for it matters: who was overtaken reads again. @throws unavailable
 */
export async function learn(
  ctx: Pick<MoneyCtx, "db" | "cards">,
  of: PlanOf,
  noting: Noting,
): Promise<Learned> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const row = await readPlan(ctx.db, of);
    const facts = await factsOf(ctx, row);
    try {
      // what goes along with the facts is the row that they were read for, and not a newer one
      let noted = row;
      await noting(async (ctx) => {
        noted = await note(ctx, row, facts);
      });
      return { ...facts, row: noted };
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw new DomainError("unavailable", "The plan is changing right now. Please try again.", {
    retryAfter: 2,
  });
}

/** The same of several of a salon's, for the round. @returns how many were read */
export async function learnPlans(ctx: MoneyCtx, plans: readonly PlanOf[]): Promise<number> {
  for (const of of plans) await learnPlan(ctx, of);
  return plans.length;
}

/** By salon, the plans of which no event may have told: those with an open page, and those whose paid month is over. `everySalon` must see all salons. */
export async function plansDue(everySalon: Db, now: Date): Promise<Map<string, PlanOf[]>> {
  const { salonId, product, askedPlan, status, renewsAt } = planBilling;
  const rows = await everySalon
    .select({ salonId, product })
    .from(planBilling)
    .where(or(isNotNull(askedPlan), and(notInArray(status, [...OVER]), lte(renewsAt, now))));
  return Map.groupBy(rows, (row) => row.salonId);
}

async function factsOf({ cards }: Pick<MoneyCtx, "cards">, row: PlanRow): Promise<PlanFacts> {
  const { askedPlan, sessionId } = row;
  const checkout = askedPlan && sessionId ? await cards.readCheckout(sessionId) : undefined;
  const running = isRunning(row) ? row.subscriptionId : null;
  const subscriptionId = checkout?.subscriptionId ?? running;
  if (!subscriptionId) return { checkout };
  return { checkout, subscription: await cards.readSubscription(subscriptionId) };
}

async function note(ctx: MoneyCtx, row: PlanRow, facts: PlanFacts): Promise<PlanRow> {
  const next = stateAfter(row, facts);
  const [locked] = await ctx.db.select().from(planBilling).where(rowOf(row)).for("update");
  if (!locked || locked.updatedAt.getTime() !== row.updatedAt.getTime()) {
    if (locked) throw new Overtaken();
    return row;
  }
  if (isDeepStrictEqual(next, stateAfter(row, {}))) return row;
  const updatedAt = nextVersion(ctx, locked);
  await ctx.db
    .update(planBilling)
    .set({ ...next, updatedAt })
    .where(rowOf(row));
  const [had, has] = [planInForce(row), planInForce(next)];
  if (had !== has) await setPlan(ctx, row, has);
  const stoppedPaying = next.status === "past_due" && row.status !== "past_due";
  if (has && stoppedPaying) await tellPlan(ctx, next, "past due");
  else if (had && !has) await tellPlan(ctx, next, isPaid(row.status) ? "ended" : "lapsed");
  return { ...row, ...next, updatedAt };
}

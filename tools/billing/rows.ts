import { and, eq } from "drizzle-orm";
import { planBilling } from "#db/schema/payments.ts";
import { salons } from "#db/schema/salons.ts";
import type { Ctx, Db } from "#tools/core/context.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";

export type PlanRow = typeof planBilling.$inferSelect;

/** Which plan of whom. */
export type PlanOf = Pick<PlanRow, "salonId" | "product">;

/** The one row of a salon's product. */
export const rowOf = ({ salonId, product }: PlanOf) =>
  and(eq(planBilling.salonId, salonId), eq(planBilling.product, product));

/** How a salon pays for a product; of one that it never paid for, a row that is not kept. */
export async function readPlan(db: Db, of: PlanOf): Promise<PlanRow> {
  const [row] = await db.select().from(planBilling).where(rowOf(of));
  return row ?? unpaid(of);
}

/** A row of a product that nothing was ever paid for. */
export function unpaid({ salonId, product }: PlanOf): PlanRow {
  return {
    salonId,
    product,
    plan: null,
    askedPlan: null,
    sessionId: null,
    customerId: null,
    subscriptionId: null,
    status: null,
    endsAtPeriodEnd: false,
    renewsAt: null,
    updatedAt: new Date(0),
  };
}

/** A row's next version: later than the one before, also where the clock has not moved. */
export function nextVersion({ now }: Pick<Ctx, "now">, { updatedAt }: PlanRow): Date {
  return new Date(Math.max(now().getTime(), updatedAt.getTime() + 1));
}

/** A day as the salon's people write it. */
export async function dayIn(db: Db, salonId: string, at: Date): Promise<string> {
  const [salon] = await db
    .select({ timeZone: salons.timeZone })
    .from(salons)
    .where(eq(salons.id, salonId));
  return new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeZone: salon?.timeZone ?? "UTC",
  }).format(at);
}

/** Every product, in the order they are shown. */
export const PRODUCTS: readonly PlanProduct[] = ["salon", "social", "inventory"];

import { and, eq } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import type { MoneyCtx } from "#tools/payments/rows.ts";

/** The page of Stripe's that is open for a payment; null where none is. */
export async function pageToPayOn(
  { db }: Pick<MoneyCtx, "db">,
  { id }: { id: string },
): Promise<string | null> {
  const [found] = await db
    .select({ url: payments.url })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.status, "open")));
  return found?.url ?? null;
}

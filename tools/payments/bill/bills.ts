import { and, eq, isNull } from "drizzle-orm";
import { bills } from "#db/schema/bills.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { Bill } from "./bill-schema.ts";

export type BillRow = typeof bills.$inferSelect;

/** What a visit came to when it was closed; undefined where it is not. */
export async function billOf(
  { db }: Pick<Ctx, "db">,
  appointmentId: string,
): Promise<BillRow | undefined> {
  const [row] = await db
    .select()
    .from(bills)
    .where(and(eq(bills.appointmentId, appointmentId), isNull(bills.undoneAt)));
  return row;
}

/** A row as the API gives it. */
export function asBill(row: BillRow): Bill {
  const { id, lines, discount, discountReason, taxPercent, taxIncluded, tax, total } = row;
  const { currency, rebookedId, createdAt } = row;
  const sums = { discount, discountReason, taxPercent, taxIncluded, tax, total, currency };
  return { id, lines, ...sums, rebookedId, createdAt: createdAt.toISOString() };
}

import { ledgerEntries } from "#db/schema/payments.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import type { PaymentRow } from "./rows.ts";
import type { LedgerKind } from "./schema.ts";

/** Enters what came (positive) or went of a payment, in minor units; what of Stripe's is entered already is not entered twice. @returns whether it is new */
export async function enter(
  { db, now }: Pick<Ctx, "db" | "now">,
  { id: paymentId, salonId, currency }: Pick<PaymentRow, "id" | "salonId" | "currency">,
  line: { kind: LedgerKind; amount: number; objectId: string },
): Promise<boolean> {
  const entered = await db
    .insert(ledgerEntries)
    .values({ id: newId(), salonId, paymentId, currency, createdAt: now(), ...line })
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  return entered.length > 0;
}

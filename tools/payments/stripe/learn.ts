import { and, eq } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import { atomically, type Db } from "#tools/core/context.ts";
import { noteCheckout } from "./note-checkout.ts";
import {
  presentPayment,
  unknownPayment,
  type MoneyCtx,
  type PaymentRow,
} from "#tools/payments/rows.ts";
import type { Payment } from "#tools/payments/schema.ts";

/**
 * Reads at Stripe how a payment stands, where it is open, and notes it: for whoever comes back from Stripe's page, and for the
 * round where no event comes. Outside any transaction. @throws not_found, unavailable
 */
export async function learnPayment(ctx: MoneyCtx, { id }: { id: string }): Promise<Payment> {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, id));
  if (!row) throw unknownPayment();
  if (row.status === "open" && row.sessionId) await learn(ctx, row);
  return presentPayment(ctx, id);
}

async function learn(ctx: MoneyCtx, { id, sessionId, expiresAt }: PaymentRow): Promise<void> {
  const state = await ctx.cards.readCheckout(sessionId ?? "");
  await atomically(ctx, async (ctx) => {
    await noteCheckout(ctx, id, state);
    if (state.status !== "expired" || !expiresAt) return;
    // that page is over and is not asked for again; the next one who opens the link gets another
    await ctx.db
      .update(payments)
      .set({ sessionId: null, url: null, expiresAt: null })
      .where(
        and(
          eq(payments.id, id),
          eq(payments.status, "open"),
          eq(payments.sessionId, state.sessionId),
        ),
      );
  });
}

/** The same of several, for the round. @returns how many were read */
export async function learnPages(ctx: MoneyCtx, ids: readonly string[]): Promise<number> {
  for (const id of ids) await learnPayment(ctx, { id });
  return ids.length;
}

/** Whose a payment is that somebody holds the link to. `everySalon` must see all salons. */
export async function salonOfPayment(everySalon: Db, id: string): Promise<string | null> {
  const [found] = await everySalon
    .select({ salonId: payments.salonId })
    .from(payments)
    .where(eq(payments.id, id));
  return found?.salonId ?? null;
}

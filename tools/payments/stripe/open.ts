import { and, eq, isNull, lte, or } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import { atomically } from "#tools/core/context.ts";
import { fingerprint } from "#tools/core/tokens.ts";
import { visitOf } from "#tools/appointments/visit.ts";
import type { Checkout } from "./cards.ts";
import { noteCheckout } from "./note-checkout.ts";
import {
  payLink,
  presentPayment,
  unknownPayment,
  type MoneyCtx,
  type PaymentRow,
} from "#tools/payments/rows.ts";
import { isOfBooking } from "#tools/payments/rules.ts";
import type { Payment } from "#tools/payments/schema.ts";

const MINUTE_MS = 60_000;
/** The shortest that a page of Stripe's lives, with a minute for the way to it. */
const SHORTEST_MS = 31 * MINUTE_MS;
/** The longest, less the same. */
const LONGEST_MS = (24 * 60 - 1) * MINUTE_MS;

/**
 * Opens the page of Stripe's on which a payment is made, outside any transaction, and keeps it. However often and from however
 * many places at once: one page is open at a time. A page that has come to its end is followed by another, as long as the payment
 * is open. `backTo` is where its client goes back to, within this installation.
 * @throws not_found; unavailable when Stripe cannot be asked
 */
export async function openPayment(
  ctx: MoneyCtx,
  { paymentId, backTo }: { paymentId: string; backTo?: string | undefined },
): Promise<Payment> {
  const row = await stillOpen(ctx, paymentId);
  const timed = row && (await withTime(ctx, row));
  if (timed) await openPage(ctx, timed, backTo);
  return presentPayment(ctx, paymentId);
}

/** The payment, when it needs a page: what was paid, is over or has a page that lives needs none. */
async function stillOpen(ctx: MoneyCtx, id: string): Promise<PaymentRow | null> {
  const row = await read(ctx, id);
  const { status, sessionId, url, expiresAt, methodId } = row;
  if (status !== "open" || (sessionId === null && methodId !== null)) return null;
  if (!sessionId) return row;
  if (url && expiresAt && expiresAt > ctx.now()) return null;
  const state = await ctx.cards.readCheckout(sessionId);
  if (state.status === "open") return null;
  if (state.status === "expired") return row;
  await atomically(ctx, (ctx) => noteCheckout(ctx, id, state));
  return null;
}

/**
 * Settles until when the next page lives: once, so that all who open it at the same moment ask for the same page. Null for what
 * was taken back at that moment, or replaced by another sum.
 */
async function withTime(ctx: MoneyCtx, row: PaymentRow): Promise<PaymentRow | null> {
  const now = ctx.now().getTime();
  const [claimed] = await ctx.db
    .update(payments)
    .set({ expiresAt: new Date(now + (isOfBooking(row.purpose) ? SHORTEST_MS : LONGEST_MS)) })
    .where(
      and(
        eq(payments.id, row.id),
        eq(payments.status, "open"),
        row.sessionId === null ? isNull(payments.sessionId) : eq(payments.sessionId, row.sessionId),
        or(
          isNull(payments.expiresAt),
          lte(payments.expiresAt, new Date(now + SHORTEST_MS - MINUTE_MS)),
        ),
      ),
    )
    .returning();
  if (claimed) return claimed;
  const found = await read(ctx, row.id);
  return found.status === "open" ? found : null;
}

async function openPage(ctx: MoneyCtx, row: PaymentRow, backTo: string | undefined): Promise<void> {
  const page = await pageOf(ctx, row, backTo);
  const opened = await askFor(ctx, row, page);
  const [kept] = await ctx.db
    .update(payments)
    .set({ sessionId: opened.sessionId, url: opened.url, updatedAt: ctx.now() })
    .where(
      and(
        eq(payments.id, row.id),
        eq(payments.status, "open"),
        or(
          row.sessionId === null
            ? isNull(payments.sessionId)
            : eq(payments.sessionId, row.sessionId),
          eq(payments.sessionId, opened.sessionId),
        ),
      ),
    )
    .returning({ id: payments.id });
  if (kept) return;
  // taken back, or opened by somebody else meanwhile: nobody has seen this one, and nobody shall pay on it
  await ctx.cards.expireCheckout(opened.sessionId);
}

type Page = Awaited<ReturnType<typeof pageOf>>;

function askFor(
  { cards }: MoneyCtx,
  { amount, currency, purpose }: PaymentRow,
  page: Page,
): Promise<Checkout> {
  if (purpose === "card") return cards.openSetup(page);
  return cards.openPayment({ ...page, amount, currency, keepCard: purpose === "deposit" });
}

async function pageOf(ctx: MoneyCtx, row: PaymentRow, backTo: string | undefined) {
  const { id, salonId, purpose, expiresAt, appointmentId } = row;
  if (!expiresAt || !appointmentId) throw new Error("A payment is of nothing, or without end.");
  const { appointment, salon } = await visitOf(ctx, { appointmentId });
  const link = payLink(ctx, id);
  const back = backTo ? `?back=${encodeURIComponent(new URL(backTo).pathname)}` : "";
  const page = {
    reference: { salonId, paymentId: id },
    email: appointment.clientEmail,
    description: `${NAMES[purpose]}${appointment.serviceType || "your visit"}, ${salon}`.slice(
      0,
      200,
    ),
    successUrl: `${link}/done${back}`,
    cancelUrl: backTo ?? `${link}/done`,
    expiresAt,
  };
  return { ...page, key: `${id} ${fingerprint(JSON.stringify([page, row.amount]))}` };
}

const NAMES = {
  deposit: "Deposit for ",
  card: "Card for ",
  balance: "",
  no_show: "Fee for the missed visit: ",
} as const;

async function read({ db }: MoneyCtx, id: string): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  if (!row) throw unknownPayment();
  return row;
}

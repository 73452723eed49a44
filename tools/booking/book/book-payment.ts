import type { GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { layBookingPayment } from "#tools/payments/stripe/lay.ts";
import { openPayment } from "#tools/payments/stripe/open.ts";
import { payLink } from "#tools/payments/rows.ts";
import { askedAtBooking } from "#tools/payments/rules.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { currencyOfSalon } from "#tools/salons/currency.ts";
import type { AskedFor } from "./payment-rules.ts";
import type { AskedAtBooking } from "#tools/appointments/schema.ts";
import type { Bookable } from "#tools/booking/times/slots.ts";
import { tellUnpaid } from "./unpaid-mail.ts";

type AskedOfBooking = AskedFor & { purpose: "deposit" | "card" };

/** What a client who books this online is asked for; null where nothing is, and where no cards can be taken here. */
export async function askedOf(
  ctx: Pick<GuestCtx, "db" | "cards">,
  { price, atBooking }: Pick<Bookable, "price" | "atBooking">,
): Promise<AskedOfBooking | null> {
  if (!ctx.cards.available || !atBooking || atBooking.payAtBooking === "none") return null;
  const currency = await currencyOfSalon(ctx);
  const asked = askedAtBooking(atBooking, price, currency);
  return asked && { ...asked, currency };
}

/** The same of a service of the menu, before it is booked. */
export function askedOfService(
  ctx: Pick<GuestCtx, "db" | "cards">,
  service: Pick<Service, "basePriceMinor" | "payAtBooking" | "depositMinor" | "depositPercent">,
): Promise<AskedOfBooking | null> {
  const { basePriceMinor: price, payAtBooking, depositMinor, depositPercent } = service;
  return askedOf(ctx, {
    price,
    atBooking: { payAtBooking, depositAmount: depositMinor, depositPercent },
  });
}

/** What a booking waits for, once that is written. */
export type Waiting = { paymentId: string; asked: AskedOfBooking; payBy: Date };

/** Lays the payment of a booking that was just written, in its transaction: the time is held until then, and its client told so. */
export async function askToPay(
  ctx: GuestCtx,
  booking: {
    appointmentId: string;
    clientId: string | null;
    asked: AskedOfBooking;
    manageUrl: string;
    byText: boolean;
  },
): Promise<Waiting> {
  const { appointmentId, clientId, asked, manageUrl, byText } = booking;
  const { paymentId, payBy } = await layBookingPayment(ctx, { appointmentId, clientId, ...asked });
  await tellUnpaid(ctx, { appointmentId, asked, payBy, manageUrl, byText });
  return { paymentId, asked, payBy };
}

/** What a client is told of the payment that their booking waits for. */
export const toldOfPayment = (
  ctx: GuestCtx,
  { paymentId, asked, payBy }: Waiting,
): AskedAtBooking => ({ ...asked, url: payLink(ctx, paymentId), payBy: payBy.toISOString() });

/**
 * Opens the page on which a booking is paid, after its transaction. Where it cannot be opened now the booking stays held: its link
 * tries again.
 */
export async function openAsked(
  ctx: GuestCtx,
  { paymentId, manageUrl }: Pick<Waiting, "paymentId"> & { manageUrl: string },
): Promise<void> {
  try {
    await openPayment(ctx, { paymentId, backTo: manageUrl });
  } catch (err) {
    if (!(err instanceof DomainError)) throw err;
    ctx.log.warn({ err, paymentId }, "the page to pay on could not be opened yet");
  }
}

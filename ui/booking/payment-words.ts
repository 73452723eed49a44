import type { ManagePage, PagePayment } from "#tools/booking/own/page-schema.ts";
import { askedName } from "#tools/booking/book/payment-rules.ts";

/** What would become of the money if the client cancelled now; empty where none was paid. */
export function cancelWords({ payment, appointment }: ManagePage): string {
  if (!payment || payment.status !== "paid" || payment.purpose === "card") return "";
  const name = `your ${askedName(payment)}`;
  if (!appointment.changeableUntil)
    return `The time to cancel free of charge is over: ${name} is kept.`;
  return payment.returns
    ? `If you cancel, ${name} goes back to your card.`
    : `If you cancel, ${name} is kept by the salon.`;
}

/** How it stands, as a line of the booking's facts; null where nothing was asked for. */
export function paymentFact(payment: PagePayment | null): string | null {
  if (!payment) return null;
  const { status, purpose, goingBack, wentBack } = payment;
  const name = askedName(payment);
  const said = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (status === "open") return `${said}, not ${purpose === "card" ? "left" : "paid"} yet`;
  if (status !== "paid") return null;
  if (purpose === "card") return "Your card is kept; nothing was charged for it";
  if (goingBack > 0) return `${said}, on its way back`;
  return wentBack > 0 ? `${said}, given back` : `${said}, paid`;
}

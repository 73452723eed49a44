import { changesOf, counted, yesOrNo } from "#tools/core/change-rules.ts";
import type { Change } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { presentPayment } from "./rows.ts";
import type { ChargeNoShow, Payment, RequestPayment, UpdatePaymentSettings } from "./schema.ts";
import { getPaymentSettings } from "./settings.ts";
import { agreedOn, moneyOfVisit } from "./bill/visit-money.ts";

/** What a link would ask for, beside what is due now. @throws not_found */
export async function requestChanges(
  ctx: Ctx,
  { appointmentId, purpose, amount, send }: RequestPayment,
): Promise<Change[]> {
  const { due, noShowFee, currency } = await moneyOfVisit(ctx, { appointmentId });
  const { clientName } = await agreedOn(ctx, appointmentId);
  const owed = purpose === "balance" ? due : noShowFee;
  const sum = amount ?? owed;
  const words = (minor: number | null) =>
    minor === null ? "not known" : priceText(minor, currency);
  return changesOf([
    [
      purpose === "balance" ? "Due" : "Fee",
      `${words(owed)}, not asked for`,
      `${words(sum)}, asked for by a link`,
    ],
    [`Sent to ${clientName}`, null, send ? "yes" : null],
  ]);
}

/** The fee for the missed visit of which a payment kept the card. @throws not_found */
export async function feeOf(
  ctx: Ctx,
  paymentId: string,
): Promise<Payment & { fee: number | null }> {
  const payment = await presentPayment(ctx, paymentId);
  const { appointmentId } = payment;
  const money = appointmentId ? await moneyOfVisit(ctx, { appointmentId }) : null;
  return { ...payment, fee: money?.noShowFee ?? null };
}

/** What would be charged, beside what was paid of the visit so far. @throws not_found */
export async function chargeChanges(
  ctx: Ctx,
  { paymentId, amount }: ChargeNoShow & { paymentId: string },
): Promise<Change[]> {
  const { appointmentId, currency, card, clientName, fee } = await feeOf(ctx, paymentId);
  const paid = appointmentId ? (await moneyOfVisit(ctx, { appointmentId })).paid : 0;
  const sum = amount ?? fee;
  return changesOf([
    [
      `Paid by ${clientName} for this visit`,
      priceText(paid, currency),
      sum === null ? "not known" : priceText(paid + sum, currency),
    ],
    ["Charged to", null, card],
  ]);
}

/** How a link stands, and that it would be no more. @throws not_found */
export async function linkChanges(
  ctx: Ctx,
  { paymentId }: { paymentId: string },
): Promise<Change[]> {
  const { status, amount, currency, clientName } = await presentPayment(ctx, paymentId);
  const label = `Link for ${priceText(amount, currency)} to ${clientName}`;
  return changesOf([[label, status, "taken back"]]);
}

/** What would change of how payments are taken. */
export async function settingsChanges(ctx: Ctx, given: UpdatePaymentSettings): Promise<Change[]> {
  const before = await getPaymentSettings(ctx);
  return changesOf([
    ["Goes back by itself in time", yesOrNo(before.refundInTime), yesOrNo(given.refundInTime)],
    [
      "A booking waits for its payment",
      counted(before.payWithinMinutes, "min"),
      counted(given.payWithinMinutes, "min"),
    ],
    ["Tax", counted(before.taxPercent, "%"), counted(given.taxPercent, "%")],
    ["Prices contain the tax", yesOrNo(before.taxIncluded), yesOrNo(given.taxIncluded)],
  ]);
}

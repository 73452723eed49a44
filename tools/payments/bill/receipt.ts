import { and, asc, eq } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import { visitOf } from "#tools/appointments/visit.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { Fact } from "#tools/messages/letters/letter-schema.ts";
import { oneLine } from "#tools/messages/letters/letter.ts";
import { queueText } from "#tools/messages/outbox/queue.ts";
import { isFirstText, numberThatAgreed } from "#tools/messages/reach.ts";
import type { MessageChannel } from "#tools/messages/schema.ts";
import { fillInText } from "#tools/messages/texts/template-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { billOf, type BillRow } from "./bills.ts";
import { METHOD_WORDS } from "./bill-rules.ts";
import { aboutOf, mailTo } from "#tools/payments/letters.ts";
import type { MoneyCtx, PaymentRow } from "#tools/payments/rows.ts";

const HOUR_MS = 3_600_000;

/** The ways by which the client of a visit can get its receipt. */
export async function receiptWays(
  ctx: Pick<MoneyCtx, "db">,
  { clientEmail, clientPhone }: { clientEmail: string | null; clientPhone: string | null },
): Promise<MessageChannel[]> {
  const number = await numberThatAgreed(ctx, clientPhone);
  return [...(clientEmail ? (["mail"] as const) : []), ...(number ? (["sms"] as const) : [])];
}

/**
 * Brings a client the receipt of a visit that is closed, by the ways that are asked for and lead to them: once an hour at most.
 * Within a transaction. @returns the ways it goes by @throws conflict where the visit is not closed
 */
export async function tellReceipt(
  ctx: MoneyCtx,
  appointmentId: string,
  by: readonly MessageChannel[],
): Promise<MessageChannel[]> {
  if (by.length === 0) return [];
  const bill = await billOf(ctx, appointmentId);
  if (!bill) throw new DomainError("conflict", "Close the visit first: it has no receipt yet.");
  const came = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.appointmentId, appointmentId), eq(payments.status, "paid")))
    .orderBy(asc(payments.paidAt), asc(payments.id));
  const told = { bill, came: came.filter(({ purpose }) => purpose !== "card") };
  const cause = `receipt ${bill.id} ${Math.floor(ctx.now().getTime() / HOUR_MS)}`;
  const mail = by.includes("mail") && (await mailReceipt(ctx, cause, told));
  const sms = by.includes("sms") && (await textReceipt(ctx, cause, told));
  return [...(mail ? (["mail"] as const) : []), ...(sms ? (["sms"] as const) : [])];
}

type Told = { bill: BillRow; came: PaymentRow[] };

async function mailReceipt(ctx: MoneyCtx, cause: string, { bill, came }: Told): Promise<boolean> {
  const visit = await visitOf(ctx, bill);
  return mailTo(ctx, visit, {
    cause,
    subject: `Your receipt, ${visit.salon}`,
    paragraphs: ["Thank you for coming. This is what your visit came to."],
    facts: factsOf(bill, came),
  });
}

/** What a receipt says of money, line by line. */
function factsOf(bill: BillRow, came: readonly PaymentRow[]): Fact[] {
  const { lines, discount, tax, taxPercent, taxIncluded, total, currency } = bill;
  const words = (minor: number) => priceText(minor, currency);
  const fact = (label: string, minor: number, sign = "") => ({
    label,
    value: `${sign}${words(minor)}`,
  });
  return [
    ...lines.map(({ label, amount }) => fact(oneLine(label), amount)),
    ...(discount > 0 ? [fact("Discount", discount, "−")] : []),
    ...(tax > 0 && !taxIncluded ? [fact(`Tax ${taxPercent}%`, tax)] : []),
    fact("Total", total),
    ...(tax > 0 && taxIncluded ? [fact(`Tax ${taxPercent}% in it`, tax)] : []),
    ...came.map(({ purpose, method, amount, tip }) => ({
      label: purpose === "deposit" ? "Deposit" : `Paid, ${METHOD_WORDS[method].toLowerCase()}`,
      value: tip > 0 ? `${words(amount)}, ${words(tip)} of it as a tip` : words(amount),
    })),
  ];
}

async function textReceipt(ctx: MoneyCtx, cause: string, { bill, came }: Told): Promise<boolean> {
  const visit = await visitOf(ctx, bill);
  const number = await numberThatAgreed(ctx, visit.appointment.clientPhone);
  if (!number) return false;
  const { total, currency } = bill;
  const tips = came.reduce((sum, { tip }) => sum + tip, 0);
  const paid = came.reduce((sum, { amount }) => sum + amount, 0);
  const sums = [
    `total ${priceText(total, currency)}`,
    ...(tips > 0 ? [`tip ${priceText(tips, currency)}`] : []),
    `paid ${priceText(paid, currency)}`,
  ].join(", ");
  const service = visit.appointment.serviceType || "your visit";
  const words = oneLine(
    `${visit.salon}: thank you for coming. ${service}: ${sums}.`.replaceAll(/[{}]/g, ""),
  );
  const text = await queueText(ctx, {
    ...aboutOf(visit),
    dedupeKey: `${cause} sms`,
    to: number,
    body: fillInText(words, {}, { first: await isFirstText(ctx, number) }),
  });
  return text !== null;
}

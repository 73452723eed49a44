import { visitOf, whenOf, type Visit } from "#tools/appointments/visit.ts";
import type { Fact, Letter } from "#tools/messages/letters/letter-schema.ts";
import { oneLine, writeLetter } from "#tools/messages/letters/letter.ts";
import { queueMail, queueText } from "#tools/messages/outbox/queue.ts";
import { isFirstText, numberThatAgreed } from "#tools/messages/reach.ts";
import { fillInText } from "#tools/messages/texts/template-rules.ts";
import type { MessageChannel } from "#tools/messages/schema.ts";
import { unlinked } from "#tools/messages/inbox/unlinked-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { payLink, type MoneyCtx, type PaymentRow } from "./rows.ts";

const HOUR_MS = 3_600_000;

/**
 * Brings a client the link by which they pay, by mail and, where their number agreed to texts, by text: once an hour at most.
 * Within a transaction. @returns the ways it goes by
 */
export async function tellLink(ctx: MoneyCtx, row: PaymentRow): Promise<MessageChannel[]> {
  const visit = await visitFor(ctx, row);
  if (!visit) return [];
  const href = payLink(ctx, row.id);
  const { appointment, salon } = visit;
  const amount = priceText(row.amount, row.currency);
  const what =
    row.purpose === "no_show"
      ? "The fee for the visit that was missed"
      : "What is left to pay of your visit";
  const cause = `payment link ${row.id} ${Math.floor(ctx.now().getTime() / HOUR_MS)}`;
  const mail = await mailTo(ctx, visit, {
    cause,
    subject: `${amount} to pay, ${salon}`,
    paragraphs: [
      `${what} is ${amount}. You pay on a page of Stripe's; we never see your card's number.`,
    ],
    button: { label: `Pay ${amount}`, href },
  });
  const number = await numberThatAgreed(ctx, appointment.clientPhone);
  if (!number) return mail ? ["mail"] : [];
  const first = await isFirstText(ctx, number);
  const words = oneLine(`${salon}: ${what.toLowerCase()} is ${amount}.`.replaceAll(/[{}]/g, ""));
  const body = fillInText(`${words} ${href}`, {}, { first });
  const text = await queueText(ctx, {
    ...aboutOf(visit),
    dedupeKey: `${cause} sms`,
    to: number,
    body,
  });
  return [...(mail ? (["mail"] as const) : []), ...(text ? (["sms"] as const) : [])];
}

/** Tells a client that their time was given free, since what was asked for did not come. Within that transaction. */
export async function tellReleased(ctx: MoneyCtx, row: PaymentRow): Promise<void> {
  const visit = await visitFor(ctx, row);
  if (!visit) return;
  const lacking = row.purpose === "card" ? "No card was left" : "The deposit did not come";
  await mailTo(ctx, visit, {
    cause: `released ${row.id}`,
    subject: `Your time at ${visit.salon} was given free`,
    paragraphs: [
      `${lacking} in time, so that we no longer hold this time for you. Nothing was charged.`,
    ],
    ...(visit.bookUrl && { button: { label: "Book another time", href: visit.bookUrl } }),
  });
}

/** Tells a client that their payment came after the time had been given free, and goes back. Within that transaction. */
export async function tellTooLate(ctx: MoneyCtx, row: PaymentRow): Promise<void> {
  const visit = await visitFor(ctx, row);
  if (!visit) return;
  const amount = priceText(row.amount, row.currency);
  const isOfTime = row.purpose === "deposit";
  await mailTo(ctx, visit, {
    cause: `too late ${row.id}`,
    subject: `Your payment of ${amount} goes back`,
    paragraphs: [
      isOfTime
        ? `Your payment of ${amount} came when we no longer held this time for you. You get all of it back, on the same card; banks take up to ten days to show it.`
        : `Your payment of ${amount} came when nothing was to pay any more. You get all of it back, on the same card; banks take up to ten days to show it.`,
    ],
    ...(isOfTime &&
      visit.bookUrl && { button: { label: "Book another time", href: visit.bookUrl } }),
  });
}

async function visitFor(ctx: MoneyCtx, { appointmentId }: PaymentRow): Promise<Visit | null> {
  return appointmentId ? visitOf(ctx, { appointmentId }) : null;
}

/** Whose a message about money is. */
export const aboutOf = ({ appointment }: Visit) => ({
  kind: "payment" as const,
  clientId: appointment.clientId,
  appointmentId: appointment.id,
});

/** Mails a client about the money of their visit, each cause once, within the transaction that causes it. @returns whether it goes */
export async function mailTo(
  ctx: MoneyCtx,
  visit: Visit,
  words: Pick<Letter, "paragraphs" | "button"> & {
    cause: string;
    subject: string;
    facts?: readonly Fact[];
  },
): Promise<boolean> {
  const { appointment, stylist, salon, address } = visit;
  if (!appointment.clientEmail) return false;
  const { cause, subject, paragraphs, button, facts = [] } = words;
  const { publicUrl } = ctx;
  const service = unlinked(oneLine(appointment.serviceType));
  const letter: Letter = {
    greeting: `Hello ${unlinked(oneLine(appointment.clientName))},`,
    paragraphs,
    facts: [
      { label: "When", value: whenOf(visit) },
      ...(service ? [{ label: "Service", value: service }] : []),
      { label: "With", value: stylist },
      ...(address ? [{ label: "Where", value: `${salon}, ${address}` }] : []),
      ...facts,
    ],
    button,
    sender: salon,
  };
  const queued = await queueMail(ctx, {
    ...aboutOf(visit),
    dedupeKey: `${cause} mail`,
    to: appointment.clientEmail,
    senderName: salon,
    subject: oneLine(subject),
    ...writeLetter(letter, { publicUrl, subject }),
  });
  return queued !== null;
}

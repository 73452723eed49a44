import { getAppointment } from "#tools/appointments/appointments.ts";
import { nameOf } from "#tools/appointments/rules.ts";
import { fullDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { changesOf, type Line } from "#tools/core/change-rules.ts";
import type { Change, Choice } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { visitRow } from "./closing.ts";
import { nextTimes } from "./next-times.ts";
import { planClosing } from "./plan.ts";
import { USUAL_WEEKS, type ClosedVisit, type CloseVisit, type NextTime } from "./schema.ts";

/** What closing a visit would write: its bill line by line, what is paid how, and what stays due. @throws as the plan does */
export async function changesOfClosing(ctx: Ctx, input: CloseVisit): Promise<Change[]> {
  const visit = await visitRow(ctx, input.appointmentId);
  const { before, lines, tax, total, shares, left, next } = await planClosing(ctx, visit, input);
  const { currency } = before;
  const words = (minor: number) => priceText(minor, currency);
  const { discount = 0, discountReason, link, receipt = [] } = input;
  return changesOf([
    ["Status", visit.status, "completed"],
    ...lines.map(({ kind, label, detail, amount }): Line => {
      const agreed = kind === "service" && visit.price !== null ? words(visit.price) : null;
      return [label, agreed, [words(amount), detail].filter(Boolean).join(", ")];
    }),
    [
      "Discount",
      null,
      discount > 0 ? [words(discount), discountReason].filter(Boolean).join(", ") : null,
    ],
    ["Tax", null, tax.amount > 0 && !tax.taxIncluded ? words(tax.amount) : null],
    ["Total", null, words(total)],
    ["Paid before", null, before.paid > 0 ? words(before.paid) : null],
    ...shares.map(({ method, amount, tip }): Line => [
      METHOD_WORDS[method],
      null,
      tip > 0 ? `${words(amount)} and ${words(tip)} tip` : words(amount),
    ]),
    ["Stays due", null, left > 0 ? `${words(left)}${link ? ", asked for by a link" : ""}` : null],
    ["Receipt", null, receipt.map((way) => (way === "sms" ? "text" : way)).join(" and ")],
    ["Next visit", null, next && whenWords(next)],
  ]);
}

/** "Close Nora Whitfield's Balayage, …, for $245?" @throws as the plan does */
export async function questionOfClosing(ctx: Ctx, input: CloseVisit): Promise<string> {
  const { appointmentId: id } = input;
  const name = nameOf(await getAppointment(ctx, { id }));
  const { price } = input;
  const { currency } = (await planClosing(ctx, await visitRow(ctx, id), { ...input, paid: [] }))
    .before;
  return `Close ${name}${price === undefined ? "" : `, for ${priceText(price, currency)}`}?`;
}

/** What was done, for the ledger of acts. */
export function closedWords({ appointment, money, rebooked }: ClosedVisit): string {
  const { currency, paid, tips } = money;
  const tip = tips > 0 ? ` and ${priceText(tips, currency)} tip` : "";
  const again = rebooked ? `, next on ${fullDate(rebooked.appointmentDate)}` : "";
  return `closed ${nameOf(appointment)}: ${priceText(paid, currency)} paid${tip}${again}`;
}

/** Times for the next visit, to choose one on the card. @throws not_found */
export async function timesOffered(
  ctx: Ctx,
  { appointmentId, rebookWeeks, rebookAt }: CloseVisit,
): Promise<Choice[]> {
  if (rebookWeeks === undefined && rebookAt === undefined) return [];
  const visit = await visitRow(ctx, appointmentId);
  const times = await nextTimes(ctx, visit, rebookWeeks ?? USUAL_WEEKS);
  return times.map((next) => ({ value: `${next.date} ${next.time}`, label: whenWords(next) }));
}

const whenWords = ({ date, time }: NextTime) => `${fullDate(date)} at ${spokenTime(time)}`;

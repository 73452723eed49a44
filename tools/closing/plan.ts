import type { AppointmentRow } from "#tools/appointments/lock.ts";
import type { Ctx } from "#tools/core/context.ts";
import { refused } from "#tools/core/field-error.ts";
import {
  lineOfExtra,
  lineOfProduct,
  shareOut,
  totalsOf,
  type Shared,
} from "#tools/payments/bill/bill-rules.ts";
import type { BillLine, Extra, TaxRule } from "#tools/payments/bill/bill-schema.ts";
import { tooMuch } from "#tools/payments/bill/by-hand.ts";
import type { VisitMoney } from "#tools/payments/schema.ts";
import { paymentSettingsOf } from "#tools/payments/settings.ts";
import { moneyOfVisit } from "#tools/payments/bill/visit-money.ts";
import { getRates } from "#tools/salons/rates.ts";
import { nextTimes } from "./next-times.ts";
import type { CloseVisit, NextTime } from "./schema.ts";

/** What closing a visit comes to, before anything is written. Minor units. */
export type Plan = {
  before: VisitMoney;
  lines: BillLine[];
  tax: TaxRule & { amount: number };
  total: number;
  shares: Shared[];
  left: number;
  next: NextTime | null;
};

/**
 * Works out what closing a visit comes to.
 * @throws invalid where nobody knows its price, for a discount above it, and for more than is left to pay; conflict where no time is free
 */
export async function planClosing(
  ctx: Ctx,
  visit: AppointmentRow,
  { price, extras = [], products = [], discount = 0, paid = [], rebookWeeks, rebookAt }: CloseVisit,
): Promise<Plan> {
  const before = await moneyOfVisit(ctx, { appointmentId: visit.id });
  const { currency } = before;
  const { taxPercent, taxIncluded } = await paymentSettingsOf(ctx, visit);
  const lines = [
    ...serviceLine(visit, price),
    ...(await extraLines(ctx, extras, currency)),
    ...products.map(lineOfProduct),
  ];
  if (lines.length === 0)
    throw refused("price", "No price was agreed for this visit: say what it came to.");
  if (discount > lines.reduce((sum, { amount }) => sum + amount, 0))
    throw refused("discount", "The discount is more than what it is off.");
  const { tax, total } = totalsOf({ lines, discount }, { taxPercent, taxIncluded }, currency);
  const due = Math.max(0, total - before.paid);
  const shared = shareOut(due, paid);
  if (!shared) throw tooMuch(due, currency);
  return {
    before,
    lines,
    tax: { taxPercent, taxIncluded, amount: tax },
    total,
    ...shared,
    next: await nextOf(ctx, visit, { rebookWeeks, rebookAt }),
  };
}

async function extraLines(ctx: Ctx, extras: readonly Extra[], currency: string) {
  if (extras.length === 0) return [];
  const rates = await getRates(ctx);
  return extras.map((extra, at) => {
    const line = lineOfExtra(extra, rates, currency);
    if (line) return line;
    const of = extra.grams === undefined ? "an hour" : "100 g of product";
    throw refused(`extras.${at}.rate`, `The salon has not said what ${of} costs: say a rate.`);
  });
}

function serviceLine(
  { price: agreed, serviceType }: AppointmentRow,
  price: number | undefined,
): BillLine[] {
  const amount = price ?? agreed;
  if (amount === null) return [];
  const rest = { detail: "", itemId: null, units: null };
  return [{ kind: "service", label: serviceType || "Visit", amount, ...rest }];
}

async function nextOf(
  ctx: Ctx,
  visit: AppointmentRow,
  { rebookWeeks: weeks, rebookAt }: Pick<CloseVisit, "rebookWeeks" | "rebookAt">,
): Promise<NextTime | null> {
  if (rebookAt) {
    const [date = "", time = ""] = rebookAt.split(" ");
    return { date, time };
  }
  if (weeks === undefined) return null;
  const [first] = await nextTimes(ctx, visit, weeks);
  if (first) return first;
  throw refused("rebookWeeks", "No time is free around then: choose another week.");
}

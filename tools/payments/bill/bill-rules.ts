import { priceText } from "#tools/values/money-rules.ts";
import type {
  BillLine,
  Extra,
  HandMethod,
  HandPayment,
  SoldProduct,
  TaxRule,
  PaymentMethod,
} from "./bill-schema.ts";
import { partOf } from "#tools/payments/rules.ts";

/** What is billed, before its sums. */
export type Billed = { lines: readonly BillLine[]; discount: number };

/** What lines come to, in minor units: the tax that is contained in the total or put on top of it, rounded once. */
export function totalsOf(
  { lines, discount }: Billed,
  { taxPercent, taxIncluded }: TaxRule,
  currency: string,
): { net: number; tax: number; total: number } {
  const sum = lines.reduce((all, { amount }) => all + amount, 0) - discount;
  if (!taxIncluded) {
    const tax = partOf(sum, taxPercent, currency);
    return { net: sum, tax, total: sum + tax };
  }
  const net = partOf(sum, (100 / (100 + taxPercent)) * 100, currency);
  return { net, tax: sum - net, total: sum };
}

/** What the salon charges for an hour and for 100 g; null where it has not said. */
export type Rates = { hourlyRate: number | null; productRate: number | null };

/** A line of so much on top of the service, time and weight by their rate, rounded half up; null where nobody said a rate. */
export function lineOfExtra(
  { label, amount, minutes, grams, rate }: Extra,
  { hourlyRate, productRate }: Rates,
  currency: string,
): BillLine | null {
  const line = (sum: number, detail = ""): BillLine => ({
    kind: "extra",
    label,
    detail,
    amount: sum,
    itemId: null,
    units: null,
  });
  if (amount !== undefined) return line(amount);
  const own = minutes === undefined ? productRate : hourlyRate;
  const by = rate ?? own;
  if (by === null) return null;
  const at = priceText(by, currency);
  return minutes === undefined
    ? line(Math.round((by * (grams ?? 0)) / 100), `${grams} g at ${at} for 100 g`)
    : line(Math.round((by * minutes) / 60), `${minutes} min at ${at} an hour`);
}

/** A line of what was sold. */
export const lineOfProduct = ({ label, amount, itemId, units = 1 }: SoldProduct): BillLine => ({
  kind: "product",
  label,
  detail: units > 1 ? `${units} of them` : "",
  amount,
  itemId: itemId ?? null,
  units,
});

/** A payment with both its sums said. */
export type Shared = { method: HandMethod; amount: number; tip: number };

/**
 * What each of several payments pays of what is due, one after the other: without an amount, all that is left at its turn. Null
 * where they would pay more than is due; what comes of nothing is left out.
 */
export function shareOut(
  due: number,
  paid: readonly HandPayment[],
): { shares: Shared[]; left: number } | null {
  let left = due;
  const shares: Shared[] = [];
  for (const { method, amount = left, tip = 0 } of paid) {
    if (amount > left) return null;
    left -= amount;
    if (amount + tip > 0) shares.push({ method, amount, tip });
  }
  return { shares, left };
}

/** What ways of paying are called. */
export const METHOD_WORDS: Record<PaymentMethod, string> = {
  stripe: "Card by link",
  cash: "Cash",
  terminal: "Card terminal",
  bank: "Bank transfer",
  voucher: "Voucher",
};

/** A difference of cash by its name: "$5 short", "$3 over", "it is right". */
export function differenceWords(difference: number, currency: string): string {
  if (difference === 0) return "it is right";
  const sum = priceText(Math.abs(difference), currency);
  return difference < 0 ? `${sum} short` : `${sum} over`;
}

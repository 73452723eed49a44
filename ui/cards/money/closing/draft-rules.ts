import type { Closing, ReceiptWay } from "#tools/closing/schema.ts";
import { lineOfExtra, lineOfProduct, shareOut, totalsOf } from "#tools/payments/bill/bill-rules.ts";
import type { BillLine, HandMethod, HandPayment } from "#tools/payments/bill/bill-schema.ts";
import { parsePrice } from "#tools/values/money-rules.ts";

/** What an extra is measured by. */
export type ExtraBy = "amount" | "minutes" | "grams";

/** What is typed while a visit is closed; money as text, so that it can be typed. */
export type Draft = {
  price: string;
  extras: { key: number; label: string; by: ExtraBy; value: string }[];
  products: { key: number; label: string; amount: string; units: number; itemId?: string }[];
  /** Null where none is given. */
  discount: string | null;
  discountReason: string;
  /** In the order they were chosen: the last pays what the others leave. */
  ways: { method: HandMethod; amount: string }[];
  tip: string;
  link: boolean;
  /** Nothing is paid now, and no link is sent either. */
  later: boolean;
  receipt: ReceiptWay[];
  /** "2026-01-31 14:00"; empty where they do not come again yet. */
  next: string;
};

export const EMPTY: Omit<Draft, "price"> = {
  extras: [],
  products: [],
  discount: null,
  discountReason: "",
  ways: [],
  tip: "",
  link: false,
  later: false,
  receipt: [],
  next: "",
};

/** What a draft comes to; `wrong` says by field what cannot be read, or goes beyond what is due. */
export type Reckoned = {
  lines: BillLine[];
  discount: number;
  tax: number;
  total: number;
  due: number;
  left: number;
  tip: number;
  paid: HandPayment[];
  wrong: Record<string, string>;
};

const WRITE = "Write an amount.";

/** Adds a draft up as the server will. */
export function reckon(
  draft: Draft,
  { money, tax: rule, hourlyRate, productRate }: Closing,
): Reckoned {
  const { currency } = money;
  const wrong: Record<string, string> = {};
  const read = (text: string, field: string) => {
    if (!text.trim()) return 0;
    const minor = parsePrice(text, currency);
    if (minor === null) wrong[field] = WRITE;
    return minor ?? 0;
  };
  const service: BillLine[] = draft.price.trim()
    ? [line("service", "Service", read(draft.price, "price"))]
    : [];
  const extras = draft.extras.flatMap(({ key, label, by, value }) => {
    const said = { label: label.trim() || "Extra", ...measured(by, value, currency) };
    const found = lineOfExtra(said, { hourlyRate, productRate }, currency);
    if (!Object.values(said).some((each) => typeof each === "number" && each > 0))
      wrong[`extra ${key}`] = by === "amount" ? WRITE : "Write how much.";
    return found ? [found] : [];
  });
  const products = draft.products.map(({ key, label, amount, units, itemId }) => {
    if (!label.trim()) wrong[`product ${key} label`] = "Say what was sold.";
    if (!amount.trim()) wrong[`product ${key}`] = WRITE;
    const sold = { label, amount: read(amount, `product ${key}`), units };
    return lineOfProduct(itemId ? { ...sold, itemId } : sold);
  });
  const lines = [...service, ...extras, ...products];
  if (lines.length === 0) wrong["price"] = "Say what it came to.";
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const discount = read(draft.discount ?? "", "discount");
  if (discount > sum) wrong["discount"] = "More than what it is off.";
  const { tax, total } = totalsOf({ lines, discount: Math.min(discount, sum) }, rule, currency);
  const due = Math.max(0, total - money.paid);
  const tip = read(draft.tip, "tip");
  const paid = draft.ways.map(({ method, amount }, at): HandPayment => {
    const last = at === draft.ways.length - 1;
    const said = !last || amount.trim() ? { amount: read(amount, method) } : {};
    return { method, tip: last ? tip : 0, ...said };
  });
  const shared = shareOut(due, paid);
  if (!shared) wrong["paid"] = "That is more than is left to pay: what is more is a tip.";
  if (due > 0 && paid.length === 0 && !draft.link && !draft.later)
    wrong["paid"] = "Choose how it was paid, or that it stays due.";
  if (tip > 0 && paid.length === 0) wrong["tip"] = "Choose how it was paid.";
  return { lines, discount, tax, total, due, left: shared?.left ?? 0, tip, paid, wrong };
}

function line(kind: BillLine["kind"], label: string, amount: number): BillLine {
  return { kind, label, detail: "", amount, itemId: null, units: null };
}

/** What was typed of an extra, in the words of the act; nothing where it cannot be read. */
function measured(by: ExtraBy, value: string, currency: string) {
  if (by === "amount") return { amount: parsePrice(value, currency) ?? 0 };
  const figure = Number(value.replace(",", "."));
  const amount = Number.isFinite(figure) && figure > 0 ? figure : 0;
  return by === "minutes" ? { minutes: Math.round(amount) } : { grams: amount };
}

/** The draft in the words of the act. */
export function toldOf(draft: Draft, { paid, discount }: Reckoned, { money }: Closing) {
  const { currency } = money;
  const price = draft.price.trim() ? parsePrice(draft.price, currency) : null;
  return {
    ...(price !== null && { price }),
    extras: draft.extras.map(({ label, by, value }) => ({
      label: label.trim() || "Extra",
      ...measured(by, value, currency),
    })),
    products: draft.products.map(({ label, amount, units, itemId }) => ({
      label: label.trim(),
      amount: parsePrice(amount, currency) ?? 0,
      units,
      ...(itemId && { itemId }),
    })),
    discount,
    discountReason: draft.discountReason.trim(),
    paid,
    link: draft.link,
    receipt: draft.receipt,
    ...(draft.next && { rebookAt: draft.next }),
  };
}

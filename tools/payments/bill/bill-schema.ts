import { z } from "zod";
import { textOf, type TextField } from "#tools/core/fields.ts";

export const Minor = z.int().min(0).max(100_000_000);

/** How money came. `stripe`: by a card on Stripe's page; whatever else somebody of the salon took and wrote down. */
export const PaymentMethod = z.enum(["stripe", "cash", "terminal", "bank", "voucher"]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** What came by hand. `terminal`: a card in the salon's own device. */
export const HandMethod = PaymentMethod.exclude(["stripe"]);
export type HandMethod = z.infer<typeof HandMethod>;

/** What is billed of a visit, as it stands on the receipt. */
export const BillLine = z.object({
  kind: z.enum(["service", "extra", "product"]),
  label: z.string(),
  /** How the amount came about: "25 min at $80 an hour"; empty where it was said. */
  detail: z.string(),
  /** Minor units. */
  amount: z.int(),
  itemId: z.uuid().nullable(),
  units: z.int().nullable(),
});
export type BillLine = z.infer<typeof BillLine>;

/** The salon's tax on what it sells: in percent, contained in its prices or put on top. */
export const TaxRule = z.object({ taxPercent: z.number(), taxIncluded: z.boolean() });
export type TaxRule = z.infer<typeof TaxRule>;

/** What a visit came to when it was closed. A tip is of its payments, and in none of these sums. */
export const Bill = TaxRule.extend({
  id: z.uuid(),
  lines: z.array(BillLine),
  discount: z.int(),
  discountReason: z.string(),
  /** Of `total`, whether contained or on top. */
  tax: z.int(),
  total: z.int(),
  currency: z.string(),
  /** The visit that was booked with it. */
  rebookedId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type Bill = z.infer<typeof Bill>;

const LABEL = { label: "What", kind: "line", longest: 80 } as const satisfies TextField;
export const DISCOUNT_REASON = {
  label: "Why",
  kind: "line",
  longest: 120,
} as const satisfies TextField;
const label = textOf(LABEL).min(1);

/** What came on top of the service: so much money, or minutes or grams by the salon's own rates unless another is said. */
export const Extra = z
  .strictObject({
    label,
    amount: Minor.optional(),
    minutes: z.int().min(1).max(720).optional(),
    grams: z.number().min(0.1).max(2000).optional(),
    rate: Minor.optional().describe(
      "Minor units for an hour of `minutes`, or 100 g of `grams`; left out, the salon's own.",
    ),
  })
  .refine(
    ({ amount, minutes, grams }) =>
      [amount, minutes, grams].filter((each) => each !== undefined).length === 1,
    "Say an amount, or minutes, or grams.",
  );
export type Extra = z.infer<typeof Extra>;

/** What was sold over the counter; of the stock where its item is named. `amount` is for all of them. */
export const SoldProduct = z.strictObject({
  label,
  amount: Minor,
  itemId: z.uuid().optional().describe("From list_stock: it is taken out of the stock."),
  units: z.int().min(1).max(100).optional().describe("One unless it is said."),
});
export type SoldProduct = z.infer<typeof SoldProduct>;

/** Money that came by hand; without an amount, all that was left to pay. A tip is on top of it. */
export const HandPayment = z.strictObject({
  method: HandMethod.describe("terminal: a card in the salon's own device."),
  amount: Minor.optional(),
  tip: Minor.optional().describe("On top of the amount."),
});
export type HandPayment = z.infer<typeof HandPayment>;

import { z } from "zod";
import { ref } from "#tools/core/fields.ts";
import { Order, ReorderRule } from "./orders/order-schema.ts";
import { Item } from "./schema.ts";

/** What is sought in the stock, as people say it. */
export const StockAsked = z.strictObject({
  search: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe("Name, brand, shade or product code; several with commas. Left out: everything."),
  low: z.boolean().optional().describe("Only what is at or below its threshold."),
  expiring: z.boolean().optional().describe("Only what has a best-before day, soonest first."),
});
export type StockAsked = z.infer<typeof StockAsked>;

export const StockFound = z.object({
  items: z.array(Item),
  total: z.int(),
  /** How many of all items are low. */
  low: z.int(),
  /** What the full packs of those that were found cost to buy, in the salon's currency; `unpriced` of them have no cost. */
  worth: z.string(),
  unpriced: z.int(),
});
export type StockFound = z.infer<typeof StockFound>;

export const Reorder = z.strictObject({
  rule: ReorderRule.optional().describe(
    "threshold (usual): twice the threshold of what is low. usage: by what was used lately.",
  ),
  supplier: ref("Only from this supplier.").optional(),
});

export const OrderItem = z.strictObject({
  item: ref("What to order, by its name in the stock."),
  quantity: z
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe("Units. Left out, as quick reorder would."),
  more: z
    .array(
      z.strictObject({
        item: z.string().trim().min(1).max(120),
        quantity: z.int().min(1).max(100_000).optional(),
      }),
    )
    .max(20)
    .optional()
    .describe("Further lines of the same order, by their names in the stock."),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const OrdersAsked = z.strictObject({
  about: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe("A supplier, a brand or something that was ordered."),
  open: z
    .boolean()
    .optional()
    .describe("Only what has not come yet. Drafts are among them: they are not on order."),
});
export type OrdersAsked = z.infer<typeof OrdersAsked>;

export const OrdersFound = z.object({
  orders: z.array(Order),
  about: z.string().nullable(),
  /** Of the totals. */
  currency: z.string(),
});
export type OrdersFound = z.infer<typeof OrdersFound>;

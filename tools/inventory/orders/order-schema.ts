import { z } from "zod";
import { MessageStatus } from "#tools/messages/schema.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";

/** draft -> submitted -> partly_received -> received; a draft or submitted one may be cancelled. */
export const OrderStatus = z.enum([
  "draft",
  "submitted",
  "partly_received",
  "received",
  "cancelled",
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const OrderLine = z.object({
  itemId: z.uuid(),
  /** As they were when it was ordered. */
  name: z.string(),
  productCode: z.string().nullable(),
  unit: z.string(),
  /** Units. */
  quantity: z.int(),
  received: z.int(),
  /** Minor units for one, when it was ordered; null where unknown or not for this role's eyes. */
  costPerUnitMinor: z.int().nullable(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** How the order's mail stands, as the outbox says it. */
export const OrderMail = z.object({
  status: MessageStatus,
  recipient: z.string(),
  error: z.string().nullable(),
  maybeTwice: z.boolean(),
  sentAt: z.iso.datetime().nullable(),
});
export type OrderMail = z.infer<typeof OrderMail>;

export const Order = z.object({
  id: z.uuid(),
  /** Spec: the first 8 characters of the id. */
  number: z.string(),
  supplierId: z.uuid(),
  supplierName: z.string(),
  supplierEmail: z.string().nullable(),
  /** No order has gone to that address yet: whoever sends the first one looks at it. */
  addressIsNew: z.boolean(),
  status: OrderStatus,
  items: z.array(OrderLine),
  /** Minor units of the lines whose price is known; null where none is, or not for this role's eyes. */
  total: z.int().nullable(),
  /** Some lines have no price: the total is of the others. */
  totalIsPartial: z.boolean(),
  note: z.string(),
  expectedOn: z.string().nullable(),
  /** Null before it was e-mailed. */
  mail: OrderMail.nullable(),
  createdAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
});
export type Order = z.infer<typeof Order>;

/** Spec: "Please select a supplier and add items to the order." */
export const ORDER_NEEDS = "Please select a supplier and add items to the order.";

const LineAsked = z.strictObject({ itemId: z.uuid(), quantity: z.int().min(0).max(100_000) });

/** Spec: a quantity of 0 removes the line; something has to be left. */
export const CreateOrder = z.strictObject({
  supplierId: z.uuid({ error: ORDER_NEEDS }),
  items: z
    .array(LineAsked, ORDER_NEEDS)
    .max(500)
    .refine((lines) => lines.some(({ quantity }) => quantity > 0), ORDER_NEEDS),
  note: z.string().trim().max(1000).optional(),
});
export type CreateOrder = z.infer<typeof CreateOrder>;

/** What the list of orders may be narrowed to. `open`: those of which something is still to come, or to be sent off. */
export const OrderFilter = z.object({
  supplierId: z.uuid().optional(),
  status: OrderStatus.optional(),
  open: z.stringbool().optional(),
});
export type OrderFilter = z.infer<typeof OrderFilter>;

/** Looks for orders by words of the supplier's name, or of the name or brand of what was ordered. */
export const FindOrders = z.strictObject({
  supplier: z.string().trim().max(120).optional(),
  /** True: those of which something is still to come, or to be sent off; false: those that have come or were cancelled. */
  open: z.boolean().optional(),
});
export type FindOrders = z.infer<typeof FindOrders>;

/** Changes a draft. Lines and note are fixed once it is sent off; when it is expected may be noted until it has come. */
export const UpdateOrder = z.strictObject({
  items: CreateOrder.shape.items.optional(),
  note: z.string().trim().max(1000).optional(),
  expectedOn: CalendarDate.nullish(),
});
export type UpdateOrder = z.infer<typeof UpdateOrder>;

/** What came of an order in one delivery, in units. More than was ordered is taken and said. `finished`: nothing more will come. */
export const ReceiveOrder = z.strictObject({
  items: z
    .array(z.strictObject({ itemId: z.uuid(), received: z.int().min(0).max(100_000) }))
    .min(1)
    .max(500),
  finished: z.boolean().optional(),
  note: z.string().trim().max(300).optional(),
  expiresOn: z.record(z.uuid(), CalendarDate).optional(),
});
export type ReceiveOrder = z.infer<typeof ReceiveOrder>;

/** threshold: twice the threshold, by the spec. usage: what was used lately, for the coming weeks, less what stands there and is on its way. */
export const ReorderRule = z.enum(["threshold", "usage"]);
export type ReorderRule = z.infer<typeof ReorderRule>;
export const QuickReorder = z.strictObject({
  rule: ReorderRule.default("threshold"),
  supplierId: z.uuid().optional(),
});
export type QuickReorder = z.infer<typeof QuickReorder>;

/**
 * One order a supplier. What has no supplier, or is on its way already, is left out and named. `inDraft` are those of the others
 * that stood in a draft already which nobody has sent; one that holds enough is not written a second time.
 */
export const Reordered = z.object({
  orders: z.array(Order),
  withoutSupplier: z.array(z.string()),
  onTheWay: z.array(z.string()),
  inDraft: z.array(z.string()),
});
export type Reordered = z.infer<typeof Reordered>;

/** What became of an order that was to be e-mailed. `message` is a sentence for people. */
export const OrderEmailed = z.object({ order: Order, message: z.string() });
export type OrderEmailed = z.infer<typeof OrderEmailed>;

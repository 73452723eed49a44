import { z } from "zod";
import { numberOf, textOf, wholeOf } from "#tools/core/fields.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { ITEM_FIELDS } from "./items/item-fields.ts";
import { AdjustReason, CountItems, MixedBowl, StockTake } from "./items/movement-schema.ts";
import { UpdateOrder } from "./orders/order-schema.ts";
import { CreateItem, Supplier, UpdateItem, UpdateSupplier } from "./schema.ts";

const Words = (longest: number) => z.string().trim().max(longest).optional();
const Units = wholeOf(ITEM_FIELDS.currentQuantity).optional();

const { category, unit, supplierId } = UpdateItem.shape;
const { name: _name, ...fields } = ITEM_FIELDS;

/** What an item is, as it is said; what is left out is left open. */
const said = {
  brand: textOf(fields.brand).optional(),
  category,
  productCode: textOf(fields.productCode).optional(),
  barcode: textOf(fields.barcode).optional(),
  unit,
  unitGrams: numberOf(fields.unitGrams)
    .optional()
    .describe("What one unit holds, in grams; 1 ml is 1 g."),
  lowStockThreshold: Units.describe("At or below so many units it is low."),
  targetQuantity: Units.describe("What a reorder fills up to."),
  costPerUnit: textOf(fields.costPerUnit).optional().describe("What one costs, as it was said."),
  supplierId: supplierId.describe("From list_suppliers."),
  expiresOn: CalendarDate.optional(),
  notes: textOf(fields.notes).optional(),
} satisfies Record<Exclude<keyof typeof fields, "currentQuantity">, z.ZodType>;

export const AddItem = z.strictObject({
  name: CreateItem.shape.name,
  ...said,
  currentQuantity: Units.describe("Closed containers that are there."),
});
export type AddItem = z.infer<typeof AddItem>;

export const ItemById = z.strictObject({ itemId: z.uuid().describe("From list_stock.") });
export type ItemById = z.infer<typeof ItemById>;

export const ChangeItem = ItemById.extend({ name: UpdateItem.shape.name, ...said });
export type ChangeItem = z.infer<typeof ChangeItem>;

export const AdjustStock = ItemById.extend({
  units: z
    .int()
    .min(-100_000)
    .max(100_000)
    .optional()
    .describe("Whole containers: negative when they go. Either this or grams."),
  grams: z
    .number()
    .min(-1_000_000)
    .max(1_000_000)
    .optional()
    .describe("What was weighed out or put back."),
  reason: AdjustReason,
  note: Words(300),
});
export type AdjustStock = z.infer<typeof AdjustStock>;

export const SupplierById = z.strictObject({
  supplierId: z.uuid().describe("From list_suppliers."),
});
export type SupplierById = z.infer<typeof SupplierById>;

export const ChangeSupplier = SupplierById.extend(UpdateSupplier.shape);
export type ChangeSupplier = z.infer<typeof ChangeSupplier>;

export const SuppliersFound = z.object({ suppliers: z.array(Supplier) });
export type SuppliersFound = z.infer<typeof SuppliersFound>;

/** Something that is gone from a list. */
export const GoneNamed = z.object({ id: z.uuid(), name: z.string() });
export type GoneNamed = z.infer<typeof GoneNamed>;

export const BowlsAsked = z.strictObject({
  consultationId: z.uuid().optional().describe("Only those of this consultation."),
});
export type BowlsAsked = z.infer<typeof BowlsAsked>;

export const BowlsFound = z.object({ bowls: z.array(MixedBowl), total: z.int() });
export type BowlsFound = z.infer<typeof BowlsFound>;

export const BowlById = z.strictObject({
  bowlId: z.uuid().describe("From mix_bowl or list_bowls."),
});
export type BowlById = z.infer<typeof BowlById>;

/** The count that is open, or the last one. */
export const TakeShown = z.object({ take: StockTake.nullable() });
export type TakeShown = z.infer<typeof TakeShown>;

export const CountStock = CountItems;
export type CountStock = z.infer<typeof CountStock>;

export const OrderById = z.strictObject({ orderId: z.uuid().describe("From find_orders.") });
export type OrderById = z.infer<typeof OrderById>;

export const ChangeOrder = OrderById.extend({
  items: UpdateOrder.shape.items.describe("All lines as they shall be; 0 removes one."),
  note: UpdateOrder.shape.note,
  expectedOn: CalendarDate.optional(),
});
export type ChangeOrder = z.infer<typeof ChangeOrder>;

export const ReceiveDelivery = OrderById.extend({
  items: z
    .array(
      z.strictObject({
        itemId: z.uuid(),
        received: z.int().min(0).max(100_000),
        expiresOn: CalendarDate.optional(),
      }),
    )
    .min(1)
    .max(500)
    .optional()
    .describe("What came, where it was not all of it."),
  finished: z.boolean().optional().describe("Nothing more will come."),
  note: Words(300),
});
export type ReceiveDelivery = z.infer<typeof ReceiveDelivery>;

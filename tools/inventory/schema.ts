import { z } from "zod";
import { LineKey } from "#tools/colour/hair-schema.ts";
import { emailOf, neededOf, numberOf, textOf, webOf, wholeOf } from "#tools/core/fields.ts";
import { PricedPart } from "#tools/pricing/cost/cost-schema.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { DEFAULT_LOW_STOCK } from "./data.ts";
import { ITEM_FIELDS } from "./items/item-fields.ts";
import { SUPPLIER_FIELDS, type SupplierFieldName } from "./suppliers/supplier-fields.ts";

export const InventorySubscription = z.object({ isActive: z.boolean() });
export type InventorySubscription = z.infer<typeof InventorySubscription>;

/** Spec's categories of items. */
export const ItemCategory = z.enum([
  "color",
  "developer",
  "lightener",
  "toner",
  "tools",
  "supplies",
]);
export type ItemCategory = z.infer<typeof ItemCategory>;

/** Spec's units: an item is counted in whole ones. */
export const ItemUnit = z.enum(["oz", "ml", "tube", "bottle", "piece"]);
export type ItemUnit = z.infer<typeof ItemUnit>;

const line = (longest: number) => z.string().trim().max(longest);

/** What an item is in the catalogue, so that bowls draw on it: a shade of a line, or the developer of a line by its volume. */
export const CatalogueLink = z.object({
  line: LineKey,
  part: PricedPart,
  /** Of colour: the shade; null for a line without shades, such as a lightener. */
  code: line(60).nullable(),
  /** Of a developer. */
  volume: z.number().min(0).max(60).nullable(),
});
export type CatalogueLink = z.infer<typeof CatalogueLink>;

export const Supplier = z.object({
  id: z.uuid(),
  name: z.string(),
  accountNumber: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  website: z.string().nullable(),
  address: z.string().nullable(),
  notes: z.string().nullable(),
  /** Items that are bought there. */
  items: z.int(),
  createdAt: z.iso.datetime(),
} satisfies Record<SupplierFieldName, z.ZodType> & z.ZodRawShape);
export type Supplier = z.infer<typeof Supplier>;

/** Spec: the name is required. */
export const CreateSupplier = z.strictObject({
  name: neededOf(SUPPLIER_FIELDS.name),
  contactEmail: emailOf(SUPPLIER_FIELDS.contactEmail),
  contactPhone: textOf(SUPPLIER_FIELDS.contactPhone).nullish(),
  accountNumber: textOf(SUPPLIER_FIELDS.accountNumber).nullish(),
  website: webOf(SUPPLIER_FIELDS.website),
  address: textOf(SUPPLIER_FIELDS.address).nullish(),
  notes: textOf(SUPPLIER_FIELDS.notes).nullish(),
} satisfies Record<SupplierFieldName, z.ZodType>);
export type CreateSupplier = z.infer<typeof CreateSupplier>;
export const UpdateSupplier = z.strictObject(CreateSupplier.partial().shape);
export type UpdateSupplier = z.infer<typeof UpdateSupplier>;

/**
 * Something the salon keeps. `currentQuantity` counts whole containers that are closed; what stands open is `openGrams`.
 * Items without `unitGrams` are counted only.
 */
export const Item = z.object({
  id: z.uuid(),
  name: z.string(),
  brand: z.string().nullable(),
  category: ItemCategory,
  productCode: z.string().nullable(),
  barcode: z.string().nullable(),
  currentQuantity: z.int(),
  unit: ItemUnit,
  /** What one unit holds, in grams; null where it is not weighed. */
  unitGrams: z.number().nullable(),
  /** What is left in the open container, in grams. */
  openGrams: z.number(),
  openedAt: z.iso.datetime().nullable(),
  lowStockThreshold: z.int(),
  /** What quick reorder fills up to; null: twice the threshold, by the spec's rule. */
  targetQuantity: z.int().nullable(),
  /** Spec: at or below its threshold. */
  isLow: z.boolean(),
  /** Text with the salon's currency, "" where unknown or not for this role's eyes. */
  costPerUnit: z.string(),
  /** Minor units. */
  costPerUnitMinor: z.int().nullable(),
  supplierId: z.uuid().nullable(),
  supplierName: z.string().nullable(),
  link: CatalogueLink.nullable(),
  /** Best before, of what stands there. */
  expiresOn: z.string().nullable(),
  notes: z.string().nullable(),
  /** More was used than was on record: it waits for a count. */
  needsCount: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Item = z.infer<typeof Item>;

const { name, brand, productCode, barcode, unitGrams, costPerUnit, notes } = ITEM_FIELDS;
const { currentQuantity, targetQuantity } = ITEM_FIELDS;
const Threshold = wholeOf(ITEM_FIELDS.lowStockThreshold);

export const CreateItem = z.strictObject({
  name: neededOf(name),
  brand: textOf(brand).nullish(),
  category: ItemCategory.default("color"),
  productCode: textOf(productCode).nullish(),
  barcode: textOf(barcode).nullish(),
  /** Spec: 0 when nothing is said. */
  currentQuantity: wholeOf(currentQuantity).default(0),
  unit: ItemUnit.default("oz"),
  unitGrams: numberOf(unitGrams).nullish(),
  /** Spec: a cleared or 0 entry falls back to 5. */
  lowStockThreshold: Threshold.nullish().transform((given) => given || DEFAULT_LOW_STOCK),
  targetQuantity: wholeOf(targetQuantity).nullish(),
  /** A price as people write it, with or without the currency's sign, or as a number of the currency. */
  costPerUnit: z.union([textOf(costPerUnit), z.number().min(0).max(1_000_000)]).nullish(),
  supplierId: z.uuid().nullish(),
  link: CatalogueLink.nullish(),
  expiresOn: CalendarDate.nullish(),
  notes: textOf(notes).nullish(),
} satisfies Record<keyof typeof ITEM_FIELDS, z.ZodType> & { link: z.ZodType });
export type CreateItem = z.infer<typeof CreateItem>;

const { currentQuantity: _, ...changeable } = CreateItem.shape;
/** What is left out stays. The quantity changes by movements alone: a count, a delivery, a bowl. */
export const UpdateItem = z.strictObject({
  ...z.object(changeable).partial().shape,
  category: ItemCategory.optional(),
  unit: ItemUnit.optional(),
  lowStockThreshold: Threshold.nullable()
    .transform((given) => given || DEFAULT_LOW_STOCK)
    .optional(),
});
export type UpdateItem = z.infer<typeof UpdateItem>;

/** Which items: words of name, brand or code, a category, a supplier's. */
export const FindItems = z.strictObject({
  q: line(120).optional(),
  category: ItemCategory.optional(),
  supplierId: z.uuid().optional(),
  limit: z.int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});
export type FindItems = z.infer<typeof FindItems>;

/** An item of the low-stock panel, with what quick reorder would ask for. */
export const LowItem = Item.extend({ reorderQuantity: z.int() });
export type LowItem = z.infer<typeof LowItem>;

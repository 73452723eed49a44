import type { Field } from "#tools/core/fields.ts";

/** Units of one item at most. */
const MOST = 1_000_000;

/** Everything that is written of an item. */
export const ITEM_FIELDS = {
  name: { label: "Name", kind: "line", longest: 160 },
  category: { label: "Category", kind: "choice" },
  supplierId: { label: "Supplier", kind: "choice" },
  brand: { label: "Brand", kind: "line", longest: 120, beside: true },
  productCode: { label: "Product code", kind: "line", longest: 60, beside: true },
  barcode: { label: "Barcode", kind: "line", longest: 64, beside: true },
  currentQuantity: { label: "Quantity", kind: "number", least: 0, most: MOST },
  unit: { label: "Unit", kind: "choice" },
  unitGrams: {
    label: "One holds (g)",
    kind: "number",
    least: 0.1,
    most: 20_000,
    hint: "1 ml is 1 g. Empty: it is counted, not weighed.",
  },
  lowStockThreshold: {
    label: "Low-stock threshold",
    kind: "number",
    least: 0,
    most: MOST,
    hint: "At or below it, it is low. Empty: 5.",
  },
  targetQuantity: {
    label: "Target quantity",
    kind: "number",
    least: 0,
    most: MOST,
    hint: "Orders fill up to it. Empty: twice the threshold is ordered.",
  },
  costPerUnit: {
    label: "Cost per unit",
    kind: "price",
    longest: 30,
    placeholder: "9.50",
    beside: true,
  },
  expiresOn: { label: "Best before", kind: "day", longest: 10, beside: true },
  notes: { label: "Notes", kind: "text", longest: 2000 },
} as const satisfies Record<string, Field>;

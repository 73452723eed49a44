import { csvOf, harmless } from "#tools/sheets/csv-rules.ts";
import type { OrderPaper } from "./order-paper.ts";

/** Tells Excel that the text is UTF-8. */
const MARK = "\ufeff";
const HEADINGS = [
  "Order",
  "Account number",
  "Product code",
  "Barcode",
  "Product",
  "Quantity",
  "Unit",
] as const;

/** An order as a sheet, one row a line; no cell is taken for a formula. */
export function orderCsv({ number, supplier, lines }: OrderPaper): string {
  const rows = lines.map(({ code, barcode, name, quantity, unit }) => [
    ...[number, supplier.accountNumber, code, barcode, name].map(harmless),
    String(quantity),
    unit,
  ]);
  return MARK + csvOf([HEADINGS, ...rows]);
}

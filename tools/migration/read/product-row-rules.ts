import { DEFAULT_LOW_STOCK } from "#tools/inventory/data.ts";
import { ITEM_FIELDS } from "#tools/inventory/items/item-fields.ts";
import type { ItemCategory, ItemUnit } from "#tools/inventory/schema.ts";
import { plainBarcode, unitGramsOf } from "#tools/inventory/items/stock-rules.ts";
import { SUPPLIER_FIELDS } from "#tools/inventory/suppliers/supplier-fields.ts";
import { quoted, rowReader, type HowRead, type Judged } from "./row-reader-rules.ts";
import type { SourceRecord } from "#tools/migration/schema.ts";

/** A product as a row tells of it; the cost in minor units. */
export type ProductTold = {
  name: string;
  brand: string | null;
  category: ItemCategory;
  productCode: string | null;
  barcode: string | null;
  unit: ItemUnit;
  unitGrams: number | null;
  quantity: number;
  /** The other system had sold more than it knew of, or said what is no number. */
  needsCount: boolean;
  lowStockThreshold: number;
  costPerUnit: number | null;
  supplier: string | null;
  notes: string | null;
};

/** A product by a row, within the limits of the product's own form. */
export function productOf(fields: SourceRecord["fields"], how: HowRead): Judged<ProductTold> {
  const row = rowReader(fields, how);
  const name = row.needed("name", row.raw("name").replaceAll(/\s+/g, " "), {
    longest: ITEM_FIELDS.name.longest,
    lacking: "no name stands in this row",
  });
  const category = itemCategoryOf(`${row.raw("category")} ${name}`);
  const [written, size] = [row.line("unit", 40) ?? "", row.line("unitSize", 40) ?? ""];
  const pack = packOf({ unit: written, size, category });
  const unitGrams = isSize(pack.unitGrams)
    ? pack.unitGrams
    : row.omit("unitSize", `${quoted(size || written)} is no size of a pack`);
  const counted = row.whole("quantity");
  const quantity = counted ?? 0;
  const barcode = plainBarcode(row.line("barcode", ITEM_FIELDS.barcode.longest) ?? "");
  const { price, words } = row.price("cost");
  const said = [row.text("description", 800), row.text("notes", 1000), words].filter(
    (text) => text !== null,
  );
  return row.judged({
    name,
    brand: row.line("brand", ITEM_FIELDS.brand.longest),
    category,
    productCode: row.line("code", ITEM_FIELDS.productCode.longest),
    barcode: barcode || null,
    unit: pack.unit,
    unitGrams,
    quantity: Math.max(0, quantity),
    needsCount: quantity < 0 || (counted === null && row.raw("quantity") !== ""),
    lowStockThreshold: Math.max(0, row.whole("lowStock") ?? 0) || DEFAULT_LOW_STOCK,
    costPerUnit: price,
    supplier: row.line("supplier", SUPPLIER_FIELDS.name.longest),
    notes: said.join("\n") || null,
  });
}

const isSize = (grams: number | null) =>
  grams === null || (grams >= ITEM_FIELDS.unitGrams.least && grams <= ITEM_FIELDS.unitGrams.most);

const CATEGORIES: readonly [RegExp, ItemCategory][] = [
  [
    /developer|peroxid|oxidant|oxydant|activator|entwickler|oxidation|revelador|\bvol(ume)?\b/,
    "developer",
  ],
  [/lighten|bleach|blondier|decolor|powder|aufhell/, "lightener"],
  [/toner|gloss|glaze|tonung|patine|matizador/, "toner"],
  [
    /colou?r\b|colou?ring|haircolou?r|permanent|demi|tint|farbe|haarfarb|coloration|tinte|nuance|shade/,
    "color",
  ],
  [
    /tool|brush|comb|scissor|shear|dryer|iron|clip|bowl|werkzeug|burste|kamm|schere|herramient|outil/,
    "tools",
  ],
];

/** The product's category by the words of another system and the product's own name. */
export function itemCategoryOf(words: string): ItemCategory {
  const folded = words
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  if (/shampoo|conditioner|mask|spray|serum|haarol|retail/.test(folded)) return "supplies";
  return CATEGORIES.find(([pattern]) => pattern.test(folded))?.[1] ?? "supplies";
}

const UNITS: readonly [RegExp, ItemUnit][] = [
  [/^(fl\.? ?)?(oz|ounces?|unzen?)\.?$/, "oz"],
  [/^(ml|milliliters?|millilitres?|g|gr|grams?|gramm)\.?$/, "ml"],
  [/^(tubes?|tuben?|tubos?)$/, "tube"],
  [/^(bottles?|btl|flaschen?|botellas?|flacons?|bouteilles?)$/, "bottle"],
];

/** What counts as one, and the grams that it holds; "60 ml" is the size of a tube or bottle, and not counted in ml. */
function packOf({ unit, size, category }: { unit: string; size: string; category: ItemCategory }): {
  unit: ItemUnit;
  unitGrams: number | null;
} {
  const known = UNITS.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1];
  const grams = gramsOf(/^[\d.,]+$/.test(size) ? `${size} ${unit}` : size || unit);
  if (grams !== null) {
    const counted = known === "tube" || known === "bottle" ? known : packed(category);
    return { unit: counted, unitGrams: grams };
  }
  const counted = known ?? packed(category);
  return { unit: counted, unitGrams: unitGramsOf(counted, undefined, category) };
}

const packed = (category: ItemCategory): ItemUnit =>
  category === "color" || category === "toner"
    ? "tube"
    : category === "developer"
      ? "bottle"
      : "piece";

/** Grams of "60 ml", "2.1 oz" or "1 l"; 1 ml is 1 g. */
function gramsOf(text: string): number | null {
  const [, figure, unit = ""] =
    /^(\d+(?:[.,]\d+)?) ?(ml|l|lt|litre|liter|cl|g|gr|kg|oz|fl\.? ?oz)\b\.?/i.exec(text.trim()) ??
    [];
  if (!figure) return null;
  const times = { l: 1000, lt: 1000, litre: 1000, liter: 1000, cl: 10, kg: 1000 }[
    unit.toLowerCase()
  ];
  const factor = /oz/i.test(unit) ? 29.6 : (times ?? 1);
  return Math.round(Number(figure.replace(",", ".")) * factor * 10) / 10;
}

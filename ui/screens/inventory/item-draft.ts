import { DEFAULT_LOW_STOCK, UNIT_GRAMS } from "#tools/inventory/data.ts";
import type { CatalogueLink, Item, ItemCategory, ItemUnit } from "#tools/inventory/schema.ts";
import { plainBarcode } from "#tools/inventory/items/stock-rules.ts";
import { textDraft, type TextDraft } from "#ui/lib/device/text-draft.ts";

/** What is typed of an item as text. */
const TEXTS = [
  "name",
  "brand",
  "productCode",
  "barcode",
  "costPerUnit",
  "supplierId",
  "expiresOn",
  "notes",
] as const;

/** An item's form. */
export type ItemDraft = TextDraft<(typeof TEXTS)[number]> &
  Pick<Item, "category" | "unit" | "unitGrams" | "targetQuantity" | "link"> & {
    lowStockThreshold: number | null;
    /** Of a new one. */
    currentQuantity: number | null;
  };

/** Spec: the unit of a new item. */
const UNIT = "oz";

/** The form of a new item, by the spec's defaults. */
export const newDraft = (barcode = ""): ItemDraft => ({
  ...textDraft(TEXTS),
  barcode,
  category: "color",
  currentQuantity: 0,
  unit: UNIT,
  unitGrams: UNIT_GRAMS[UNIT],
  lowStockThreshold: DEFAULT_LOW_STOCK,
  targetQuantity: null,
  link: null,
});

/** The form of an item that is there. */
export function draftOf(item: Item): ItemDraft {
  const { category, currentQuantity, unit, unitGrams, lowStockThreshold, targetQuantity, link } =
    item;
  return {
    ...textDraft(TEXTS, item),
    category,
    currentQuantity,
    unit,
    unitGrams,
    lowStockThreshold,
    targetQuantity,
    link,
  };
}

/** Another unit holds something else: what it usually holds stands in the field, unless something else was typed. */
export function withUnit(draft: ItemDraft, unit: ItemUnit): Partial<ItemDraft> {
  const untouched = draft.unitGrams === UNIT_GRAMS[draft.unit];
  return { unit, ...(untouched && { unitGrams: UNIT_GRAMS[unit] }) };
}

/** Tools and supplies are counted, not weighed, unless something was typed. */
export function withCategory(draft: ItemDraft, category: ItemCategory): Partial<ItemDraft> {
  const usual = UNIT_GRAMS[draft.unit];
  const weighed = category !== "tools" && category !== "supplies";
  if (draft.unitGrams === usual && !weighed) return { category, unitGrams: null };
  return { category, ...(weighed && { unitGrams: draft.unitGrams ?? usual }) };
}

/** What is linked says what it is; what was typed already stays. */
export function withLink(
  draft: ItemDraft,
  link: CatalogueLink | null,
  known?: { name: string; brand: string },
): Partial<ItemDraft> {
  if (!link || !known) return { link };
  const developer = link.part === "developer";
  return {
    link,
    name: draft.name.trim() ? draft.name : known.name,
    brand: draft.brand.trim() ? draft.brand : known.brand,
    productCode: draft.productCode.trim() ? draft.productCode : (link.code ?? ""),
    category: developer && draft.category === "color" ? "developer" : draft.category,
    // the unit that stands at first is no choice: color comes in tubes, developer in bottles
    ...(draft.unit === UNIT &&
      draft.unitGrams === UNIT_GRAMS[UNIT] &&
      withUnit(draft, developer ? "bottle" : "tube")),
  };
}

/** What is sent of a new one. Without a link or a weight, the server looks whether its words and prices say what it is and holds. */
export function newItemOf(draft: ItemDraft): object {
  const { link, unitGrams, currentQuantity, ...rest } = changedItemOf(draft);
  return {
    ...rest,
    currentQuantity: currentQuantity ?? 0,
    ...(link && { link }),
    ...((unitGrams !== null || UNIT_GRAMS[draft.unit] !== null) && { unitGrams }),
  };
}

/** What is sent of one that is there: a barcode without the spaces that it is printed with. */
export const changedItemOf = (draft: ItemDraft) => ({
  ...draft,
  barcode: plainBarcode(draft.barcode),
});

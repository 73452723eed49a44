import { UNIT_GRAMS } from "#tools/inventory/data.ts";
import { ITEM_FIELDS } from "#tools/inventory/item-fields.ts";
import {
  ItemCategory,
  ItemUnit,
  type CatalogueLink,
  type CreateItem,
  type Item,
  type UpdateItem,
} from "#tools/inventory/schema.ts";
import { plainBarcode } from "#tools/inventory/stock-rules.ts";
import { textDraft, typedOf, type TextDraft } from "#ui/lib/text-draft.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

/** What is typed of an item as text. */
const TEXTS = [
  "name",
  "brand",
  "productCode",
  "barcode",
  "unitGrams",
  "costPerUnit",
  "supplierId",
  "expiresOn",
  "notes",
] as const;
export type Text = (typeof TEXTS)[number];

/** An item's form: everything as it is typed. */
export type ItemDraft = TextDraft<Text> & {
  category: ItemCategory;
  currentQuantity: number | undefined;
  unit: ItemUnit;
  lowStockThreshold: number | undefined;
  targetQuantity: number | undefined;
  link: CatalogueLink | null;
};

export type Problems = Partial<Record<keyof ItemDraft, string>>;

/** The form of a new item, by the spec's defaults. */
export const newDraft = (barcode = ""): ItemDraft => ({
  ...textDraft(TEXTS),
  barcode,
  category: "color",
  currentQuantity: 0,
  unit: "oz",
  unitGrams: holds("oz"),
  lowStockThreshold: 5,
  targetQuantity: undefined,
  link: null,
});

/** The form of an item that is there. */
export function draftOf(item: Item): ItemDraft {
  const { category, currentQuantity, unit, lowStockThreshold, targetQuantity, link } = item;
  return {
    ...textDraft(TEXTS, item),
    category,
    currentQuantity,
    unit,
    lowStockThreshold,
    link,
    targetQuantity: targetQuantity ?? undefined,
  };
}

/** Another unit holds something else: what it usually holds stands in the field, unless something else was typed. */
export function withUnit(draft: ItemDraft, unit: ItemUnit): ItemDraft {
  const untouched = draft.unitGrams === holds(draft.unit);
  return { ...draft, unit, unitGrams: untouched ? holds(unit) : draft.unitGrams };
}

/** Tools and supplies are counted, not weighed, unless something was typed. */
export function withCategory(draft: ItemDraft, category: ItemCategory): ItemDraft {
  const untouched = draft.unitGrams === holds(draft.unit);
  const weighed = category !== "tools" && category !== "supplies";
  if (untouched && !weighed) return { ...draft, category, unitGrams: "" };
  const empty = draft.unitGrams === "" && weighed;
  return { ...draft, category, unitGrams: empty ? holds(draft.unit) : draft.unitGrams };
}

/** What is linked says what it is; what was typed already stays. */
export function withLink(
  draft: ItemDraft,
  link: CatalogueLink | null,
  known?: { name: string; brand: string },
): ItemDraft {
  if (!link || !known) return { ...draft, link };
  const developer = link.part === "developer";
  return {
    ...draft,
    link,
    name: draft.name.trim() ? draft.name : known.name,
    brand: draft.brand.trim() ? draft.brand : known.brand,
    productCode: draft.productCode.trim() ? draft.productCode : (link.code ?? ""),
    category: developer && draft.category === "color" ? "developer" : draft.category,
  };
}

/** What is wrong with the form, by its field. */
export function problemsOf({ name, unitGrams }: ItemDraft): Problems {
  const weight = typedNumber(unitGrams);
  const { least, most } = ITEM_FIELDS.unitGrams;
  const bad = weight !== null && !(weight >= least && weight <= most);
  return {
    ...(!name.trim() && { name: "Please enter a name" }),
    ...(bad && { unitGrams: "Write grams, such as 60." }),
  };
}

/** The body of an item that is added. Spec: without a supplier it is sent as null; a cleared or 0 threshold falls back to 5. */
export function createOf(draft: ItemDraft): CreateItem {
  const { link, unitGrams, ...rest } = shared(draft);
  return {
    ...rest,
    currentQuantity: draft.currentQuantity ?? 0,
    // left out, the server looks whether its words and prices say what it is and holds
    ...(link && { link }),
    ...((unitGrams !== null || holds(draft.unit) !== "") && { unitGrams }),
  };
}

/** The body of an item that is changed. Who does not see costs leaves them as they are. */
export function updateOf(draft: ItemDraft, seesCosts: boolean): UpdateItem {
  const { costPerUnit, ...rest } = shared(draft);
  return seesCosts ? { ...rest, costPerUnit } : rest;
}

function shared(draft: ItemDraft) {
  return {
    ...typedOf(TEXTS, draft),
    name: draft.name.trim(),
    category: draft.category,
    barcode: plainBarcode(draft.barcode) || null,
    unit: draft.unit,
    unitGrams: typedNumber(draft.unitGrams),
    lowStockThreshold: draft.lowStockThreshold || 5,
    targetQuantity: draft.targetQuantity ?? null,
    link: draft.link,
  };
}

function holds(unit: ItemUnit): string {
  const weight = UNIT_GRAMS[unit];
  return weight === null ? "" : String(weight);
}

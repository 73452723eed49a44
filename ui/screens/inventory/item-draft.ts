import { UNIT_GRAMS } from "#tools/inventory/data.ts";
import {
  ItemCategory,
  ItemUnit,
  type CatalogueLink,
  type CreateItem,
  type Item,
  type UpdateItem,
} from "#tools/inventory/schema.ts";
import { plainBarcode } from "#tools/inventory/stock-rules.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

/** An item's form: everything as it is typed. */
export type ItemDraft = {
  name: string;
  brand: string;
  category: ItemCategory;
  productCode: string;
  barcode: string;
  currentQuantity: number | undefined;
  unit: ItemUnit;
  unitGrams: string;
  lowStockThreshold: number | undefined;
  targetQuantity: number | undefined;
  costPerUnit: string;
  supplierId: string;
  link: CatalogueLink | null;
  expiresOn: string;
  notes: string;
};

export type Problems = Partial<Record<keyof ItemDraft, string>>;

/** The form of a new item, by the spec's defaults. */
export function newDraft(barcode = ""): ItemDraft {
  return {
    name: "",
    brand: "",
    category: "color",
    productCode: "",
    barcode,
    currentQuantity: 0,
    unit: "oz",
    unitGrams: holds("oz"),
    lowStockThreshold: 5,
    targetQuantity: undefined,
    costPerUnit: "",
    supplierId: "",
    link: null,
    expiresOn: "",
    notes: "",
  };
}

/** The form of an item that is there. */
export function draftOf(item: Item): ItemDraft {
  return {
    name: item.name,
    brand: item.brand ?? "",
    category: item.category,
    productCode: item.productCode ?? "",
    barcode: item.barcode ?? "",
    currentQuantity: item.currentQuantity,
    unit: item.unit,
    unitGrams: item.unitGrams === null ? "" : String(item.unitGrams),
    lowStockThreshold: item.lowStockThreshold,
    targetQuantity: item.targetQuantity ?? undefined,
    costPerUnit: item.costPerUnit,
    supplierId: item.supplierId ?? "",
    link: item.link,
    expiresOn: item.expiresOn ?? "",
    notes: item.notes ?? "",
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
  const bad = weight !== null && !(weight >= 0.1 && weight <= 20_000);
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
    name: draft.name.trim(),
    brand: draft.brand.trim() || null,
    category: draft.category,
    productCode: draft.productCode.trim() || null,
    barcode: plainBarcode(draft.barcode) || null,
    unit: draft.unit,
    unitGrams: typedNumber(draft.unitGrams),
    lowStockThreshold: draft.lowStockThreshold || 5,
    targetQuantity: draft.targetQuantity ?? null,
    costPerUnit: draft.costPerUnit.trim() || null,
    supplierId: draft.supplierId || null,
    link: draft.link,
    expiresOn: draft.expiresOn || null,
    notes: draft.notes.trim() || null,
  };
}

function holds(unit: ItemUnit): string {
  const weight = UNIT_GRAMS[unit];
  return weight === null ? "" : String(weight);
}

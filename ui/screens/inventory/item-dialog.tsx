import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ITEM_FIELDS } from "#tools/inventory/items/item-fields.ts";
import {
  CreateItem,
  ItemCategory,
  ItemUnit,
  UpdateItem,
  type Item,
  type Supplier,
} from "#tools/inventory/schema.ts";
import { createItem, updateItem } from "#ui/api/desk/inventory.ts";
import { BarcodeField } from "#ui/cards/inventory/barcode/barcode-field.tsx";
import { CATEGORY_WORDS, unitWord } from "#ui/cards/inventory/stock-words.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { FieldInput } from "#ui/components/fields/field-input.tsx";
import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { cx } from "#ui/lib/cx.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { CatalogueField } from "./catalogue-field.tsx";
import {
  changedItemOf,
  draftOf,
  newDraft,
  newItemOf,
  withCategory,
  withLink,
  withUnit,
} from "./item-draft.ts";

/** Sixths of the form; on a phone what is a third of it is half. */
const GRID = "grid grid-cols-6 items-start gap-x-3 gap-y-4";
const WHOLE = "col-span-6";
const HALF = "col-span-3";
const THIRD = "col-span-3 md:col-span-2";

/** A new item, or one that is changed. The quantity of one that is there changes by counts, deliveries and bowls alone. */
export function ItemDialog({
  item,
  barcode,
  suppliers,
  onSaved,
  onClose,
}: {
  item?: Item | undefined;
  /** What was scanned before the form opened. */
  barcode?: string | undefined;
  suppliers: readonly Supplier[];
  onSaved?: (item: Item) => void;
  onClose: () => void;
}) {
  const { seesCosts, currency } = useStockActs();
  const create = useMutation(createItem);
  const update = useMutation(updateItem);
  const onSuccess = (saved: Item) => {
    onSaved?.(saved);
    onClose();
  };
  const form = useForm({
    words: item ? UpdateItem : CreateItem,
    fields: ITEM_FIELDS,
    values: item ? draftOf(item) : newDraft(barcode),
    told: item ? changedItemOf : newItemOf,
    saving: item ? update : create,
    send: (told) =>
      item
        ? update.mutate({ id: item.id, ...told }, { onSuccess })
        : create.mutate(told as CreateItem, { onSuccess }),
  });
  const { typed, set, of } = form;
  const one = unitWord(typed.unit, 1);
  return (
    <FormDialog
      form={form}
      wide
      onClose={onClose}
      title={item ? `Edit ${item.name}` : "Add Item"}
      submit={item ? "Save item" : "Add item"}
      className="flex flex-col gap-5"
    >
      <CatalogueField
        link={typed.link}
        onChange={(link, known) => set(withLink(typed, link, known))}
      />
      <div className={GRID}>
        <FieldInput {...of("name")} className={WHOLE} />
        <FieldSelect
          label={ITEM_FIELDS.category.label}
          required
          error={form.errorOf("category")}
          value={typed.category}
          options={ItemCategory.options.map((category) => [category, CATEGORY_WORDS[category]])}
          className={HALF}
          onChange={(chosen) => set(withCategory(typed, ItemCategory.parse(chosen)))}
        />
        <FieldInput {...of("brand")} className={HALF} />
        <FieldInput {...of("productCode")} className={HALF} />
        <BarcodeField {...of("barcode")} className={HALF} />
      </div>
      <Part title="On the shelf">
        {!item && <FieldNumber {...of("currentQuantity")} className={THIRD} />}
        <FieldSelect
          label={ITEM_FIELDS.unit.label}
          error={form.errorOf("unit")}
          value={typed.unit}
          options={ItemUnit.options.map((unit) => [unit, unit])}
          className={item ? HALF : THIRD}
          onChange={(chosen) => set(withUnit(typed, ItemUnit.parse(chosen)))}
        />
        <FieldNumber
          {...of("unitGrams")}
          label={`Grams in one ${one === "oz" ? "fl oz" : one}`}
          className={item ? HALF : cx(THIRD, "max-md:col-span-6")}
        />
        <FieldNumber {...of("lowStockThreshold")} className={HALF} />
        <FieldNumber {...of("targetQuantity")} className={HALF} />
      </Part>
      <Part title="Buying it">
        <FieldSelect
          label={ITEM_FIELDS.supplierId.label}
          error={form.errorOf("supplierId")}
          value={typed.supplierId}
          none="No supplier"
          options={suppliers.map(({ id, name }) => [id, name])}
          className={seesCosts ? cx(THIRD, "max-md:col-span-6") : HALF}
          onChange={(chosen) => set({ supplierId: chosen })}
        />
        {seesCosts && (
          <FieldInput
            {...of("costPerUnit")}
            label={`Cost per ${one}${currency ? ` (${currency})` : ""}`}
            className={THIRD}
          />
        )}
        <FieldInput {...of("expiresOn")} className={seesCosts ? THIRD : HALF} />
        <FieldInput {...of("notes")} className={WHOLE} />
      </Part>
    </FormDialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3.5 border-t border-line-soft pt-4">
      <h3 className="text-base">{title}</h3>
      <div className={GRID}>{children}</div>
    </section>
  );
}

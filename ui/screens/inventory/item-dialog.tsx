import { useMutation } from "@tanstack/react-query";
import { ITEM_FIELDS } from "#tools/inventory/item-fields.ts";
import {
  CreateItem,
  ItemCategory,
  ItemUnit,
  UpdateItem,
  type Item,
  type Supplier,
} from "#tools/inventory/schema.ts";
import { createItem, updateItem } from "#ui/api/inventory.ts";
import { BarcodeField } from "#ui/cards/inventory/barcode/barcode-field.tsx";
import { CATEGORY_WORDS, unitWord } from "#ui/cards/inventory/stock-words.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { FieldInput } from "#ui/components/field-input.tsx";
import { FieldNumber } from "#ui/components/field-number.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormDialog } from "#ui/components/form.tsx";
import { Select } from "#ui/components/select.tsx";
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
      className="flex flex-col gap-4"
    >
      <FieldInput {...of("name")} />
      <CatalogueField
        link={typed.link}
        onChange={(link, known) => set(withLink(typed, link, known))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={ITEM_FIELDS.category.label} required error={form.errorOf("category")}>
          <Select
            value={typed.category}
            onChange={({ target }) => set(withCategory(typed, ItemCategory.parse(target.value)))}
          >
            {ItemCategory.options.map((category) => (
              <option key={category} value={category}>
                {CATEGORY_WORDS[category]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={ITEM_FIELDS.supplierId.label} error={form.errorOf("supplierId")}>
          <Select
            value={typed.supplierId}
            onChange={({ target }) => set({ supplierId: target.value })}
          >
            <option value="">No supplier</option>
            {suppliers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <FieldInput {...of("brand")} />
        <FieldInput {...of("productCode")} />
        <BarcodeField {...of("barcode")} />
        {!item && <FieldNumber {...of("currentQuantity")} />}
        <Field label={ITEM_FIELDS.unit.label} error={form.errorOf("unit")}>
          <Select
            value={typed.unit}
            onChange={({ target }) => set(withUnit(typed, ItemUnit.parse(target.value)))}
          >
            {ItemUnit.options.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </Select>
        </Field>
        <FieldNumber {...of("unitGrams")} label={`One ${one} holds (g)`} />
        <FieldNumber {...of("lowStockThreshold")} />
        <FieldNumber {...of("targetQuantity")} />
        {seesCosts && (
          <FieldInput
            {...of("costPerUnit")}
            label={`Cost per ${one}${currency ? ` (${currency})` : ""}`}
          />
        )}
        <FieldInput {...of("expiresOn")} />
      </div>
      <FieldInput {...of("notes")} />
    </FormDialog>
  );
}

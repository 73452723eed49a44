import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { ITEM_FIELDS } from "#tools/inventory/item-fields.ts";
import { ItemCategory, ItemUnit, type Item, type Supplier } from "#tools/inventory/schema.ts";
import { createItem, updateItem } from "#ui/api/inventory.ts";
import { BarcodeField } from "#ui/cards/inventory/barcode/barcode-field.tsx";
import { CATEGORY_WORDS, unitWord } from "#ui/cards/inventory/stock-words.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { FieldInput } from "#ui/components/field-input.tsx";
import { FieldNumber } from "#ui/components/field-number.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { Select } from "#ui/components/select.tsx";
import { issueFor } from "#ui/lib/issues.ts";
import { CatalogueField } from "./catalogue-field.tsx";
import {
  createOf,
  draftOf,
  newDraft,
  problemsOf,
  updateOf,
  withCategory,
  withLink,
  withUnit,
  type ItemDraft,
} from "./item-draft.ts";

const FORM = "item";

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
  const [draft, setDraft] = useState(() => (item ? draftOf(item) : newDraft(barcode)));
  const [tried, setTried] = useState(false);
  const { seesCosts, currency } = useStockActs();
  const create = useMutation(createItem);
  const update = useMutation(updateItem);
  const { error, isPending } = item ? update : create;
  const problems = tried ? problemsOf(draft) : {};
  const wrong = (field: keyof ItemDraft) => problems[field] ?? issueFor(error, field);
  const set = (change: Partial<ItemDraft>) => setDraft({ ...draft, ...change });
  const ask = (
    name: "name" | "brand" | "productCode" | "costPerUnit" | "expiresOn" | "notes",
    rest: { required?: boolean; label?: string } = {},
  ) => (
    <FieldInput
      {...rest}
      name={name}
      field={ITEM_FIELDS[name]}
      value={draft[name]}
      error={wrong(name)}
      onChange={(_name, value) => set({ [name]: value })}
    />
  );
  const count = (name: "currentQuantity" | "lowStockThreshold" | "targetQuantity") => (
    <FieldNumber
      field={ITEM_FIELDS[name]}
      value={draft[name]}
      error={wrong(name)}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (Object.keys(problemsOf(draft)).length > 0) return;
    const onSuccess = (saved: Item) => {
      onSaved?.(saved);
      onClose();
    };
    if (item) update.mutate({ id: item.id, ...updateOf(draft, seesCosts) }, { onSuccess });
    else create.mutate(createOf(draft), { onSuccess });
  };
  const one = unitWord(draft.unit, 1);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={item ? `Edit ${item.name}` : "Add Item"}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={FORM} pending={isPending}>
            {item ? "Save item" : "Add item"}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {ask("name", { required: true })}
        <CatalogueField
          link={draft.link}
          onChange={(link, known) => setDraft(withLink(draft, link, known))}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={ITEM_FIELDS.category.label} required error={wrong("category")}>
            <Select
              value={draft.category}
              onChange={({ target }) =>
                setDraft(withCategory(draft, ItemCategory.parse(target.value)))
              }
            >
              {ItemCategory.options.map((category) => (
                <option key={category} value={category}>
                  {CATEGORY_WORDS[category]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={ITEM_FIELDS.supplierId.label} error={wrong("supplierId")}>
            <Select
              value={draft.supplierId}
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
          {ask("brand")}
          {ask("productCode")}
          <BarcodeField
            value={draft.barcode}
            onChange={(code) => set({ barcode: code })}
            error={wrong("barcode")}
          />
          {!item && count("currentQuantity")}
          <Field label={ITEM_FIELDS.unit.label} error={wrong("unit")}>
            <Select
              value={draft.unit}
              onChange={({ target }) => setDraft(withUnit(draft, ItemUnit.parse(target.value)))}
            >
              {ItemUnit.options.map((unit) => (
                <option key={unit} value={unit}>
                  {unit}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={`One ${one} holds (g)`}
            hint={ITEM_FIELDS.unitGrams.hint}
            error={wrong("unitGrams")}
          >
            <Input
              name="unitGrams"
              inputMode="decimal"
              autoComplete="off"
              placeholder="60"
              value={draft.unitGrams}
              onChange={({ target }) => set({ unitGrams: target.value })}
            />
          </Field>
          {count("lowStockThreshold")}
          {count("targetQuantity")}
          {seesCosts &&
            ask("costPerUnit", { label: `Cost per ${one}${currency ? ` (${currency})` : ""}` })}
          {ask("expiresOn")}
        </div>
        {ask("notes")}
      </form>
    </Dialog>
  );
}

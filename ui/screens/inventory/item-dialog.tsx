import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { ItemCategory, ItemUnit, type Item, type Supplier } from "#tools/inventory/schema.ts";
import { createItem, updateItem } from "#ui/api/inventory.ts";
import { BarcodeField } from "#ui/cards/inventory/barcode/barcode-field.tsx";
import { CATEGORY_WORDS, unitWord } from "#ui/cards/inventory/stock-words.ts";
import { useStockActs } from "#ui/cards/inventory/use-inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { NumberInput } from "#ui/components/number-input.tsx";
import { Select } from "#ui/components/select.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
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
const MOST = 1_000_000;
type Text = "name" | "brand" | "productCode" | "unitGrams" | "costPerUnit" | "expiresOn" | "notes";

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
  const bind = (field: Text) => ({
    name: field,
    value: draft[field],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  });
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
        <Field label="Name" required error={wrong("name")}>
          <Input maxLength={160} {...bind("name")} />
        </Field>
        <CatalogueField
          link={draft.link}
          onChange={(link, known) => setDraft(withLink(draft, link, known))}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="Category" required error={wrong("category")}>
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
          <Field label="Supplier" error={wrong("supplierId")}>
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
          <Field label="Brand" error={wrong("brand")}>
            <Input maxLength={120} {...bind("brand")} />
          </Field>
          <Field label="Product code" error={wrong("productCode")}>
            <Input maxLength={60} {...bind("productCode")} />
          </Field>
          <BarcodeField
            value={draft.barcode}
            onChange={(code) => set({ barcode: code })}
            error={wrong("barcode")}
          />
          {!item && (
            <Field label="Quantity" error={wrong("currentQuantity")}>
              <NumberInput
                max={MOST}
                value={draft.currentQuantity}
                onChange={(currentQuantity) => set({ currentQuantity })}
              />
            </Field>
          )}
          <Field label="Unit" error={wrong("unit")}>
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
            hint="1 ml is 1 g. Empty: it is counted, not weighed."
            error={wrong("unitGrams")}
          >
            <Input inputMode="decimal" placeholder="60" {...bind("unitGrams")} />
          </Field>
          <Field
            label="Low-stock threshold"
            hint="At or below it, it is low. Empty: 5."
            error={wrong("lowStockThreshold")}
          >
            <NumberInput
              max={MOST}
              value={draft.lowStockThreshold}
              onChange={(lowStockThreshold) => set({ lowStockThreshold })}
            />
          </Field>
          <Field
            label="Target quantity"
            hint="Orders fill up to it. Empty: twice the threshold is ordered."
            error={wrong("targetQuantity")}
          >
            <NumberInput
              max={MOST}
              value={draft.targetQuantity}
              onChange={(targetQuantity) => set({ targetQuantity })}
            />
          </Field>
          {seesCosts && (
            <Field
              label={`Cost per ${one}${currency ? ` (${currency})` : ""}`}
              error={wrong("costPerUnit")}
            >
              <Input
                inputMode="decimal"
                maxLength={30}
                placeholder="9.50"
                {...bind("costPerUnit")}
              />
            </Field>
          )}
          <Field label="Best before" error={wrong("expiresOn")}>
            <Input type="date" {...bind("expiresOn")} />
          </Field>
        </div>
        <Field label="Notes" error={wrong("notes")}>
          <Textarea maxLength={2000} {...bind("notes")} />
        </Field>
      </form>
    </Dialog>
  );
}

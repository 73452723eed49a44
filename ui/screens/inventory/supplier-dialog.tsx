import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { namesOf } from "#tools/core/fields.ts";
import type { Supplier } from "#tools/inventory/schema.ts";
import { SUPPLIER_FIELDS, type SupplierFieldName } from "#tools/inventory/supplier-fields.ts";
import { createSupplier, updateSupplier } from "#ui/api/inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { FieldInput } from "#ui/components/field-input.tsx";
import { issueFor } from "#ui/lib/issues.ts";
import { textDraft, typedOf } from "#ui/lib/text-draft.ts";

const FORM = "supplier";
const NAMES = namesOf(SUPPLIER_FIELDS);

/** A new supplier, or one that is changed. */
export function SupplierDialog({
  supplier,
  onSaved,
  onClose,
}: {
  supplier?: Supplier | undefined;
  onSaved?: (supplier: Supplier) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(() => textDraft(NAMES, supplier));
  const [nameless, setNameless] = useState(false);
  const create = useMutation(createSupplier);
  const update = useMutation(updateSupplier);
  const { error, isPending } = supplier ? update : create;
  const change = (field: SupplierFieldName, value: string) => {
    setDraft({ ...draft, [field]: value });
    if (field === "name") setNameless(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!draft.name.trim()) return setNameless(true);
    const told = { ...typedOf(NAMES, draft), name: draft.name.trim() };
    const onSuccess = (saved: Supplier) => {
      onSaved?.(saved);
      onClose();
    };
    if (supplier) return update.mutate({ id: supplier.id, ...told }, { onSuccess });
    return create.mutate(told, { onSuccess });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={supplier ? `Edit ${supplier.name}` : "Add Supplier"}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={FORM} pending={isPending}>
            {supplier ? "Save supplier" : "Add supplier"}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-4 md:grid-cols-2">
        {NAMES.map((name) => (
          <FieldInput
            key={name}
            name={name}
            field={SUPPLIER_FIELDS[name]}
            required={name === "name"}
            value={draft[name]}
            error={name === "name" && nameless ? "Please enter a name" : issueFor(error, name)}
            onChange={change}
          />
        ))}
      </form>
    </Dialog>
  );
}

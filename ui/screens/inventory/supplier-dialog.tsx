import { useMutation } from "@tanstack/react-query";
import { namesOf } from "#tools/core/fields.ts";
import { CreateSupplier, type Supplier } from "#tools/inventory/schema.ts";
import { SUPPLIER_FIELDS } from "#tools/inventory/suppliers/supplier-fields.ts";
import { createSupplier, updateSupplier } from "#ui/api/desk/inventory.ts";
import { FieldInput } from "#ui/components/fields/field-input.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { textDraft } from "#ui/lib/device/text-draft.ts";
import { useForm } from "#ui/lib/use-form.ts";

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
  const create = useMutation(createSupplier);
  const update = useMutation(updateSupplier);
  const onSuccess = (saved: Supplier) => {
    onSaved?.(saved);
    onClose();
  };
  const form = useForm({
    words: CreateSupplier,
    fields: SUPPLIER_FIELDS,
    values: textDraft(NAMES, supplier),
    saving: supplier ? update : create,
    send: (told) =>
      supplier
        ? update.mutate({ id: supplier.id, ...told }, { onSuccess })
        : create.mutate(told, { onSuccess }),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={supplier ? `Edit ${supplier.name}` : "Add Supplier"}
      submit={supplier ? "Save supplier" : "Add supplier"}
    >
      {NAMES.map((name) => (
        <FieldInput key={name} {...form.of(name)} />
      ))}
    </FormDialog>
  );
}

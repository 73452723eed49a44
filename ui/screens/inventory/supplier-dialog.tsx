import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Supplier } from "#tools/inventory/schema.ts";
import { createSupplier, updateSupplier } from "#ui/api/inventory.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
import { issueFor } from "#ui/lib/issues.ts";

const FORM = "supplier";
const FIELDS = [
  "name",
  "contactEmail",
  "contactPhone",
  "accountNumber",
  "website",
  "address",
  "notes",
] as const;
type Draft = Record<(typeof FIELDS)[number], string>;

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
  const [draft, setDraft] = useState(() => draftOf(supplier));
  const [nameless, setNameless] = useState(false);
  const create = useMutation(createSupplier);
  const update = useMutation(updateSupplier);
  const { error, isPending } = supplier ? update : create;
  const bind = (field: keyof Draft) => ({
    name: field,
    value: draft[field],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [field]: target.value });
      if (field === "name") setNameless(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!draft.name.trim()) return setNameless(true);
    const { name, ...rest } = draft;
    const told = Object.fromEntries(
      Object.entries(rest).map(([field, text]) => [field, text.trim() || null]),
    );
    const onSuccess = (saved: Supplier) => {
      onSaved?.(saved);
      onClose();
    };
    if (supplier)
      return update.mutate({ id: supplier.id, name: name.trim(), ...told }, { onSuccess });
    return create.mutate({ name: name.trim(), ...told }, { onSuccess });
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
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Name"
          required
          error={nameless ? "Please enter a name" : issueFor(error, "name")}
        >
          <Input maxLength={120} {...bind("name")} />
        </Field>
        <Field
          label="Contact email"
          hint="Orders go there."
          error={issueFor(error, "contactEmail")}
        >
          <Input type="email" inputMode="email" maxLength={254} {...bind("contactEmail")} />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="Contact phone" error={issueFor(error, "contactPhone")}>
            <Input type="tel" maxLength={40} {...bind("contactPhone")} />
          </Field>
          <Field
            label="Account number"
            hint="Stands on every order."
            error={issueFor(error, "accountNumber")}
          >
            <Input maxLength={60} {...bind("accountNumber")} />
          </Field>
        </div>
        <Field label="Website" error={issueFor(error, "website")}>
          <Input inputMode="url" maxLength={200} {...bind("website")} />
        </Field>
        <Field label="Address" error={issueFor(error, "address")}>
          <Input maxLength={300} {...bind("address")} />
        </Field>
        <Field label="Notes" error={issueFor(error, "notes")}>
          <Textarea maxLength={2000} {...bind("notes")} />
        </Field>
      </form>
    </Dialog>
  );
}

function draftOf(supplier: Supplier | undefined): Draft {
  const written = (field: (typeof FIELDS)[number]) => supplier?.[field] ?? "";
  return {
    name: written("name"),
    contactEmail: written("contactEmail"),
    contactPhone: written("contactPhone"),
    accountNumber: written("accountNumber"),
    website: written("website"),
    address: written("address"),
    notes: written("notes"),
  };
}

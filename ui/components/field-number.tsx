import type { ReactNode } from "react";
import type { NumberField } from "#tools/core/fields.ts";
import { Field } from "./field.tsx";
import { NumberInput } from "./number-input.tsx";

/** A whole number of a record's form, asked as its entry among the record's fields says. */
export function FieldNumber({
  field,
  value,
  onChange,
  onBlur,
  ...rest
}: {
  field: NumberField;
  value: number | null | undefined;
  onChange: (value: number | undefined) => void;
  onBlur?: () => void;
  label?: string;
  hint?: ReactNode;
  required?: boolean;
  error: string | undefined;
  className?: string;
}) {
  return (
    <Field label={field.label} hint={field.hint} {...rest}>
      <NumberInput
        value={value ?? undefined}
        max={field.most}
        placeholder={field.placeholder}
        onChange={onChange}
        onBlur={onBlur}
        className="font-mono placeholder:font-sans"
      />
    </Field>
  );
}

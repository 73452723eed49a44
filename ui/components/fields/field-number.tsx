import { useState, type ReactNode } from "react";
import type { NumberField } from "#tools/core/fields.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

/** A number of a record's form, asked as its entry among the record's fields says. What is none yet stays as typed, as NaN. */
export function FieldNumber({
  name,
  field,
  value,
  onChange,
  onBlur,
  ...rest
}: {
  name: string;
  field: NumberField;
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  label?: string;
  hint?: ReactNode;
  required?: boolean;
  error: string | undefined;
  className?: string | undefined;
}) {
  const [typed, setTyped] = useState("");
  return (
    <Field label={field.label} hint={field.hint} {...rest}>
      <Input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={Object.is(typedNumber(typed), value) ? typed : (value ?? "")}
        placeholder={field.placeholder}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(typedNumber(target.value));
        }}
        onBlur={onBlur}
      />
    </Field>
  );
}

import type { ReactNode } from "react";
import type { TextField } from "#tools/core/fields.ts";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Textarea } from "./textarea.tsx";

/** Letters that are still typed in one line. */
const ONE_LINE = 300;
const TYPES: Partial<Record<TextField["kind"], string>> = {
  email: "email",
  phone: "tel",
  day: "date",
};
const MODES: Partial<Record<TextField["kind"], "email" | "url" | "decimal">> = {
  email: "email",
  web: "url",
  price: "decimal",
};

/** One field of a record's form, asked as its entry among the record's fields says. */
export function FieldInput({
  name,
  field: { kind, longest, ...field },
  value,
  onChange,
  onBlur,
  className = field.beside ? undefined : "md:col-span-2",
  autoComplete = "off",
  autoCapitalize,
  disabled,
  ...rest
}: {
  name: string;
  field: TextField;
  value: string | null;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** In place of the field's own, where they depend on what is said. */
  label?: string;
  hint?: ReactNode;
  required?: boolean;
  error: string | undefined;
  className?: string | undefined;
  autoComplete?: string;
  autoCapitalize?: string;
  disabled?: boolean;
}) {
  const shared = {
    name,
    value: value ?? "",
    maxLength: longest,
    autoComplete,
    autoCapitalize,
    disabled,
    placeholder: field.placeholder,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onBlur,
  };
  return (
    <Field label={field.label} hint={field.hint} className={className} {...rest}>
      {kind === "text" && longest > ONE_LINE ? (
        <Textarea {...shared} />
      ) : (
        <Input
          type={TYPES[kind] ?? "text"}
          inputMode={MODES[kind]}
          className={kind === "day" ? "max-w-52 max-sm:px-2.5" : undefined}
          {...shared}
        />
      )}
    </Field>
  );
}

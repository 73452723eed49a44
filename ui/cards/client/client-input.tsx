import { CLIENT_FIELDS, type ClientField } from "#tools/clients/fields.ts";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
import type { TypedField } from "./client-draft.ts";

/** Letters that are still typed in one line. */
const ONE_LINE = 300;
/** Fields that stand side by side where there is room. */
const BESIDE = { phone: true, email: true };
const TYPES = { email: "email", phone: "tel", day: "date" } as const;

/** One field of a client's form, asked as the record's fields say. */
export function ClientInput({
  name,
  value,
  error,
  onChange,
}: {
  name: TypedField;
  value: string;
  error: string | undefined;
  onChange: (name: TypedField, value: string) => void;
}) {
  const { label, kind, longest, hint, placeholder }: ClientField = CLIENT_FIELDS[name];
  const shared = {
    name,
    value,
    maxLength: longest,
    autoComplete: "off",
    placeholder,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  };
  return (
    <Field
      label={label}
      hint={hint}
      required={name === "name"}
      error={error}
      className={name in BESIDE ? undefined : "md:col-span-2"}
    >
      {kind === "text" && longest > ONE_LINE ? (
        <Textarea {...shared} />
      ) : (
        <Input
          type={kind in TYPES ? TYPES[kind as keyof typeof TYPES] : "text"}
          className={kind === "day" ? "max-w-52" : undefined}
          {...shared}
        />
      )}
    </Field>
  );
}

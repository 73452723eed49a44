import type { FieldProps } from "./field.tsx";
import { Field } from "./field.tsx";
import { Select } from "./select.tsx";

export type FieldSelectProps = Omit<FieldProps, "children"> & {
  value: string | number;
  /** What there is to choose, in this order. */
  options: readonly (readonly [value: string | number, words: string])[];
  /** The choice of none, an empty value, before the others. */
  none?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  onChange: (value: string) => void;
};

/** One of many under a label. */
export function FieldSelect({
  value,
  options,
  none,
  disabled,
  name,
  onBlur,
  onChange,
  ...field
}: FieldSelectProps) {
  return (
    <Field {...field}>
      <Select
        name={name}
        value={value}
        disabled={disabled}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

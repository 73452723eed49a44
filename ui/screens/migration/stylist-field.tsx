import { useQuery } from "@tanstack/react-query";
import { listStylists } from "#ui/api/house/stylists.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { Select } from "#ui/components/fields/select.tsx";

/** What it means whose a migration is. */
export const UNNAMED = "Services, and visits that name nobody of your team, become theirs.";

/** Whose the migration is. */
export function StylistField({
  value,
  onChange,
  required = false,
  hint,
  className,
}: {
  value: string;
  onChange: (stylistId: string) => void;
  required?: boolean;
  hint?: string;
  className?: string;
}) {
  const { data: stylists } = useQuery(listStylists);
  return (
    <Field
      label="Stylist"
      required={required}
      {...(hint && { hint })}
      {...(className && { className })}
    >
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {!stylists && <option value={value}>…</option>}
        {stylists?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

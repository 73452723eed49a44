import type { Stylist } from "#tools/stylists/schema.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { cx } from "#ui/lib/cx.ts";

/** In the address: nobody in particular. */
export const EVERYBODY = "all";

/** Whose appointments are shown. */
export function StylistFilter({
  stylists,
  value,
  onChange,
  className,
}: {
  stylists: readonly Pick<Stylist, "id" | "name">[];
  value: string;
  onChange: (stylistId: string) => void;
  className?: string;
}) {
  return (
    <Field
      label="Stylist"
      hideLabel
      className={cx("w-48 max-lg:w-38 max-md:min-w-0 max-md:flex-1 max-md:basis-28", className)}
    >
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value={EVERYBODY}>All Stylists</option>
        {stylists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

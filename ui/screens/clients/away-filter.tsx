import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { Select } from "#ui/components/fields/select.tsx";

/** How long somebody may have stayed away, in days, as it stands in the address. */
const LENGTHS = [
  ["42", "Away for 6 weeks"],
  ["91", "Away for 3 months"],
  ["182", "Away for 6 months"],
  ["365", "Away for a year"],
] as const;

const DEVICE_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The length that an address names; "" where it names none. */
export const awayIn = (said: string | null): string =>
  LENGTHS.some(([days]) => days === said) ? (said ?? "") : "";

/** The day before which those were here last. */
export const awaySince = (days: string, now: number): string =>
  days && addDays(wallOf(DEVICE_ZONE, now).date, -Number(days));

/** Leaves clients who were last here so long ago, and are not booked. */
export function AwayFilter({
  value,
  onChange,
}: {
  value: string;
  onChange: (days: string) => void;
}) {
  return (
    <Field label="Last visit" hideLabel className="shrink-0 basis-40 sm:basis-52">
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Any last visit</option>
        {LENGTHS.map(([days, name]) => (
          <option key={days} value={days}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

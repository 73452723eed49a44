import { Select } from "#ui/components/fields/select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { beforeWords } from "./message-words.ts";

/** Hours before an appointment that salons choose, up to two weeks. */
const USUAL = [1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 60, 72, 96, 120, 144, 168, 240, 336];

/** How long before an appointment something goes out, in hours; those that are taken by others are not offered. */
export function TimeBefore({
  label,
  hours,
  least = 1,
  taken = [],
  error,
  onChange,
}: {
  label: string;
  hours: number;
  least?: number;
  taken?: readonly number[];
  error?: string | undefined;
  onChange: (hours: number) => void;
}) {
  const offered = [...new Set([...USUAL, hours])]
    .filter((each) => each === hours || (each >= least && !taken.includes(each)))
    .toSorted((a, b) => a - b);
  return (
    <Field label={label} hideLabel error={error} className="w-40 shrink-0">
      <Select value={hours} onChange={({ target }) => onChange(Number(target.value))}>
        {offered.map((each) => (
          <option key={each} value={each}>
            {beforeWords(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

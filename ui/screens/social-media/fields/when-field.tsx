import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { HERE, useClock } from "#ui/screens/social-media/use-clock.ts";
import { fieldTime } from "./wall-time.ts";

/** When a post goes out, by the salon's clock; left empty it is a draft. */
export function WhenField({
  value,
  issue,
  onChange,
}: {
  value: string;
  issue: string | undefined;
  onChange: (value: string) => void;
}) {
  const { timeZone, now } = useClock();
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return (
    <Field
      label="Schedule"
      error={issue}
      hint={
        HERE === timeZone
          ? "Leave it empty to keep a draft."
          : `By the salon’s clock (${place}). Leave it empty to keep a draft.`
      }
    >
      <Input
        type="datetime-local"
        className="md:max-lg:px-2.5"
        min={fieldTime(timeZone, new Date(now).toISOString())}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

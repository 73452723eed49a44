import { useState } from "react";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { FieldSegments } from "#ui/components/fields/segmented-control.tsx";
import { HERE, useClock } from "#ui/screens/social-media/use-clock.ts";
import { fieldTime } from "./wall-time.ts";

const WAYS = [
  { value: "draft", label: "Keep a draft" },
  { value: "day", label: "On a day" },
] as const;

/** When a post goes out, by the salon's clock, or that it stays a draft. */
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
  const [dated, setDated] = useState(false);
  const shown = dated || value !== "";
  const choose = (when: "draft" | "day") => {
    setDated(when === "day");
    const morrow = fieldTime(timeZone, new Date(now + 86_400_000).toISOString());
    onChange(when === "day" ? `${morrow.slice(0, 10)}T10:00` : "");
  };
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return (
    <>
      <FieldSegments
        label="When"
        options={WAYS}
        value={shown ? "day" : "draft"}
        onChange={choose}
      />
      {shown && (
        <Field
          label="Schedule"
          error={issue}
          {...(HERE !== timeZone && { hint: `By the salon’s clock (${place}).` })}
        >
          <Input
            type="datetime-local"
            className="md:max-lg:px-2.5"
            min={fieldTime(timeZone, new Date(now).toISOString())}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </>
  );
}

import { LEGAL_QUIET } from "#tools/messages/settings-data.ts";
import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { wallTime } from "#ui/lib/format.ts";
import { Group } from "./group.tsx";
import type { GroupProps } from "./message-form.tsx";

/** When nobody is disturbed, how much is too much, and how long a message to many can be taken back. */
export function LimitFields({ form, settings }: GroupProps) {
  const time = (name: "quietFrom" | "quietTo") => {
    const { field, value, error, onChange, onBlur } = form.of(name);
    return (
      <Field label={field.label} error={error}>
        <Input
          type="time"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      </Field>
    );
  };
  return (
    <Group title="Quiet hours and limits">
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <div className="grid grid-cols-2 gap-x-6 max-sm:gap-x-3 sm:col-span-2">
          {time("quietFrom")}
          {time("quietTo")}
        </div>
        <p className="text-xs text-ink-3 sm:col-span-2">
          By the salon’s clock ({settings.timeZone.replaceAll("_", " ")}). Texts that can wait, such
          as reminders, go out after these hours; answers and word on a booking just made go at
          once. They can be longer than {wallTime(LEGAL_QUIET.from)} to {wallTime(LEGAL_QUIET.to)},
          not shorter: texting people at night is against the law in many places.
        </p>
        <FieldNumber {...form.of("perClientPerDay")} />
        <FieldNumber {...form.of("perHour")} />
        <FieldNumber {...form.of("holdSeconds")} />
      </div>
    </Group>
  );
}

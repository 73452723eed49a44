import { LEGAL_QUIET } from "#tools/messages/settings-data.ts";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { NumberInput } from "#ui/components/number-input.tsx";
import { Group } from "./group.tsx";
import { BOUNDS } from "./message-draft.ts";
import type { GroupProps } from "./message-form.tsx";

/** When nobody is disturbed, how much is too much, and how long a message to many can be taken back. */
export function LimitFields({ draft, settings, errorOf, change }: GroupProps) {
  const time = (name: "quietFrom" | "quietTo", label: string) => (
    <Field label={label} error={errorOf(name)}>
      <Input
        type="time"
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        className="font-mono"
      />
    </Field>
  );
  const number = (
    name: "perClientPerDay" | "perHour" | "holdSeconds",
    label: string,
    hint: string,
  ) => (
    <Field label={label} hint={hint} error={errorOf(name)}>
      <NumberInput
        value={draft[name] ?? undefined}
        max={BOUNDS[name].max}
        onChange={(value) => change({ [name]: value })}
        className="font-mono"
      />
    </Field>
  );
  return (
    <Group title="Quiet hours and limits">
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {time("quietFrom", "Quiet from")}
        {time("quietTo", "Quiet to")}
        <p className="text-xs text-ink-3 sm:col-span-2">
          By the salon’s clock ({settings.timeZone.replaceAll("_", " ")}). Texts that can wait, such
          as reminders, go out after these hours; answers and word on a booking just made go at
          once. They can be longer than {LEGAL_QUIET.from} to {LEGAL_QUIET.to}, not shorter: texting
          people at night is against the law in many places.
        </p>
        {number(
          "perClientPerDay",
          "Texts to one client a day",
          `The booking form promises up to ${BOUNDS.perClientPerDay.max}. What is beyond waits for the next day. Answers to what they write do not count.`,
        )}
        {number(
          "perHour",
          "Texts an hour",
          "A brake for the whole salon, should something run wild.",
        )}
        {number(
          "holdSeconds",
          "Hold messages to many (seconds)",
          "So long a message to a whole day’s clients can be taken back.",
        )}
      </div>
    </Group>
  );
}

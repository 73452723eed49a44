import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { Group } from "./group.tsx";
import type { GroupProps } from "./message-form.tsx";
import { hourWords } from "./message-words.ts";

const HOURS = [4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What goes out to the team in the morning. */
export function DayFields({ form: { typed, set, errorOf } }: Pick<GroupProps, "form">) {
  return (
    <Group title="For the team">
      <Switch
        label="Daily digest"
        hint="A mail to each stylist in the morning: who comes, and what is to be known of them."
        on={typed.dailyDigest}
        onChange={(dailyDigest) => set({ dailyDigest })}
      />
      {typed.dailyDigest && (
        <FieldSelect
          label="Digest at"
          error={errorOf("digestHour")}
          className="sm:max-w-[50%]"
          value={typed.digestHour}
          options={HOURS.map((hour) => [hour, hourWords(hour)])}
          onChange={(chosen) => set({ digestHour: Number(chosen) })}
        />
      )}
    </Group>
  );
}

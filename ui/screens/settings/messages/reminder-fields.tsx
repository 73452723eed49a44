import { Switch } from "#ui/components/fields/switch.tsx";
import type { GroupProps } from "./message-form.tsx";
import { Group } from "./group.tsx";

/** By which ways clients are reminded. */
export function ReminderFields({ form: { typed, set } }: Pick<GroupProps, "form">) {
  const { reminderHours, reminderByMail, reminderBySms } = typed;
  return (
    <Group title="Reminders go out">
      <div className="grid gap-x-10 sm:grid-cols-2">
        <Switch
          label="By mail"
          hint="To whoever has given an address."
          on={reminderByMail}
          onChange={(on) => set({ reminderByMail: on })}
        />
        <Switch
          label="By text"
          hint="To whoever has said yes to texts."
          on={reminderBySms}
          onChange={(on) => set({ reminderBySms: on })}
        />
      </div>
      {reminderHours.length > 0 && !reminderByMail && !reminderBySms && (
        <p role="status" className="rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">
          Both ways are off: nobody is reminded.
        </p>
      )}
    </Group>
  );
}

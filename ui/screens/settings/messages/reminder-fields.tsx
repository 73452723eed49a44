import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { Group } from "./group.tsx";
import type { GroupProps } from "./message-form.tsx";
import { beforeWords } from "./message-words.ts";
import { ReminderHours } from "./reminder-hours.tsx";

/** A day sooner than the 48 h that a test needs before the colour. */
const USUAL_PATCH_HOURS = 72;

/** When clients are reminded, by which way, and of their patch test. */
export function ReminderFields({ form }: GroupProps) {
  const { typed, set, errorOf } = form;
  const { patchTestHours } = typed;
  return (
    <Group title="Reminders">
      <ReminderHours
        hours={typed.reminderHours}
        error={errorOf("reminderHours")}
        onChange={(reminderHours) => set({ reminderHours })}
      />
      <div>
        <Switch
          label="By mail"
          on={typed.reminderByMail}
          onChange={(reminderByMail) => set({ reminderByMail })}
        />
        <Switch
          label="By text"
          hint="To whoever has said yes to texts."
          on={typed.reminderBySms}
          onChange={(reminderBySms) => set({ reminderBySms })}
        />
        {typed.reminderHours.length > 0 && !typed.reminderByMail && !typed.reminderBySms && (
          <p role="status" className="rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">
            Both ways are off: nobody is reminded.
          </p>
        )}
        <Switch
          label="Patch test reminder"
          hint="Whoever has color booked and no valid test is asked to come for one in time."
          on={patchTestHours !== null}
          onChange={(on) => set({ patchTestHours: on ? USUAL_PATCH_HOURS : null })}
        />
      </div>
      {patchTestHours !== null && (
        <FieldNumber
          {...form.of("patchTestHours")}
          hint={`${patchTestHours ? `Goes out ${beforeWords(patchTestHours)}. ` : ""}A test must be done 48 h before the color, so it goes sooner than that.`}
          className="-mt-2 sm:ml-4 sm:max-w-80"
          // without hours it is still on
          onChange={(hours) => set({ patchTestHours: hours ?? Number.NaN })}
        />
      )}
    </Group>
  );
}

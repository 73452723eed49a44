import { useMutation } from "@tanstack/react-query";
import { STEPS } from "#tools/salons/booking-data.ts";
import { BOOKING_FIELDS } from "#tools/salons/booking-fields.ts";
import { BookingRules, Confirmation, UpdateBookingRules } from "#tools/salons/booking-schema.ts";
import { updateBookingRules } from "#ui/api/desk/booking-rules.ts";
import { lengthWords } from "#ui/cards/booking-rules/booking-words.ts";
import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { SavedForm } from "#ui/components/fields/saved-form.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { minutes, plural } from "#ui/lib/format.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { TimeZoneField } from "#ui/screens/settings/time-zone-field.tsx";

const asked = (rule: "stepMinutes" | "requirePatchTest") => {
  const { label, hint } = BOOKING_FIELDS[rule];
  return { label, hint };
};

/** What notices there are to choose from, in minutes. */
const NOTICES = [0, 30, 60, 120, 240, 720, 1440, 2880, 4320, 10_080];

const noticesWith = (kept: number) => [...new Set([...NOTICES, kept])].toSorted((a, b) => a - b);

/** The rules in fields, each with its unit and what it does. Only what was changed is sent. */
export function BookingRulesForm({ rules }: { rules: BookingRules }) {
  const save = useMutation(updateBookingRules);
  const form = useForm({
    words: UpdateBookingRules,
    fields: BOOKING_FIELDS,
    values: rules,
    saving: save,
    send: (changes) => save.mutate(changes),
  });
  const { typed, set, of } = form;
  return (
    <SavedForm form={form} className="flex flex-col gap-6">
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TimeZoneField
          value={typed.timeZone}
          kept={rules.timeZone}
          onChange={(timeZone) => set({ timeZone })}
        />
        <FieldSelect
          label="Notice"
          hint="Clients book at least this long ahead."
          value={typed.minNoticeMinutes}
          options={noticesWith(rules.minNoticeMinutes).map((each) => [each, lengthWords(each)])}
          onChange={(chosen) => set({ minNoticeMinutes: Number(chosen) })}
        />
        <FieldNumber {...of("horizonDays")} />
        <FieldSelect
          {...asked("stepMinutes")}
          value={typed.stepMinutes}
          options={STEPS.map((step) => [step, minutes(step)])}
          onChange={(chosen) =>
            set({ stepMinutes: BookingRules.shape.stepMinutes.parse(Number(chosen)) })
          }
        />
        <FieldNumber {...of("bufferMinutes")} />
        <FieldNumber {...of("dailyCap")} />
        <FieldNumber
          {...of("cutoffHours")}
          hint={
            typed.cutoffHours === 0
              ? "They may cancel or move until it begins."
              : `They may cancel or move until ${plural(typed.cutoffHours || 24, "hour")} before.`
          }
        />
        <FieldSelect
          label={BOOKING_FIELDS.confirmation.label}
          hint={
            typed.confirmation === "automatic"
              ? "A client's booking stands at once."
              : "A client's booking waits for your yes. Its time is taken meanwhile."
          }
          value={typed.confirmation}
          options={[
            ["by_hand", "By the salon"],
            ["automatic", "At once"],
          ]}
          onChange={(chosen) => set({ confirmation: Confirmation.parse(chosen) })}
        />
      </div>
      <Switch
        {...asked("requirePatchTest")}
        on={typed.requirePatchTest}
        onChange={(requirePatchTest) => set({ requirePatchTest })}
      />
    </SavedForm>
  );
}

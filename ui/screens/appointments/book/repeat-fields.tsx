import { addDays } from "#tools/values/zone-rules.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import type { BookingDraft } from "./booking-draft.ts";
import { dayWords } from "#ui/screens/appointments/calendar/day-words.ts";

const DAYS = { weekday: "short", day: "numeric", month: "short" } as const;

/** The same again every few weeks, with the dates that it comes to. */
export function RepeatFields({
  draft: { repeats, everyWeeks, times, skipTaken, appointmentDate: date },
  onChange,
}: {
  draft: BookingDraft;
  onChange: (change: Partial<BookingDraft>) => void;
}) {
  const dates =
    everyWeeks && times && date
      ? Array.from({ length: times }, (_, at) => addDays(date, at * everyWeeks * 7))
      : [];
  return (
    <div className="flex flex-col gap-3">
      <Switch label="Repeat it" on={repeats} onChange={(on) => onChange({ repeats: on })} />
      {repeats && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Field label="Every so many weeks">
              <NumberInput
                max={26}
                value={everyWeeks}
                onChange={(weeks) => onChange({ everyWeeks: weeks })}
              />
            </Field>
            <Field label="Times in all">
              <NumberInput max={26} value={times} onChange={(all) => onChange({ times: all })} />
            </Field>
          </div>
          {dates.length > 1 && (
            <p className="text-sm text-ink-2">
              {dates.map((each) => dayWords(each, DAYS)).join(" · ")}
            </p>
          )}
          <Switch
            label="Skip dates that are taken"
            hint="Otherwise nothing is booked when one of them is."
            on={skipTaken}
            onChange={(on) => onChange({ skipTaken: on })}
          />
        </>
      )}
    </div>
  );
}

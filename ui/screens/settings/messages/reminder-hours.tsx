import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { MESSAGE_FIELDS, MOST_REMINDERS } from "#tools/messages/settings-fields.ts";
import { Button } from "#ui/components/button.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { beforeWords } from "./message-words.ts";

const USUAL = [72, 48, 24, 3, 2];

/** When clients are reminded: hours before the start, longest first. One tap takes one away, or adds a usual one. */
export function ReminderHours({
  hours,
  error,
  onChange,
}: {
  hours: readonly number[];
  error: string | undefined;
  onChange: (hours: number[]) => void;
}) {
  const [own, setOwn] = useState<number>();
  const id = useId();
  const full = hours.length >= MOST_REMINDERS;
  const add = (hour: number) => onChange([...new Set([...hours, hour])].toSorted((a, b) => b - a));
  const shown = [...new Set([...hours, ...(full ? [] : USUAL)])].toSorted((a, b) => b - a);
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
        <span id={id} className="text-sm font-semibold">
          Clients are reminded
        </span>
        <div className="flex flex-wrap gap-2">
          {shown.map((hour) => {
            const on = hours.includes(hour);
            const Mark = on ? X : Plus;
            return (
              <Chip
                key={hour}
                on={on}
                aria-label={`Reminder ${beforeWords(hour)}`}
                className="gap-1.5! max-lg:px-3!"
                onClick={() => (on ? onChange(hours.filter((each) => each !== hour)) : add(hour))}
              >
                {beforeWords(hour)}
                <Mark size={15} aria-hidden="true" />
              </Chip>
            );
          })}
          {hours.length === 0 && <span className="sr-only">Nobody is reminded.</span>}
        </div>
        {error && (
          <p role="alert" className="text-xs font-medium text-bad">
            {error}
          </p>
        )}
      </div>
      {full ? (
        <p className="text-xs text-ink-3">Four is the most. Take one away to add another.</p>
      ) : (
        <div className="flex items-end gap-2">
          <Field label="Another (hours before)" className="w-48">
            <NumberInput
              value={own}
              max={MESSAGE_FIELDS.reminderHours.most}
              onChange={setOwn}
              placeholder="Such as 36"
              className="font-mono placeholder:font-sans"
            />
          </Field>
          <Button
            disabled={!own || hours.includes(own)}
            onClick={() => {
              if (own) add(own);
              setOwn(undefined);
            }}
          >
            Add
          </Button>
        </div>
      )}
    </div>
  );
}

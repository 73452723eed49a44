import { useMutation } from "@tanstack/react-query";
import { ChangeAsk, ScheduleAsk, type ScheduledAsk } from "#tools/asks/schema.ts";
import { changeAsk, scheduleAsk } from "#ui/api/house/asks.ts";
import { Chip } from "#ui/components/chip.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { useForm } from "#ui/lib/use-form.ts";

const WAYS = [
  { value: "weekdays", label: "On weekdays" },
  { value: "monthDay", label: "By the month" },
] as const;
type Values = {
  words: string;
  way: (typeof WAYS)[number]["value"];
  weekdays: readonly number[];
  monthDay: string;
  time: string;
};
const NEW: Values = { words: "", way: "weekdays", weekdays: [1], monthDay: "1", time: "09:00" };
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const MONTH_DAYS = Array.from({ length: 31 }, (_, at) => [at + 1, `${at + 1}`] as const);
const LABELS = {
  words: { label: "What to ask" },
  time: { label: "At" },
  weekdays: { label: "Days" },
  monthDay: { label: "Day of the month" },
};

/** Schedules an ask, or changes one. */
export function AskDialog({ ask, onClose }: { ask?: ScheduledAsk; onClose: () => void }) {
  const schedule = useMutation({ ...scheduleAsk, onSuccess: onClose });
  const change = useMutation({ ...changeAsk, onSuccess: onClose });
  const form = useForm({
    words: ask ? ChangeAsk : ScheduleAsk,
    fields: LABELS,
    values: ask ? keptOf(ask) : NEW,
    told: ({ words, way, weekdays, monthDay, time }) => ({
      words,
      time,
      ...(way === "weekdays" ? { weekdays } : { monthDay: Number(monthDay) }),
    }),
    check: ({ way, weekdays }) =>
      way === "weekdays" && weekdays.length === 0 ? { weekdays: "Choose at least one day." } : {},
    saving: ask ? change : schedule,
    send: (read) =>
      ask ? change.mutate({ ...read, id: ask.id }) : schedule.mutate(read as ScheduleAsk),
  });
  const { typed, set, input } = form;
  const losesConsent = ask?.consent && typed.words !== ask.words;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={ask ? "Change the question" : "Schedule a question"}
      submit={ask ? "Save" : "Schedule"}
      className="flex flex-col gap-5"
    >
      <Field
        label="What to ask"
        required
        hint={
          losesConsent
            ? "With other words the consent ends: it was given for those before."
            : "As you would type it: “What is low?”, “Who hasn't been in for 3 months?”"
        }
        error={form.errorOf("words")}
      >
        <Textarea maxLength={500} {...input("words")} />
      </Field>
      <SegmentedControl
        label="How often"
        options={WAYS}
        value={typed.way}
        onChange={(way) => set({ way })}
      />
      {typed.way === "weekdays" ? (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 text-sm font-semibold">Days</legend>
          <div className="flex flex-wrap gap-2">
            {DAYS.map((name, at) => (
              <Chip
                key={name}
                on={typed.weekdays.includes(at + 1)}
                className="h-11"
                onClick={() => set({ weekdays: toggled(typed.weekdays, at + 1) })}
              >
                {name}
              </Chip>
            ))}
          </div>
          {form.errorOf("weekdays") && (
            <p role="alert" className="text-xs font-medium text-bad">
              {form.errorOf("weekdays")}
            </p>
          )}
        </fieldset>
      ) : (
        <FieldSelect
          label="Day of the month"
          hint="Where a month is shorter, its last day."
          error={form.errorOf("monthDay")}
          value={typed.monthDay}
          options={MONTH_DAYS}
          onChange={(monthDay) => set({ monthDay })}
        />
      )}
      <Field label="At" required hint="On the salon's clock." error={form.errorOf("time")}>
        <Input type="time" {...input("time")} />
      </Field>
    </FormDialog>
  );
}

const keptOf = ({ words, weekdays, monthDay, time }: ScheduledAsk): Values => ({
  words,
  way: monthDay === null ? "weekdays" : "monthDay",
  weekdays,
  monthDay: String(monthDay ?? 1),
  time,
});

const toggled = (days: readonly number[], day: number) =>
  days.includes(day)
    ? days.filter((each) => each !== day)
    : [...days, day].toSorted((a, b) => a - b);

import { useMutation } from "@tanstack/react-query";
import { BlockTime } from "#tools/appointments/schema.ts";
import { blockTime } from "#ui/api/desk/appointments.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { toast } from "#ui/lib/toast.ts";
import { useForm } from "#ui/lib/use-form.ts";
import type { Free } from "#ui/screens/appointments/calendar/calendar.tsx";
import { minutesOf } from "#tools/hours/work-rules.ts";
import type { Named } from "#ui/screens/appointments/calendar/use-columns.ts";

/** Keeps time free of clients. */
export function BlockForm({
  at,
  stylists,
  onDone,
}: {
  at: Free;
  stylists: readonly Named[];
  onDone: () => void;
}) {
  const block = useMutation(blockTime);
  const form = useForm({
    words: BlockTime,
    values: {
      stylistId: at.stylistId,
      date: at.date,
      from: at.time,
      to: later(at.time, at.minutes ?? 60),
      reason: "",
    },
    saving: block,
    send: (told) =>
      block.mutate(told, {
        onSuccess: () => {
          toast("The time is blocked.");
          onDone();
        },
      }),
  });
  const { typed, set, input, errorOf } = form;
  return (
    <Form form={form} className="flex flex-col gap-5">
      <Field label="Stylist">
        <Select {...input("stylistId")}>
          {stylists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Date" required error={errorOf("date")}>
        <Input type="date" {...input("date")} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="From" required error={errorOf("from")}>
          <Input
            type="time"
            {...input("from")}
            onChange={({ target }) => set(movedTo(target.value, typed))}
          />
        </Field>
        <Field label="To" required error={errorOf("to")}>
          <Input type="time" {...input("to")} />
        </Field>
      </div>
      <Field label="Reason" hint="Only the salon sees it.">
        <Input maxLength={120} placeholder="Lunch" {...input("reason")} />
      </Field>
      <Button type="submit" kind="primary" big pending={form.pending}>
        Block time
      </Button>
    </Form>
  );
}

/** What begins at another time takes as long as before. */
function movedTo(from: string, before: { from: string; to: string }) {
  const minutes = minutesOf(before.to) - minutesOf(before.from);
  return { from, to: from && minutes > 0 ? later(from, minutes) : before.to };
}

/** A time of day so many minutes on, within the day; none after none. */
function later(time: string, minutes: number): string {
  if (!time) return "";
  const at = Math.min(23 * 60 + 59, minutesOf(time) + minutes);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

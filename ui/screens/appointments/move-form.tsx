import { wallTime } from "#ui/lib/format.ts";
import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { MoveAppointment, type Appointment } from "#tools/appointments/schema.ts";
import { lengthOf } from "#ui/cards/appointment-card/appointment-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { moveAppointment } from "#ui/api/desk/appointments.ts";
import { toast } from "#ui/lib/toast.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { FreeTimes } from "./book/free-times.tsx";
import { dayWords } from "./calendar/day-words.ts";
import type { Named } from "./calendar/use-columns.ts";

const Move = MoveAppointment.omit({ id: true, version: true });
type Kept = Required<Omit<z.infer<typeof Move>, "durationMinutes">> & {
  /** None for the moment. */
  durationMinutes: number | undefined;
};

const FIELDS = {
  appointmentDate: { label: "Date" },
  appointmentTime: { label: "Time" },
  durationMinutes: { label: "Minutes" },
} as const;

/** Another date, time, stylist or length, in words rather than by hand. */
export function MoveForm({
  appointment,
  stylists,
  onDone,
}: {
  appointment: Appointment;
  stylists: readonly Named[];
  onDone: () => void;
}) {
  const move = useMutation(moveAppointment);
  const { stylistId, appointmentDate, appointmentTime } = appointment;
  const kept: Kept = {
    stylistId,
    appointmentDate,
    appointmentTime,
    durationMinutes: lengthOf(appointment),
    outsideHours: false,
  };
  const form = useForm({
    words: Move,
    fields: FIELDS,
    values: kept,
    // what is not changed is left as the server has it
    told: ({ stylistId: whose, durationMinutes, ...when }) => ({
      ...when,
      ...(whose !== stylistId && { stylistId: whose }),
      ...(durationMinutes !== lengthOf(appointment) && { durationMinutes }),
    }),
    saving: move,
    send: (told) =>
      move.mutate(
        { id: appointment.id, version: appointment.version, ...told },
        {
          onSuccess: (moved) => {
            toast({
              title: `${moved.clientName} moved`,
              description: `${dayWords(moved.appointmentDate)}, ${wallTime(moved.appointmentTime)}`,
            });
            onDone();
          },
        },
      ),
  });
  const { typed, set, input, errorOf } = form;
  return (
    <Form form={form} className="flex flex-col gap-4 pt-1">
      <div className="grid grid-cols-2 gap-3">
        <Field label={FIELDS.appointmentDate.label} required error={errorOf("appointmentDate")}>
          <Input type="date" {...input("appointmentDate")} />
        </Field>
        <Field label={FIELDS.appointmentTime.label} required error={errorOf("appointmentTime")}>
          <Input type="time" {...input("appointmentTime")} />
        </Field>
        <Field label="Stylist">
          <Select {...input("stylistId")}>
            {stylists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={FIELDS.durationMinutes.label} error={errorOf("durationMinutes")}>
          <NumberInput
            max={720}
            value={typed.durationMinutes}
            onChange={(durationMinutes) => set({ durationMinutes })}
          />
        </Field>
      </div>
      <FreeTimes
        stylistId={typed.stylistId}
        date={typed.appointmentDate}
        minutes={typed.durationMinutes}
        value={typed.appointmentTime}
        onPick={(time) => set({ appointmentTime: time })}
      />
      <Switch
        label="Also outside working hours"
        on={typed.outsideHours}
        onChange={(outsideHours) => set({ outsideHours })}
      />
      <Button type="submit" kind="primary" pending={form.pending} className="self-start">
        Move it
      </Button>
    </Form>
  );
}

import { useState, type SyntheticEvent } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { lengthOf } from "#ui/cards/appointment-card/appointment-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { NumberInput } from "#ui/components/number-input.tsx";
import { Select } from "#ui/components/select.tsx";
import { Switch } from "#ui/components/switch.tsx";
import { useMutation } from "@tanstack/react-query";
import { moveAppointment } from "#ui/api/appointments.ts";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { toast } from "#ui/lib/toast.ts";
import { dayWords } from "./day-words.ts";
import type { Named } from "./use-columns.ts";

const NAMED = ["appointmentDate", "appointmentTime", "durationMinutes"] as const;

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
  const [draft, setDraft] = useState({
    stylistId: appointment.stylistId,
    appointmentDate: appointment.appointmentDate,
    appointmentTime: appointment.appointmentTime,
    outsideHours: false,
  });
  const [length, setLength] = useState<number | undefined>(lengthOf(appointment));
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const { id, version, stylistId } = appointment;
    move.mutate(
      {
        id,
        version,
        appointmentDate: draft.appointmentDate,
        appointmentTime: draft.appointmentTime,
        outsideHours: draft.outsideHours,
        ...(draft.stylistId !== stylistId && { stylistId: draft.stylistId }),
        ...(length !== undefined &&
          length !== lengthOf(appointment) && { durationMinutes: length }),
      },
      {
        onSuccess: ({ clientName, appointmentDate, appointmentTime }) => {
          toast({
            title: `${clientName} moved`,
            description: `${dayWords(appointmentDate)}, ${appointmentTime}`,
          });
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4 pt-1">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Date" required error={issueFor(move.error, "appointmentDate")}>
          <Input
            type="date"
            value={draft.appointmentDate}
            onChange={({ target }) => set({ appointmentDate: target.value })}
          />
        </Field>
        <Field label="Time" required error={issueFor(move.error, "appointmentTime")}>
          <Input
            type="time"
            value={draft.appointmentTime}
            onChange={({ target }) => set({ appointmentTime: target.value })}
          />
        </Field>
        <Field label="Stylist">
          <Select
            value={draft.stylistId}
            onChange={({ target }) => set({ stylistId: target.value })}
          >
            {stylists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Minutes" error={issueFor(move.error, "durationMinutes")}>
          <NumberInput max={720} value={length} onChange={setLength} />
        </Field>
      </div>
      <Switch
        label="Also outside working hours"
        on={draft.outsideHours}
        onChange={(outsideHours) => set({ outsideHours })}
      />
      <FormAlert>{wholeIssue(move.error, NAMED)}</FormAlert>
      <Button type="submit" kind="primary" pending={move.isPending} className="self-start">
        Move it
      </Button>
    </form>
  );
}

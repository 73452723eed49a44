import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Appointment, CalendarView } from "#tools/appointments/schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { moveAppointment } from "#ui/api/desk/appointments.ts";
import { lengthOf } from "#ui/cards/appointment-card/appointment-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { toast } from "#ui/lib/toast.ts";
import { dayWords } from "./calendar/day-words.ts";
import { timesIn, wallTime } from "#ui/lib/format.ts";
import type { Target } from "./calendar/grid.ts";
import { isWorked, spanOf } from "./calendar/layout-rules.ts";

type Asked = { appointment: Appointment; target: Target };

/**
 * Moves appointments: at once, with Undo in the toast, back to where it was when it is refused. Outside the hours it asks
 * first: `asking` is that question and has to be rendered.
 */
export function useMove(
  view: CalendarView | undefined,
  nameOf: (stylistId: string) => string,
): { move: (appointment: Appointment, target: Target) => void; asking: ReactNode } {
  const { mutateAsync } = useMutation(moveAppointment);
  const [asked, setAsked] = useState<Asked>();
  const timeZone = view?.timeZone ?? "UTC";

  const words = ({ stylistId, startsAt, endsAt }: Target) =>
    `${dayWords(wallOf(timeZone, startsAt).date)}, ${timesIn(timeZone, startsAt, endsAt)}, ${nameOf(stylistId)}`;

  const send = async (
    appointment: Appointment,
    target: Target,
    { outsideHours, undoes }: { outsideHours: boolean; undoes?: boolean },
  ) => {
    const { date, time } = wallOf(timeZone, target.startsAt);
    const durationMinutes = (target.endsAt - target.startsAt) / 60_000;
    const before: Target = { stylistId: appointment.stylistId, ...spanOf(appointment) };
    try {
      const saved = await mutateAsync({
        id: appointment.id,
        version: appointment.version,
        appointmentDate: date,
        appointmentTime: time,
        ...(target.stylistId !== appointment.stylistId && { stylistId: target.stylistId }),
        ...(durationMinutes !== lengthOf(appointment) && { durationMinutes }),
        outsideHours,
      });
      toast({
        title: undoes ? "Put back" : `${appointment.clientName} moved`,
        description: words(target),
        ...(!undoes && {
          act: {
            label: "Undo",
            // where it was may itself have been outside the hours
            run: () => void send(saved, before, { outsideHours: true, undoes: true }),
          },
        }),
      });
    } catch (error) {
      toast({
        title: `${appointment.clientName} stays at ${wallTime(appointment.appointmentTime)}`,
        description: sentenceOf(error),
        tone: "destructive",
      });
    }
  };

  const move = (appointment: Appointment, target: Target) => {
    const working = (view?.working ?? [])
      .filter(({ stylistId }) => stylistId === target.stylistId)
      .map(spanOf);
    if (isWorked(target, working)) void send(appointment, target, { outsideHours: false });
    else setAsked({ appointment, target });
  };

  const close = () => setAsked(undefined);
  const asking = asked && (
    <Dialog
      open
      onClose={close}
      title="Outside working hours"
      description={`${nameOf(asked.target.stylistId)} does not work all of that time.`}
      actions={
        <>
          <Button onClick={close}>Leave it</Button>
          <Button
            kind="primary"
            onClick={() => {
              close();
              void send(asked.appointment, asked.target, { outsideHours: true });
            }}
          >
            Move it there
          </Button>
        </>
      }
    >
      <p>
        {asked.appointment.clientName}: {words(asked.target)}.
      </p>
    </Dialog>
  );
  return { move, asking };
}

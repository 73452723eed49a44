import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { setAppointmentStatus } from "#ui/api/desk/appointments.ts";
import { Button } from "#ui/components/button.tsx";

/** Confirm, Complete and Cancel, while there is something to decide, and Complete once it has begun; none of them while a state is being changed. */
export function StatusActs({
  appointment,
  onSaved,
}: {
  appointment: Appointment;
  onSaved?: ((saved: Appointment) => void) | undefined;
}) {
  const change = useMutation(setAppointmentStatus);
  const busy = useIsMutating({ mutationKey: setAppointmentStatus.mutationKey }) > 0;
  const [opened] = useState(() => Date.now());
  if (!isStanding(appointment.status)) return null;
  const { id, status, clientName, startsAt } = appointment;
  // nobody has been to what is to come
  const begun = Date.parse(startsAt) <= opened;
  const to = (next: Appointment["status"]) => ({
    disabled: busy,
    pending: change.isPending && change.variables.status === next,
    onClick: () => change.mutate({ id, status: next }, { onSuccess: (saved) => onSaved?.(saved) }),
  });
  return (
    <div role="group" aria-label={`State of ${clientName}`} className="flex flex-wrap gap-2">
      <Button
        {...to("confirmed")}
        disabled={busy || status === "confirmed"}
        kind={status === "confirmed" ? "secondary" : "primary"}
      >
        Confirm
      </Button>
      <Button {...to("completed")} disabled={busy || !begun}>
        Complete
      </Button>
      <Button {...to("cancelled")} kind="ghost">
        Cancel
      </Button>
    </div>
  );
}

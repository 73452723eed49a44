import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { cancelSeries } from "#ui/api/appointments.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { longDay } from "#ui/lib/format.ts";
import type { Appointment } from "#tools/appointments/schema.ts";

/** Ends a series from an appointment on. */
export function CancelFollowing({
  appointment: { id, clientName, appointmentDate },
  onDone,
}: {
  appointment: Appointment;
  onDone: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const cancel = useMutation(cancelSeries);
  const close = () => setAsking(false);
  return (
    <>
      <Button kind="ghost" className="-mt-2 self-start" onClick={() => setAsking(true)}>
        Cancel this and all that follow
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title="Cancel the rest of the series?"
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button
              kind="danger"
              pending={cancel.isPending}
              onClick={() => cancel.mutate({ id }, { onSuccess: onDone })}
            >
              Cancel them
            </Button>
          </>
        }
      >
        <p>
          {clientName}: all appointments of this series from {longDay(appointmentDate)} on.
        </p>
      </Dialog>
    </>
  );
}

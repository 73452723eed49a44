import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { cancelSeries } from "#ui/api/desk/appointments.ts";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
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
      <Button kind="ghost" onClick={() => setAsking(true)}>
        Cancel this and all that follow
      </Button>
      {asking && (
        <ConfirmDialog
          title="Cancel the rest of the series?"
          act="Cancel them"
          pending={cancel.isPending}
          onConfirm={() => cancel.mutate({ id }, { onSuccess: onDone })}
          onClose={close}
        >
          {clientName}: all appointments of this series from {longDay(appointmentDate)} on.
        </ConfirmDialog>
      )}
    </>
  );
}

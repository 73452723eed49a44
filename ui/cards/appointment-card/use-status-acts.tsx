import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { setAppointmentStatus } from "#ui/api/desk/appointments.ts";
import { CancelDialog } from "./cancel-dialog.tsx";

export type StatusAct = {
  label: string;
  /** The one thing that waits to be said of it now. */
  due: boolean;
  disabled: boolean;
  pending: boolean;
  act: () => void;
};

/**
 * Confirm, Complete and Cancel, while there is something to decide, and whoever did not come once it has begun; none of them while
 * a state is being changed. Calling it off asks first: `asking` is that question and has to be rendered.
 */
export function useStatusActs(
  appointment: Appointment,
  onSaved?: (saved: Appointment) => void,
): { begun: boolean; acts: StatusAct[]; asking: ReactNode } {
  const { id, status, startsAt } = appointment;
  const [calling, setCalling] = useState(false);
  const change = useMutation(setAppointmentStatus);
  const busy = useIsMutating({ mutationKey: setAppointmentStatus.mutationKey }) > 0;
  const [opened] = useState(() => Date.now());
  // nobody has been to what is to come
  const begun = Date.parse(startsAt) <= opened;
  const to = (
    label: string,
    next: Omit<Parameters<typeof change.mutate>[0], "id">,
    { due = false, never = false } = {},
  ): StatusAct => ({
    label,
    due,
    disabled: busy || never,
    pending:
      change.isPending &&
      change.variables.status === next.status &&
      change.variables.cancelledBy === next.cancelledBy,
    act: () => change.mutate({ id, ...next }, { onSuccess: (saved) => onSaved?.(saved) }),
  });
  if (!isStanding(status)) return { begun, acts: [], asking: null };
  const cancel = to("Cancel", { status: "cancelled" });
  return {
    begun,
    asking: calling && (
      <CancelDialog
        appointment={appointment}
        onConfirm={() => {
          setCalling(false);
          cancel.act();
        }}
        onClose={() => setCalling(false)}
      />
    ),
    acts: [
      to(
        "Confirm",
        { status: "confirmed" },
        {
          due: status === "pending" && !begun,
          never: status === "confirmed",
        },
      ),
      to("Complete", { status: "completed" }, { due: begun, never: !begun }),
      { ...cancel, act: () => setCalling(true) },
      ...(begun ? [to("Did not come", { status: "cancelled", cancelledBy: "no_show" })] : []),
    ],
  };
}

import { useIsMutating, useMutation } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { setAppointmentStatus } from "#ui/api/appointments.ts";
import { Button } from "#ui/components/button.tsx";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { Menu } from "#ui/components/menu.tsx";

const ACTS = [
  ["confirmed", "Confirm"],
  ["completed", "Complete"],
  ["cancelled", "Cancel"],
] as const;

/** What is waited for is the main act. */
const MAIN = { confirmed: "primary", completed: "secondary" } as const;

type Decided = (typeof ACTS)[number][0];

type ActsProps = {
  appointment: Appointment;
  onSaved?: ((saved: Appointment) => void) | undefined;
};

/** Confirm, Complete and Cancel, while there is something to decide, and Complete once it has begun; none of them while a state is being changed. */
export function StatusActs(props: ActsProps) {
  const { of, open } = useActs(props);
  if (!open) return null;
  return (
    <div
      role="group"
      aria-label={`State of ${props.appointment.clientName}`}
      className="flex flex-wrap gap-2"
    >
      {ACTS.map(([status, label]) => (
        <Button
          key={status}
          {...of(status)}
          kind={status === "cancelled" ? "ghost" : open[status] ? MAIN[status] : "secondary"}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** The same in a row of a list: what is to be done next as a button, all of it in a menu. */
export function StatusMenu(props: ActsProps) {
  const { of, open } = useActs(props);
  if (!open) return null;
  const [confirm, complete] = ACTS;
  const next = [complete, confirm].find(([status]) => open[status]);
  return (
    <div
      role="group"
      aria-label={`State of ${props.appointment.clientName}`}
      className="flex shrink-0 items-center gap-1"
    >
      {next && (
        <Button {...of(next[0])} kind={MAIN[next[0]]}>
          {next[1]}
        </Button>
      )}
      <Menu
        label={`Confirm, complete or cancel ${props.appointment.clientName}`}
        align="end"
        button={<Ellipsis size={20} aria-hidden="true" />}
        buttonClassName={iconButtonLook()}
        items={ACTS.map(([status, label]) => {
          const { disabled, onClick } = of(status);
          return { label, disabled, onSelect: onClick };
        })}
      />
    </div>
  );
}

/** Which states can be set now, and how each is; nothing where all is decided. */
function useActs({ appointment: { id, status, startsAt }, onSaved }: ActsProps) {
  const change = useMutation(setAppointmentStatus);
  const busy = useIsMutating({ mutationKey: setAppointmentStatus.mutationKey }) > 0;
  const [opened] = useState(() => Date.now());
  const open: Record<Decided, boolean> | undefined = isStanding(status)
    ? {
        confirmed: status !== "confirmed",
        // nobody has been to what is to come
        completed: Date.parse(startsAt) <= opened,
        cancelled: true,
      }
    : undefined;
  const of = (next: Decided) => ({
    disabled: busy || !open?.[next],
    pending: change.isPending && change.variables.status === next,
    onClick: () => change.mutate({ id, status: next }, { onSuccess: (saved) => onSaved?.(saved) }),
  });
  return { of, open };
}

import { Ellipsis } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { buttonLook, iconButtonLook } from "#ui/components/button-look.ts";
import { Menu } from "#ui/components/layers/menu.tsx";
import { useStatusActs, type StatusAct } from "./use-status-acts.ts";

/** What waits to be said of an appointment as a button, and all that may be said of it behind one more. */
export function StatusActs({ appointment }: { appointment: Appointment }) {
  const { acts } = useStatusActs(appointment);
  if (acts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={`State of ${appointment.clientName}`}
      className="flex items-center gap-1"
    >
      {acts
        .filter(({ due }) => due)
        .map(({ label, act, disabled, pending }) => (
          <Button key={label} {...{ disabled, pending }} className="h-9" onClick={act}>
            {label}
          </Button>
        ))}
      <StatusMenu acts={acts} />
    </div>
  );
}

/** The same behind one button: a round one, or one of words where it stands alone. */
export function StatusMenu({ acts, words }: { acts: readonly StatusAct[]; words?: string }) {
  return (
    <Menu
      label="Change the state"
      align={words ? "start" : "end"}
      items={acts.map(({ label, act, disabled }) => ({
        label,
        disabled,
        onSelect: act,
        danger: label === "Cancel",
      }))}
      {...(words
        ? { selfNamed: true, button: words, buttonClassName: buttonLook("secondary") }
        : {
            button: <Ellipsis size={18} aria-hidden="true" />,
            buttonClassName: iconButtonLook("ghost"),
          })}
    />
  );
}

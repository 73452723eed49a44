import type { Appointment } from "#tools/appointments/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { buttonLook } from "#ui/components/button-look.ts";
import { Menu } from "#ui/components/layers/menu.tsx";
import { useStatusActs, type StatusAct } from "./use-status-acts.ts";

/** Confirm, Complete and Cancel as quiet buttons, of which the one that waits stands out. */
export function StatusActs({ appointment }: { appointment: Appointment }) {
  const { acts } = useStatusActs(appointment);
  if (acts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={`State of ${appointment.clientName}`}
      className="flex flex-wrap items-center gap-0.5"
    >
      {acts.map(({ label, due, act, disabled, pending }) => (
        <Button
          key={label}
          kind={due ? "secondary" : "ghost"}
          {...{ disabled, pending }}
          className="h-9 px-3"
          onClick={act}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** The same behind one button of `words`. */
export function StatusMenu({ acts, words }: { acts: readonly StatusAct[]; words: string }) {
  return (
    <Menu
      label="Change the state"
      items={acts.map(({ label, act, disabled }) => ({
        label,
        disabled,
        onSelect: act,
        danger: label === "Cancel",
      }))}
      selfNamed
      button={words}
      buttonClassName={buttonLook("secondary")}
    />
  );
}

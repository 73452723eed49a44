import { Ellipsis } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { buttonLook, iconButtonLook } from "#ui/components/button-look.ts";
import { Menu } from "#ui/components/layers/menu.tsx";
import { useStatusActs, type StatusAct } from "./use-status-acts.tsx";

/** A button of a row that opens as a whole; on a phone below its words. */
export const ROW_BUTTON =
  "relative justify-self-end px-3.5 max-md:order-last max-md:col-start-2 max-md:mt-1.5 max-md:justify-self-start";

/** The one thing that waits to be said of a visit, and behind it all that may be. */
export function StatusActs({ appointment }: { appointment: Appointment }) {
  const { acts, asking } = useStatusActs(appointment);
  if (acts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={`State of ${appointment.clientName}`}
      className="contents md:flex md:items-center md:justify-end md:gap-1"
    >
      {acts
        .filter(({ due }) => due)
        .map(({ label, act, disabled, pending }) => (
          <Button key={label} {...{ disabled, pending }} className={ROW_BUTTON} onClick={act}>
            {label}
          </Button>
        ))}
      <StatusMenu acts={acts} />
      {asking}
    </div>
  );
}

/** What may become of a visit, behind one button: of `words`, else three dots. */
export function StatusMenu({ acts, words }: { acts: readonly StatusAct[]; words?: string }) {
  return (
    <Menu
      label="Change the state"
      items={acts.map(({ label, act, disabled }) => ({
        label,
        disabled,
        onSelect: act,
        danger: label === "Cancel",
      }))}
      selfNamed={words !== undefined}
      align="end"
      className="relative"
      button={words ?? <Ellipsis size={18} aria-hidden="true" />}
      buttonClassName={words ? buttonLook("secondary") : iconButtonLook("ghost")}
    />
  );
}

import type { Appointment } from "#tools/appointments/schema.ts";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { longDay, wallTime } from "#ui/lib/format.ts";

/** Asks before the salon calls a visit off, and says what goes out with it. */
export function CancelDialog({
  appointment,
  onConfirm,
  onClose,
}: {
  appointment: Appointment;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { clientName, serviceType, stylistName, appointmentDate, appointmentTime } = appointment;
  return (
    <ConfirmDialog
      title={`Cancel ${clientName}’s visit?`}
      act="Cancel the visit"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="text-ink">
        {[serviceType, longDay(appointmentDate), wallTime(appointmentTime), stylistName]
          .filter(Boolean)
          .join(", ")}
      </p>
      <p className="mt-2">{goesOut(appointment)}</p>
    </ConfirmDialog>
  );
}

/** Who is written to, and by what: of what is over nobody is. */
function goesOut({ clientName, clientEmail, clientPhone, endsAt }: Appointment): string {
  if (Date.parse(endsAt) <= Date.now()) return "Its time is over, so nobody is written to.";
  const ways = [clientEmail && "by email", clientPhone && "by text if they agreed to texts"];
  const said = ways.filter(Boolean).join(", and ");
  return said
    ? `${clientName} is written to ${said}.`
    : `There is no email and no phone of ${clientName}: tell them yourself.`;
}

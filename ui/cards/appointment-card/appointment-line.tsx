import { ChevronRight, ShieldAlert, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { Appointment } from "#tools/appointments/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { minutes, wallTime } from "#ui/lib/format.ts";
import { clientSaid, lengthOf, statusWord, STATUS_TONES } from "./appointment-words.ts";
import { ClientSaid } from "./client-said.tsx";

const LOOK =
  "group flex min-h-16 w-full items-center gap-4 max-md:gap-3 py-2.5 text-left transition-colors duration-150";

/** An appointment in one line; leads to its day, or opens it where `onOpen` is given. */
export function AppointmentLine({
  appointment,
  withStylist,
  mustKnow,
  onOpen,
}: {
  appointment: Appointment;
  withStylist?: boolean;
  /** What must be known of the client before they are touched. */
  mustKnow?: string | undefined;
  onOpen?: (appointment: Appointment) => void;
}) {
  if (onOpen)
    return (
      <button type="button" className={LOOK} onClick={() => onOpen(appointment)}>
        <Content {...{ appointment, withStylist, mustKnow }} />
      </button>
    );
  const { appointmentDate, stylistId } = appointment;
  return (
    <Link
      to={`/appointments?view=day&date=${appointmentDate}&stylist=${stylistId}`}
      className={LOOK}
    >
      <Content {...{ appointment, withStylist, mustKnow }} />
    </Link>
  );
}

function Content({
  appointment,
  withStylist,
  mustKnow,
}: {
  appointment: Appointment;
  withStylist: boolean | undefined;
  mustKnow: string | undefined;
}) {
  const { appointmentTime, clientName, serviceType, stylistName, needsPatchTest } = appointment;
  const said = clientSaid(appointment);
  return (
    <>
      <span className="w-18 shrink-0 font-mono text-sm max-md:w-16 max-md:text-xs">
        {wallTime(appointmentTime)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block [overflow-wrap:anywhere] font-semibold">{clientName}</span>
        <span className="line-clamp-2 text-sm text-ink-2">
          {[serviceType, whole(minutes(lengthOf(appointment))), withStylist && whole(stylistName)]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {mustKnow && (
          <span className="flex gap-1.5 text-sm font-semibold text-bad">
            <TriangleAlert size={15} aria-label="Must know" className="mt-[3px] shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{mustKnow}</span>
          </span>
        )}
        {(said.confirmed || said.late) && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            <ClientSaid appointment={appointment} />
          </span>
        )}
      </span>
      {needsPatchTest && (
        <span className="text-bad">
          <ShieldAlert size={18} aria-hidden="true" />
          <span className="sr-only">Patch test needed</span>
        </span>
      )}
      {appointment.status === "confirmed" ? (
        <span className="sr-only">{statusWord(appointment)}</span>
      ) : (
        <Badge tone={STATUS_TONES[appointment.status]}>{statusWord(appointment)}</Badge>
      )}
      <ChevronRight
        size={18}
        aria-hidden="true"
        className="shrink-0 text-ink-3 group-hover:text-ink max-md:hidden"
      />
    </>
  );
}

/** Words that do not break. */
const whole = (words: string) => words.replaceAll(" ", "\u00A0");

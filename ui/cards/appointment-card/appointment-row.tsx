import { ChevronRight, CircleCheck, TriangleAlert } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { EmailText } from "#ui/components/email-text.tsx";
import { longDay, minutes, phoneText, wallTime } from "#ui/lib/format.ts";
import {
  cancelledWords,
  isUnclosed,
  lengthOf,
  statusWord,
  STATUS_TONES,
} from "./appointment-words.ts";
import { ClientSaid } from "./client-said.tsx";
import { PatchTestBadge } from "./patch-test-badge.tsx";
import { StatusActs } from "./status-acts.tsx";

/** One appointment under the head of its day, in a line that opens it: what is out of the ordinary stands out, and what waits to be decided can be. */
export function AppointmentRow({
  appointment,
  mustKnow,
  onOpen,
}: {
  appointment: Appointment;
  /** What must be known of the client before they are touched. */
  mustKnow?: string | undefined;
  onOpen: (appointment: Appointment) => void;
}) {
  const { clientName, clientEmail, clientPhone, serviceType, stylistName } = appointment;
  const { appointmentDate, appointmentTime, notes, seriesId } = appointment;
  const length = minutes(lengthOf(appointment));
  const more = [cancelledWords(appointment), seriesId && "Part of a series", notes];
  return (
    <section
      aria-label={`Appointment of ${clientName}`}
      className="relative grid min-h-13 grid-cols-[68px_minmax(0,1fr)_auto] items-center gap-x-4 xl:grid-cols-[68px_minmax(0,1fr)_auto_auto] px-5 py-1.5 transition-colors duration-150 hover:bg-bg max-md:gap-x-3 max-md:py-2.5 max-md:pr-2 max-md:pl-4"
    >
      <p className="font-mono text-sm whitespace-nowrap max-md:self-start max-md:text-xs max-md:leading-[22px]">
        <time dateTime={`${appointmentDate}T${appointmentTime}`}>
          <span className="sr-only">{longDay(appointmentDate)} </span>
          {wallTime(appointmentTime)}
        </time>
        <span className="block font-sans text-ink-3 md:hidden">{length}</span>
      </p>
      <div className="grid min-w-0 items-center gap-x-5 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(100px,auto)] xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)_minmax(100px,auto)]">
        <div className="min-w-0">
          <h3 className="flex items-center gap-2 font-sans text-base tracking-normal">
            <button
              type="button"
              onClick={() => onOpen(appointment)}
              className="text-left [overflow-wrap:anywhere] before:absolute before:inset-0"
            >
              {clientName}
            </button>
            {isQuiet(appointment) && appointment.status === "confirmed" && (
              <CircleCheck size={14} aria-hidden="true" className="text-ok md:hidden" />
            )}
          </h3>
          {mustKnow && (
            <p className="flex gap-1.5 text-sm font-semibold text-bad">
              <TriangleAlert size={15} aria-label="Must know" className="mt-[3px] shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{mustKnow}</span>
            </p>
          )}
        </div>
        <div className="min-w-0 text-sm text-ink-2">
          <p className="truncate">
            <span className="font-medium text-ink">{serviceType}</span>
            {serviceType && " · "}
            <span>{stylistName}</span>
            <span className="max-md:hidden"> · {length}</span>
          </p>
          {more.some(Boolean) && (
            <p className="truncate text-xs text-ink-3">{more.filter(Boolean).join(" · ")}</p>
          )}
        </div>
        {/* on a narrow screen they stand in the opened appointment */}
        <p className="flex min-w-0 flex-col text-xs text-ink-3 max-xl:hidden">
          {clientPhone && (
            <a href={`tel:${clientPhone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
              {phoneText(clientPhone)}
            </a>
          )}
          {clientEmail && (
            <a href={`mailto:${clientEmail}`} className={LINK}>
              <EmailText>{clientEmail}</EmailText>
            </a>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-1.5 max-md:mt-0.5 md:flex-col md:items-end">
          <Standing appointment={appointment} />
          {appointment.needsPatchTest && <PatchTestBadge />}
          <ClientSaid appointment={appointment} />
        </div>
      </div>
      <div className="relative empty:hidden max-xl:order-last max-xl:col-span-full max-xl:-ml-3 md:max-xl:pl-21">
        <StatusActs appointment={appointment} />
      </div>
      <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
    </section>
  );
}

const LINK = "relative w-fit max-w-full truncate underline-offset-4 hover:text-ink hover:underline";

/** Whether its state is the usual one and asks for nothing. */
const isQuiet = (appointment: Appointment) =>
  !isUnclosed(appointment) && ["confirmed", "completed"].includes(appointment.status);

/** The state: as a badge where something is left to do, else in quiet words. */
function Standing({ appointment }: { appointment: Appointment }) {
  const { status } = appointment;
  if (isUnclosed(appointment)) return <Badge tone="warn">Over, to complete</Badge>;
  if (!isQuiet(appointment))
    return <Badge tone={STATUS_TONES[status]}>{statusWord(appointment)}</Badge>;
  return (
    <span className="inline-flex items-center gap-1.5 text-2xs font-medium text-ink-3 max-md:sr-only">
      {status === "confirmed" && <CircleCheck size={14} aria-hidden="true" className="text-ok" />}
      {statusWord(appointment)}
    </span>
  );
}

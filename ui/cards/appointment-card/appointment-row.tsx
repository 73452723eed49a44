import { ChevronRight, TriangleAlert } from "lucide-react";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { longDay, minutes, phoneText, wallTime } from "#ui/lib/format.ts";
import { cancelledWords, lengthOf, statusWord, STATUS_TONES } from "./appointment-words.ts";
import { ClientSaid } from "./client-said.tsx";
import { PatchTestBadge } from "./patch-test-badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { ROW_BUTTON, StatusActs } from "./status-acts.tsx";

/** One appointment under the head of its day, in a line that opens it: what is out of the ordinary stands out, and what waits to be decided can be. */
export function AppointmentRow({
  appointment,
  mustKnow,
  onOpen,
  onAgain,
}: {
  appointment: Appointment;
  /** What must be known of the client before they are touched. */
  mustKnow?: string | undefined;
  onOpen: (appointment: Appointment) => void;
  /** Books what was called off anew. */
  onAgain: (appointment: Appointment) => void;
}) {
  const { clientName, clientPhone, serviceType, stylistName } = appointment;
  const { appointmentDate, appointmentTime, notes, seriesId } = appointment;
  const length = minutes(lengthOf(appointment)).replaceAll(" ", "\u00A0");
  const more = [seriesId && "Part of a series", notes];
  return (
    <section
      aria-label={`Appointment of ${clientName}`}
      className="relative grid min-h-15 grid-cols-[68px_minmax(0,1fr)_44px] items-center gap-x-4 px-5 py-3 transition-colors duration-150 hover:bg-bg max-md:gap-x-3 max-md:py-2.5 max-md:pr-1 max-md:pl-4 md:grid-cols-[68px_minmax(0,1fr)_152px]"
    >
      <p className="font-mono text-sm whitespace-nowrap max-md:self-start max-md:text-xs max-md:leading-[22px]">
        <time dateTime={`${appointmentDate}T${appointmentTime}`}>
          <span className="sr-only">{longDay(appointmentDate)} </span>
          {wallTime(appointmentTime)}
        </time>
        <span className="block font-sans text-ink-3 md:hidden">{length}</span>
      </p>
      <div className="grid min-w-0 items-center gap-x-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="min-w-0 md:row-span-2">
          <h3 className="font-sans text-base tracking-normal">
            <button
              type="button"
              onClick={() => onOpen(appointment)}
              className="text-left [overflow-wrap:anywhere] before:absolute before:inset-0"
            >
              {clientName}
            </button>
          </h3>
          {mustKnow && (
            <p className="flex gap-1.5 text-sm font-semibold text-bad">
              <TriangleAlert size={15} aria-label="Must know" className="mt-[3px] shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{mustKnow}</span>
            </p>
          )}
        </div>
        <div className="min-w-0 text-sm text-ink-2">
          <p className="[overflow-wrap:anywhere]">
            <span className="font-medium text-ink">{serviceType}</span>
            <span className="max-md:hidden">
              {serviceType && " · "}
              {length}
            </span>
          </p>
          <p className="flex flex-wrap gap-x-2.5 text-xs">
            <span className="whitespace-nowrap">{stylistName}</span>
            {/* on a narrow screen it stands in the opened appointment */}
            {clientPhone && (
              <a
                href={`tel:${clientPhone.replaceAll(/[^+\d]/g, "")}`}
                className="relative whitespace-nowrap text-ink-3 underline-offset-4 hover:text-ink hover:underline max-xl:hidden"
              >
                {phoneText(clientPhone)}
              </a>
            )}
            {more.some(Boolean) && (
              <span className="line-clamp-1 w-full text-ink-3">
                {more.filter(Boolean).join(" · ")}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5 mt-0.5 md:col-start-2">
          <Standing appointment={appointment} />
          {appointment.needsPatchTest && <PatchTestBadge />}
          <ClientSaid appointment={appointment} />
        </div>
      </div>
      <RowAct appointment={appointment} onAgain={onAgain} />
    </section>
  );
}

/** What is next for it: its state, booking it anew, or nothing but to look. */
function RowAct({
  appointment,
  onAgain,
}: {
  appointment: Appointment;
  onAgain: (appointment: Appointment) => void;
}) {
  if (isStanding(appointment.status)) return <StatusActs appointment={appointment} />;
  if (appointment.status === "completed")
    return (
      <ChevronRight size={18} aria-hidden="true" className="mx-3 justify-self-end text-ink-3" />
    );
  return (
    <Button className={ROW_BUTTON} onClick={() => onAgain(appointment)}>
      Book again
    </Button>
  );
}

/** Whether its state is the usual one and asks for nothing. */
const isQuiet = ({ status }: Appointment) => ["confirmed", "completed"].includes(status);

/** The state as a badge; the usual one only to be heard, since the button beside it says what is left to do. */
function Standing({ appointment }: { appointment: Appointment }) {
  const { status } = appointment;
  if (!isQuiet(appointment))
    return (
      <Badge tone={STATUS_TONES[status]}>
        {cancelledWords(appointment) ?? statusWord(appointment)}
      </Badge>
    );
  return <span className="sr-only">{statusWord(appointment)}</span>;
}

import { TriangleAlert } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { EmailText } from "#ui/components/email-text.tsx";
import { longDay, minutes, wallTime } from "#ui/lib/format.ts";
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

/** One appointment under the head of its day, with all that the salon knows of it and what can be done about it. */
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
  const { appointmentDate, appointmentTime, notes, seriesId, status, needsPatchTest } = appointment;
  const more = [cancelledWords(appointment), seriesId && "Part of a series", notes];
  return (
    <section
      aria-label={`Appointment of ${clientName}`}
      className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-3 pl-5 max-md:gap-y-1 max-md:pl-4 xl:flex-nowrap"
    >
      <p className="w-18 shrink-0 font-mono text-sm">
        <time dateTime={`${appointmentDate}T${appointmentTime}`}>
          <span className="sr-only">{longDay(appointmentDate)} </span>
          {wallTime(appointmentTime)}
        </time>
      </p>
      <div className="grid min-w-0 flex-1 gap-x-5 max-md:order-last max-md:basis-full md:grid-cols-2 md:items-center">
        <div className="min-w-0">
          <h3 className="font-sans text-base tracking-normal">
            <button
              type="button"
              onClick={() => onOpen(appointment)}
              className="text-left [overflow-wrap:anywhere] underline decoration-transparent underline-offset-4 transition-colors hover:decoration-ink-3 touch:-my-2.5 touch:min-h-11"
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
          <p className="flex flex-wrap gap-x-2.5 text-sm text-ink-3">
            {clientPhone && (
              <a href={`tel:${clientPhone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
                {clientPhone}
              </a>
            )}
            {clientEmail && (
              <a href={`mailto:${clientEmail}`} className={LINK}>
                <EmailText>{clientEmail}</EmailText>
              </a>
            )}
          </p>
        </div>
        <div className="min-w-0 text-sm text-ink-2">
          <p className="[overflow-wrap:anywhere]">
            <span className="font-medium text-ink">{serviceType}</span>
          </p>
          <p>
            <span>{stylistName}</span> · {minutes(lengthOf(appointment))}
          </p>
          {more.some(Boolean) && (
            <p className="break-words whitespace-pre-line text-ink-3">
              {more.filter(Boolean).join("\n")}
            </p>
          )}
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-1.5 max-md:flex-1 md:flex-col md:items-end">
        {isUnclosed(appointment) ? (
          <Badge tone="warn">Over, to complete</Badge>
        ) : (
          <Badge tone={STATUS_TONES[status]}>{statusWord(appointment)}</Badge>
        )}
        {needsPatchTest && <PatchTestBadge />}
        <ClientSaid appointment={appointment} />
      </div>
      <div className="shrink-0 empty:hidden max-xl:order-last max-xl:basis-full max-md:mt-1 md:max-xl:pl-22">
        <StatusActs appointment={appointment} />
      </div>
    </section>
  );
}

const LINK =
  "inline-flex min-w-0 items-center [overflow-wrap:anywhere] decoration-line underline-offset-4 hover:text-ink hover:underline touch:-my-2 touch:min-h-11";

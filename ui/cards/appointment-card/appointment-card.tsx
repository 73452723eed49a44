import {
  CalendarDays,
  Clock,
  Mail,
  Phone,
  Repeat,
  Scissors,
  TriangleAlert,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/card.tsx";
import { EmailText } from "#ui/components/email-text.tsx";
import { longDay, minutes } from "#ui/lib/format.ts";
import { cancelledWords, lengthOf, statusWord, STATUS_TONES } from "./appointment-words.ts";
import { ClientSaid } from "./client-said.tsx";
import { PatchTestBadge } from "./patch-test-badge.tsx";
import { StatusActs } from "./status-acts.tsx";

/** One appointment with all that the salon knows of it. With `onOpen` its name opens it; `acts` decides about it. */
export function AppointmentCard({
  appointment,
  mustKnow,
  onOpen,
  acts,
}: {
  appointment: Appointment;
  /** What must be known of the client before they are touched. */
  mustKnow?: string | undefined;
  onOpen?: ((appointment: Appointment) => void) | undefined;
  acts?: boolean;
}) {
  const { clientName, clientEmail, clientPhone, serviceType, notes, seriesId } = appointment;
  const calledOff = cancelledWords(appointment);
  return (
    <Card aria-label={`Appointment of ${clientName}`} className="flex h-full flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="min-w-0 text-lg break-words">
          {onOpen ? (
            <button
              type="button"
              onClick={() => onOpen(appointment)}
              className="text-left underline decoration-transparent underline-offset-4 transition-colors hover:decoration-ink-3 touch:-my-2.5 touch:min-h-11"
            >
              {clientName}
            </button>
          ) : (
            clientName
          )}
        </h2>
        <span className="flex flex-wrap gap-1.5">
          {appointment.needsPatchTest && <PatchTestBadge />}
          <ClientSaid appointment={appointment} />
          <Badge tone={STATUS_TONES[appointment.status]}>{statusWord(appointment)}</Badge>
        </span>
      </header>
      {mustKnow && (
        <p className="-mt-1.5 flex gap-2 text-sm font-semibold text-bad">
          <TriangleAlert size={16} aria-label="Must know" className="mt-0.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{mustKnow}</span>
        </p>
      )}
      <dl className="grid flex-1 content-start gap-x-5 gap-y-2.5 text-sm sm:grid-cols-2">
        <Line icon={<CalendarDays size={16} />} name="Date">
          {longDay(appointment.appointmentDate)}
        </Line>
        <Line icon={<Clock size={16} />} name="Time">
          <span className="font-mono">{appointment.appointmentTime}</span>
          <span className="text-ink-3">{minutes(lengthOf(appointment))}</span>
        </Line>
        <Line icon={<UserRound size={16} />} name="Stylist">
          {appointment.stylistName}
        </Line>
        {serviceType && (
          <Line icon={<Scissors size={16} />} name="Service">
            {serviceType}
          </Line>
        )}
        {clientEmail && (
          <Line icon={<Mail size={16} />} name="Email">
            <a href={`mailto:${clientEmail}`} className={LINK}>
              <EmailText>{clientEmail}</EmailText>
            </a>
          </Line>
        )}
        {clientPhone && (
          <Line icon={<Phone size={16} />} name="Phone">
            <a href={`tel:${clientPhone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
              {clientPhone}
            </a>
          </Line>
        )}
        {seriesId && (
          <Line icon={<Repeat size={16} />} name="Series">
            Part of a series
          </Line>
        )}
      </dl>
      {(notes || calledOff) && (
        <p className="text-sm break-words whitespace-pre-line text-ink-2">
          {[calledOff, notes].filter(Boolean).join("\n")}
        </p>
      )}
      {acts && <StatusActs appointment={appointment} />}
    </Card>
  );
}

const LINK =
  "inline-flex min-w-0 items-center [overflow-wrap:anywhere] underline decoration-line underline-offset-4 hover:decoration-ink touch:-my-2.5 touch:min-h-11";

function Line({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <dt className="text-ink-3">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 break-words">{children}</dd>
    </div>
  );
}

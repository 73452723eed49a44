import { CalendarDays, Clock, Mail, Phone, Repeat, Scissors, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { EmailText } from "#ui/components/email-text.tsx";
import { longDay, minutes, phoneText, wallTime } from "#ui/lib/format.ts";
import { cancelledWords, lengthOf, statusWord, STATUS_TONES } from "./appointment-words.ts";
import { ClientSaid } from "./client-said.tsx";
import { PatchTestBadge } from "./patch-test-badge.tsx";

/** One appointment with all that the salon knows of it. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { clientName, clientEmail, clientPhone, serviceType, notes, seriesId } = appointment;
  const calledOff = cancelledWords(appointment);
  return (
    <Card aria-label={`Appointment of ${clientName}`} className="flex h-full flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="min-w-0 text-lg break-words">{clientName}</h2>
        <span className="flex flex-wrap gap-1.5">
          {appointment.needsPatchTest && <PatchTestBadge />}
          <ClientSaid appointment={appointment} />
          <Badge tone={STATUS_TONES[appointment.status]}>{statusWord(appointment)}</Badge>
        </span>
      </header>
      <dl className="grid flex-1 content-start gap-x-5 gap-y-2.5 text-sm sm:grid-cols-2">
        <Line icon={<CalendarDays size={16} />} name="Date">
          {longDay(appointment.appointmentDate)}
        </Line>
        <Line icon={<Clock size={16} />} name="Time">
          <span className="font-mono">{wallTime(appointment.appointmentTime)}</span>
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
              {phoneText(clientPhone)}
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

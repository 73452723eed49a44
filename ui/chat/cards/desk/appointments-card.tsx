import type { FoundAppointments, NextAppointment } from "#tools/booking/appointments-find.ts";
import type { Appointment, BookedSeries } from "#tools/appointments/schema.ts";
import { AppointmentCard } from "#ui/cards/appointment-card/appointment-card.tsx";
import { AppointmentLine } from "#ui/cards/appointment-card/appointment-line.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { longDay, wallTime } from "#ui/lib/format.ts";
import { useFolded } from "#ui/chat/thread/folded.ts";

/** Appointments of some days, day by day. Many of them are folded, so that the thread stays readable. */
export function FoundAppointmentsCard({
  value: { appointments, today, more },
}: {
  value: FoundAppointments;
}) {
  const { shown, unfold } = useFolded(appointments);
  const days = [...new Set(shown.map(({ appointmentDate }) => appointmentDate))];
  return (
    <Card aria-label="Appointments found">
      {days.length === 0 && <p className="text-ink-2">Nobody is booked.</p>}
      {days.map((day) => (
        <section key={day} aria-label={longDay(day)} className="mb-3 last:mb-0">
          <h3 className="text-sm font-semibold text-ink-2">
            {longDay(day)}
            {day === today && ", today"}
          </h3>
          <ul>
            {shown
              .filter(({ appointmentDate }) => appointmentDate === day)
              .map((appointment) => (
                <li key={appointment.id} className="border-b border-line-soft last:border-0">
                  <AppointmentLine appointment={appointment} withStylist />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {more && !unfold && (
        <p className="mb-3 text-sm text-ink-2">There are more; the calendar shows them all.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/appointments?view=day&date=${days[0] ?? today}`}>Open the day</ButtonLink>
        {unfold && (
          <Button kind="ghost" onClick={unfold}>
            Show all {appointments.length}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Who sits now, and who is next. */
export function NextAppointmentCard({
  value: { current, next, today },
}: {
  value: NextAppointment;
}) {
  if (!current && !next) return null;
  return (
    <Card aria-label="Now and next">
      {current && <Moment name="Now" appointment={current} />}
      {next && (
        <Moment
          name={next.appointmentDate === today ? "Next" : `Next, ${longDay(next.appointmentDate)}`}
          appointment={next}
        />
      )}
    </Card>
  );
}

function Moment({ name, appointment }: { name: string; appointment: Appointment }) {
  return (
    <section aria-label={name} className="border-b border-line-soft last:border-0">
      <h3 className="pt-1 text-sm font-semibold text-ink-2">{name}</h3>
      <AppointmentLine appointment={appointment} withStylist />
    </section>
  );
}

/** One appointment as it was then, and the way to its day. */
export function BookedCard({ value }: { value: Appointment }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <AppointmentCard appointment={value} />
      </div>
      <ButtonLink
        to={`/appointments?view=day&date=${value.appointmentDate}&stylist=${value.stylistId}`}
      >
        Open the day
      </ButtonLink>
    </div>
  );
}

/** A series: what was booked, and which dates were taken. */
export function SeriesCard({ value: { appointments, taken } }: { value: BookedSeries }) {
  return (
    <Card title="Series">
      <ul>
        {appointments.map((appointment) => (
          <li
            key={appointment.id}
            className="flex flex-wrap gap-x-3 border-b border-line-soft py-2.5 last:border-0"
          >
            <span className="font-semibold">{longDay(appointment.appointmentDate)}</span>
            <span className="font-mono">{wallTime(appointment.appointmentTime)}</span>
          </li>
        ))}
      </ul>
      {taken.map(({ appointmentDate, sentence }) => (
        <p key={appointmentDate} className="pt-2 text-sm text-warn">
          {longDay(appointmentDate)}: {sentence}
        </p>
      ))}
    </Card>
  );
}

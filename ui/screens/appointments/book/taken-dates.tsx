import type { BookedSeries } from "#tools/appointments/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { longDay, plural, wallTime } from "#ui/lib/format.ts";

/** What came of a series of which some dates were taken. */
export function SeriesResult({
  booked: { appointments, taken },
  onDone,
}: {
  booked: BookedSeries;
  onDone: () => void;
}) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="text-md font-semibold">
        {plural(appointments.length, "appointment")} booked, {plural(taken.length, "date")} taken
      </p>
      <ul>
        {appointments.map(({ id, appointmentDate, appointmentTime }) => (
          <li key={id} className="border-b border-line-soft py-2.5">
            {longDay(appointmentDate)},{" "}
            <span className="font-mono">{wallTime(appointmentTime)}</span>
          </li>
        ))}
      </ul>
      <TakenDates taken={taken} />
      <Button kind="primary" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

/** Dates that cannot be had, each with why. */
export function TakenDates({ taken }: Pick<BookedSeries, "taken">) {
  if (taken.length === 0) return null;
  return (
    <ul aria-label="Dates that are taken">
      {taken.map(({ appointmentDate, sentence }) => (
        <li key={appointmentDate} className="border-b border-line-soft py-2.5 last:border-0">
          <span className="font-semibold">{longDay(appointmentDate)}</span>
          <span className="block text-sm text-ink-2">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

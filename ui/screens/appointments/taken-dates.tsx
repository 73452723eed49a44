import type { BookedSeries } from "#tools/appointments/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { longDay, plural } from "#ui/lib/format.ts";

/** What came of a series of which some dates were taken. */
export function TakenDates({
  booked: { appointments, taken },
  onDone,
}: {
  booked: BookedSeries;
  onDone: () => void;
}) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="text-md font-semibold">
        {appointments.length === 0
          ? "Nothing was booked: some of the dates are taken."
          : `${plural(appointments.length, "appointment")} booked, ${plural(taken.length, "date")} taken`}
      </p>
      <ul className="flex flex-col">
        {appointments.map(({ id, appointmentDate, appointmentTime }) => (
          <li key={id} className="border-b border-line-soft py-2.5">
            {longDay(appointmentDate)}, <span className="font-mono">{appointmentTime}</span>
          </li>
        ))}
        {taken.map(({ appointmentDate, sentence }) => (
          <li key={appointmentDate} className="border-b border-line-soft py-2.5">
            <span className="text-warn">{longDay(appointmentDate)}</span>
            <span className="block text-sm text-ink-2">{sentence}</span>
          </li>
        ))}
      </ul>
      <Button kind="primary" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Appointment } from "#tools/appointments/schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { getCalendar } from "#ui/api/desk/appointments.ts";
import { isOver } from "#ui/cards/appointment-card/appointment-words.ts";
import { useMustKnow } from "#ui/cards/client/use-must-know.ts";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { wallTime } from "#ui/lib/format.ts";

const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const DAYS = [
  { value: 0, label: "Today" },
  { value: 1, label: "Tomorrow" },
] as const;
/** The rest of the day is in the calendar. */
const SHOWN = 3;

/** Who still comes today, or else tomorrow, with what must be known; each leads to their record. */
export function WhoComes() {
  const [now] = useState(() => Date.now());
  const [asked, setAsked] = useState<0 | 1>();
  const today = wallOf(DEVICE_ZONE, now).date;
  const calendar = useQuery(getCalendar({ from: today, to: addDays(today, 1) }));
  const mustKnow = useMustKnow(calendar.data?.appointments);
  return (
    <QueryView query={calendar} name="who comes" shape={["h-24 rounded-card"]}>
      {({ appointments }) => {
        const left = appointments.filter((each) => !isOver(each, now));
        const day = asked ?? (left.some((each) => each.appointmentDate === today) ? 0 : 1);
        const date = addDays(today, day);
        const coming = left.filter(({ appointmentDate }) => appointmentDate === date);
        const more = coming.length - SHOWN;
        return (
          <Card
            aria-label="Who comes"
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5!"
          >
            <SegmentedControl label="Which day" options={DAYS} value={day} onChange={setAsked} />
            {more > 0 && (
              <TextLink to={`/appointments?view=day&date=${date}`} className="text-sm">
                {more} more<span className="max-md:sr-only">&nbsp;in the calendar</span>
              </TextLink>
            )}
            {coming.length === 0 ? (
              <p className="text-ink-2">Nobody else comes.</p>
            ) : (
              <ul className="flex min-w-0 basis-full flex-col">
                {coming.slice(0, SHOWN).map((appointment) => (
                  <li key={appointment.id} className="min-w-0">
                    <Coming
                      appointment={appointment}
                      mustKnow={mustKnow.get(appointment.clientId ?? "")}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        );
      }}
    </QueryView>
  );
}

function Coming({
  appointment: { clientId, clientName, serviceType, appointmentDate, appointmentTime },
  mustKnow,
}: {
  appointment: Appointment;
  mustKnow: string | undefined;
}) {
  return (
    <Link
      to={clientId ? `/clients/${clientId}` : `/appointments?view=day&date=${appointmentDate}`}
      className="-mx-2 grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-small px-2 py-1 transition-colors duration-150 hover:bg-accent-soft md:grid-cols-[4rem_minmax(0,9fr)_minmax(0,8fr)_minmax(0,24fr)] touch:min-h-11"
    >
      <span className="font-mono text-sm text-ink-2">{wallTime(appointmentTime)}</span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 md:contents">
        <span className="min-w-0 [overflow-wrap:anywhere] font-semibold">{clientName}</span>
        <span className="text-sm text-ink-2">{serviceType}</span>
      </span>
      {mustKnow && (
        <span className="flex gap-1.5 text-sm font-semibold text-bad max-md:col-start-2">
          <TriangleAlert size={15} aria-label="Must know" className="mt-[3px] shrink-0" />
          <span className="min-w-0 text-balance [overflow-wrap:anywhere]">{mustKnow}</span>
        </span>
      )}
    </Link>
  );
}

import { TriangleAlert } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { lengthOf } from "#ui/cards/appointment-card/appointment-words.ts";
import { Card } from "#ui/components/page/card.tsx";
import { minutes, plural, wallTime } from "#ui/lib/format.ts";
import { dayWords } from "./calendar/day-words.ts";

/** The next day on which somebody comes, beside the list at a desk: who of the team has how much, and what must be known of whom. */
export function ComingDay({
  visits,
  mustKnow,
  today,
  onOpen,
}: {
  /** From today on, in the order of time. */
  visits: readonly Appointment[];
  /** By the ids of clients. */
  mustKnow: ReadonlyMap<string, string>;
  today: string;
  onOpen: (appointment: Appointment) => void;
}) {
  const date = visits[0]?.appointmentDate;
  if (!date) return null;
  const day = visits.filter(({ appointmentDate }) => appointmentDate === date);
  const warned = day.flatMap((visit) => {
    const words = mustKnow.get(visit.clientId ?? "");
    return words ? [{ visit, words }] : [];
  });
  return (
    <aside
      aria-label={`${dayWords(date)} at a glance`}
      className="sticky top-7 flex flex-col gap-4"
    >
      <Card title={date === today ? "Today by stylist" : `${dayWords(date)} by stylist`}>
        <dl className="flex flex-col divide-y divide-line-soft">
          {[...Map.groupBy(day, ({ stylistName }) => stylistName)].map(([stylist, own]) => (
            <div key={stylist} className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
              <dt className="flex items-baseline justify-between gap-3">
                <span className="font-medium [overflow-wrap:anywhere]">{stylist}</span>
                <span className="text-sm whitespace-nowrap text-ink-2">
                  {plural(own.length, "visit")}, {minutes(total(own))}
                </span>
              </dt>
              <dd>
                <DayStrip day={day} own={own} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {warned.length > 0 && (
        <Card title="To be known first">
          <ul className="flex flex-col divide-y divide-line-soft">
            {warned.map(({ visit, words }) => (
              <li key={visit.id} className="py-2 first:pt-0 last:pb-0">
                <button
                  type="button"
                  onClick={() => onOpen(visit)}
                  className="w-full rounded-small text-left hover:text-ink-2 touch:min-h-11"
                >
                  <span className="flex justify-between gap-3">
                    <span className="font-medium">{visit.clientName}</span>
                    <span className="font-mono text-sm whitespace-nowrap text-ink-3">
                      {wallTime(visit.appointmentTime)}
                    </span>
                  </span>
                  <span className="flex gap-1.5 text-sm font-semibold text-bad">
                    <TriangleAlert size={15} aria-hidden="true" className="mt-[3px] shrink-0" />
                    {words}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}

const total = (visits: readonly Appointment[]) =>
  visits.reduce((sum, visit) => sum + lengthOf(visit), 0);

/** When of the day somebody is taken, from the first visit of all to the last. */
function DayStrip({ day, own }: { day: readonly Appointment[]; own: readonly Appointment[] }) {
  const from = Math.min(...day.map(({ startsAt }) => Date.parse(startsAt)));
  const to = Math.max(...day.map(({ endsAt }) => Date.parse(endsAt)));
  const share = (at: number) => `${((at - from) / (to - from)) * 100}%`;
  return (
    <span
      aria-hidden="true"
      className="relative block h-3 overflow-hidden rounded-full bg-accent-soft"
    >
      {own.map(({ id, startsAt, endsAt }) => (
        <span
          key={id}
          className="absolute inset-y-0 rounded-[3px] border-r-2 border-surface bg-ink-2"
          style={{
            left: share(Date.parse(startsAt)),
            width: share(from + Date.parse(endsAt) - Date.parse(startsAt)),
          }}
        />
      ))}
    </span>
  );
}

import type { Appointment } from "#tools/appointments/schema.ts";
import { lengthOf } from "#ui/cards/appointment-card/appointment-words.ts";
import { Card } from "#ui/components/page/card.tsx";
import { minutes, plural } from "#ui/lib/format.ts";
import { dayWords } from "./calendar/day-words.ts";

/** The next day on which somebody comes, beside the list at a desk: who of the team has how much. */
export function ComingDay({
  visits,
  today,
}: {
  /** From today on, in the order of time. */
  visits: readonly Appointment[];
  today: string;
}) {
  const date = visits[0]?.appointmentDate;
  if (!date) return null;
  const day = visits.filter(({ appointmentDate }) => appointmentDate === date);
  return (
    <aside aria-label={`${dayWords(date)} at a glance`} className="sticky top-7">
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

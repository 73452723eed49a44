import type { Appointment } from "#tools/appointments/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { lengthOf } from "#ui/cards/appointment-card/appointment-words.ts";
import { Card } from "#ui/components/page/card.tsx";
import { minutes, plural, wallTime } from "#ui/lib/format.ts";
import { useMinute } from "#ui/lib/use-minute.ts";
import { dayWords } from "./calendar/day-words.ts";

/** The next day on which somebody comes, beside the list at a desk: what it comes to, and who of the team is taken when. */
export function ComingDay({
  visits,
  today,
  currency,
}: {
  /** From today on, in the order of time. */
  visits: readonly Appointment[];
  today: string;
  currency: string | undefined;
}) {
  const date = visits[0]?.appointmentDate;
  if (!date) return null;
  const day = visits.filter(({ appointmentDate }) => appointmentDate === date);
  const hours = hoursOf(day);
  return (
    <aside aria-label={`${dayWords(date)} at a glance`} className="sticky top-7">
      <Card title={date === today ? "Today by stylist" : `${dayWords(date)} by stylist`}>
        <dl className="mb-4 grid grid-cols-3 gap-2 border-b border-line-soft pb-4">
          {[
            ["Visits", day.length],
            ["Booked", minutes(total(day))],
            ["Worth", worthOf(day, currency)],
          ].map(([name, words]) => (
            <div key={name}>
              <dt className="text-xs text-ink-2">{name}</dt>
              <dd className="font-display text-md font-semibold whitespace-nowrap">{words}</dd>
            </div>
          ))}
        </dl>
        <div className="relative">
          <Hours hours={hours} day={day} />
          <dl className="relative flex flex-col gap-4 pt-6">
            {[...Map.groupBy(day, ({ stylistName }) => stylistName)].map(([stylist, own]) => (
              <div key={stylist} className="flex flex-col gap-1.5">
                <dt className="flex items-baseline justify-between gap-3">
                  <span className="relative z-20 bg-surface pr-1 font-medium [overflow-wrap:anywhere]">
                    {stylist}
                  </span>
                  <span className="relative z-20 bg-surface pl-1 text-xs whitespace-nowrap text-ink-2">
                    {plural(own.length, "visit")}, {minutes(total(own))}
                  </span>
                </dt>
                <dd>
                  <DayStrip hours={hours} own={own} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </aside>
  );
}

/** What a day's visits come to; "from" where some have no price of their own. */
function worthOf(day: readonly Appointment[], currency: string | undefined): string {
  const priced = day.flatMap(({ priceMinor }) => priceMinor ?? []);
  if (!currency || priced.length === 0) return "Not known";
  const sum = priceText(
    priced.reduce((all, each) => all + each, 0),
    currency,
  );
  return priced.length < day.length ? `from ${sum}` : sum;
}

const total = (visits: readonly Appointment[]) =>
  visits.reduce((sum, visit) => sum + lengthOf(visit), 0);

/** Minutes of the day, by the salon's clock. */
type Hours = { from: number; to: number };

function beginOf({ appointmentTime }: Appointment): number {
  const [hour = 0, minute = 0] = appointmentTime.split(":").map(Number);
  return hour * 60 + minute;
}

/** The whole hours that a day's visits lie in. */
function hoursOf(day: readonly Appointment[]): Hours {
  const from = Math.min(...day.map(beginOf));
  const to = Math.max(...day.map((visit) => beginOf(visit) + lengthOf(visit)));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

const shareOf = ({ from, to }: Hours, at: number) => `${((at - from) / (to - from)) * 100}%`;

/** The hours above the strips, a line down from each that is named, and where the day stands. */
function Hours({ hours, day }: { hours: Hours; day: readonly Appointment[] }) {
  const now = useMinute();
  const [first] = day;
  const stands = first && beginOf(first) + (now - Date.parse(first.startsAt)) / 60_000;
  const apart = hours.to - hours.from > 360 ? 180 : 120;
  const named = Array.from(
    { length: Math.floor((hours.to - hours.from) / apart) + 1 },
    (_, at) => hours.from + at * apart,
  );
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {named.map((at) => (
        <span
          key={at}
          className="absolute inset-y-0 border-l border-line-soft pl-1 font-mono text-[11px] leading-4 text-ink-3"
          style={{ left: shareOf(hours, at) }}
        >
          {at < hours.to && wallTime(`${String(Math.floor(at / 60) % 24).padStart(2, "0")}:00`)}
        </span>
      ))}
      {stands !== undefined && stands > hours.from && stands < hours.to && (
        <span
          className="absolute top-5 bottom-0 z-10 border-l-2 border-bad"
          style={{ left: shareOf(hours, stands) }}
        />
      )}
    </div>
  );
}

/** When of the day somebody is taken. */
function DayStrip({ hours, own }: { hours: Hours; own: readonly Appointment[] }) {
  return (
    <span aria-hidden="true" className="relative block h-4 rounded-[4px] bg-accent-soft">
      {own.map((visit) => (
        <span
          key={visit.id}
          className="absolute inset-y-0 rounded-[4px] border-r-2 border-surface bg-ink-2"
          style={{
            left: shareOf(hours, beginOf(visit)),
            width: shareOf(hours, hours.from + lengthOf(visit)),
          }}
        />
      ))}
    </span>
  );
}

import { Link } from "react-router";
import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import type { WaitlistEntry } from "#tools/booking/waitlist/schema.ts";
import { Card } from "#ui/components/page/card.tsx";
import { buttonLook } from "#ui/components/button-look.ts";
import { longDay, minutes, plural } from "#ui/lib/format.ts";

/** Where there is room in a book, or why there is none. */
export function FreeTimesCard({ value }: { value: FreeTimes }) {
  const { stylistId, stylistName, service, times, fitting, why } = value;
  const days = [...new Set(times.map(({ date }) => date))];
  return (
    <Card title={`${service || "Room"}, ${minutes(value.minutes)}, ${stylistName}`}>
      {days.map((day) => (
        <section key={day} aria-label={longDay(day)} className="mb-4 last:mb-0">
          <h3 className="mb-2 text-sm font-semibold text-ink-2">{longDay(day)}</h3>
          <ul className="flex flex-wrap gap-2">
            {times
              .filter(({ date }) => date === day)
              .map(({ time, start }) => (
                <li key={start}>
                  <Link
                    to={`/appointments?view=day&date=${day}&stylist=${stylistId}`}
                    className={buttonLook("secondary", false, "font-mono")}
                  >
                    {time}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {fitting > times.length && (
        <p className="text-sm text-ink-2">
          The best of {plural(fitting, "start")}: they leave the least idle time.
        </p>
      )}
      {times.length === 0 &&
        why.map((sentence) => (
          <p key={sentence} className="py-0.5 text-ink-2">
            {sentence}
          </p>
        ))}
    </Card>
  );
}

/** Who waits for a time. */
export function WaitlistCard({ value: { entries } }: { value: { entries: WaitlistEntry[] } }) {
  return (
    <Card title="Waitlist">
      {entries.length === 0 && <p className="text-ink-2">Nobody waits.</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-line-soft py-2.5 last:border-0">
            <Waits entry={entry} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One who waits. */
export function WaitsCard({ value }: { value: WaitlistEntry }) {
  return (
    <Card aria-label="Waitlist">
      <Waits entry={value} />
    </Card>
  );
}

function Waits({
  entry: { clientName, serviceType, from, to, earliest, latest, status },
}: {
  entry: WaitlistEntry;
}) {
  const hours = [earliest && `from ${earliest}`, latest && `until ${latest}`].filter(Boolean);
  return (
    <p className="flex flex-wrap gap-x-3">
      <span className="font-semibold">{clientName}</span>
      <span className="text-ink-2">{serviceType}</span>
      <span className="text-ink-2">
        {from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`}
        {hours.length > 0 && `, ${hours.join(" ")}`}
      </span>
      {status === "offered" && <span className="text-warn">has an offer</span>}
    </p>
  );
}

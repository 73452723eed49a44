import { useQuery } from "@tanstack/react-query";
import { includes } from "#tools/subscription/rules.ts";
import { wallOf } from "#tools/salons/zone-rules.ts";
import { getCalendar } from "#ui/api/appointments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { subscriptionStatus } from "#ui/api/subscription.ts";
import { AppointmentLine } from "#ui/cards/appointment-card/appointment-line.tsx";
import { Card } from "#ui/components/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";

const SHOWN = 4;
const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Who still comes to oneself today. Nothing is shown to salons without scheduling, or while nothing is known. */
export function TodayStrip({ now }: { now: number }) {
  const { data: session } = useQuery(sessionQuery);
  const { data: status } = useQuery(subscriptionStatus);
  const stylistId = session?.salon.stylistId;
  const may = status !== undefined && includes(status.tier, "pro");
  const here = wallOf(DEVICE_ZONE, now).date;
  const { data: first } = useQuery({
    ...getCalendar({ from: here, to: here, stylistId }),
    enabled: may && stylistId !== undefined,
  });
  // where the salon's day is another than this device's
  const there = first && wallOf(first.timeZone, now).date;
  const { data: view } = useQuery({
    ...getCalendar({ from: there ?? here, to: there ?? here, stylistId }),
    enabled: there !== undefined,
  });
  if (!view || !may) return null;
  const left = view.appointments
    .filter(({ endsAt, status: state }) => Date.parse(endsAt) > now && state !== "completed")
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return (
    <Card title="Today" aside={<TextLink to="/appointments?view=day">Open the day</TextLink>}>
      {left.length === 0 ? (
        <p className="text-ink-3">
          {view.appointments.length === 0 ? "Nobody is booked today." : "Nobody else comes today."}
        </p>
      ) : (
        <ul className={left.length > SHOWN ? undefined : "-mb-3"}>
          {left.slice(0, SHOWN).map((appointment) => (
            <li key={appointment.id} className="border-t border-line-soft">
              <AppointmentLine appointment={appointment} />
            </li>
          ))}
          {left.length > SHOWN && (
            <li className="border-t border-line-soft pt-3 text-sm text-ink-2">
              {left.length - SHOWN} more later today
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}

import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#ui/api/session.ts";
import { DaysOff } from "#ui/cards/week-hours/days-off.tsx";
import { WeekForm } from "#ui/cards/week-hours/week-form.tsx";

/** When one works: the week, and the days that differ. */
export function ScheduleForm() {
  const { data: session } = useQuery(sessionQuery);
  if (!session) return null;
  const { stylistId } = session.salon;
  return (
    <div className="flex flex-col gap-7">
      <WeekForm stylistId={stylistId} />
      <section aria-label="Days off" className="flex flex-col gap-3">
        <h4 className="font-semibold">Days off and other hours</h4>
        <DaysOff stylistId={stylistId} mayChange />
      </section>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { listTimers } from "#ui/api/chair/timers.ts";
import { TimerCards } from "#ui/cards/timers/timer-cards.tsx";

/** Timers that nobody has stopped, each by its name; nothing while none runs. */
export function RunningTimers() {
  const { data: timers } = useQuery(listTimers);
  if (!timers?.some(({ stoppedAt }) => !stoppedAt)) return null;
  return (
    <section aria-label="Running timers" className="grid gap-3.5 md:max-[75rem]:grid-cols-2">
      <TimerCards />
    </section>
  );
}

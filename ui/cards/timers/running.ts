import { useQuery } from "@tanstack/react-query";
import type { Timer } from "#tools/formulas/schema.ts";
import { listTimers } from "#ui/api/chair/timers.ts";

/** The salon's timers that nobody has stopped, the next to ring first. */
export function useRunningTimers(): Timer[] {
  const { data: timers } = useQuery(listTimers);
  return (timers ?? [])
    .filter(({ stoppedAt }) => !stoppedAt)
    .toSorted((a, b) => a.endsAt.localeCompare(b.endsAt));
}

import { useQuery } from "@tanstack/react-query";
import { listTimers } from "#ui/api/timers.ts";
import { RunningTimer } from "#ui/cards/formula-card/formula-timer.tsx";
import { Card } from "#ui/components/card.tsx";

/** Every timer nobody has stopped, each on a card, the one that rings first on top. */
export function TimerCards() {
  const { data: timers } = useQuery(listTimers);
  const running = (timers ?? [])
    .filter(({ stoppedAt }) => !stoppedAt)
    .toSorted((a, b) => a.endsAt.localeCompare(b.endsAt));
  return running.map((timer) => (
    <Card key={timer.id} aria-label={`Timer: ${timer.label}`}>
      <RunningTimer timer={timer} />
    </Card>
  ));
}

import { RunningTimer } from "#ui/cards/formula-card/formula-timer.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { useRunningTimers } from "./running.ts";

/** Every timer nobody has stopped, each on a card, the one that rings first on top. */
export function TimerCards() {
  return useRunningTimers().map((timer) => (
    <Card key={timer.id} aria-label={`Timer: ${timer.label}`}>
      <RunningTimer timer={timer} />
    </Card>
  ));
}

import { later } from "#ui/components/later.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { LifeBuoy, Timer as TimerIcon } from "lucide-react";
import { useState } from "react";
import type { Timer } from "#tools/formulas/schema.ts";
import { timerName } from "#tools/bench/timer-rules.ts";
import { addTime, listTimers, startTimer, stopTimer } from "#ui/api/chair/timers.ts";
import { Button } from "#ui/components/button.tsx";
import { TimerRing } from "#ui/components/hair/timer-ring.tsx";
import { cx } from "#ui/lib/cx.ts";
import { clock, minutes as inMinutes, soonMoment } from "#ui/lib/format.ts";
import { useNow } from "#ui/lib/now.ts";
import { minutesUntil, type BowlTimer, type Follows } from "./bowl-timers.ts";

const RescueSheet = later(
  async () => (await import("#ui/cards/rescue-card/rescue-sheet.tsx")).RescueSheet,
);

export type FormulaTimerProps = BowlTimer & {
  consultationId: string;
  compact?: boolean | undefined;
  /** Whether the button says which bowl it starts, where several stand together. */
  named: boolean;
};

/**
 * Starts the bowl's timer, and shows it while it runs, on this device or another. A bowl that goes on later says in how
 * many minutes, and counts them down once the first bowl of its stage is timed.
 */
export function FormulaTimer({
  label,
  minutes,
  consultationId,
  bowl,
  follows,
  compact,
  named,
}: FormulaTimerProps) {
  const { data: timers } = useQuery(listTimers);
  const start = useMutation(startTimer);
  // a timer that was started by words has no bowl: its label tells
  const times = ({ step, label: said }: Timer) =>
    step === null ? said.startsWith(`${bowl.name},`) : step === bowl.step;
  const running = timers?.find(
    (timer) => timer.consultationId === consultationId && !timer.stoppedAt && times(timer),
  );
  if (running) return <RunningTimer timer={running} />;
  const { step, formulaId } = bowl;
  const first =
    follows &&
    timers?.findLast(
      (timer) => timer.consultationId === consultationId && timer.step === follows.step,
    );
  return (
    <Button
      kind={follows && !first ? "secondary" : "primary"}
      pending={start.isPending}
      icon={<TimerIcon size={19} aria-hidden="true" />}
      className={cx("touch:h-13 touch:text-md", compact ? "w-full" : "@max-xl:w-full")}
      onClick={() =>
        start.mutate({ label, minutes, consultationId, step, ...(formulaId && { formulaId }) })
      }
    >
      {follows && <Wait follows={follows} firstStartedAt={first?.startedAt} />}
      Start {minutes} min{named ? `, ${bowl.place}` : compact ? "" : " timer"}
    </Button>
  );
}

/** "In 20 min:" before what is started then; nothing once it is time. */
function Wait({
  follows,
  firstStartedAt,
}: {
  follows: Follows;
  firstStartedAt: string | undefined;
}) {
  const minutes = minutesUntil(follows, firstStartedAt, useNow());
  return minutes > 0 ? <span className="font-normal">In {minutes} min:</span> : null;
}

/** A running timer: ring, clock, more time, done. Over time it turns to brass and counts on. */
export function RunningTimer({ timer }: { timer: Timer }) {
  const left = Math.ceil((Date.parse(timer.endsAt) - useNow()) / 1000);
  const stop = useMutation(stopTimer);
  const add = useMutation(addTime);
  const [wrong, setWrong] = useState(false);
  const over = left <= 0;
  return (
    <div
      role="group"
      aria-label={timer.label}
      className="flex min-w-0 flex-wrap items-center gap-2 max-md:w-full"
    >
      <TimerRing left={left} total={timer.minutes * 60} />
      <div className="min-w-32 shrink grow-99 basis-0">
        <p className={cx("font-mono text-[22px] leading-none font-semibold", over && "text-warn")}>
          {over ? `+${clock(-left)}` : clock(left)}
        </p>
        <p className="mt-1 line-clamp-3 text-xs text-ink-2">
          {timerName(timer)}
          {/* two without a client are told apart by when they began */}
          {!timer.clientName && `, ${inMinutes(timer.minutes)} from ${soonMoment(timer.startedAt)}`}
        </p>
        {over && <p className="text-xs font-semibold text-warn">Time is up: check the hair</p>}
      </div>
      <div className="flex grow gap-1.5 *:flex-1">
        <Button onClick={() => add.mutate({ id: timer.id, minutes: 2 })} disabled={add.isPending}>
          +2 min
        </Button>
        <Button
          kind={over ? "primary" : "secondary"}
          onClick={() => stop.mutate(timer.id)}
          pending={stop.isPending}
        >
          {over ? "Done" : "Stop"}
        </Button>
      </div>
      <Button kind="ghost" className="-mb-2 w-full" icon={LifeBuoy} onClick={() => setWrong(true)}>
        Something is wrong
      </Button>
      {wrong && <RescueSheet timer={timer} open onClose={() => setWrong(false)} />}
    </div>
  );
}

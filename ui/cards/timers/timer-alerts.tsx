import { useMutation } from "@tanstack/react-query";
import { BellRing, X } from "lucide-react";
import { createPortal } from "react-dom";
import type { Timer } from "#tools/formulas/schema.ts";
import { addTime, stopTimer } from "#ui/api/chair/timers.ts";
import { Button } from "#ui/components/button.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { useTopLayer } from "#ui/components/layers/top-layer.ts";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";
import { openTimers } from "./timers-sheet-state.ts";
import { ringWords } from "./timer-words.ts";

const MORE = 5;
/** As many as may take room from what is being done; on a phone one. */
const SHOWN = 3;

/**
 * Whose time is up, at the head of the screen or of the modal over it, until it is stopped, lengthened or put away. What is
 * there moves down: nothing of it is covered.
 */
export function TimerAlerts({
  timers,
  onPutAway,
}: {
  timers: readonly Timer[];
  onPutAway: (timer: Timer) => void;
}) {
  const modal = useTopLayer((state) => state.open.at(-1));
  const shown = useMedia(PHONE) ? 1 : SHOWN;
  const others = timers.length - shown;
  if (timers.length === 0) return null;
  const alerts = (
    <div
      role="alert"
      aria-label="Timers that rang"
      className="order-first flex shrink-0 flex-col items-center gap-2 px-3 pt-2 max-md:px-2"
    >
      {timers.slice(0, shown).map((timer) => (
        <TimerAlert key={timer.id} timer={timer} onPutAway={() => onPutAway(timer)} />
      ))}
      {others > 0 && (
        <Button onClick={openTimers}>
          {others} more {others === 1 ? "is" : "are"} up
        </Button>
      )}
    </div>
  );
  return modal ? createPortal(alerts, modal) : alerts;
}

function TimerAlert({ timer, onPutAway }: { timer: Timer; onPutAway: () => void }) {
  const stop = useMutation(stopTimer);
  const add = useMutation(addTime);
  const busy = stop.isPending || add.isPending;
  return (
    <div
      role="group"
      aria-label={ringWords(timer)}
      className="flex w-full max-w-[560px] animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-m border border-warn bg-warn-soft py-2 pr-2 pl-4"
    >
      <BellRing size={20} aria-hidden="true" className="shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-48 text-md font-semibold [overflow-wrap:anywhere]">
        {ringWords(timer)}
      </p>
      <div className="flex items-center gap-1.5 max-md:w-full">
        <Button
          className="max-md:flex-1"
          disabled={busy}
          onClick={() => add.mutate({ id: timer.id, minutes: MORE })}
        >
          +{MORE} min
        </Button>
        <Button
          kind="primary"
          className="max-md:flex-1"
          pending={stop.isPending}
          disabled={busy}
          onClick={() => stop.mutate(timer.id)}
        >
          Stop
        </Button>
        <IconButton
          label="Hide, and let it run on"
          icon={<X size={18} aria-hidden="true" />}
          onClick={onPutAway}
          tip="left"
        />
      </div>
    </div>
  );
}

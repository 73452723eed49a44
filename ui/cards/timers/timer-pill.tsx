import { useQuery } from "@tanstack/react-query";
import { Timer as TimerIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Timer } from "#tools/formulas/schema.ts";
import { listTimers } from "#ui/api/timers.ts";
import { Sheet } from "#ui/components/sheet.tsx";
import { cx } from "#ui/lib/cx.ts";
import { clock, plural } from "#ui/lib/format.ts";
import { toast } from "#ui/lib/toast.ts";
import { useNow } from "#ui/lib/now.ts";
import { TimerCards } from "./timer-cards.tsx";

/** The next timer to ring, in sight on every screen; a tap shows all of them. It says aloud when one is up. */
export function TimerPill() {
  const { data: timers } = useQuery(listTimers);
  const running = (timers ?? [])
    .filter(({ stoppedAt }) => !stoppedAt)
    .toSorted((a, b) => a.endsAt.localeCompare(b.endsAt));
  const [next] = running;
  return next ? <Pill next={next} running={running} /> : null;
}

function Pill({ next, running }: { next: Timer; running: readonly Timer[] }) {
  const now = useNow();
  const [open, setOpen] = useState(false);
  useRing(running, now);
  const left = Math.ceil((Date.parse(next.endsAt) - now) / 1000);
  const over = left <= 0;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={`${plural(running.length, "timer")}; ${next.label}, ${over ? "time is up" : `${clock(left)} left`}`}
        className={cx(
          "flex h-10 items-center gap-2 rounded-full px-4 font-mono text-md font-semibold touch:h-11",
          over ? "bg-warn text-bg" : "bg-warn-soft text-warn",
        )}
      >
        <TimerIcon size={17} aria-hidden="true" />
        {over ? `+${clock(-left)}` : clock(left)}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Timers" side="bottom">
        <div className="flex flex-col gap-3 pb-5">
          <TimerCards />
        </div>
      </Sheet>
    </>
  );
}

/** Says once of every timer that its time is up, while this page has seen it run. */
function useRing(running: readonly Timer[], now: number) {
  const seen = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, label, endsAt } of running) {
      const key = `${id}:${endsAt}`;
      const left = Date.parse(endsAt) - now;
      if (left > 0) seen.current.add(key);
      else if (seen.current.delete(key)) {
        toast({
          title: `${label}: time is up`,
          description: "Check the hair.",
          tone: "destructive",
        });
        navigator.vibrate?.([300, 150, 300]);
      }
    }
  }, [running, now]);
}

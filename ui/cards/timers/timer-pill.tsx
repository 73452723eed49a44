import { Timer as TimerIcon } from "lucide-react";
import type { Timer } from "#tools/formulas/schema.ts";
import { timerName } from "#tools/bench/timer-rules.ts";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import { useNow } from "#ui/lib/now.ts";
import { useRunningTimers } from "./running.ts";
import { leftWords } from "./timer-words.ts";
import { openTimers } from "./timers-sheet-state.ts";

/** The next timer to ring, in sight on every screen, with whose it is where there is room; a tap shows all of them. */
export function TimerPill() {
  const running = useRunningTimers();
  const [next] = running;
  return next ? <Pill next={next} count={running.length} /> : null;
}

function Pill({ next, count }: { next: Timer; count: number }) {
  const left = Math.ceil((Date.parse(next.endsAt) - useNow()) / 1000);
  const over = left <= 0;
  const shown = leftWords(left);
  return (
    <button
      type="button"
      onClick={openTimers}
      className={cx(
        "flex h-10 max-w-72 shrink-0 items-center gap-2 rounded-full px-4 text-md font-semibold touch:h-11",
        over ? "bg-warn text-bg" : "bg-warn-soft text-warn",
      )}
    >
      <TimerIcon size={17} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{`${plural(count, "timer")}; `}</span>
      <span className="truncate text-sm max-md:sr-only">{timerName(next)}</span>
      <span className="sr-only">{over ? ", time is up " : ", "}</span>
      <span className="font-mono tabular-nums">{shown}</span>
      {!over && <span className="sr-only"> left</span>}
      {count > 1 && (
        <span aria-hidden="true" className="font-mono text-sm font-medium">
          +{count - 1}
        </span>
      )}
    </button>
  );
}

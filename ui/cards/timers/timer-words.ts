import type { Timer } from "#tools/formulas/schema.ts";
import { timerName } from "#tools/bench/timer-rules.ts";
import { clock, minutes } from "#ui/lib/format.ts";

/** "Maria, roots: 35 min are up". */
export function ringWords(timer: Pick<Timer, "label" | "clientName" | "minutes">): string {
  const time = minutes(timer.minutes);
  return `${timerName(timer)}: ${time} ${time === "1 min" ? "is" : "are"} up`;
}

/** Seconds left as a clock, with a plus once the time is over. */
export function leftWords(left: number): string {
  return left <= 0 ? `+${clock(-left)}` : clock(left);
}

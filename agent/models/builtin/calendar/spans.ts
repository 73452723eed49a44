import { minutesOf } from "#tools/hours/work-rules.ts";
import type { When } from "#agent/models/builtin/hear/when.ts";

/** Stand for a beginning and an end that were not said. */
export const DAY_BEGINS = "00:00";
export const DAY_ENDS = "23:45";

/** From when to when: two times, a part of the day, or the whole of it. */
export function spanIn(
  said: string,
  when: When | undefined,
): { from: string; to: string } | undefined {
  const two =
    /\b(?:from |between )?(\d{1,2}(?::\d\d)?) ?(am|pm)? ?(?:to|till?|until|and|-|–) ?(\d{1,2}(?::\d\d)?|noon) ?(am|pm)?\b/.exec(
      said,
    );
  if (two) {
    let to = clock(two[3] ?? "", two[4]);
    let from = clock(two[1] ?? "", two[2] ?? (two[4] === "am" ? "am" : undefined));
    if (from >= to && !two[2]) from = clock(two[1] ?? "", "am");
    // "11 to 8" ends in the evening
    if (from >= to && !two[4]) to = clock(two[3] ?? "", "pm");
    if (from < to) return { from, to };
  }
  if (when?.time) return { from: when.time, to: plus(when.time, hourIn(said) ?? 60) };
  if (/\blunch\b/.test(said)) return { from: "12:00", to: "13:00" };
  if (/\bmorning\b/.test(said)) return { from: DAY_BEGINS, to: when?.before ?? "12:00" };
  if (when?.after && when.before)
    return { from: when.after, to: /\bafternoon\b/.test(said) ? DAY_ENDS : when.before };
  if (when?.after) return { from: when.after, to: DAY_ENDS };
  if (when?.before) return { from: DAY_BEGINS, to: when.before };
  return when ? { from: DAY_BEGINS, to: DAY_ENDS } : undefined;
}

function clock(said: string, half?: string): string {
  if (said === "noon") return "12:00";
  const [hour = 0, minute = 0] = said.split(":").map(Number);
  const late = half === "pm" || (half === undefined && hour >= 1 && hour <= 7);
  const at = hour === 12 ? (half === "am" ? 0 : 12) : late && hour < 12 ? hour + 12 : hour;
  return `${String(at).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function hourIn(said: string): number | undefined {
  if (/\bhalf an hour\b/.test(said)) return 30;
  const minutes = /\b(\d{2,3}) ?min/.exec(said)?.[1];
  const hours = /\b(\d) ?h(?:ou)?rs?\b/.exec(said)?.[1];
  return minutes ? Number(minutes) : hours ? Number(hours) * 60 : undefined;
}

/** A time of day some minutes on, within the day. */
function plus(time: string, minutes: number): string {
  const at = Math.max(0, Math.min(23 * 60 + 45, minutesOf(time) + minutes));
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

import type { When } from "#agent/models/builtin/hear/when.ts";

/** The days that are meant: those that were named, else from today to `last`. */
export function daysOf(
  when: When | undefined,
  today: string,
  last: string,
): { from: string; to: string } {
  if (when?.date) return { from: when.date, to: when.date };
  const [first, ...more] = when?.days ?? [];
  if (first) return { from: first, to: more.at(-1) ?? first };
  return when?.range ?? { from: today, to: last };
}

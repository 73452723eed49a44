import { workDays, type Range } from "#tools/hours/work-rules.ts";
import { durationOf } from "#tools/pricing/services/service-rules.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import {
  cappedDays,
  freeStarts,
  horizonOf,
  type OpenQuestion,
  type StartObstacle,
} from "./availability-rules.ts";
import type { NoSlotReason } from "#tools/appointments/slot-schema.ts";
import { fullDate, spokenTime } from "#tools/values/spoken-rules.ts";

export type DayDiagnosis = {
  date: string;
  free: number;
  reason: NoSlotReason | null;
  sentence: string;
};

/** The shortest thing that is ever booked: if not even this fits, the day is full. */
const SHORTEST = [{ kind: "apply" as const, minutes: 15 }];

/** What stands in the way on each day from `from` to `to`, in words for whoever asked. Nothing is said of whose time it is. */
export function diagnose(question: OpenQuestion): DayDiagnosis[] {
  const days: DayDiagnosis[] = [];
  for (let date = question.from; date <= question.to; date = addDays(date, 1)) {
    const free = freeStarts({ ...question, from: date, to: date }).length;
    const reason = free > 0 ? null : reasonFor({ ...question, from: date, to: date }, date);
    const sentence =
      reason === "too_long_for_gaps"
        ? longestGap({ ...question, from: date, to: date })
        : sentenceFor(question, reason, free);
    days.push({ date, free, reason, sentence });
  }
  return days;
}

function reasonFor(question: OpenQuestion, date: string): NoSlotReason {
  const { timeZone, work, now, rules } = question;
  if (date < wallOf(timeZone, now).date) return "too_short_notice";
  if (date > horizonOf(question)) return "beyond_horizon";
  if (workDays(timeZone, work, date, date).length === 0) return "closed";
  if (cappedDays(question).includes(date)) return "daily_cap";
  if (freeStarts({ ...question, segments: SHORTEST, taken: [], chairs: [] }).length === 0)
    return "too_short_notice";
  const atOnce = { ...question, rules: { ...rules, minNoticeMinutes: 0 } };
  if (freeStarts(atOnce).length > 0) return "too_short_notice";
  return freeStarts({ ...question, segments: SHORTEST }).length > 0
    ? "too_long_for_gaps"
    : "fully_booked";
}

/** How long what was asked for may be at most on a day, and from when. */
function longestGap(question: OpenQuestion): string {
  const step = 15;
  let minutes = Math.floor((durationOf(question.segments) - 1) / step) * step;
  for (; minutes > step; minutes -= step) {
    const segments = [{ kind: "apply" as const, minutes }];
    const [first] = freeStarts({ ...question, segments });
    if (first)
      return `There are gaps, none long enough: the longest is ${minutes} min, from ${spokenTime(wallOf(question.timeZone, first.start).time)}.`;
  }
  return "There are gaps, but none long enough.";
}

function sentenceFor(question: OpenQuestion, reason: NoSlotReason | null, free: number): string {
  const { rules } = question;
  if (reason === null) return `${free} ${free === 1 ? "time is" : "times are"} free.`;
  const hours = rules.minNoticeMinutes / 60;
  return {
    closed: "Not a working day.",
    fully_booked: "Every time is taken.",
    too_short_notice: `Bookings close ${hours === 1 ? "an hour" : `${hours} hours`} before, and nothing later fits that day.`,
    beyond_horizon: `Bookings open ${rules.horizonDays} days ahead; this day is further away.`,
    daily_cap: "The day has as many appointments as are taken.",
    too_long_for_gaps: "There are gaps, but none long enough.",
    not_online: "This service is booked with the salon itself.",
  }[reason];
}

/** Why one start cannot be booked with a stylist of that name, as a sentence. */
export function whyNot(
  question: OpenQuestion,
  { start, obstacle, name }: { start: number; obstacle: StartObstacle; name: string },
): string {
  const { minNoticeMinutes, horizonDays } = question.rules;
  const atWork = outside(question, start, name);
  return {
    past: "That time is over.",
    notice: `That is too soon: bookings close ${minNoticeMinutes} minutes before.`,
    closed: atWork,
    hours: atWork,
    break: atWork,
    taken: "That time is taken.",
    chairs: "Every chair is taken at that time.",
    horizon: `That is too far ahead: bookings open ${horizonDays} days before.`,
    cap: "That day has as many appointments as are taken.",
  }[obstacle];
}

/** That there is no work on a day, its hours that a start does not keep, or the break that it falls into. */
function outside({ timeZone, work, segments }: OpenQuestion, start: number, name: string): string {
  const { date } = wallOf(timeZone, start);
  const end = start + durationOf(segments) * 60_000;
  const [day] = workDays(timeZone, work, date, date);
  const clock = (at: number) => spokenTime(wallOf(timeZone, at).time);
  const span = ([from, to]: Range) => `from ${clock(from)} to ${clock(to)}`;
  const pause = day?.breaks.find(([from, to]) => from < end && start < to);
  if (!day) return `${name} does not work on ${fullDate(date)}.`;
  const [opens, closes] = day.hours;
  if (start >= opens && end <= closes && pause)
    return `${name} has a break ${span(pause)} on that day.`;
  const late = start >= opens && start < closes ? `, and this would end at ${clock(end)}` : "";
  return `${name} works ${span(day.hours)} on that day${late}.`;
}

import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import type { CalendarWish } from "#agent/models/builtin/hear/calendar.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { called } from "./called.ts";

/** A wish about one visit that stands in the book. */
export type VisitWish = CalendarWish & { kind: "moveVisit" | "settleVisit" | "lengthen" };

/** The same wish, told of one visit. */
export function sayAgain(wish: VisitWish, who: string, date: string, time: string): string {
  const visit = `${who}'s appointment on ${spokenDate(date)} at ${spokenTime(time)}`;
  if (wish.kind === "lengthen") return `Give ${visit} ${wish.minutes} minutes more`;
  if (wish.kind === "moveVisit") {
    if (wish.byMinutes === undefined) return `Move ${visit} to ${wish.to.trim()}`;
    const { byMinutes } = wish;
    return `Move ${visit} ${Math.abs(byMinutes)} minutes ${byMinutes < 0 ? "earlier" : "later"}`;
  }
  if (wish.status === "no_show") return `Mark ${visit} as a no-show`;
  const acts = { cancelled: "Cancel", confirmed: "Confirm", completed: "Complete" };
  return `${acts[wish.status]} ${visit}`;
}

/** The visits that a wish may mean: by who comes, by the time it has, by its place in the day. */
export function visitsMeant(wish: VisitWish, all: Appointment[], here: Here): Appointment[] {
  const { who, from } = wish;
  const open = all.filter(({ status }) => status === "pending" || status === "confirmed");
  const when = hearWhen(from, { ...here, bare: true });
  const named = who ? called(who, open, ({ clientName }) => clientName) : open;
  const timed = when?.time
    ? named.filter(({ appointmentTime }) => appointmentTime === when.time)
    : named.filter(
        ({ appointmentTime: time }) =>
          (!when?.after || time >= when.after) && (!when?.before || time < when.before),
      );
  const sorted = timed.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  if (/\bfirst\b/.test(from)) return sorted.slice(0, 1);
  if (/\blast\b/.test(from)) return sorted.slice(-1);
  // of one client what was said of the work, and the soonest where it is about the day as it runs
  const done = who && sorted.length > 1 ? ofService(sorted, from) : sorted;
  if (wish.kind === "lengthen" || done.length < sorted.length) return done.slice(0, 1);
  if (/\bnext\b/.test(from) && !who)
    return sorted.filter(({ startsAt }) => Date.parse(startsAt) >= here.now.getTime()).slice(0, 1);
  return sorted;
}

/** Those whose work is named, where some of them are. */
function ofService(all: Appointment[], said: string): Appointment[] {
  const named = all.filter(({ serviceType }) =>
    serviceType
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.length > 2 && said.includes(word)),
  );
  return named.length > 0 ? named : all;
}

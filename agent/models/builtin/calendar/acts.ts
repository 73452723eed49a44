import type { TeamHours } from "#tools/team/called-schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { can, say, using, type Decision } from "#agent/models/builtin/decision.ts";
import { isCalendar, type CalendarWish } from "#agent/models/builtin/hear/calendar.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import { hearWhen, type When } from "#agent/models/builtin/hear/when.ts";
import { held } from "#agent/models/builtin/verbs/gate.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { Here, View } from "#agent/models/builtin/view.ts";
import { askWhat, bookVisit } from "./book.ts";
import { isOpen, withinHours } from "./day-hours.ts";
import { daysOf } from "./days.ts";
import { DAY_ENDS, spanIn } from "./spans.ts";

/** How far a visit of somebody by name is looked for. */
export const FAR_DAYS = 90;

/** What to do first about a wish of the book; the rest follows on what comes back (afterCalendar). */
export function beginCalendar(said: Wish, state: State, view: View): Decision | undefined {
  const { here } = view;
  if (!isCalendar(said)) return undefined;
  const wish = aboutClient(said, state);
  if (wish.kind === "held") return say(held(wish.doubt, wish.does));
  if (!here) return say("I can't see the calendar here.");
  const today = wallOf(here.timeZone, here.now.getTime()).date;
  switch (wish.kind) {
    case "nextClient":
      return using(view, "next_appointment", {});
    case "waitlist":
      return using(view, "list_waitlist", {});
    case "duplicates":
      return using(view, "client_duplicates", {});
    case "clientRecord":
      return using(view, "find_clients", { search: wish.who });
    case "day": {
      const when = hearWhen(wish.when, here);
      // somebody by name may be of the team or come as a client
      if (wish.who) return using(view, "list_stylists", {});
      const days = daysOf(when, today, today);
      const whole = /\b(?:team|everybody|everyone|salon|all stylists|we)\b/.test(wish.when);
      return using(view, "list_appointments", {
        ...days,
        ...(whole ? {} : { stylistId: here.stylistId }),
      });
    }
    case "room": {
      if (wish.who) return using(view, "list_stylists", {});
      const when = hearWhen(wish.when, here);
      const wide = /\b(?:when|where|first)\b/.test(wish.when) && !when;
      return using(view, "find_free_times", {
        ...daysOf(when, today, wide ? addDays(today, 14) : today),
        serviceName: wish.service,
        minutes: wish.minutes,
        after: when?.after ?? when?.time,
        before: when?.before,
      });
    }
    case "block":
      return block(wish, view, here);
    case "unblock":
      return using(view, "list_appointments", daysOf(hearWhen(wish.when, here), today, today));
    case "cancelMany":
      return using(view, "list_appointments", {
        ...daysOf(hearWhen(wish.when, here), today, today),
        stylistId: here.stylistId,
      });
    case "bookClient":
      return book(wish, view);
    case "moveVisit":
    case "lengthen":
    case "settleVisit": {
      const when = hearWhen(wish.from, { ...here, bare: true });
      const far = addDays(today, FAR_DAYS);
      const days = wish.who && !when?.date ? { from: today, to: far } : daysOf(when, today, today);
      return using(view, "list_appointments", {
        ...(wish.kind === "settleVisit" ? lately(wish, days, when, today) : days),
        ...(wish.who ? {} : { stylistId: here.stylistId }),
      });
    }
    default:
      return undefined;
  }
}

/** Words that point at whoever was spoken of. */
const POINTS = /\b(?:her|him|them|she|he|his|hers|it|that|this one|that one)\b/i;

/** The wish, of the client whom the words only point at. */
export function aboutClient(wish: CalendarWish, { words, client }: State): CalendarWish {
  const ofOne = ["moveVisit", "settleVisit", "lengthen", "bookClient"].includes(wish.kind);
  if (!ofOne || !client || ("who" in wish && wish.who) || !POINTS.test(words)) return wish;
  return { ...wish, who: client } as CalendarWish;
}

/** Who did not come, or is done, was here today or lately: "Friday" is the last one. */
function lately(
  { status }: CalendarWish & { kind: "settleVisit" },
  days: { from: string; to: string },
  when: When | undefined,
  today: string,
): { from: string; to: string } {
  if (status !== "completed" && status !== "no_show") return days;
  if (!when?.date && !when?.days && !when?.range) return { from: addDays(today, -7), to: today };
  const { from, to } = daysOf(when, today, today);
  return from > today ? { from: addDays(from, -7), to: addDays(to, -7) } : { from, to };
}

function block(wish: CalendarWish & { kind: "block" }, view: View, here: Here): Decision {
  const span = spanOf(wish, here);
  if (!span) return say("From when to when shall I block?");
  // an afternoon ends with the day's work
  return isOpen(span) && can(view, "get_hours")
    ? using(view, "get_hours", {})
    : blockSpan(wish, view, here, undefined);
}

/** Blocks the time that was spoken of, within the hours that are worked then. */
export function blockSpan(
  wish: CalendarWish & { kind: "block" },
  view: View,
  here: Here,
  hours: Partial<TeamHours> | undefined,
): Decision {
  const today = wallOf(here.timeZone, here.now.getTime()).date;
  const { from: date } = daysOf(hearWhen(wish.when, here), today, today);
  const open = spanOf(wish, here);
  if (!open) return say("From when to when shall I block?");
  const span = withinHours(open, { date, here, hours });
  if ("say" in span) return say(span.say);
  const { reason } = wish;
  return using(view, "block_time", { stylistId: here.stylistId, date, ...span, reason });
}

function spanOf({ when }: CalendarWish & { kind: "block" }, here: Here) {
  if (!/\brest of (?:the|my|this) day\b|\brest of today\b/.test(when))
    return spanIn(when, hearWhen(when, here));
  const { time } = wallOf(here.timeZone, here.now.getTime());
  const quarter = Math.floor(Number(time.slice(3)) / 15) * 15;
  return { from: `${time.slice(0, 3)}${String(quarter).padStart(2, "0")}`, to: DAY_ENDS };
}

/** First whose record it is, then the visit. */
function book(wish: CalendarWish & { kind: "bookClient" }, view: View): Decision {
  if (!wish.who) return askWhat(wish, view);
  const named = wish.who.includes(" ") || !view.tools.has("find_clients");
  return named
    ? bookVisit(wish, wish.who, undefined, view)
    : using(view, "find_clients", { search: wish.who });
}

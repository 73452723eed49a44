import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/appointments/spoken-rules.ts";
import type { FreeTimes } from "#tools/appointments/free-times-schema.ts";
import { addDays, instantOf, wallOf } from "#tools/salons/zone-rules.ts";
import { say, using, withChoices, type Decision } from "#agent/models/builtin/decision.ts";
import { isCalendar, type CalendarWish } from "#agent/models/builtin/hear/calendar.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import { hearWhen, type When } from "#agent/models/builtin/hear/when.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { Here, View } from "#agent/models/builtin/view.ts";

import { called } from "./called.ts";
import { spanIn } from "./spans.ts";
import { sayAgain, visitsMeant, type VisitWish } from "./visits.ts";

/** How far a visit of somebody by name is looked for. */
const FAR_DAYS = 90;

/** What to do first about a wish of the book; the rest follows on what comes back (afterCalendar). */
export function beginCalendar(wish: Wish, view: View): Decision | undefined {
  const { here } = view;
  if (!isCalendar(wish)) return undefined;
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
      const days = daysOf(hearWhen(wish.when, here), today, today);
      const whole = /\b(?:team|everybody|everyone|salon|all stylists|we)\b/.test(wish.when);
      return using(view, "list_appointments", {
        ...days,
        ...(whole ? {} : { stylistId: here.stylistId }),
      });
    }
    case "room": {
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
      return block(wish, view, here, today);
    case "bookClient":
      return book(wish, view, here, today);
    case "moveVisit":
    case "settleVisit": {
      const when = hearWhen(wish.from, { ...here, bare: true });
      const days = daysOf(when, today, wish.who ? addDays(today, FAR_DAYS) : today);
      // who did not come, or is done, was here today or lately
      const past = wish.kind === "settleVisit" && ["completed", "no_show"].includes(wish.status);
      const from = past && !when ? addDays(today, -7) : days.from;
      return using(view, "list_appointments", { from, to: days.to, stylistId: here.stylistId });
    }
    default:
      return undefined;
  }
}

/** The days that are meant: those that were named, else from today to `last`. */
function daysOf(when: When | undefined, today: string, last: string): { from: string; to: string } {
  if (when?.date) return { from: when.date, to: when.date };
  const [first, ...more] = when?.days ?? [];
  if (first) return { from: first, to: more.at(-1) ?? first };
  return when?.range ?? { from: today, to: last };
}

function block(
  { when: said, reason }: CalendarWish & { kind: "block" },
  view: View,
  here: Here,
  today: string,
): Decision {
  const when = hearWhen(said, here);
  const { from: date } = daysOf(when, today, today);
  const span = spanIn(said, when);
  if (!span) return say("From when to when shall I block?");
  return using(view, "block_time", { stylistId: here.stylistId, date, ...span, reason });
}

function book(
  wish: CalendarWish & { kind: "bookClient" },
  view: View,
  here: Here,
  today: string,
): Decision {
  const when = hearWhen(wish.when, here);
  const day = when?.date ?? when?.days?.[0];
  if (when?.time && day)
    return using(view, "book_client", {
      stylistId: here.stylistId,
      clientName: wish.who,
      serviceType: wish.service,
      appointmentDate: day,
      appointmentTime: when.time,
    });
  return using(view, "find_free_times", {
    ...daysOf(when, today, addDays(today, 14)),
    serviceName: wish.service,
    after: when?.after ?? when?.time,
    before: when?.before,
  });
}

/** What follows on a look into the book, where more was wanted than the look. */
export function afterCalendar(
  state: State,
  tool: string,
  value: unknown,
  view: View,
): Decision | undefined {
  const { wish } = state.heard.detail;
  const { here } = view;
  if (!wish || !here) return undefined;
  if (tool === "list_appointments" && (wish.kind === "moveVisit" || wish.kind === "settleVisit"))
    return withVisit(wish, value as { appointments: Appointment[] }, view, here);
  if (tool === "find_free_times" && wish.kind === "moveVisit")
    return moveInto(state, wish, value as FreeTimes, view, here);
  if (tool === "find_free_times" && wish.kind === "bookClient")
    return offerTimes(wish, value as FreeTimes, view);
  if (tool === "find_clients" && wish.kind === "clientRecord") {
    const { items } = value as { items: { id: string; name: string }[] };
    const meant = called(wish.who, items, ({ name }) => name);
    const [one, another] = meant.length > 0 ? meant : items; // else found by number or address
    if (!one) return say(`There is no record of ${wish.who}.`);
    if (another) return say("Which one do you mean? Their records open from the list.");
    return using(view, "get_client", { id: one.id });
  }
  return undefined;
}

function withVisit(
  wish: VisitWish,
  { appointments }: { appointments: Appointment[] },
  view: View,
  here: Here,
): Decision {
  const found = visitsMeant(wish, appointments, here);
  const [visit, another] = found;
  if (!visit)
    return say(
      wish.who ? `${wish.who} has no appointment there.` : "There is no appointment then.",
    );
  if (another) {
    const options = found.slice(0, 6).map(({ clientName, appointmentDate, appointmentTime }) => ({
      label: `${clientName}, ${spokenDate(appointmentDate)} ${spokenTime(appointmentTime)}`.slice(
        0,
        60,
      ),
      says: sayAgain(wish, clientName, appointmentDate, appointmentTime),
    }));
    return withChoices("Which one do you mean?", "answer", options, view);
  }
  if (wish.kind === "settleVisit") {
    const { status } = wish;
    const gone = status === "no_show" || status === "cancelled";
    return using(view, "set_appointment_status", {
      id: visit.id,
      status: gone ? "cancelled" : status,
      ...(status === "no_show" && { cancelledBy: "no_show" }),
      version: visit.version,
    });
  }
  return move(wish, visit, view, here);
}

function move(
  wish: CalendarWish & { kind: "moveVisit" },
  visit: Appointment,
  view: View,
  here: Here,
): Decision {
  const { id, version, stylistId } = visit;
  if (wish.byMinutes !== undefined) {
    const at = Date.parse(visit.startsAt) + wish.byMinutes * 60_000;
    const { date, time } = wallOf(here.timeZone, at);
    return using(view, "move_appointment", {
      id,
      version,
      appointmentDate: date,
      appointmentTime: time,
    });
  }
  const when = hearWhen(wish.to, { ...here, bare: true });
  if (!when) return say(`When shall I move ${visit.clientName} to?`);
  const day = when.date ?? when.days?.[0];
  if (when.time && (day || !when.range)) {
    const appointmentDate = day ?? visit.appointmentDate;
    return using(view, "move_appointment", {
      id,
      version,
      appointmentDate,
      appointmentTime: when.time,
    });
  }
  const days = daysOf(when, visit.appointmentDate, visit.appointmentDate);
  const minutes = Math.round((Date.parse(visit.endsAt) - Date.parse(visit.startsAt)) / 60_000);
  return using(view, "find_free_times", {
    stylistId,
    ...days,
    minutes,
    serviceName: visit.serviceType,
    // a time of day that was not named stays about as it was
    after: when.after ?? (when.before ? undefined : visit.appointmentTime),
    before: when.before,
  });
}

/** The room that was found for a visit: the soonest start of it is proposed. */
function moveInto(
  { results }: State,
  wish: CalendarWish & { kind: "moveVisit" },
  { times, why }: FreeTimes,
  view: View,
  here: Here,
): Decision {
  const listed = results.findLast(
    ({ tool, status }) => tool === "list_appointments" && status === "ok",
  );
  const { appointments } = (listed?.value ?? { appointments: [] }) as {
    appointments: Appointment[];
  };
  const [visit] = visitsMeant(wish, appointments, here);
  const [first] = times;
  if (!visit) return say("I lost sight of that appointment. Please say it again.");
  if (!first) return say(`There is no room for ${visit.clientName} then. ${why[0] ?? ""}`.trim());
  return using(view, "move_appointment", {
    id: visit.id,
    version: visit.version,
    appointmentDate: first.date,
    appointmentTime: first.time,
  });
}

function offerTimes(
  wish: CalendarWish & { kind: "bookClient" },
  { times, why, service, timeZone }: FreeTimes,
  view: View,
): Decision {
  if (times.length === 0) return say(`There is no room for that. ${why[0] ?? ""}`.trim());
  const options = times
    .filter(({ date, time }) => instantOf(timeZone, date, time) !== null)
    .map(({ date, time }) => ({
      label: `${spokenDate(date)} ${spokenTime(time)}`,
      says: `Book ${wish.who} for ${wish.service ?? service} on ${date} at ${time}`.slice(0, 120),
    }));
  return withChoices(`When for ${wish.who}?`, "answer", options, view);
}

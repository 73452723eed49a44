import type { Appointment, TimeBlock } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import type { FreeTimes } from "#tools/booking/free-times-schema.ts";
import type { Team, TeamHours } from "#tools/team/called-schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { say, using, withChoices, type Decision } from "#agent/models/builtin/decision.ts";
import { isCalendar, type CalendarWish } from "#agent/models/builtin/hear/calendar.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { Here, View } from "#agent/models/builtin/view.ts";
import { aboutClient, blockSpan, FAR_DAYS } from "./acts.ts";
import { goOnBooking } from "./book.ts";
import { called } from "./called.ts";
import { daysOf } from "./days.ts";
import { reportCalendar } from "./report.ts";
import { sayAgain, visitsMeant, type VisitWish } from "./visits.ts";

/** What follows on a look into the book, where more was wanted than the look. */
export function afterCalendar(
  state: State,
  tool: string,
  value: unknown,
  view: View,
): Decision | undefined {
  const { wish: said } = state.heard.detail;
  const { here } = view;
  if (!said || !here || !isCalendar(said)) return undefined;
  const wish = aboutClient(said, state);
  if (wish.kind === "block" && tool === "get_hours")
    return blockSpan(wish, view, here, value as Partial<TeamHours>);
  if (wish.kind === "bookClient") return goOnBooking(wish, state, tool, value, view);
  if (wish.kind === "room" && wish.who && tool === "list_stylists") {
    const { stylists = [] } = value as Partial<Team>;
    const [one] = called(wish.who, stylists, ({ name }) => name);
    const today = wallOf(here.timeZone, here.now.getTime()).date;
    const when = hearWhen(wish.when, here);
    return using(view, "find_free_times", {
      ...daysOf(when, today, when ? today : addDays(today, 14)),
      stylistId: one?.id,
      serviceName: wish.service,
      minutes: wish.minutes,
      after: when?.after ?? when?.time,
      before: when?.before,
    });
  }
  if (wish.kind === "day" && wish.who) return ofSomebody(wish, wish.who, tool, value, view, here);
  const isVisit =
    wish.kind === "moveVisit" || wish.kind === "settleVisit" || wish.kind === "lengthen";
  if (tool === "list_appointments" && isVisit)
    return withVisit(wish, value as Looked, { state, view, here });
  if (tool === "list_appointments" && wish.kind === "cancelMany")
    return oneByOne(value as { appointments: Appointment[] }, view);
  if (tool === "list_appointments" && wish.kind === "unblock")
    return unblock(wish, value as { blocks?: TimeBlock[] }, view, here);
  if (tool === "find_free_times" && wish.kind === "moveVisit")
    return moveInto(state, wish, value as FreeTimes, view, here);
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

type Looked = { appointments: Appointment[]; more?: boolean };

function withVisit(
  wish: VisitWish,
  { appointments, more }: Looked,
  { state, view, here }: { state: State; view: View; here: Here },
): Decision {
  const found = visitsMeant(wish, appointments, here);
  const [visit, another] = found;
  if (!visit && more && wish.who) {
    // the days hold more visits than a look brings: those of the name alone
    const { input } = state.results.at(-1) ?? {};
    const looked = input as { clientName?: string };
    if (!looked.clientName)
      return using(view, "list_appointments", { ...looked, clientName: wish.who });
  }
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
    const which = wish.who ? "Which one do you mean?" : "Who do you mean?";
    return withChoices(which, "answer", options, view);
  }
  if (wish.kind === "lengthen")
    return using(view, "move_appointment", {
      id: visit.id,
      version: visit.version,
      appointmentDate: visit.appointmentDate,
      appointmentTime: visit.appointmentTime,
      durationMinutes: lengthOf(visit) + wish.minutes,
    });
  if (wish.kind === "settleVisit") {
    const { status } = wish;
    if (wish.following && visit.seriesId) return using(view, "cancel_following", { id: visit.id });
    const gone = status === "no_show" || status === "cancelled";
    return using(view, "set_appointment_status", {
      id: visit.id,
      status: gone ? "cancelled" : status,
      ...(status === "no_show" && { cancelledBy: "no_show" }),
      ...(wish.byClient && { cancelledBy: "client" }),
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
  // "to 3 today" names a time before the day
  const said = wish.to
    .trim()
    .replace(/^(?=\d{1,2}(?:[:.]\d\d)?(?! ?(?:[ap]m|st|nd|rd|th|[/.]\d)))/, "at ");
  const when = hearWhen(said, { ...here, bare: true });
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
  const minutes = lengthOf(visit);
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

const lengthOf = ({ startsAt, endsAt }: Appointment) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

/** Whose day, or when somebody comes: a colleague's book where the name is one of the team, else the visits of a client. */
function ofSomebody(
  { when: said }: CalendarWish & { kind: "day" },
  who: string,
  tool: string,
  value: unknown,
  view: View,
  here: Here,
): Decision | undefined {
  const today = wallOf(here.timeZone, here.now.getTime()).date;
  const when = hearWhen(said, here);
  if (tool === "list_stylists") {
    const { stylists = [] } = value as Partial<Team>;
    const [one] = called(who, stylists, ({ name }) => name);
    const last = one ? today : addDays(today, FAR_DAYS);
    return using(view, "list_appointments", {
      ...daysOf(when, today, last),
      ...(one && { stylistId: one.id }),
    });
  }
  if (tool !== "list_appointments") return undefined;
  const { appointments } = value as { appointments: Appointment[] };
  const theirs = called(who, appointments, ({ clientName }) => clientName);
  if (theirs.length === 0) return undefined;
  const text = reportCalendar(tool, { appointments: theirs })?.text ?? "";
  return say(text);
}

/** Many visits are called off one after the other, each for a tap of its own. */
function oneByOne({ appointments }: { appointments: Appointment[] }, view: View): Decision {
  const open = appointments.filter(({ status }) => status === "pending" || status === "confirmed");
  if (open.length === 0) return say("Nobody is booked then.");
  const options = open.slice(0, 8).map(({ clientName, appointmentDate, appointmentTime }) => ({
    label: `${clientName}, ${spokenTime(appointmentTime)}`.slice(0, 60),
    says: `Cancel ${clientName}'s appointment on ${spokenDate(appointmentDate)} at ${spokenTime(appointmentTime)}`,
  }));
  return withChoices(
    `That cancels ${open.length === 1 ? "one visit" : `${open.length} visits`}. Whom shall I cancel first?`,
    "answer",
    options,
    view,
  );
}

/** Blocked time given back: the one that was named or timed. */
function unblock(
  { when: said }: CalendarWish & { kind: "unblock" },
  { blocks = [] }: { blocks?: TimeBlock[] },
  view: View,
  here: Here,
): Decision {
  if (blocks.length === 0) return say("No time is blocked then.");
  const named = blocks.filter(({ reason }) => reason !== "" && said.includes(reason.toLowerCase()));
  const time = hearWhen(said, { ...here, bare: true })?.time;
  const timed = blocks.filter(
    ({ startsAt }) => wallOf(here.timeZone, Date.parse(startsAt)).time === time,
  );
  const among = named.length > 0 ? named : timed.length > 0 ? timed : blocks;
  const [one, another] = among;
  if (one && !another) return using(view, "unblock_time", { id: one.id });
  const options = among.slice(0, 8).map(({ reason, startsAt }) => {
    const { date, time: at } = wallOf(here.timeZone, Date.parse(startsAt));
    const what = reason || "Blocked time";
    return {
      label: `${what}, ${spokenDate(date)} ${spokenTime(at)}`.slice(0, 60),
      says: `Unblock ${what} on ${spokenDate(date)} at ${spokenTime(at)}`.slice(0, 120),
    };
  });
  return withChoices("Which one shall be open again?", "answer", options, view);
}

import type { FreeTimes } from "#tools/booking/free-times-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import type { FoundClients } from "#tools/clients/assistant-schema.ts";
import type { Team } from "#tools/team/called-schema.ts";
import { addDays, instantOf, wallOf } from "#tools/values/zone-rules.ts";
import { BOOK_WHAT } from "#agent/models/builtin/ask.ts";
import { say, using, withChoices, type Decision } from "#agent/models/builtin/decision.ts";
import type { CalendarWish } from "#agent/models/builtin/hear/calendar.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { View } from "#agent/models/builtin/view.ts";
import { called } from "./called.ts";
import { daysOf } from "./days.ts";

type Booking = CalendarWish & { kind: "bookClient" };
type Record = { id: string; name: string };

/** Asks for what is missing of a visit that is to be booked. */
export function askWhat({ who, service }: Booking, view: View): Decision {
  if (!who) return say("Whom shall I book?");
  if (service) return say(`On which day and at what time shall I book ${who}?`);
  const text = `${who}: ${BOOK_WHAT}`;
  const kinds = ["Gloss", "Root touch-up", "Balayage", "Cut"];
  const options = kinds.map((kind) => ({ label: kind, says: `${kind}, first free time` }));
  return withChoices(text, "answer", options, view);
}

/** Books where day and time were said; else looks for room. */
export function bookVisit(
  wish: Booking,
  name: string,
  record: Record | undefined,
  view: View,
  stylistId?: string,
): Decision {
  const { here } = view;
  if (!here) return say("I can't see the calendar here.");
  const when = hearWhen(wish.when, {
    ...here,
    bare: /\b(?:at|today|tomorrow|day|th|nd|rd|st)\b|day \d/.test(wish.when),
  });
  if (!wish.service && !when) return askWhat({ ...wish, who: name }, view);
  if (wish.stylist && !stylistId && view.tools.has("list_stylists"))
    return using(view, "list_stylists", {});
  const today = wallOf(here.timeZone, here.now.getTime()).date;
  const day = when?.date ?? when?.days?.[0];
  if (when?.time && day) {
    const first = {
      stylistId: stylistId ?? here.stylistId,
      clientId: record?.id,
      clientName: name,
      serviceType: wish.service,
      appointmentDate: day,
      appointmentTime: when.time,
    };
    const { everyWeeks, times = 6 } = wish;
    return everyWeeks
      ? using(view, "book_series", { first, everyWeeks, times })
      : using(view, "book_client", first);
  }
  return using(view, "find_free_times", {
    ...daysOf(when, today, addDays(today, 14)),
    stylistId,
    serviceName: wish.service,
    after: when?.after ?? when?.time,
    before: when?.before,
  });
}

/** What follows on a look for who is to be booked, with whom, or when. */
export function goOnBooking(
  wish: Booking,
  state: State,
  tool: string,
  value: unknown,
  view: View,
): Decision | undefined {
  const who = wish.who ?? "";
  if (tool === "find_clients") {
    const { items = [] } = value as Partial<FoundClients>;
    const named = called(who, items, ({ name }) => name);
    const [one, another] = named;
    if (one && another) {
      const options = named.slice(0, 6).map(({ name }) => ({
        label: name.slice(0, 60),
        says: state.words.toLowerCase().includes(who.toLowerCase())
          ? state.words.replace(new RegExp(who, "i"), name).slice(0, 120)
          : `Book ${name} ${wish.when}`.slice(0, 120),
      }));
      return withChoices(`Which ${who} do you mean?`, "answer", options, view);
    }
    return bookVisit(wish, one?.name ?? who, one, view);
  }
  const found = recordIn(state, who);
  if (tool === "list_stylists") {
    const { stylists = [] } = value as Partial<Team>;
    const [one] = called(wish.stylist ?? "", stylists, ({ name }) => name);
    if (!one) return say(`There is nobody called ${wish.stylist} in the team.`);
    return bookVisit(wish, found?.name ?? who, found, view, one.id);
  }
  return tool === "find_free_times" ? offerTimes(wish, value as FreeTimes, view) : undefined;
}

/** The record that was found a step before. */
function recordIn({ results }: State, who: string): Record | undefined {
  const found = results.findLast(({ tool, status }) => tool === "find_clients" && status === "ok");
  const { items = [] } = (found?.value ?? {}) as Partial<FoundClients>;
  return called(who, items, ({ name }) => name)[0];
}

function offerTimes(
  wish: Booking,
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

import { addDays } from "#tools/values/zone-rules.ts";
import { call, type Call, type Decision } from "#agent/models/builtin/decision.ts";
import type { When } from "#agent/models/builtin/hear/when.ts";
import type { Known } from "./answers.ts";
import type { BookingState } from "./state.ts";
import type { BookingView } from "./view.ts";
import {
  either,
  QUESTIONS,
  SUITS,
  spoken,
  spokenOffers,
  WAITING,
  type WallStart,
} from "./words.ts";

const FAR_DAYS = 20;

/** Words with one-tap answers. */
export function withAnswers(text: string, answers: readonly string[]): Decision {
  const offered: Call[] =
    answers.length > 0
      ? [
          {
            toolName: "offer_answers",
            input: { answers: answers.slice(0, 6).map((each) => each.slice(0, 60)) },
          },
        ]
      : [];
  return { text, calls: offered };
}

/** The form is the better way on. */
export const handOver = (text: string): Decision => call("hand_over", {}, text);

/** The next step towards a booked visit: a question, a look at the calendar, or the booking itself. */
export function towardsVisit(
  state: BookingState,
  view: BookingView,
  known: Known,
  before: string,
): Decision {
  const { service, chosen, wish, heard, badEmail } = state;
  if (!service) return asking(state, known, before);
  if (state.waiting && view.tools.has("join_waitlist")) return towardsList(state, view, before);
  if (badEmail && !state.byText && !heard.person.email && state.asked === "email")
    return withAnswers(`${before}That address does not look complete. ${QUESTIONS.email}`, []);
  if (chosen) return hasAll(state) ? look(state, view) : asking(state, known, before);
  if (!wish) return asking(state, known, before);
  const isNew =
    state.offered.length === 0 ||
    heard.intents.includes("had_test") ||
    heard.when !== undefined ||
    (heard.service !== undefined && state.asked !== "name") ||
    (heard.pointed && !["yes", "no", "nth", "any"].includes(heard.pointed.kind));
  return isNew ? look(state, view) : asking(state, known, before);
}

/** The waiting list takes a service, days, a name and an address. */
function towardsList(state: BookingState, view: BookingView, before: string): Decision {
  const { service, name, email, wish, offered } = state;
  if (!name) return withAnswers(`${before}${WAITING.name}`, []);
  if (!email) return withAnswers(`${before}${WAITING.email}`, []);
  const [first] = offered;
  const { days: _, ...days } = wishedDays(
    wish ?? (first ? { date: first.date } : {}),
    view.facts.today,
  );
  return call("join_waitlist", {
    serviceId: service?.id,
    name,
    email,
    ...days,
    ...(wish?.after && { earliest: wish.after }),
    ...(wish?.before && { latest: wish.before }),
  });
}

/** Asks for the one thing that is missing next. */
export function asking(state: BookingState, known: Known, before: string): Decision {
  const { service, among, chosen, offered, name } = state;
  const also = alsoWords(state);
  const lead = `${before}${also}`;
  if (!service && among.length > 1) {
    const names = among.map((each) => each.name);
    return withAnswers(`${lead}Which service do you mean: ${either(names)}?`, names);
  }
  if (!service)
    return withAnswers(
      `${lead}${state.waiting ? "For the waiting list: " : ""}${QUESTIONS.service}`,
      known.menu.slice(0, 6).map((each) => each.name),
    );
  if (!chosen && offered.length > 1)
    return withAnswers(
      `${lead}Which one would you like: ${spokenOffers(offered)}?`,
      offered.map(spoken),
    );
  if (!chosen && offered[0] && state.asked === "pick" && state.wish)
    return withAnswers(`${lead}${spoken(offered[0])} is free for ${service.name}. ${SUITS}`, [
      "Yes",
      "Another day",
    ]);
  if (!chosen)
    return withAnswers(
      `${lead}${lead.includes(service.name) ? "" : dayLead(state)}${QUESTIONS.day}`,
      ["As soon as possible", "Tomorrow", "This week", "Next week"],
    );
  if (!name)
    return withAnswers(`${lead}${spoken(chosen)} for ${service.name}. ${QUESTIONS.name}`, []);
  if (state.byText) return withAnswers(`${lead}Thank you, ${name}. ${QUESTIONS.day}`, []);
  return withAnswers(`${lead}Thank you, ${name}. ${QUESTIONS.email}`, []);
}

const dayLead = ({ service, heard }: BookingState) =>
  service && heard.service && "service" in heard.service ? `${service.name}, gladly. ` : "";

function alsoWords({ heard }: BookingState): string {
  const also = heard.service && "also" in heard.service ? heard.service.also : [];
  return also.length > 0
    ? `One booking here is for one service; I will note for the salon that you also want ${either(also.map(({ name }) => name))}. `
    : "";
}

/** Everything a booking needs is there. */
export const hasAll = ({ chosen, name, email, service, byText }: BookingState) =>
  Boolean(chosen && name && (email || byText) && service);

/** A look at the calendar for what is wished, or for the start that was chosen. */
export function look(state: BookingState, view: BookingView): Decision {
  const { chosen } = state;
  const wish: When = chosen ? { date: chosen.date, time: chosen.time } : (state.wish ?? {});
  return call("find_times", {
    ...ofService(state),
    ...wishedDays(wish, view.facts.today),
    ...timesOf(wish),
  });
}

/** What every look at the calendar says of the service. */
export const ofService = ({ service, hadTest }: BookingState) => ({
  serviceId: service?.id,
  ...(hadTest && { hadPatchTest: true }),
});

/** Days to look at: those that were said, or the next three weeks. */
export function wishedDays(wish: When, today: string) {
  const { date, range, days, weekday } = wish;
  const span = date
    ? { from: date, to: date }
    : (range ?? { from: today, to: addDays(today, FAR_DAYS) });
  const only = days ?? (weekday && range ? datesOn(span, weekday) : undefined);
  return { ...span, ...(only && { days: only.slice(0, 14) }) };
}

function timesOf({ time, after, before }: When) {
  return time ? { near: time } : { after, before };
}

function datesOn({ from, to }: { from: string; to: string }, weekday: number): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to && dates.length < 14; date = addDays(date, 1))
    if (((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1 === weekday) dates.push(date);
  return dates;
}

/** The start that a wish names to the minute. */
export const exactOf = ({ chosen, wish }: BookingState): WallStart | undefined =>
  chosen ??
  (wish?.date && wish.time && !wish.about ? { date: wish.date, time: wish.time } : undefined);

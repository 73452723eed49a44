import type { Why } from "#tools/booking/own/booking-tools.ts";
import type { FoundTimes } from "#tools/booking/times/find-times.ts";
import { PATCH_VISIT } from "#tools/pricing/services/service-data.ts";
import type { Booked } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { call, say, type Decision } from "#agent/models/builtin/decision.ts";
import type { When } from "#agent/models/builtin/hear/when.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import type { Known } from "./answers.ts";
import { asking, exactOf, handOver, hasAll, ofService, wishedDays, withAnswers } from "./flow.ts";
import type { BookingState } from "./state.ts";
import type { BookingView } from "./view.ts";
import {
  bookedWords,
  listedWords,
  offerWords,
  QUESTIONS,
  SUITS,
  spoken,
  spokenOffers,
  testFirstWords,
  type WallStart,
} from "./words.ts";

/** How far a look goes on from the day on which a service can first be had. */
const DAYS_ON = 6;

/** What follows from what a tool of this turn said. */
export function goOn(
  state: BookingState,
  last: Result,
  view: BookingView,
  known: Known,
  before: string,
): Decision {
  const { tool, status, value, sentence } = last;
  if (status === "refused" && tool === "book_time") return notBooked(state, sentence, view);
  if (status === "refused") return asking({ ...state, service: undefined }, known, `${sentence} `);
  if (status !== "ok")
    return handOver(
      "Something went wrong on our side, and nothing was booked. Please use the form on this page.",
    );
  switch (tool) {
    case "find_times":
      return found(state, value as FoundTimes, view, known, before);
    case "why_nothing":
      return explained(state, value as Why, view, before);
    case "join_waitlist":
      return say(listedWords(value as { from: string; to: string }, state.service?.name ?? ""));
    case "book_time":
      return bookedNow(value as Booked, state, known);
    default:
      return say(before.trim() || QUESTIONS.service);
  }
}

/** It stands; whoever still needs a patch test for it is offered a time for that. */
function bookedNow(
  booked: Booked,
  { service, hadTest }: BookingState,
  { salon, menu }: Known,
): Decision {
  const words = bookedWords(booked, { salon, service });
  const isOffered = !hadTest && menu.some(({ name }) => name === PATCH_VISIT);
  if (!service?.needsPatchTest || !salon?.patchTestForColour || !isOffered) return say(words);
  return withAnswers(words, [`${PATCH_VISIT} as soon as possible`]);
}

function found(
  state: BookingState,
  { offers, timeZone }: FoundTimes,
  view: BookingView,
  known: Known,
  before: string,
): Decision {
  const starts = offers.map(({ start }) => wallOf(timeZone, Date.parse(start)));
  const exact = exactOf(state);
  const at = exact
    ? starts.findIndex(({ date, time }) => date === exact.date && time === exact.time)
    : -1;
  const offer = offers[at];
  const refused = view.results.some(
    ({ tool, status }) => tool === "book_time" && status === "refused",
  );
  if (exact && offer && !refused) {
    const sure: BookingState = { ...state, chosen: exact, offered: [] };
    if (hasAll(sure)) return book(sure, offer.start);
    const lead = state.chosen ? "" : `${spoken(exact)} is free for ${state.service?.name}. `;
    const { name } = sure;
    return withAnswers(`${before}${lead}${name ? QUESTIONS.email : QUESTIONS.name}`, []);
  }
  const first = testFirst(view);
  if (offers.length === 0)
    return first && looksIn(view) < 2 ? fromThere(state, first) : nothing(state, view);
  const gone = first
    ? `${testFirstWords(state.service?.name ?? "Color", first)} `
    : refused
      ? "That time has just been taken. "
      : exact
        ? `${spoken(exact)} is not free. `
        : laterAsk(state, view);
  const close = exact !== undefined && !first;
  return offering(state, starts, { lead: `${before}${gone}`, close, also: first ? [HAD_ONE] : [] });
}

/** The day from which on a service can be whose patch test is still to be had, where that changed what was found. */
function testFirst({ results }: BookingView): string | null {
  const looks = results.flatMap(({ tool, value }) =>
    tool === "find_times" && value ? [value as FoundTimes] : [],
  );
  return looks.find(({ testFirstOn }) => testFirstOn)?.testFirstOn ?? null;
}

const looksIn = ({ results }: BookingView) =>
  results.filter(({ tool }) => tool === "find_times").length;

/** A look at the days from then on, at the hours that were wished. */
function fromThere(state: BookingState, first: string): Decision {
  const { time, after, before }: When = state.chosen ?? state.wish ?? {};
  return call("find_times", {
    ...ofService(state),
    from: first,
    to: addDays(first, DAYS_ON),
    ...(time ? { near: time } : { after, before }),
  });
}

/** Nothing fitted the hours that were wished for: the day is shown without them. */
function laterAsk(state: BookingState, view: BookingView): string {
  return looksIn(view) > 1 ? `Nothing is free ${hoursOf(state)}. ` : "";
}

function offering(
  state: BookingState,
  starts: WallStart[],
  { lead, close, also }: { lead: string; close: boolean; also: string[] },
): Decision {
  const { service } = state;
  const isOne = starts.length === 1;
  const words = close
    ? `The closest ${isOne ? "is" : "are"} ${spokenOffers(starts)}.`
    : offerWords(starts, service?.name ?? "it");
  return withAnswers(`${lead}${words} ${isOne ? SUITS : QUESTIONS.pick}`, [
    ...(isOne ? ["Yes", "Another day"] : starts.map(spoken)),
    ...also,
  ]);
}

const HAD_ONE = "I have had a patch test here";

function nothing(state: BookingState, view: BookingView): Decision {
  const { from, to, days } = wishedDays(
    state.chosen ? { date: state.chosen.date } : (state.wish ?? {}),
    view.facts.today,
  );
  const [first = from] = days ?? [];
  return call("why_nothing", { ...ofService(state), from: first, to: days?.at(-1) ?? to });
}

function explained(state: BookingState, why: Why, view: BookingView, before: string): Decision {
  const { wish, service } = state;
  const asked = wishedDays(wish ?? {}, view.facts.today);
  const first = testFirst(view);
  const lead = first ? `${before}${testFirstWords(service?.name ?? "Color", first)} ` : before;
  const days = why.days.filter(({ date }) => !asked.days || asked.days.includes(date));
  const hasFree = days.some(({ free }) => free > 0);
  // the day has times, only not at those hours
  if (hasFree && looksIn(view) < 2) return call("find_times", { ...ofService(state), ...asked });
  const [day, ...others] = days;
  const reason =
    day && others.length === 0
      ? `${spokenDate(day.date)}: ${wordsFor(day, service?.name)}`
      : manyDays(days, service?.name);
  const { next, nextWhen } = why;
  if (!next || !nextWhen)
    return handOver(
      `${lead}${reason} I find no free time for ${service?.name} in the weeks after either. Please use the form on this page.`,
    );
  const soonest = wallOf(why.timeZone, Date.parse(next.start));
  return withAnswers(
    `${lead}${reason} The next free time for ${service?.name} is ${spoken(soonest)}. ${SUITS}`,
    ["Yes", "Another day"],
  );
}

type Day = Why["days"][number];

function wordsFor(
  { reason, sentence }: Pick<Day, "reason" | "sentence">,
  service = "this",
): string {
  if (reason === "too_long_for_gaps") return `there are gaps, but none long enough for ${service}.`;
  return reason === null
    ? "nothing is free at those hours."
    : `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

function manyDays(days: Day[], service: string | undefined): string {
  const reasons = [...new Set(days.map(({ reason }) => reason))];
  const [first] = days;
  return reasons.length === 1 && first
    ? `Nothing is free then: ${wordsFor(first, service)}`
    : "Nothing is free on those days.";
}

function hoursOf({ wish }: BookingState): string {
  if (wish?.after && wish.before)
    return `between ${spokenTime(wish.after)} and ${spokenTime(wish.before)}`;
  if (wish?.after) return `after ${spokenTime(wish.after)}`;
  return wish?.before ? `before ${spokenTime(wish.before)}` : "then";
}

function book(
  { service, name, email, phone, byText, notes, also, hadTest }: BookingState,
  start: string,
): Decision {
  const extra =
    also.length > 0 ? [`Also asked for: ${also.map((each) => each.name).join(", ")}.`] : [];
  const told = [...new Set([...notes, ...extra])].join(" ");
  return call("book_time", {
    start,
    serviceId: service?.id,
    ...(hadTest && { hadPatchTest: true }),
    name,
    ...(!byText && { email, ...(phone && { phone }) }),
    ...(told && { notes: told }),
  });
}

function notBooked(state: BookingState, sentence: string, view: BookingView): Decision {
  const { chosen, wish } = state;
  const at = chosen ?? exactOf(state);
  const tries = view.results.filter(({ tool }) => tool === "book_time").length;
  // what is free instead stands in the sentence, and under the reply
  if (/\bpatch test\b/.test(sentence)) return withAnswers(`${sentence} Nothing is booked yet.`, []);
  const gone = /\b(?:taken|free|over|soon)\b/i.test(sentence);
  if (at && gone && tries < 2)
    return call("find_times", {
      ...ofService(state),
      from: at.date,
      to: addDays(at.date, 6),
      near: wish?.time ?? at.time,
    });
  return handOver(`${sentence} Nothing was booked. The form on this page may help.`);
}

import {
  bookedWords,
  listedWords,
  offerWords,
  testFirstWords,
  withFacts,
} from "#agent/models/builtin/booking/words.ts";
import type { ChatTurn } from "#tools/booking/own/booking-chat-schema.ts";
import type { OfferedService, Why } from "#tools/booking/own/booking-tools.ts";
import type { FindTimes, FoundTimes } from "#tools/booking/times/find-times.ts";
import type { PublicSalon } from "#tools/booking/own/public-salon.ts";
import { spokenDate, spokenStart, spokenTime } from "#tools/values/spoken-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { BookingTurn } from "./booking-toolset.ts";

/** What a reply rests on: the public page of the salon, its menu, what was said, the client's newest words last, and the turn. */
export type BookingGround = {
  salon: PublicSalon;
  menu: readonly OfferedService[];
  turns: readonly ChatTurn[];
  turn: BookingTurn;
  byText: boolean;
};

/** Said where no visit was written. */
export const UNBOOKED = "Nothing is booked yet.";

/** Whether a turn put somebody on the waiting list. */
export const isListed = ({ gave }: BookingTurn) =>
  gave.some(({ name }) => name === "join_waitlist");

/** A text as a sentence. */
export const sentenceOf = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What this turn wrote, or was refused. */
export function doneIn({ salon, menu, turn }: BookingGround): string[] {
  const { booked, gave, refused } = turn;
  const serviceOf = (which: string | null) =>
    menu.find(({ id, name }) => id === which || name === which);
  if (booked)
    return [bookedWords(booked, { salon, service: serviceOf(booked.appointment.serviceType) })];
  const listed = gave.find(({ name }) => name === "join_waitlist");
  if (listed) {
    const { serviceId } = listed.input as { serviceId?: string };
    return [
      listedWords(
        listed.value as { from: string; to: string },
        serviceOf(serviceId ?? null)?.name ?? "",
      ),
    ];
  }
  const tried = refused.filter(({ name }) => name === "book_time" || name === "join_waitlist");
  if (tried.length === 0) return [];
  const words = tried.flatMap(({ name, input, sentence }) => {
    const { start } = input as { start?: string };
    const what = name === "book_time" && start ? spokenStart(salon.timeZone, start) : "";
    return [what && `I could not book ${what}.`, ...forClients(sentence)];
  });
  return [...words, UNBOOKED];
}

/** What of a refusal speaks of no tool: the rest tells a model how to go on. */
const forClients = (sentence: string) =>
  sentence.split(/(?<=\.) /).filter((each) => !/\w_\w/.test(each));

/** The days on which nothing is free, and the times that are. */
export function roomIn({ turn, menu, salon }: BookingGround): string[] {
  const words = turn.gave.flatMap(({ name, input, value }) => {
    if (name === "why_nothing") {
      const { days, next, timeZone } = value as Why;
      const full = days.filter(({ free }) => free === 0);
      const start = next && wallOf(timeZone ?? salon.timeZone, Date.parse(next.start));
      return [
        ...full.map(({ date, sentence }) => `${spokenDate(date)}: ${sentenceOf(sentence)}`),
        start
          ? `The next free time is ${spokenDate(start.date)} at ${spokenTime(start.time)}.`
          : "",
      ];
    }
    return name === "find_times" ? foundWords(input as FindTimes, value as FoundTimes, menu) : [];
  });
  return words.filter(Boolean);
}

function foundWords(
  { from, to, near, after, before }: FindTimes,
  { offers, service, timeZone, testFirstOn }: FoundTimes,
  menu: readonly OfferedService[],
): string[] {
  const starts = offers.map(({ start }) => wallOf(timeZone, Date.parse(start)));
  const line = menu.find(({ id }) => id === service.id);
  const what = line ? withFacts(line) : service.name;
  const waits = testFirstOn ? testFirstWords(service.name, testFirstOn) : "";
  if (starts.length > 0)
    return [
      waits,
      !waits && near && from === to && !starts.some(({ time }) => time === near)
        ? `${spokenDate(from)} at ${spokenTime(near)} is not free.`
        : "",
      offerWords(starts, what),
    ];
  const days =
    from === to ? `on ${spokenDate(from)}` : `from ${spokenDate(from)} to ${spokenDate(to)}`;
  return [
    waits,
    `I found no free time for ${service.name} ${days}${after || before ? " at those hours" : ""}.`,
  ];
}

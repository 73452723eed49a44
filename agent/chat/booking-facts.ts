import type { BookTime } from "#tools/booking/book-time.ts";
import type { FindTimes, FoundTimes } from "#tools/booking/find-times.ts";
import type { OfferedService, Why } from "#tools/booking/booking-tools.ts";
import type { PublicSalon } from "#tools/booking/public-salon.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import type { WallStart } from "#agent/models/builtin/booking/words.ts";
import type { Topic } from "./booking-lexicon.ts";
import type { BookingTurn } from "./booking-toolset.ts";

/** What one result says of a topic: of which service, on which days, at which times, with which figures. */
export type Fact = {
  of?: string;
  dates?: readonly string[];
  times?: readonly string[];
  figures?: readonly string[];
  /** Whatever day and time is named. */
  anyTime?: true;
};

/** All that may be said in a reply. */
export type Facts = {
  of: Record<Topic, readonly Fact[]>;
  services: readonly string[];
  address: string | null;
  stylist: string;
  /** Words of the names of people and the salon. */
  names: ReadonlySet<string>;
  /** Words of the client, among which their name is. */
  asked: ReadonlySet<string>;
  /** Words of the menu's own descriptions. */
  words: ReadonlySet<string>;
  /** Whole sentences of tools. */
  sentences: ReadonlySet<string>;
};

/** What a reply may rest on: the public page of the salon, its menu, the turn, and times that were offered or asked for before. */
export type Ground = {
  salon: PublicSalon;
  menu: readonly OfferedService[];
  turn: BookingTurn;
  offered: readonly WallStart[];
  asked: { dates: readonly string[]; times: readonly string[]; words: ReadonlySet<string> };
  byText: boolean;
};

const NOTHING_MORE: readonly Fact[] = [{}];

/** The facts of a reply. */
export function factsOf({ salon, menu, turn, offered, asked, byText }: Ground): Facts {
  const booked = turn.booked?.appointment;
  const free = [...freeFacts(turn, salon.timeZone), ...offered.map(startFact)];
  const full = fullFacts(turn, salon.timeZone);
  const cutoff = [`${salon.cutoffHours * 60} minutes`, `${salon.cutoffHours / 24} days`];
  const visit: Fact[] = booked
    ? [{ ...(booked.serviceType && { of: booked.serviceType }), ...startFact(wallStart(booked)) }]
    : [];
  const stands = booked?.status === "confirmed" && !turn.booked?.payment;
  return {
    of: {
      absent: [],
      always: NOTHING_MORE,
      asks: NOTHING_MORE,
      booked: stands ? visit : [],
      changes: [{}, { figures: cutoff }],
      closed: salon.hours.flatMap(({ date, open }) => (open ? [] : [{ dates: [date] }])),
      done: turn.gave.some(({ name }) => name === "join_waitlist") ? NOTHING_MORE : visit,
      form: byText ? [] : NOTHING_MORE,
      free,
      full,
      listed: turn.gave.flatMap(({ name, value }) =>
        name === "join_waitlist" ? [{ dates: Object.values(value as object) as string[] }] : [],
      ),
      looks: [{ dates: asked.dates, times: asked.times }],
      menu: menu.map(priceFact),
      never: [],
      noted: booked?.notes ? NOTHING_MORE : [],
      open: [
        ...salon.hours.flatMap(({ date, open }) =>
          open ? [{ dates: [date], times: [open.from, open.to] }] : [],
        ),
        ...free,
      ],
      possible: [{ figures: [`${salon.horizonDays} days`] }, ...free, ...full],
      price: menu.map(priceFact),
      requested: booked && !stands ? visit : [],
      salonDecides: booked ? (stands ? [] : visit) : salon.standsAtOnce ? [] : NOTHING_MORE,
      test: [
        ...(salon.patchTestForColour ? NOTHING_MORE : []),
        ...menu.flatMap(({ name, needsPatchTest }) => (needsPatchTest ? [{ of: name }] : [])),
      ],
      unbooked: stands ? [] : [{ anyTime: true }],
    },
    services: menu.map(({ name }) => name),
    address: salon.address,
    stylist: salon.stylist,
    names: new Set([salon.name, salon.stylist, booked?.clientName ?? ""].flatMap(wordsIn)),
    asked: asked.words,
    words: new Set(
      [...salon.specialties, ...menu.map(({ description }) => description)].flatMap(wordsIn),
    ),
    sentences: new Set(
      [...turn.gave.map(({ value }) => value), ...turn.refused].flatMap(sentencesIn),
    ),
  };
}

/** The words of a text, in small letters. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? [];

const wallStart = (at: { appointmentDate: string; appointmentTime: string }): WallStart => ({
  date: at.appointmentDate,
  time: at.appointmentTime,
});
const startFact = ({ date, time }: WallStart): Fact => ({ dates: [date], times: [time] });

function freeFacts({ gave }: BookingTurn, timeZone: string): Fact[] {
  const at = (start: string) => startFact(wallOf(timeZone, Date.parse(start)));
  return gave.flatMap(({ name, value }) => {
    if (name === "why_nothing") {
      const { next } = value as Why;
      return next ? [at(next.start)] : [];
    }
    if (name !== "find_times") return [];
    const { offers, service } = value as FoundTimes;
    const figures = [String(offers.length)];
    return offers.map(({ start }) => ({ of: service.name, figures, ...at(start) }));
  });
}

/** The days on which nothing is free, and the start that was refused. */
function fullFacts({ gave, refused }: BookingTurn, timeZone: string): Fact[] {
  const none = gave.flatMap<Fact>(({ name, value, input }) => {
    if (name === "why_nothing")
      return (value as Why).days.flatMap(({ date, free }) => (free ? [] : [{ dates: [date] }]));
    if (name !== "find_times") return [];
    const { from, to, days = daysFrom(from, to), near } = input as FindTimes;
    const { offers, timeZone: zone } = value as FoundTimes;
    if (offers.length === 0) return days.map((date) => ({ dates: [date] }));
    // what was asked for exactly is offered alone: other offers say that it is not free
    const isExact = offers.some(({ start }) => wallOf(zone, Date.parse(start)).time === near);
    return near && !isExact ? [{ dates: days, times: [near] }] : [];
  });
  const taken = refused.flatMap(({ name, input }) =>
    name === "book_time"
      ? [startFact(wallOf(timeZone, Date.parse((input as BookTime).start)))]
      : [],
  );
  return [...none, ...taken];
}

function daysFrom(from: string, to: string): string[] {
  const days = [from];
  for (let day = from; day < to && days.length < 31;) days.push((day = addDays(day, 1)));
  return days;
}

function priceFact({ name, price, priceRange, minutes }: OfferedService): Fact {
  const prices = `${price} ${priceRange ?? ""}`.match(/\d[\d.,]*/g) ?? [];
  return { of: name, figures: [...prices.map(plainFigure), `${minutes} minutes`] };
}

/** "1,200.00" as "1200". */
export const plainFigure = (figure: string) =>
  figure
    .replace(/[.,]+$/, "")
    .replace(/[.,]00$/, "")
    .replaceAll(/,(?=\d{3}\b)/g, "");

function sentencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    name === "sentence" && typeof held === "string" ? [held] : sentencesIn(held),
  );
}

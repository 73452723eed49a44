import type { OfferedService } from "#tools/booking/own/booking-tools.ts";
import type { PublicSalon } from "#tools/booking/own/public-salon.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { PATCH_VISIT } from "#tools/pricing/services/service-data.ts";
import { PRICES_ON_REQUEST } from "#tools/pricing/services/starter-rules.ts";
import { WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import type { Intent } from "./intents.ts";
import type { BookingState } from "./state.ts";
import { either, spokenMinutes } from "./words.ts";

/** What is known for answering questions: the menu and the salon, as their tools gave them. */
export type Known = { menu: readonly OfferedService[]; salon: PublicSalon | undefined };

const WEEK = WEEKDAYS.map((day) => day.charAt(0).toUpperCase() + day.slice(1));
const MOST_LINES = 8;

/** Answers the questions of the last message from what anybody may know; empty where it asked none. */
export function answersTo(state: BookingState, known: Known): string {
  const said = state.heard.intents.map((intent) => answerTo(intent, state, known)).filter(Boolean);
  return said.slice(0, 3).join(" ");
}

/** What the page answers to one question; empty to what is none. */
export const answerTo = (intent: Intent, state: BookingState, known: Known): string =>
  ANSWERS[intent]?.(state, known) ?? "";

type Answer = (state: BookingState, known: Known) => string;

const ANSWERS: Partial<Record<Intent, Answer>> = {
  allergy: ({ notes }) =>
    notes.length > 0
      ? "I will put that into the notes of your visit, so that the salon knows before anything touches your skin. I can't judge it from here: please talk to the colorist, or a doctor, about it first."
      : "",
  advice: (_, { menu, salon }) => {
    const consultation = consultationIn(menu);
    const who = salon?.stylist ?? "The colorist";
    const where = consultation
      ? ` ${consultation.name} is the place for it: ${[spokenMinutes(consultation.minutes), consultation.price].filter(Boolean).join(", ")}.`
      : "";
    return `I can't judge hair from here; ${who} will look at it in person before anything is done.${where}`;
  },
  price: (state, { menu }) =>
    namesPrices(menu) ? linesOf(state, menu) : `${linesOf(state, menu)} ${PRICES_ON_REQUEST}`,
  duration: (state, { menu }) =>
    // the price says how long it takes, too
    state.heard.intents.includes("price") ? "" : linesOf(state, menu),
  cheaper: ({ service }, { menu }) => {
    if (!namesPrices(menu)) return PRICES_ON_REQUEST;
    const limit = service ? amountOf(service) : Number.POSITIVE_INFINITY;
    const cheaper = menu
      .filter((each) => amountOf(each) < limit && (!service || each.category === service.category))
      .sort((a, b) => amountOf(b) - amountOf(a));
    const shown = service ? cheaper.slice(0, 3) : cheaper.slice(-3);
    return shown.length > 0
      ? `For less there is ${either(shown.map((each) => `${each.name} at ${each.price}`))}.`
      : "Nothing of that kind costs less here.";
  },
  menu: (_, { menu }) => `You can book ${either(menu.slice(0, 12).map(({ name }) => name))}.`,
  hours: ({ heard }, { salon }) => (salon ? hoursWords(salon, heard.when?.date) : ""),
  address: (_, { salon }) =>
    salon?.address ? `${salon.name} is at ${salon.address}.` : "I don't have the address here.",
  patch_test: ({ service }, { salon }) => {
    if (service?.name === PATCH_VISIT) return "";
    if (!salon?.patchTestForColour)
      return "This salon does not ask for a patch test when you book.";
    return service && !service.needsPatchTest
      ? `${service.name} needs no patch test.`
      : "Color services need a valid patch test 48 hours before the visit. You can book it here as a short visit of ten minutes.";
  },
  policy: (_, { salon, menu }) =>
    salon ? `${changeWords(salon)} ${aheadWords(salon)} ${dueWords(menu)}` : "",
  stylist: (_, { salon }) => {
    if (!salon) return "";
    const best =
      salon.specialties.length > 0 ? `, whose specialties are ${salon.specialties.join(", ")}` : "";
    return `Your visit would be with ${salon.stylist} at ${salon.name}${best}.`;
  },
  person: () =>
    "I am the booking assistant and can't put you through; the form on this page reaches the salon too.",
  bot: () => "I am the salon's booking assistant, a program, not a person.",
  unknown_fact: () =>
    "I don't know that; please ask the salon when you are there, or write it into the notes of the form.",
};

/** Until when a client may change a visit. */
export const changeWords = ({ cutoffHours }: PublicSalon) =>
  `You can move or cancel a visit yourself until ${cutoffHours} hours before it, with the link in your confirmation.`;

/** How far ahead a visit can be booked. */
export const aheadWords = ({ horizonDays }: PublicSalon) =>
  `Bookings open ${horizonDays} days ahead.`;

const ALL = new Intl.ListFormat("en");

/** What is to be paid before a visit. */
export function dueWords(menu: readonly OfferedService[]): string {
  const due = Map.groupBy(
    menu.filter(({ dueAtBooking }) => dueAtBooking),
    ({ dueAtBooking }) => dueAtBooking,
  );
  const each = [...due].map(
    ([what, of]) => `a ${what} for ${ALL.format(of.map(({ name }) => name))}`,
  );
  return each.length === 0
    ? "Nothing is to be paid when you book."
    : `Booking asks for ${ALL.format(each)}${due.size < menu.length ? "; all else is booked without paying" : ""}.`;
}

/** The service in which a colourist looks at the hair first. */
export const consultationIn = (menu: readonly OfferedService[]) =>
  menu.find(({ name }) => /consult/i.test(name));

/** A menu that the salon has not made its own has no prices. */
const namesPrices = (menu: readonly OfferedService[]) => menu.some(({ price }) => price !== "");

function linesOf({ service, among }: BookingState, menu: readonly OfferedService[]): string {
  const about = service ? [service] : among.length > 0 ? among : menu.slice(0, MOST_LINES);
  return `${about.map(lineOf).join("; ")}.`;
}

/** A line of the menu as it is said: "Gloss is $60 and takes 45 minutes". */
export function lineOf({ name, price, priceRange, minutes }: OfferedService): string {
  const costs = price && ` is ${price}${priceRange ? ` (${priceRange})` : ""} and`;
  return `${name}${costs} takes ${spokenMinutes(minutes)}`;
}

/** Good enough to compare prices of one salon. */
const amountOf = ({ price }: OfferedService) =>
  Number(
    // of a range the least
    (/\d[\d.,]*/.exec(price)?.[0] ?? "").replace(/[.,](?=\d{3}\b)/g, "").replace(",", "."),
  ) || 0;

function hoursWords({ hours }: PublicSalon, date: string | undefined): string {
  const day = date && hours.find((each) => each.date === date);
  if (day) {
    const open = day.open ? `open ${span(day.open)}` : "closed";
    return `On ${spokenDate(day.date)} the salon is ${open}.`;
  }
  const week = hours.slice(0, 7).toSorted((a, b) => a.weekday - b.weekday);
  const runs: { first: number; last: number; words: string }[] = [];
  for (const { weekday, open } of week) {
    const words = open ? span(open) : "closed";
    const before = runs.at(-1);
    if (before?.words === words) before.last = weekday;
    else runs.push({ first: weekday, last: weekday, words });
  }
  const lines = runs.map(({ first, last, words }) =>
    first === last
      ? `${WEEK[first - 1]} ${words}`
      : `${WEEK[first - 1]} to ${WEEK[last - 1]} ${words}`,
  );
  return `The hours are: ${lines.join("; ")}.`;
}

const span = ({ from, to }: { from: string; to: string }) =>
  `${spokenTime(from)} to ${spokenTime(to)}`;

import { visitBy } from "./book/book-finders.ts";
import type { Finder, Slots } from "#agent/models/builtin/verbs/verb.ts";

/** When they come again, where it was heard as the day of the visit: what is closed is over. */
const AGAIN = /^(?:back |again )?in (\S+) (?:weeks?|wks?)$/;
/** In how many weeks they come again. */
export const weeksIn = ({ weeks, date = "" }: Slots) => weeks ?? AGAIN.exec(date)?.[1];

const over = visitBy({ over: true });
const withoutNext = (slots: Slots): Slots =>
  AGAIN.test(slots["date"] ?? "") ? { ...slots, date: undefined } : slots;

/** The visit that is closed. */
export const toClose: Finder = {
  ...over,
  with: (slots, about) => over.with?.(withoutNext(slots), about) ?? {},
  among: (value, slots, about) => over.among(value, withoutNext(slots), about),
};

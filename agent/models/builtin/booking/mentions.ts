import { MONTH, WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { WallStart } from "./words.ts";

const DAY = `(?:${WEEKDAYS.join("|")})`;
const DATE = String.raw`\b(?:${DAY},? )?(?:${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?\b|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\b)|\b\d{4}-\d\d-\d\d\b|\b${DAY}\b|\btomorrow\b|\btoday\b|\bnoon\b`;
const TIME = String.raw`\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\b(?:at|around|by) \d{1,2}\b(?![:.\d]| ?(?:%|euros?|dollars?|hours?|minutes?))`;
const MENTION = new RegExp(`(?:${DATE})|(?:${TIME})`, "gi");

/** A time of day that a text names, with the date it was said of, where one came before it. */
export type Mention = { date: string | undefined; time: string; index: number };

/** Every clock time in a text, each with the last date named before it. */
export function timesIn(text: string, at: { timeZone: string; now: Date }): Mention[] {
  const found: Mention[] = [];
  let date: string | undefined;
  for (const { 0: words, index } of text.matchAll(MENTION)) {
    const when = hearWhen(words, at);
    if (when?.date) date = when.date;
    if (when?.time) found.push({ date, time: when.time, index });
  }
  return found;
}

/** The starts that a reply offered: the times whose day it named. */
export function startsIn(text: string, at: { timeZone: string; now: Date }): WallStart[] {
  const starts = new Map<string, WallStart>();
  for (const { date, time } of timesIn(text, at))
    if (date) starts.set(`${date} ${time}`, { date, time });
  return [...starts.values()];
}

import { MONTH, WEEKDAY, WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { WallStart } from "./words.ts";

const DAY = `(?:${WEEKDAYS.join("|")})`;
const DATE = String.raw`\b(?:${WEEKDAY},? )?(?:${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?\b|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\b)|\b\d{4}-\d\d-\d\d\b|\b${DAY}\b|\btomorrow\b|\btoday\b|\bnoon\b`;
const TIME = String.raw`\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\b(?:at|around|by) \d{1,2}\b(?![:.\d]| ?(?:[ap]\.?m\b|%|euros?|dollars?|hours?|minutes?))`;
const MENTION = new RegExp(`(?:${DATE})|(?:${TIME})`, "gi");

/** A day or a time of day that a text names, the time with the date that was said before it. */
export type Mention = { date?: string; time?: string; index: number; words: string };

/** Every day and clock time in a text. */
export function mentionsIn(text: string, at: { timeZone: string; now: Date }): Mention[] {
  let date: string | undefined;
  return [...text.matchAll(MENTION)].flatMap(({ 0: words, index }) => {
    const when = hearWhen(words, at);
    if (when?.date) date = when.date;
    const time = when?.time;
    return when?.date || time
      ? [{ ...(date && { date }), ...(time && { time }), index, words }]
      : [];
  });
}

/** The starts that a reply offered: the times whose day it named. */
export function startsIn(text: string, at: { timeZone: string; now: Date }): WallStart[] {
  const starts = new Map<string, WallStart>();
  for (const { date, time } of mentionsIn(text, at))
    if (date && time) starts.set(`${date} ${time}`, { date, time });
  return [...starts.values()];
}

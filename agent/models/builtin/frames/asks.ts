import { rhythmWords } from "#tools/asks/rules.ts";
import type { ScheduledAsk } from "#tools/asks/schema.ts";
import { WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { tidy } from "#agent/models/builtin/verbs/hear.ts";
import type { About, Ask, Finder, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import type { Frame } from "./frame.ts";
import { weekdaysIn } from "./book/weekdays.ts";
import { clockIn } from "./book/when.ts";

/** When the salon's day begins and ends where only its part was said. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\bmorning|\bfirst thing\b/, "09:00"],
  [/\bnoon\b|\bmidday\b|\blunch/, "12:00"],
  [/\bafternoon/, "14:00"],
  [/\bevening|\bnight\b|\bend of (?:the )?day\b|\bclos(?:e|ing)\b/, "18:00"],
];
const WHICH_DAYS: Ask = {
  ask: "On which days?",
  slot: "every",
  options: ["Every Monday", "Every weekday", "Every day", "The 1st of every month"],
};
const WHAT_TIME: Ask = {
  ask: "At what time?",
  slot: "time",
  takes: /\d|noon|morning|afternoon|evening|night/,
  options: ["9 am", "noon", "6 pm"],
};

type Days = { weekdays: number[] } | { monthDay: number };

/** The days of a rhythm, of the words for it. */
function daysIn(said: string): Days | undefined {
  const text = plain(said);
  const [, day] = /\b([12]?\d|3[01])(?:st|nd|rd|th)\b/.exec(text) ?? [];
  if (/\bmonth/.test(text) || day) {
    if (/\bend\b|\blast\b/.test(text)) return { monthDay: 31 };
    if (day) return { monthDay: Number(day) };
    return /\bfirst\b|\bstart\b|\bbeginning\b/.test(text) ? { monthDay: 1 } : undefined;
  }
  if (/\bweek ?days?\b|\bworking days?\b/.test(text)) return { weekdays: [1, 2, 3, 4, 5] };
  const named = weekdaysIn(text).map((name) => WEEKDAYS.findIndex((each) => each === name) + 1);
  if (named.length > 0) return { weekdays: named };
  const daily =
    /\bdaily\b|^(?:(?:every|each) )?(?:single )?(?:day|morning|evening|night|afternoon)\b/;
  return daily.test(text) ? { weekdays: [1, 2, 3, 4, 5, 6, 7] } : undefined;
}

const timeIn = ({ time, every = "" }: Slots, { here }: About): string | undefined =>
  clockIn(time, here) ?? PARTS.find(([part]) => part.test(plain(`${every} ${time ?? ""}`)))?.[1];

function scheduled(slots: Slots, about: About): Input | Ask {
  const { every, ask } = slots;
  if (!ask) return { ask: "What shall I be asked then?", slot: "ask" };
  const days = every && daysIn(every);
  if (!days) return WHICH_DAYS;
  const time = timeIn(slots, about);
  return time ? { words: tidy(ask), time, ...days } : WHAT_TIME;
}

/** A scheduled ask, by its words or when it comes: "the monday one". */
const asks: Finder = {
  tool: "list_scheduled_asks",
  slot: "which",
  what: "scheduled ask",
  among: (value) =>
    (value as { asks: ScheduledAsk[] }).asks.map((of) => ({
      id: of.id,
      name: of.words,
      of,
      also: `${rhythmWords(of)} ${of.weekdays.length === 7 ? "daily" : ""} ask`,
    })),
  bare: "only",
  empty: "Nothing is scheduled.",
};

const paused = (id: string, says: string, does: string, way: boolean): Frame => ({
  id: `change_scheduled_ask.${id}`,
  slots: { which: "text" },
  says: [says],
  does,
  finds: [asks],
  input: (_slots, { found }) => ({ id: found["which"]?.id, paused: way }),
  report: (value) => {
    const { nextRunAt } = value as ScheduledAsk;
    return nextRunAt
      ? `It comes again on ${dayOf(nextRunAt)}.`
      : "It rests until you let it go on.";
  },
});

/** What comes by itself, again and again. */
export const ASKS: readonly Frame[] = [
  {
    id: "schedule_ask",
    slots: { every: "period", time: "time", ask: "text" },
    says: ["schedule every {every}[ at {time}]: {ask}"],
    does: "schedule what you ask for",
    despite: ["hearsay"],
    input: scheduled,
    report: (value) => {
      const ask = value as ScheduledAsk;
      return `Scheduled: ${rhythmWords(ask).toLowerCase()}. You find each answer in a chat of its own, and whatever it would change waits there for your tap.`;
    },
  },
  {
    id: "list_scheduled_asks",
    says: ["what do you do for me by yourself"],
    report: (value) => {
      const { asks: all } = value as { asks: ScheduledAsk[] };
      if (all.length === 0)
        return "Nothing is scheduled. Say when and what, such as “every monday at 9 show me what is low”.";
      return all
        .map((ask) => `${rhythmWords(ask)}${ask.paused ? ", paused" : ""}: ${ask.words}.`)
        .join(" ");
    },
  },
  paused("pause", "pause the scheduled ask[ {which}]", "pause what is scheduled", true),
  paused("resume", "resume the scheduled ask[ {which}]", "let what is scheduled go on", false),
  {
    id: "change_scheduled_ask.move",
    slots: { which: "text", every: "period", time: "time" },
    says: ["move the scheduled ask {which} to[ every {every}][ at {time}]"],
    does: "move what is scheduled",
    finds: [asks],
    input: (slots, about) => {
      const days = slots["every"] ? daysIn(slots["every"]) : {};
      const time = timeIn(slots, about);
      if (!days) return WHICH_DAYS;
      return time || slots["every"] ? { id: about.found["which"]?.id, time, ...days } : WHAT_TIME;
    },
    report: (value) => `${rhythmWords(value as ScheduledAsk)} now.`,
  },
  {
    id: "delete_scheduled_ask",
    slots: { which: "text" },
    says: ["delete the scheduled ask[ {which}]"],
    does: "end what is scheduled",
    // "don't ask me that any more" is an order as well
    despite: ["negated"],
    finds: [asks],
    input: (_slots, { found }) => ({ id: found["which"]?.id }),
    report: () => "It is asked no more.",
  },
];

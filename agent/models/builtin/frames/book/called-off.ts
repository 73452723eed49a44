import type { Appointment } from "#tools/appointments/schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { pastOf } from "#agent/models/builtin/frames/money/figures.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { visitWords } from "./visit-words.ts";
import { SOME_VISITS } from "./visits-asked.ts";
import { NO_BOOK, whenIn } from "./when.ts";

/** How far back what was called off is looked for where no time was said. */
const RECENT_DAYS = 30;

/** Visits that were called off, or to which nobody came. */
const calledOff = (
  way: string,
  says: string,
  word: string,
  isMeant: (of: Appointment) => boolean,
): Frame => ({
  id: `list_appointments.${way}`,
  tells: SOME_VISITS,
  slots: { period: "period" },
  says: [`${says}[ in {period}]`],
  input: ({ period }, { here, text }) => {
    if (!here) return NO_BOOK;
    const today = todayOf(here);
    if (OFTEN.test(text)) return { status: "cancelled", from: addDays(today, -YEAR), to: today };
    const said = pastOf(period, here) ?? { from: addDays(today, -RECENT_DAYS), to: today };
    // what is called off of this week may be still to come
    const days = period ? whenIn({ date: period }, here) : undefined;
    const to = days?.range?.to ?? days?.date ?? said.to;
    const isOver = period && /\b(?:last|past|previous|ago|yesterday)\b/.test(plain(period));
    return { status: "cancelled", from: said.from, to: !isOver && to > said.to ? to : said.to };
  },
  report: (value, { period }, { text }) => {
    const all = (value as { appointments: Appointment[] }).appointments
      .filter(isMeant)
      .toReversed();
    if (OFTEN.test(text)) return oftenest(all, word);
    const when = period ? "" : ` in the last ${RECENT_DAYS} days`;
    if (all.length === 0) return `No visit was ${word}${period ? " then" : when}.`;
    const one = /\b(?:last|latest|newest)\b(?! (?:week|month|year|quarter))/.test(text)
      ? all[0]
      : undefined;
    if (one) return `The last that was ${word}: ${visitWords(one)}.`;
    const told = all.slice(0, MOST_CALLED_OFF).map(visitWords).join("; ");
    const more = all.length > MOST_CALLED_OFF ? " The card shows the rest." : "";
    return `${all.length} ${all.length === 1 ? "visit was" : "visits were"} ${word}${when}: ${told}.${more}`;
  },
});
const MOST_CALLED_OFF = 8;
const YEAR = 365;
/** Asks who makes a habit of it. */
const OFTEN =
  /\b(?:keeps?(?: on)?|always|most often|(?:the|who) most|worst|serial|repeat(?:edly)?|constantly|forever|(?:cancels?|cancelled) (?:the most|a lot|all the time))\b/;

/** Who it happened to more than once, the oftenest first. */
function oftenest(all: readonly Appointment[], word: string): string {
  const counted = [...Map.groupBy(all, ({ clientName }) => clientName)]
    .map(([name, visits]) => ({ name, count: visits.length }))
    .toSorted((a, b) => b.count - a.count);
  const often = counted.filter(({ count }) => count > 1);
  if (often.length === 0)
    return `Nobody's visits were ${word} more than once in the last twelve months.`;
  return `In the last twelve months were ${word}: ${often
    .slice(0, MOST_CALLED_OFF)
    .map(({ name, count }) => `${name} ${count} times`)
    .join(", ")}.`;
}

/** What is asked of visits that did not come about. */
export const CALLED_OFF: readonly Frame[] = [
  calledOff("cancelled", "who has cancelled", "cancelled", (of) => of.cancelledBy !== "no_show"),
  calledOff("missed", "who did not turn up", "missed", (of) => of.cancelledBy === "no_show"),
];

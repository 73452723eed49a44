import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import type { Slots } from "#agent/models/builtin/verbs/verb.ts";
import { visitWords } from "./visit-words.ts";
import { clockIn, onClock } from "./when.ts";

/** Words that ask for some of the visits that were told. */
export const SOME_VISITS =
  /^(?:who|who's|whos|which|names?|when|many|total|altogether|first|last|1st|earliest|latest|starts?|finish(?:es|ed)?|ends?|done)$/;
const FIRST = /\b(?:first|1st|earliest|starts?|begins?)\b/;
const LAST = /\b(?:last|latest|finish(?:es|ed)?|ends?|done)\b/;
const OTHER = /\b(?:last|first) (?:week|month|year|time|mon|tue|wed|thu|fri|sat|sun)/;

/** Whether only who comes next counts of a day that has begun. */
const HERE_NOW = /\b(?:next|left|still|rest|remaining)\b/;

/** The visits of some days that the words single out: the first, the last, who comes at a time, who is still to come; undefined where they ask for all. */
export function askedOf(
  all: readonly Appointment[],
  { time }: Slots,
  text: string,
  here: Here | undefined,
): string | undefined {
  const open = all
    .filter(({ status }) => status !== "cancelled")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const [first] = open;
  const last = open.at(-1);
  if (!first || !last) return undefined;
  const at = clockIn(time, here);
  if (at) return atTime(open, at);
  const part = partOf(open, time ?? text, here);
  if (part) return part;
  if (OTHER.test(text)) return undefined;
  const [isFirst, isLast] = [FIRST.test(text), LAST.test(text)];
  const parts = [
    isFirst ? `First: ${visitWords(first)}.` : "",
    isLast ? `Last: ${visitWords(last)}, until ${spokenTime(untilOf(last))}.` : "",
  ].filter(Boolean);
  if (parts.length > 0)
    return open.length === 1
      ? `Only one: ${visitWords(first)}, until ${spokenTime(untilOf(first))}.`
      : parts.join(" ");
  if (!here || !HERE_NOW.test(text)) return undefined;
  const now = here.now.toISOString();
  const coming = open.filter(({ startsAt }) => startsAt > now);
  if (coming.length === 0) return "Nobody else is to come then.";
  return coming.length === open.length
    ? undefined
    : `${coming.length} still to come: ${coming.map(visitWords).join("; ")}.`;
}

/** Who begins in a part of the day, where the words name one: "after lunch", "this morning", "from 3 on". */
function partOf(
  open: readonly Appointment[],
  said: string,
  here: Here | undefined,
): string | undefined {
  const { after, before, time } = (here && hearWhen(onClock(said), here)) ?? {};
  if (time || (!after && !before)) return undefined;
  const then = open.filter(
    ({ appointmentTime: at }) => at >= (after ?? "") && (!before || at < before),
  );
  const span = [after && `from ${spokenTime(after)}`, before && `before ${spokenTime(before)}`];
  const when = span.filter(Boolean).join(" and ");
  return then.length > 0
    ? `${then.length} ${when}: ${then.map(visitWords).join("; ")}.`
    : `Nobody ${when}. ${open.length} at other times.`;
}

/** Who is there at a time of a day: whose visit begins or runs then. */
function atTime(open: readonly Appointment[], at: string): string {
  const then = open.filter(
    ({ appointmentTime, startsAt, endsAt }) =>
      appointmentTime <= at &&
      minutesOf(at) < minutesOf(appointmentTime) + lengthOf(startsAt, endsAt),
  );
  const [day] = open;
  if (then.length === 0)
    return `Nobody at ${spokenTime(at)} on ${spokenDate(day?.appointmentDate ?? "")}. That day: ${open.map((of) => `${spokenTime(of.appointmentTime)} ${of.clientName}`).join("; ")}.`;
  return `${then.map((of) => `${visitWords(of)}${of.appointmentTime === at ? "" : ` until ${spokenTime(untilOf(of))}`}`).join("; ")}.`;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const lengthOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

function untilOf({ appointmentTime, startsAt, endsAt }: Appointment): string {
  const end = minutesOf(appointmentTime) + lengthOf(startsAt, endsAt);
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
}

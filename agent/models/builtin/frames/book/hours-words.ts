import type { TeamHours } from "#tools/team/called-schema.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";
import { weekdayOf } from "#tools/values/zone-rules.ts";
import { weekdayAt, WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";
import { dayIn } from "#agent/models/builtin/verbs/finders.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { listed, saidDay } from "#agent/models/builtin/wording.ts";
import { weekdaysIn } from "./weekdays.ts";
import { whenIn } from "./when.ts";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const BREAKS = /\b(?:lunch|breaks?)\b/;

/** What somebody works on the weekdays that were asked about, or in a week, with the days that differ. */
export function worked(
  { stylistName, week: days, exceptions }: TeamHours,
  { day, text, here }: { day: string | undefined; text: string; here: Here | undefined },
): string {
  const date = weekdaysIn(day ?? "").length < 2 ? dayIn(day, here) : undefined;
  const differs = date && exceptions.find(({ from, to }) => from <= date && to >= date);
  if (differs) return `${stylistName} ${differing(differs, here)}.`;
  const [asked, another] = weekdaysAsked(day, here);
  if (!asked || another) return weekly({ stylistName, days, exceptions }, text, here);
  const hours = days[weekdayAt(asked)];
  if (!hours) return `${stylistName} is off on ${capital(asked)}s.`;
  const breaks = BREAKS.test(text) ? breakWords(hours) : "";
  return `${stylistName} works ${spokenTime(hours.from)} to ${spokenTime(hours.to)} on ${capital(asked)}s${breaks}.`;
}

type Hours = NonNullable<TeamHours["week"][number]>;

const breakWords = ({ breaks }: Hours) =>
  breaks.length === 0
    ? ", with no break"
    : `, with a break ${breaks.map(({ from, to }) => `${spokenTime(from)} to ${spokenTime(to)}`).join(" and ")}`;

/** A day that differs, as it is told of somebody. */
const differing = (
  { from, to, hours, reason }: TeamHours["exceptions"][number],
  here: Here | undefined,
): string => {
  const when = from === to ? saidDay(from, here) : `${saidDay(from, here)} to ${saidDay(to, here)}`;
  const why = reason ? ` (${reason})` : "";
  return hours
    ? `works ${spokenTime(hours.from)} to ${spokenTime(hours.to)} on ${when}${why}`
    : `is off on ${when}${why}`;
};

/** A week, days of the same hours together. */
function weekly(
  {
    stylistName,
    days,
    exceptions,
  }: Pick<TeamHours, "stylistName" | "exceptions"> & { days: TeamHours["week"] },
  text: string,
  here: Here | undefined,
): string {
  const named = WEEKDAYS.map((weekday, at) => ({ weekday: capital(weekday), hours: days[at] }));
  const told = Map.groupBy(named, ({ hours }) =>
    hours
      ? `${spokenTime(hours.from)} to ${spokenTime(hours.to)}${BREAKS.test(text) ? breakWords(hours) : ""}`
      : "off",
  );
  const off = told.get("off") ?? [];
  told.delete("off");
  const parts = [...told].map(
    ([hours, on]) => `${hours} on ${listed(on.map(({ weekday }) => weekday))}`,
  );
  const whole =
    parts.length === 0
      ? `${stylistName} has no working days`
      : `${stylistName} works ${parts.join("; ")}${off.length > 0 ? `, off on ${listed(off.map(({ weekday }) => weekday))}` : ""}`;
  const other = exceptions.slice(0, 4).map((of) => differing(of, here));
  return `${whole}.${other.length > 0 ? ` Apart from that ${stylistName.split(" ")[0]} ${other.join("; ")}.` : ""}`;
}

/** The weekdays of a fact that may as well be a date. */
function weekdaysAsked(day: string | undefined, here: Here | undefined): string[] {
  const named = weekdaysIn(day ?? "");
  if (day && whenIn({ date: day }, here)?.range) return named;
  const date = dayIn(day, here);
  return named.length > 0 || !date ? named : [WEEKDAYS[weekdayOf(date) - 1] ?? ""];
}

import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";

/** Free starts, the day said once. */
function startsIn(times: FreeTimes["times"]): string {
  const days = Map.groupBy(times, ({ date }) => date);
  return [...days]
    .map(
      ([date, on]) => `${spokenDate(date)} at ${on.map(({ time }) => spokenTime(time)).join(", ")}`,
    )
    .join("; ");
}

/** Where there is room, or why there is none. */
export function roomWords(value: unknown): string {
  const { fitting, times, service, minutes, why, stylistName, others = [] } = value as FreeTimes;
  const what = `${service === "Appointment" ? "a visit" : service} (${minutes} min)`;
  const theirs = others.map((each) => `${each.stylistName}: ${startsIn(each.times)}`);
  if (fitting !== 0)
    return theirs.length === 0
      ? `Yes, ${stylistName} has room for ${what}: ${startsIn(times)}.`
      : `Yes, there is room for ${what}. ${stylistName}: ${startsIn(times)}. ${theirs.join(". ")}.`;
  const no = `${stylistName} has no room for ${what}. ${why[0] ?? ""}`.trim();
  return theirs.length === 0 ? no : `${no} ${theirs.join(". ")}.`;
}

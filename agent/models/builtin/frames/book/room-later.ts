import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import type { Ask, Finder } from "#agent/models/builtin/verbs/verb.ts";

const DAYS_AHEAD = 14;

/** Where what was asked for has no room: the days that follow. */
export const roomAfter = (asked: Finder): Finder => ({
  ...asked,
  slot: "later",
  only: (slots, about) =>
    asked.only?.(slots, about) === true &&
    (foundOf(about, "room") as FreeTimes | undefined)?.times.length === 0,
  with: (slots, about) => {
    const wanted = asked.with?.(slots, about) ?? {};
    const { to } = wanted as { to: string };
    return { ...wanted, from: addDays(to, 1), to: addDays(to, DAYS_AHEAD) };
  },
});

/** That there is none, and what is free after it. */
export const noRoom = (none: string, then: FreeTimes["times"]): Ask => ({
  ask: `${none} The next that are free:`,
  slot: "time",
  options: then.map(({ date, time }) => `${spokenDate(date)} at ${spokenTime(time)}`),
  takes: /\d|day|morrow|noon|week|first/,
});

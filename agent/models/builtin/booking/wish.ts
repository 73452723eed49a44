import type { When } from "#agent/models/builtin/hear/when.ts";
import type { WallStart } from "./words.ts";

/** A day alone keeps the time that was wished for; a time alone keeps the day, of what was spoken of or wished for. */
export function merged(when: When, spokenOf: WallStart | undefined, wish: When | undefined): When {
  if (when.date === undefined && when.range === undefined)
    return { ...(spokenOf ? { date: spokenOf.date } : wish && daysOf(wish)), ...timesOf(when) };
  return hasTime(when) || !wish ? when : { ...when, ...timesOf(wish) };
}

/** The bounds of a wish that hold on other days, too. */
export function boundsOf(wish: When | undefined): When {
  return {
    ...(wish?.after && { after: wish.after }),
    ...(wish?.before && { before: wish.before }),
  };
}

/** The one offer that a day or time fits. */
export function pickOf(when: When, offered: readonly WallStart[]): WallStart | undefined {
  if (when.after || when.before || when.range) return undefined;
  const fits = offered.filter(
    ({ date, time }) =>
      (!when.date || when.date === date) &&
      (!when.time || when.time === time || when.time === half(time)),
  );
  return fits.length === 1 ? fits[0] : undefined;
}

/** The same hour on the other half of the clock: "8" for 8 PM where nothing at 8 AM is offered. */
const half = (time: string) =>
  `${String((Number(time.slice(0, 2)) + 12) % 24).padStart(2, "0")}${time.slice(2)}`;

/** A minute later, within the hour. */
export const plusMinute = (time: string) =>
  `${time.slice(0, 3)}${String(Math.min(59, Number(time.slice(3)) + 1)).padStart(2, "0")}`;

const hasTime = (when: When) => Object.keys(timesOf(when)).length > 0;

function daysOf({ date, range, days, weekday }: When): When {
  return {
    ...(date && { date }),
    ...(range && { range }),
    ...(days && { days }),
    ...(weekday && { weekday }),
  };
}

function timesOf({ time, about, after, before }: When): When {
  return {
    ...(time && { time }),
    ...(about && { about }),
    ...(after && { after }),
    ...(before && { before }),
  };
}

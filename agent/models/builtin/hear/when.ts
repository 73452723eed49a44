import { wallOf } from "#tools/salons/zone-rules.ts";
import { hearDays, type HeardDays } from "./when-days.ts";
import { hearTimes, type HeardTimes } from "./when-times.ts";
import { plainWhen } from "./when-words.ts";

/**
 * Days and times somebody spoke of, in the salon's calendar: one `date`, or a `range` (both ends included) with the
 * `weekday` (ISO, 1 Monday) or the `days` that alone are meant in it; one `time` (HH:mm, `about` when only roughly), or
 * bounds `after` and `before` of the start.
 */
export type When = HeardDays & HeardTimes;

/** Where 11/12 is November 12. */
const MONTH_FIRST =
  /^(?:America\/(?!Toronto|Vancouver|Montreal|Halifax|Edmonton|Winnipeg|Regina|St_Johns|Sao_Paulo|Mexico_City|Bogota|Lima|Santiago|Caracas|Argentina|Buenos_Aires|Montevideo)|Pacific\/Honolulu|US\/)/;

/**
 * The days and times in what somebody typed, in English and the commonest German, Spanish and French words, seen from
 * an instant in a zone; undefined when there are none. `bare` also takes a lone number as an hour, which only makes
 * sense where a time was asked for.
 */
export function hearWhen(
  typed: string,
  at: { timeZone: string; now: Date; bare?: boolean },
): When | undefined {
  const today = wallOf(at.timeZone, at.now.getTime()).date;
  const { heard, rest } = hearDays(
    plainWhen(typed.slice(0, 2000)),
    today,
    MONTH_FIRST.test(at.timeZone),
  );
  const when = { ...heard, ...hearTimes(rest, at.bare ?? false) };
  return Object.keys(when).length > 0 ? when : undefined;
}

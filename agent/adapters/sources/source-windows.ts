import type { SourcePage } from "#tools/migration/sources.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Visits are fetched from so long ago… */
const YEARS_BACK = 3;
/** …to so far ahead. */
const YEARS_AHEAD = 1;

/** A stretch of days: the first, as YYYY-MM-DD, how many, and where within it the page begins. */
type Window = { from: string; days: number; at: string };

/** The first window of the years that are fetched. */
export function firstWindow(days: number, now: Date): Window {
  const from = new Date(Date.UTC(now.getUTCFullYear() - YEARS_BACK, now.getUTCMonth(), 1));
  return { from: dayOf(from), days, at: "" };
}

/** The window after one, of so many days; null once all years are covered. */
export function windowAfter({ from, days }: Window, next: number, now: Date): Window | null {
  const begins = endOf({ from, days });
  const end = Date.UTC(now.getUTCFullYear() + YEARS_AHEAD, now.getUTCMonth(), now.getUTCDate());
  return begins.getTime() > end ? null : { from: dayOf(begins), days: next, at: "" };
}

/** As many windows without anything are gone past in one page. */
const MOST_EMPTY = 12;

/** The page at a cursor; where nothing is in its window, that of the next in which something is. */
export async function pastEmpty(
  read: (cursor: string | null) => Promise<SourcePage>,
  cursor: string | null,
): Promise<SourcePage> {
  const problems: string[] = [];
  let at = cursor;
  for (let empty = 1; ; empty += 1) {
    const page = await read(at);
    problems.push(...page.problems);
    if (page.records.length > 0 || page.next === null || empty === MOST_EMPTY)
      return { ...page, problems };
    at = page.next;
  }
}

/** The instant at which a window begins, by UTC. */
export const startOf = ({ from }: Pick<Window, "from">): Date => new Date(`${from}T00:00:00Z`);

/** The instant at which it is over. */
export function endOf({ from, days }: Pick<Window, "from" | "days">): Date {
  return new Date(startOf({ from }).getTime() + days * DAY_MS);
}

/** The last day of a window, as YYYY-MM-DD. */
export const lastDayOf = (window: Pick<Window, "from" | "days">): string =>
  dayOf(new Date(endOf(window).getTime() - DAY_MS));

/** A window as a cursor. */
export const cursorOf = ({ from, days, at }: Window): string => `${from}/${days}/${at}`;

/** What `cursorOf` wrote. @throws Error for anything else */
export function windowOf(cursor: string): Window {
  const [, from, days, at] = /^(\d{4}-\d\d-\d\d)\/(\d{1,3})\/(.*)$/s.exec(cursor) ?? [];
  if (from === undefined || at === undefined) throw new Error("This is no place in a source.");
  return { from, days: Number(days), at };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

import { TIERS } from "./data.ts";
import type { Tier, TierDefinition } from "./schema.ts";

/** The table row of a tier. */
export function tierDefinition(tier: Tier): TierDefinition {
  const found = TIERS.find(({ id }) => id === tier);
  if (!found) throw new Error(`No such tier: ${tier}`);
  return found;
}

/** Whether a salon on `tier` has what `needed` includes. */
export function includes(tier: Tier, needed: Tier): boolean {
  return rank(tier) >= rank(needed);
}

function rank(tier: Tier): number {
  return TIERS.findIndex(({ id }) => id === tier);
}

/** How many analyses remain of a monthly limit; -1 is unlimited. */
export function uploadsRemaining(limit: number, used: number): number | "unlimited" {
  return limit === -1 ? "unlimited" : Math.max(0, limit - used);
}

/** Spec: allowed when the limit is -1, or when what remains is above 0. */
export function mayUpload(remaining: number | "unlimited"): boolean {
  return remaining === "unlimited" || remaining > 0;
}

/** Spec: fewer than 3 left on a limited plan. */
export function isRunningLow(remaining: number | "unlimited"): boolean {
  return remaining !== "unlimited" && remaining < 3;
}

/** The calendar month around `now` in an IANA zone: from its first midnight to the next one's, as UTC instants. */
export function monthIn(timeZone: string, now: Date): { startsAt: Date; endsAt: Date } {
  const local = wallClock(timeZone, now);
  return {
    startsAt: instantOf(timeZone, local.year, local.month),
    endsAt: instantOf(timeZone, local.year, local.month + 1),
  };
}

function wallClock(timeZone: string, at: Date) {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((p) => p.type === type)?.value);
  return {
    year: read("year"),
    month: read("month"),
    utc: Date.UTC(
      read("year"),
      read("month") - 1,
      read("day"),
      read("hour"),
      read("minute"),
      read("second"),
    ),
  };
}

/** The UTC instant of the first local midnight of a month; months past 12 roll over. */
function instantOf(timeZone: string, year: number, month: number): Date {
  const wall = Date.UTC(year, month - 1, 1);
  let guess = wall;
  // two corrections settle any offset, DST changes included
  for (let round = 0; round < 2; round += 1) {
    guess += wall - wallClock(timeZone, new Date(guess)).utc;
  }
  return new Date(guess);
}

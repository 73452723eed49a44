import type { BookingRules, UpdateBookingRules } from "#tools/salons/booking-schema.ts";
import { UpdateBookingRules as Rules } from "#tools/salons/booking-schema.ts";

/** The rules as they are being written: a number may be empty for the moment. */
export type BookingDraft = { [Rule in keyof BookingRules]: BookingRules[Rule] | undefined };

/** The bounds of the numbers, in the unit that their rule is in. */
export const BOUNDS = {
  minNoticeMinutes: { min: 0, max: 20_160 },
  horizonDays: { min: 1, max: 365 },
  bufferMinutes: { min: 0, max: 120 },
  cutoffHours: { min: 0, max: 336 },
  dailyCap: { min: 1, max: 50 },
} as const;

/** How far apart starts may be, in minutes. */
export const STEPS = [5, 10, 15, 20, 30, 60] as const;

/** What of the draft differs from the rules that are kept. */
export function changesOf(draft: BookingDraft, kept: BookingRules): BookingDraft {
  const changed = Object.entries(draft).filter(
    ([rule, value]) => value !== kept[rule as keyof BookingRules],
  );
  return Object.fromEntries(changed) as BookingDraft;
}

/** The body that the server takes; null while something is wrong. */
export function bodyOf(changes: BookingDraft): UpdateBookingRules | null {
  if (Object.values(changes).includes(undefined)) return null;
  return Rules.safeParse(changes).data ?? null;
}

/** What is wrong with a number. */
export function problemOf(draft: BookingDraft, rule: keyof typeof BOUNDS): string | undefined {
  const value = draft[rule];
  const { min, max } = BOUNDS[rule];
  if (value === null) return undefined;
  if (value === undefined) return `Write a number from ${min} to ${max.toLocaleString("en")}.`;
  return value < min || value > max
    ? `It can be ${min} to ${max.toLocaleString("en")}.`
    : undefined;
}

import type { BookingRules } from "./booking-schema.ts";

/** How a new salon lets itself be booked, apart from its time zone. */
export const DEFAULT_BOOKING_RULES: Omit<BookingRules, "timeZone"> = {
  minNoticeMinutes: 120,
  horizonDays: 90,
  stepMinutes: 15,
  bufferMinutes: 0,
  dailyCap: null,
  cutoffHours: 24,
  confirmation: "by_hand",
  requirePatchTest: true,
};

/** How far apart starts may be, in minutes. */
export const STEPS = [5, 10, 15, 20, 30, 60];

/** Chairs of one salon at most. */
export const MOST_CHAIRS = 100;

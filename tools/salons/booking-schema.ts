import { z } from "zod";
import { wholeOf } from "#tools/core/fields.ts";
import { STEPS } from "./booking-data.ts";
import { BOOKING_FIELDS } from "./booking-fields.ts";
import { TimeZone } from "#tools/values/time-schema.ts";

/** Whether a client's own booking stands at once or waits for the salon's yes. Its time is taken either way. */
export const Confirmation = z.enum(["by_hand", "automatic"]);
export type Confirmation = z.infer<typeof Confirmation>;

const { minNoticeMinutes, horizonDays, bufferMinutes, dailyCap, cutoffHours } = BOOKING_FIELDS;

/** How a salon lets itself be booked. */
export const BookingRules = z.object({
  timeZone: TimeZone,
  /** A client books at least this long ahead. */
  minNoticeMinutes: wholeOf(minNoticeMinutes),
  /** And at most this many days ahead. */
  horizonDays: wholeOf(horizonDays),
  /** Starts are offered every so many minutes. */
  stepMinutes: z.union(STEPS.map((each) => z.literal(each))),
  /** Kept free after every appointment. */
  bufferMinutes: wholeOf(bufferMinutes),
  /** Appointments a stylist takes in a day; null is as many as fit. */
  dailyCap: wholeOf(dailyCap).nullable(),
  /** A client may cancel or move until so many hours before. */
  cutoffHours: wholeOf(cutoffHours),
  confirmation: Confirmation,
  /** A colour service of a known client needs a valid patch test before it is booked or mixed. */
  requirePatchTest: z.boolean(),
} satisfies Record<keyof typeof BOOKING_FIELDS, z.ZodType>);
export type BookingRules = z.infer<typeof BookingRules>;

/** What is left out stays as it is. */
export const UpdateBookingRules = z.strictObject(BookingRules.partial().shape);
export type UpdateBookingRules = z.infer<typeof UpdateBookingRules>;

/** A place where a client sits. A salon without chairs is not limited by them. */
export const Chair = z.object({ id: z.uuid(), name: z.string() });
export type Chair = z.infer<typeof Chair>;

export const CreateChair = z.strictObject({ name: z.string().trim().min(1).max(60) });
export type CreateChair = z.infer<typeof CreateChair>;

import { z } from "zod";
import { TimeZone } from "./time-schema.ts";

/** Whether a client's own booking stands at once or waits for the salon's yes. Its time is taken either way. */
export const Confirmation = z.enum(["by_hand", "automatic"]);
export type Confirmation = z.infer<typeof Confirmation>;

/** How a salon lets itself be booked. */
export const BookingRules = z.object({
  timeZone: TimeZone,
  /** A client books at least this long ahead. */
  minNoticeMinutes: z.int().min(0).max(20_160),
  /** And at most this many days ahead. */
  horizonDays: z.int().min(1).max(365),
  /** Starts are offered every so many minutes. */
  stepMinutes: z.union([5, 10, 15, 20, 30, 60].map((each) => z.literal(each))),
  /** Kept free after every appointment. */
  bufferMinutes: z.int().min(0).max(120),
  /** Appointments a stylist takes in a day; null is as many as fit. */
  dailyCap: z.int().min(1).max(50).nullable(),
  /** A client may cancel or move until so many hours before. */
  cutoffHours: z.int().min(0).max(336),
  confirmation: Confirmation,
  /** A colour service of a known client needs a valid patch test before it is booked or mixed. */
  requirePatchTest: z.boolean(),
});
export type BookingRules = z.infer<typeof BookingRules>;

/** What is left out stays as it is. */
export const UpdateBookingRules = z.strictObject(BookingRules.partial().shape);
export type UpdateBookingRules = z.infer<typeof UpdateBookingRules>;

/** A place where a client sits. A salon without chairs is not limited by them. */
export const Chair = z.object({ id: z.uuid(), name: z.string() });
export type Chair = z.infer<typeof Chair>;

export const CreateChair = z.strictObject({ name: z.string().trim().min(1).max(60) });
export type CreateChair = z.infer<typeof CreateChair>;

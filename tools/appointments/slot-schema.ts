import { z } from "zod";
import { CalendarDate } from "#tools/values/time-schema.ts";

/** A time that can be booked now. The token is the server's word for it, and the way to book it. */
export const Slot = z.object({
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  token: z.string(),
});
export type Slot = z.infer<typeof Slot>;

/** Public question for free times. Days are the salon's; both included, 31 days at most at once. */
export const FindSlots = z.object({
  stylistId: z.uuid(),
  serviceId: z.uuid().optional(),
  serviceType: z.string().trim().max(120).optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
});
export type FindSlots = z.infer<typeof FindSlots>;

export const Availability = z.object({ timeZone: z.string(), slots: z.array(Slot) });
export type Availability = z.infer<typeof Availability>;

/** Why there is nothing, so that nobody has to guess. */
export const NoSlotReason = z.enum([
  "closed",
  "fully_booked",
  "too_short_notice",
  "beyond_horizon",
  "daily_cap",
  "too_long_for_gaps",
  "not_online",
]);
export type NoSlotReason = z.infer<typeof NoSlotReason>;

/** What stood in the way on each day that was asked about, and the next time that is free. */
export const Diagnosis = z.object({
  timeZone: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      free: z.int(),
      reason: NoSlotReason.nullable(),
      sentence: z.string(),
    }),
  ),
  next: Slot.nullable(),
});
export type Diagnosis = z.infer<typeof Diagnosis>;

/** A slot kept for a client who is typing. Its token books it; nobody else can meanwhile. */
/** A name that a page makes up for itself and nobody can guess: a hold under it is in nobody's way but others'. */
export const Holder = z
  .string()
  .regex(/^[\w-]{16,64}$/, "Please make up 16 to 64 letters and digits");

export const HoldSlot = z.strictObject({
  slotToken: z.string().max(1000),
  holder: Holder.optional(),
});
export type HoldSlot = z.infer<typeof HoldSlot>;

export const Hold = z.object({
  token: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Hold = z.infer<typeof Hold>;

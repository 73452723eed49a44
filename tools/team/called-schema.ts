import { z } from "zod";
import { CalendarDate, TimeOfDay } from "#tools/values/time-schema.ts";
import { HoursConflict, HoursException, WeekHours } from "#tools/hours/schema.ts";
import { SalonRole } from "#tools/core/role-schema.ts";
import { ref } from "#tools/core/fields.ts";
import { MailOutcome } from "#tools/stylists/team-schema.ts";

const colleague = ref("A colleague by name. Leave out for whoever asks.");
const stylist = colleague.optional();

const span = { from: TimeOfDay, to: TimeOfDay };

export const Team = z.object({
  stylists: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Null for whoever does not run the team. */
      role: SalonRole.nullable(),
      /** How they are reached; null for whoever does not run the team. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
      specialties: z.array(z.string()),
      /** Where clients book, from the root; null where nothing is set. */
      bookingPath: z.string().nullable(),
    }),
  ),
});
export type Team = z.infer<typeof Team>;

/** What somebody works: the week, and the days from now on that differ. */
export const TeamHours = z.object({
  stylistId: z.uuid(),
  stylistName: z.string(),
  week: WeekHours,
  isDefault: z.boolean(),
  exceptions: z.array(HoursException),
  /** Appointments that a change left outside; empty where nothing was changed. */
  conflicts: z.array(HoursConflict),
});
export type TeamHours = z.infer<typeof TeamHours>;

export const Weekday = z.enum([
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
]);

/** Whose hours. */
export const HoursOf = z.strictObject({ stylist });

export const SetHours = z.strictObject({
  stylist,
  days: z
    .array(
      z.strictObject({
        weekday: Weekday,
        hours: z
          .strictObject({ ...span, breaks: z.array(z.strictObject(span)).max(6).default([]) })
          .nullable()
          .describe("Null is a day off."),
      }),
    )
    .min(1)
    .max(7)
    .describe("Only the days that change."),
});

export type SetHours = z.infer<typeof SetHours>;

export const CloseDay = z.strictObject({
  stylist,
  wholeSalon: z.boolean().default(false).describe("A holiday of the salon, not one person's day."),
  from: CalendarDate,
  to: CalendarDate.optional().describe("The last day. Leave out for one day."),
  hours: z
    .strictObject(span)
    .nullable()
    .default(null)
    .describe("Other hours on those days; null is off."),
  reason: z.string().trim().max(120).default(""),
});
export type CloseDay = z.infer<typeof CloseDay>;

export const ClosedDay = z.object({
  id: z.uuid(),
  /** Null is the whole salon. */
  stylistName: z.string().nullable(),
  from: CalendarDate,
  to: CalendarDate,
  hours: z.object(span).nullable(),
  reason: z.string(),
  conflicts: z.array(HoursConflict),
});
export type ClosedDay = z.infer<typeof ClosedDay>;

export const Invite = z.strictObject({ stylist: colleague });

/** An invitation without its link, which no chat keeps. */
export const Invited = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: SalonRole,
  expiresAt: z.iso.datetime(),
  mail: MailOutcome,
});
export type Invited = z.infer<typeof Invited>;

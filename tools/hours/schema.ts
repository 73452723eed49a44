import { z } from "zod";
import { CalendarDate, TimeOfDay } from "#tools/values/time-schema.ts";

/** From one time of day to a later one. */
export const Span = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from < to, { path: ["to"], message: "must be after it begins" });
export type Span = z.infer<typeof Span>;

/** What is worked on a day, and the breaks in it; null is a day off. */
export const DayHours = z
  .object({ from: TimeOfDay, to: TimeOfDay, breaks: z.array(Span).max(6) })
  .refine(({ from, to }) => from < to, { path: ["to"], message: "must be after it begins" })
  .refine(({ from, to, breaks }) => breaks.every((each) => each.from >= from && each.to <= to), {
    path: ["breaks"],
    message: "must lie within the day's hours",
  });
export type DayHours = z.infer<typeof DayHours>;

/** Monday to Sunday. */
export const WeekHours = z.array(DayHours.nullable()).length(7);
export type WeekHours = z.infer<typeof WeekHours>;

/** Days that differ from the week: closed, or with hours of their own. Without a stylist it holds for the whole salon (a holiday). */
export const HoursException = z.object({
  id: z.uuid(),
  stylistId: z.uuid().nullable(),
  from: CalendarDate,
  /** The last day it holds for. */
  to: CalendarDate,
  /** Null is closed. */
  hours: DayHours.nullable(),
  reason: z.string(),
});
export type HoursException = z.infer<typeof HoursException>;

export const CreateHoursException = z
  .strictObject({
    stylistId: z.uuid().nullable().default(null),
    from: CalendarDate,
    to: CalendarDate,
    hours: DayHours.nullable().default(null),
    reason: z.string().trim().max(120).default(""),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before it begins" });
export type CreateHoursException = z.infer<typeof CreateHoursException>;

export const SetWeekHours = z.strictObject({ week: WeekHours });
export type SetWeekHours = z.infer<typeof SetWeekHours>;

/** The week of one stylist, as it holds now. */
export const StylistHours = z.object({
  stylistId: z.uuid(),
  week: WeekHours,
  /** Nobody has set it: the week that everybody begins with. */
  isDefault: z.boolean(),
});
export type StylistHours = z.infer<typeof StylistHours>;

/** An appointment that stands and falls outside the hours as they are now. It is told, never touched. */
export const HoursConflict = z.object({
  appointmentId: z.uuid(),
  stylistId: z.uuid(),
  stylistName: z.string(),
  clientName: z.string(),
  serviceType: z.string(),
  /** The salon's wall clock. */
  date: CalendarDate,
  time: TimeOfDay,
});
export type HoursConflict = z.infer<typeof HoursConflict>;

export const SavedHours = StylistHours.extend({ conflicts: z.array(HoursConflict) });
export type SavedHours = z.infer<typeof SavedHours>;

export const SavedException = HoursException.extend({ conflicts: z.array(HoursConflict) });
export type SavedException = z.infer<typeof SavedException>;

export const DeletedException = z.object({
  id: z.uuid(),
  conflicts: z.array(HoursConflict),
});
export type DeletedException = z.infer<typeof DeletedException>;

/** Which of the days that differ: by default those that are not over yet. */
export const ListExceptions = z.strictObject({
  stylistId: z.uuid().optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
});
export type ListExceptions = z.infer<typeof ListExceptions>;

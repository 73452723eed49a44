import { z } from "zod";
import { CalendarDate, TimeOfDay } from "#tools/values/time-schema.ts";

/** The salon looks for room. Days are its own; both included. */
export const FindFreeTimes = z.object({
  stylistId: z.uuid().optional().describe("Left out: whoever asks."),
  serviceName: z
    .string()
    .trim()
    .max(120)
    .optional()
    .describe("As it stands on the menu, or about."),
  minutes: z.int().min(5).max(720).optional().describe("How long, where no service is meant."),
  from: CalendarDate.describe("First day."),
  to: CalendarDate.optional().describe("Last day; left out: the first one."),
  after: TimeOfDay.optional().describe("Begins then or later."),
  before: TimeOfDay.optional().describe("Is over by then."),
});
export type FindFreeTimes = z.infer<typeof FindFreeTimes>;

export const FreeTimes = z.object({
  stylistId: z.uuid(),
  stylistName: z.string(),
  service: z.string(),
  minutes: z.int(),
  timeZone: z.string(),
  /** How many starts fit; `times` are the ones that leave the least idle. */
  fitting: z.int(),
  times: z.array(z.object({ date: z.string(), time: z.string(), start: z.iso.datetime() })),
  /** Why there is nothing on each day that was asked about, where there is nothing. */
  why: z.array(z.string()),
});
export type FreeTimes = z.infer<typeof FreeTimes>;

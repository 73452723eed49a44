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
  at: TimeOfDay.optional().describe("Begins at that very time."),
  whose: z
    .enum(["one", "everyone"])
    .optional()
    .describe("everyone: colleagues too, where it is open with whom."),
});
export type FindFreeTimes = z.infer<typeof FindFreeTimes>;

const Times = z.array(z.object({ date: z.string(), time: z.string(), start: z.iso.datetime() }));

export const FreeTimes = z.object({
  stylistId: z.uuid(),
  stylistName: z.string(),
  service: z.string(),
  minutes: z.int(),
  timeZone: z.string(),
  /** How many starts fit; `times` are the ones that leave the least idle. */
  fitting: z.int(),
  times: Times,
  /** Why there is nothing on each day that was asked about, where there is nothing. */
  why: z.array(z.string()),
  /** Colleagues who have room, where everybody was asked about. */
  others: z
    .array(
      z.object({ stylistId: z.uuid(), stylistName: z.string(), minutes: z.int(), times: Times }),
    )
    .optional(),
});
export type FreeTimes = z.infer<typeof FreeTimes>;

import { z } from "zod";
import { Attention } from "./attention-schema.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { ref } from "#tools/core/fields.ts";
import { ReportName, ReportRange } from "./schema.ts";

/** A report as it is asked for in a talk: the person by their name. */
export const AskFigures = z.strictObject({
  report: ReportName.describe(
    "revenue: what visits were worth, by service and stylist. clients: rebooking, retention, new clients, no-shows. product: color mixed, wasted and its cost. formulas: how often they hit.",
  ),
  from: CalendarDate.optional().describe("First day. Without days: the last thirty."),
  to: CalendarDate.optional().describe("Last day, included."),
  by: z
    .enum(["service"])
    .optional()
    .describe("Whose revenue leads: the services', instead of the stylists'."),
  stylist: ref("One person's figures, by their name.").optional(),
});
export type AskFigures = z.infer<typeof AskFigures>;

/** What a report comes to, in words: each figure with that of the same time before, and who or what leads. */
export const Figures = z.object({
  report: ReportName,
  range: ReportRange,
  before: ReportRange,
  /** Whose; null for the salon's. */
  whose: z.string().nullable(),
  stylistId: z.uuid().nullable(),
  lines: z.array(z.object({ label: z.string(), value: z.string(), before: z.string().nullable() })),
  leading: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What the figures leave out. */
  notes: z.array(z.string()),
});
export type Figures = z.infer<typeof Figures>;

/** What waits for whoever asks, the gravest first. */
export const Waiting = z.object({ waiting: z.array(Attention) });
export type Waiting = z.infer<typeof Waiting>;

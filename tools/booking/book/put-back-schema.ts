import { z } from "zod";
import { AppointmentStatus } from "#tools/appointments/schema.ts";

/** Visits that were ended, to stand again: the status each had, and whether clients may book while it processes. */
export const PutVisitsBack = z.strictObject({
  visits: z
    .array(
      z.strictObject({
        id: z.uuid(),
        version: z.int(),
        status: AppointmentStatus.extract(["pending", "confirmed"]),
        onlineInGaps: z.boolean(),
      }),
    )
    .min(1),
});
export type PutVisitsBack = z.infer<typeof PutVisitsBack>;

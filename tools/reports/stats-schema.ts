import { z } from "zod";

/** The dashboard's figures. Until outcomes are recorded the success rate is an example and says so. */
export const Stats = z.object({
  totalConsultations: z.int(),
  formulasInDatabase: z.int(),
  successRate: z.object({
    /** Percent. */
    value: z.number(),
    measured: z.boolean(),
    /** How many outcomes it is measured from. */
    count: z.int(),
    label: z.string(),
  }),
});
export type Stats = z.infer<typeof Stats>;

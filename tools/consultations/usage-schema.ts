import { z } from "zod";

/** The tokens of an analysis and their price in US dollars; the price is null when the model's is not known. */
export const ModelUsage = z.object({
  model: z.string(),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costUsd: z.number().nullable(),
});
export type ModelUsage = z.infer<typeof ModelUsage>;

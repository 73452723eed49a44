import { z } from "zod";

/** Tokens of one or more calls, as the service reports them. Cached ones are part of the input, reasoning ones of the output. */
export const TokenCounts = z.object({
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  cachedTokens: z.int(),
  reasoningTokens: z.int(),
});
export type TokenCounts = z.infer<typeof TokenCounts>;

/** The tokens of an analysis and their price in US dollars; the price is null when the model's is not known. */
export const ModelUsage = TokenCounts.extend({
  model: z.string(),
  costUsd: z.number().nullable(),
});
export type ModelUsage = z.infer<typeof ModelUsage>;

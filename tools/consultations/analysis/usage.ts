import { MODEL_PRICES, PRICES_SOURCE } from "#tools/consultations/data.ts";
import type { TraceEntry } from "#tools/colour/schema.ts";
import type { ModelUsage, TokenCounts } from "./usage-schema.ts";

/** Nothing used yet. */
export const NO_TOKENS: TokenCounts = {
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  cachedTokens: 0,
  reasoningTokens: 0,
};

/** The counts of two runs together. */
export function addTokens(a: TokenCounts, b: TokenCounts): TokenCounts {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cachedTokens: a.cachedTokens + b.cachedTokens,
    reasoningTokens: a.reasoningTokens + b.reasoningTokens,
  };
}

/** The tokens with their price on that day, to a thousandth of a cent; null for a model whose price is not known. */
export function priced(model: string, tokens: TokenCounts, at: Date): ModelUsage {
  const day = at.toISOString().slice(0, 10);
  const price = MODEL_PRICES.find(
    (each) => each.model === model && (each.until === undefined || day < each.until),
  );
  if (!price) return { model, ...tokens, costUsd: null };
  const { inputTokens, outputTokens, cachedTokens } = tokens;
  const dollars =
    ((inputTokens - cachedTokens) * price.input +
      cachedTokens * (price.cached ?? price.input) +
      outputTokens * price.output) /
    1_000_000;
  return { model, ...tokens, costUsd: Math.round(dollars * 100_000) / 100_000 };
}

/** A run of the model as a line of the trace. */
export function usageEntry({
  model,
  calls,
  inputTokens,
  outputTokens,
  reasoningTokens,
  costUsd,
}: ModelUsage): TraceEntry {
  const thought = reasoningTokens > 0 ? `, ${reasoningTokens} of them spent on thinking` : "";
  const price =
    costUsd === null
      ? "Its price is not known here."
      : `At the prices of ${PRICES_SOURCE.read} that is about $${costUsd.toFixed(4)}.`;
  return {
    rule: "model_run",
    effect: `${model} answered ${calls === 1 ? "once" : `${calls} times`}: ${inputTokens} tokens in and ${outputTokens} out${thought}. ${price}`,
    source: costUsd === null ? "The service's own count" : PRICES_SOURCE.page,
  };
}

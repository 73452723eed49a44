import type { ModelUsage } from "#tools/consultations/analysis/usage-schema.ts";
import { plural } from "#ui/lib/format.ts";

/** What a model took for the analysis, small: its name, calls, tokens and, where it is known, the price. */
export function AnalysisCost({ usage }: { usage: ModelUsage }) {
  const { model, calls, inputTokens, outputTokens, costUsd } = usage;
  const tokens = (inputTokens + outputTokens).toLocaleString("en-GB");
  return (
    <p className="mt-4 text-xs text-ink-3">
      {`${nameOf(model)}, ${plural(calls, "call")}, ${tokens} tokens`}
      {costUsd !== null && `, about $${costUsd.toFixed(costUsd < 0.1 ? 4 : 2)}`}
    </p>
  );
}

/** "gemini-3.5-flash" as it is said: Gemini 3.5 Flash. */
const nameOf = (model: string) =>
  model
    .split("-")
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(" ");

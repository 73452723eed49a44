import {
  generateText,
  NoObjectGeneratedError,
  Output,
  type FilePart,
  type LanguageModel,
  type TextPart,
} from "ai";
import type { z } from "zod";
import { addTokens, NO_TOKENS } from "#tools/consultations/analysis/usage.ts";
import type { TokenCounts } from "#tools/consultations/analysis/usage-schema.ts";

/** Counts what calls cost, also of those whose answer could not be used. */
export type Meter = { add(tokens: TokenCounts): void; read(): TokenCounts };

/** A meter at zero. */
export function openMeter(): Meter {
  let sum = NO_TOKENS;
  return { add: (tokens) => (sum = addTokens(sum, tokens)), read: () => sum };
}

/** The model at work for one analysis: who answers, until when, and what it costs. */
export type Line = { model: LanguageModel; signal: AbortSignal; meter: Meter };

export type Question<T> = {
  instructions: string;
  content: (TextPart | FilePart)[];
  schema: z.ZodType<T>;
};

/** Asks for an answer of one shape. A malformed one is asked for once more. @throws whatever went wrong: time, wire, quota, refusal, shape */
export async function ask<T>(
  { model, signal, meter }: Line,
  { instructions, content, schema }: Question<T>,
): Promise<T> {
  const once = async () => {
    const { output } = await generateText({
      model,
      instructions,
      messages: [{ role: "user", content }],
      output: Output.object({ schema }),
      // the engine has done the arithmetic, and thinking is paid for as output
      reasoning: "low",
      maxRetries: 1,
      abortSignal: signal,
      onStepEnd: ({ usage }) =>
        meter.add({
          calls: 1,
          inputTokens: usage.inputTokens ?? 0,
          outputTokens: usage.outputTokens ?? 0,
          cachedTokens: usage.inputTokenDetails.cacheReadTokens ?? 0,
          reasoningTokens: usage.outputTokenDetails.reasoningTokens ?? 0,
        }),
    });
    return output;
  };
  try {
    return await once();
  } catch (error) {
    // cut or broken JSON happens; a refusal comes back the same
    if (!NoObjectGeneratedError.isInstance(error) || error.finishReason === "content-filter")
      throw error;
    return once();
  }
}

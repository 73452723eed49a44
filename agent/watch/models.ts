import type { LanguageModelV4, LanguageModelV4Usage } from "@ai-sdk/provider";
import { wrapLanguageModel, type LanguageModelMiddleware } from "ai";
import type { Model } from "#tools/core/context.ts";
import { modelSeconds, modelTokens } from "./meters.ts";
import { inSpan } from "./spans.ts";

/** A model whose calls are measured and traced: how long, how many tokens, which model. Never what was said. */
export function watchedModel(model: Model): Model {
  const watch = (line: Model["vision"]) =>
    line !== null && typeof line !== "string" && line.specificationVersion === "v4"
      ? wrapLanguageModel({ model: line, middleware: watching(model.provider, line) })
      : line;
  return { ...model, chat: watch(model.chat) ?? model.chat, vision: watch(model.vision) };
}

function watching(provider: string, { modelId }: LanguageModelV4): LanguageModelMiddleware {
  const names = { provider, model: modelId };
  const count = ({ inputTokens, outputTokens }: LanguageModelV4Usage) => {
    modelTokens.inc({ ...names, direction: "input" }, inputTokens.total ?? 0);
    modelTokens.inc({ ...names, direction: "output" }, outputTokens.total ?? 0);
  };
  const timed = <T>(kind: "generate" | "stream", call: () => PromiseLike<T>): Promise<T> =>
    inSpan(
      `model ${kind}`,
      { "gen_ai.provider.name": provider, "gen_ai.request.model": modelId },
      async () => {
        const began = performance.now();
        const told = (outcome: string) =>
          modelSeconds.observe({ ...names, kind, outcome }, (performance.now() - began) / 1000);
        try {
          const result = await call();
          told("done");
          return result;
        } catch (error) {
          told("failed");
          throw error;
        }
      },
    );
  return {
    specificationVersion: "v4",
    wrapGenerate: async ({ doGenerate }) => {
      const result = await timed("generate", doGenerate);
      count(result.usage);
      return result;
    },
    wrapStream: async ({ doStream }) => {
      const result = await timed("stream", doStream);
      const counted = new TransformStream({
        transform(part, controller) {
          if (part.type === "finish") count(part.usage);
          controller.enqueue(part);
        },
      });
      return { ...result, stream: result.stream.pipeThrough(counted) };
    },
  };
}

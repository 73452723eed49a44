import type {
  LanguageModelV4,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import {
  APICallError,
  wrapLanguageModel,
  type LanguageModel,
  type LanguageModelMiddleware,
} from "ai";

const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

const RETRY_MS = 300;

/** What answers when the model can't be reached, and who is told of it. */
export type Fallback = { model: LanguageModelV4; used: () => void };

/**
 * The model, made safe to stream from: a connection that breaks in the middle of a reply becomes an error part (left alone
 * it destroys the answer to the browser), and a model that can't be reached, after a second try, is stood in for.
 */
export function guarded(model: LanguageModel, fallback?: Fallback): LanguageModel {
  return typeof model === "string"
    ? model
    : wrapLanguageModel({
        model,
        middleware: [endBrokenStreams, ...(fallback ? [standIn(fallback)] : [])],
      });
}

function standIn({ model, used }: Fallback): LanguageModelMiddleware {
  return {
    specificationVersion: "v4",
    wrapStream: async ({ doStream, params }) => {
      try {
        return await twice(doStream, params.abortSignal);
      } catch (error) {
        if (isAbort(error) || params.abortSignal?.aborted) throw error;
        used();
        return model.doStream(params);
      }
    },
  };
}

async function twice<T>(
  attempt: () => PromiseLike<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!APICallError.isInstance(error) || !error.isRetryable || signal?.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return await attempt();
  }
}

const endBrokenStreams: LanguageModelMiddleware = {
  specificationVersion: "v4",
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    const reader = stream.getReader();
    return {
      ...rest,
      stream: new ReadableStream<LanguageModelV4StreamPart>({
        async pull(controller) {
          try {
            const { done, value } = await reader.read();
            if (done) controller.close();
            else controller.enqueue(value);
          } catch (error) {
            if (isAbort(error)) return controller.error(error);
            controller.enqueue({ type: "error", error });
            controller.enqueue({
              type: "finish",
              finishReason: { unified: "error", raw: "stream-broken" },
              usage: NO_USAGE,
            });
            controller.close();
          }
        },
        cancel: (reason) => reader.cancel(reason),
      }),
    };
  },
};

const isAbort = (error: unknown) =>
  error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");

import type { LanguageModelV4StreamPart, LanguageModelV4Usage } from "@ai-sdk/provider";
import { wrapLanguageModel, type LanguageModel, type LanguageModelMiddleware } from "ai";

const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/** The model, with a connection that breaks in the middle of a reply told as an error part: left alone it destroys the answer to the browser. */
export function guarded(model: LanguageModel): LanguageModel {
  return typeof model === "string"
    ? model
    : wrapLanguageModel({ model, middleware: endBrokenStreams });
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

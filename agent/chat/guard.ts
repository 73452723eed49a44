import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
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
/** How long a model may take to its first word. */
const FIRST_WORD_MS = 20_000;

/** Nothing came of a model in the time it had for its first word. */
export class SilentModel extends Error {
  constructor(ms: number) {
    super(`The model said nothing for ${Math.round(ms / 1000)} seconds`);
  }
}

/** What answers when the model can't be reached, and who is told of it and why. */
export type Fallback = { model: LanguageModelV4; used: (why: unknown) => void };

/**
 * The model, made safe to stream from: a connection that breaks in the middle of a reply becomes an error part (left alone
 * it destroys the answer to the browser), one that says nothing in the first seconds is given up, and a model that can't be
 * reached, after a second try, is stood in for.
 */
export function guarded(
  model: LanguageModel,
  fallback?: Fallback,
  firstWordMs = FIRST_WORD_MS,
): LanguageModel {
  return typeof model === "string"
    ? model
    : wrapLanguageModel({
        model,
        middleware: [endBrokenStreams, startsOrStandsIn(fallback, firstWordMs)],
      });
}

function startsOrStandsIn(
  fallback: Fallback | undefined,
  firstWordMs: number,
): LanguageModelMiddleware {
  return {
    specificationVersion: "v4",
    wrapStream: async ({ model, params }) => {
      const attempt = () => started(model, params, firstWordMs);
      try {
        return await (fallback ? twice(attempt, params.abortSignal) : attempt());
      } catch (error) {
        if (!fallback || isAbort(error) || params.abortSignal?.aborted) throw error;
        fallback.used(error);
        return fallback.model.doStream(params);
      }
    },
  };
}

/** A reply once its first word is there. @throws SilentModel where none comes, and what the model says instead of one */
async function started(
  model: LanguageModelV4,
  params: LanguageModelV4CallOptions,
  firstWordMs: number,
): Promise<LanguageModelV4StreamResult> {
  const late = new AbortController();
  const silent = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new SilentModel(firstWordMs);
    silent.reject(error);
    late.abort(error);
  }, firstWordMs);
  const abortSignal = params.abortSignal
    ? AbortSignal.any([params.abortSignal, late.signal])
    : late.signal;
  try {
    return await Promise.race([silent.promise, firstWord(model, { ...params, abortSignal })]);
  } finally {
    clearTimeout(timer);
  }
}

async function firstWord(
  model: LanguageModelV4,
  params: LanguageModelV4CallOptions,
): Promise<LanguageModelV4StreamResult> {
  const { stream, ...rest } = await model.doStream(params);
  const reader = stream.getReader();
  const before: LanguageModelV4StreamPart[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (value.type === "error") throw value.error;
    before.push(value);
    if (!OPENING.has(value.type)) break;
  }
  return {
    ...rest,
    stream: new ReadableStream<LanguageModelV4StreamPart>({
      async pull(controller) {
        const held = before.shift();
        if (held) return controller.enqueue(held);
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    }),
  };
}

/** What comes before anything is said. */
const OPENING: ReadonlySet<LanguageModelV4StreamPart["type"]> = new Set([
  "stream-start",
  "response-metadata",
  "raw",
  "text-start",
  "reasoning-start",
]);

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

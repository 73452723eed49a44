import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { decideBooking } from "./booking/decide.ts";
import { bookingViewOf, isBooking } from "./booking/view.ts";
import { decide } from "./decide.ts";
import type { Decision } from "./decision.ts";
import { onceOf } from "./once-of.ts";
import { viewOf } from "./view.ts";

export const BUILTIN_MODEL_ID = "undertone-builtin-1";

/** A language model without network, key or chance: the same conversation gets the same answer. It speaks only through tools it was offered. */
export function builtinModel(
  newCallId: () => string = () => `call-${crypto.randomUUID()}`,
): LanguageModelV4 {
  const decided = (options: LanguageModelV4CallOptions) => {
    options.abortSignal?.throwIfAborted();
    if (options.responseFormat?.type === "json")
      throw new Error("The built-in model does not write structured output.");
    const decision = isBooking(options)
      ? decideBooking(bookingViewOf(options))
      : decide(viewOf(options));
    return answered(decision, newCallId);
  };
  return {
    specificationVersion: "v4",
    provider: "undertone.builtin",
    modelId: BUILTIN_MODEL_ID,
    supportedUrls: {},
    doGenerate: async (options) => {
      const made = decided(options);
      return {
        ...made,
        usage: usageOf(options.prompt, made.content),
        warnings: [],
        response: { modelId: BUILTIN_MODEL_ID },
      };
    },
    doStream: async (options) => {
      const { content, finishReason } = decided(options);
      return { stream: streamOf(partsOf(options, content, finishReason)) };
    },
  };
}

function answered({ text, calls }: Decision, newCallId: () => string) {
  const content: LanguageModelV4Content[] = [
    ...(text ? [{ type: "text" as const, text }] : []),
    ...calls.map(({ toolName, input }) => ({
      type: "tool-call" as const,
      toolCallId: newCallId(),
      toolName,
      input: JSON.stringify(input),
    })),
  ];
  const unified = calls.length > 0 ? "tool-calls" : "stop";
  const finishReason: LanguageModelV4FinishReason = { unified, raw: unified };
  return { content, finishReason };
}

/** What is streamed; how long the prompt was is counted once the words are out. */
function* partsOf(
  { prompt }: LanguageModelV4CallOptions,
  content: LanguageModelV4Content[],
  finishReason: LanguageModelV4FinishReason,
): Generator<LanguageModelV4StreamPart, undefined> {
  yield { type: "stream-start", warnings: [] };
  yield { type: "response-metadata", modelId: BUILTIN_MODEL_ID };
  yield* content.flatMap(streamed);
  yield { type: "finish", finishReason, usage: usageOf(prompt, content) };
}

/** One delta a sentence: quick to read, and few rows to keep for resuming. */
function streamed(part: LanguageModelV4Content, index: number): LanguageModelV4StreamPart[] {
  if (part.type === "tool-call") return [part];
  if (part.type !== "text") return [];
  const id = `text-${index}`;
  const deltas = sentencesOf(part.text).map((delta) => ({
    type: "text-delta" as const,
    id,
    delta,
  }));
  return [{ type: "text-start", id }, ...deltas, { type: "text-end", id }];
}

const sentencesOf = (text: string) => text.match(/.+?(?:[.!?](?:\s+|$)|$)/gs) ?? [];

/** As a rule of thumb, four letters are a token. */
function usageOf(prompt: unknown, content: unknown): LanguageModelV4Usage {
  const [input, output] = [prompt, content].map((value) => Math.ceil(lettersIn(value) / 4));
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: output, text: output, reasoning: 0 },
  };
}

/** How long a value is, written out: counted in place and what a call gave only once, for a long thread is megabytes. */
function lettersIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (!isObject(value)) return String(value).length;
  let letters = 0;
  if (Array.isArray(value)) for (const part of value) letters += lettersIn(part);
  else
    for (const [name, part] of Object.entries(value))
      letters +=
        name.length + (name === "value" && isObject(part) ? lettersOnce(part) : lettersIn(part));
  return letters;
}

const lettersOnce = onceOf((given: object) => lettersIn(given));
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function streamOf(
  left: Iterator<LanguageModelV4StreamPart>,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    pull(controller) {
      const { done, value } = left.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

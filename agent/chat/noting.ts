import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { noteOf } from "#agent/models/builtin/safety-first.ts";

const NONE = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 };

/**
 * The first step of a reply to words of safety, in place of the model's: it notes them as they were said. What is judged by
 * before a model makes anything of it is left to none, and not every one can be told to call a tool.
 */
export function noting(words: string): LanguageModelV4 {
  const parts: LanguageModelV4StreamPart[] = [
    { type: "stream-start", warnings: [] },
    {
      type: "tool-call",
      toolCallId: `note-${crypto.randomUUID()}`,
      toolName: "note_safety",
      input: JSON.stringify(noteOf(words)),
    },
    {
      type: "finish",
      finishReason: { unified: "tool-calls", raw: "tool-calls" },
      usage: { inputTokens: NONE, outputTokens: { total: 0, text: 0, reasoning: 0 } },
    },
  ];
  return {
    specificationVersion: "v4",
    provider: "undertone.builtin",
    modelId: "note-safety",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("The chat streams.")),
    doStream: async () => ({
      stream: new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      }),
    }),
  };
}

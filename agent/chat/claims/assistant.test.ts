import { expect, it } from "vitest";
import type { TextStreamPart, ToolSet } from "ai";
import { FALSE, RESULTS, THREAD, TRUE, type Tool } from "#tests/assistant-claims.ts";
import { truthful } from "./assistant.ts";

const at = { timeZone: "UTC", now: new Date("2026-11-25T09:00:00Z"), passes: () => false };

/** What is shown of a text that comes in pieces after some results. */
async function shown(tools: readonly Tool[], text: string): Promise<string[]> {
  const parts = [
    ...tools.map((toolName) => ({
      type: "tool-result",
      toolName,
      toolCallId: toolName,
      input: {},
      output: { ok: true, value: RESULTS[toolName] },
    })),
    { type: "text-start", id: "t" },
    ...(text.match(/[\s\S]{1,7}/g) ?? []).map((piece) => ({
      type: "text-delta",
      id: "t",
      text: piece,
    })),
    { type: "text-end", id: "t" },
    { type: "finish-step", finishReason: "stop" },
  ] as TextStreamPart<ToolSet>[];
  const said: string[] = [];
  const written = new ReadableStream<TextStreamPart<ToolSet>>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  for await (const part of written.pipeThrough(truthful(THREAD, at)))
    if (part.type === "text-delta") said.push(part.text);
  return said;
}

it.each(TRUE)("after %j shows as it stands: %s", async (tools, text) => {
  expect((await shown(tools, text)).join("")).toBe(text);
});

it.each(FALSE)("after %j does not show: %s", async (tools, text) => {
  const amid = `Hello there. ${text} Which day is better?`;
  for (const words of [text, amid])
    expect((await shown(tools, words)).join("")).not.toContain(text);
});

it("shows each sentence once it is whole, and says what is so where nothing is left", async () => {
  expect(await shown([], "Which one? I mean the day. Or the hour")).toEqual([
    "Which one? ",
    "I mean the day. ",
    "Or the hour",
  ]);
  expect(await shown([], "Done! I cancelled Nora's appointment and refunded her $80.")).toEqual([
    "Nothing was changed.",
  ]);
});

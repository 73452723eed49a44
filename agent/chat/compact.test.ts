import type { ModelMessage } from "ai";
import { describe, expect, it } from "vitest";
import { compacted } from "./compact.ts";

const user = (text: string): ModelMessage => ({ role: "user", content: [{ type: "text", text }] });
const call = (id: string): ModelMessage => ({
  role: "assistant",
  content: [{ type: "tool-call", toolCallId: id, toolName: "get_client", input: { id } }],
});
const result = (id: string, notes: string): ModelMessage => ({
  role: "tool",
  content: [
    {
      type: "tool-result",
      toolCallId: id,
      toolName: "get_client",
      output: { type: "json", value: { ok: true, value: { id, name: `Client ${id}`, notes } } },
    },
  ],
});
const talk = (turns: number, notes: string) =>
  Array.from({ length: turns }, (_, n) => [
    user(`question ${n}`),
    call(`c${n}`),
    result(`c${n}`, notes),
  ]).flat();
const sizeOf = (prompt: ModelMessage[]) => JSON.stringify(prompt).length;

describe("a long conversation", () => {
  it("is sent as it is while it is short", () => {
    const prompt = talk(5, "likes ash");
    expect(compacted(prompt)).toEqual(prompt);
  });

  it("keeps its newest messages whole, and names and ids of older results", () => {
    const prompt = talk(30, "n".repeat(4000));
    const short = compacted(prompt);
    expect(short.slice(-12)).toEqual(prompt.slice(-12));
    expect(sizeOf(short)).toBeLessThan(sizeOf(prompt) / 1.5);
    expect(JSON.stringify(short[2])).toContain("Client c0");
    expect(JSON.stringify(short[2])).not.toContain("n".repeat(100));
  });

  it("leaves out the oldest when there is far too much, says so, and parts no call from its result", () => {
    const prompt = talk(2000, "n".repeat(200));
    const [first, second, ...rest] = compacted(prompt);
    expect(JSON.stringify(first)).toMatch(/\d+ earlier messages of this conversation are left out/);
    expect(second?.role).toBe("user");
    expect(sizeOf([...rest])).toBeLessThan(150_000);
    const calls = JSON.stringify(rest).match(/"tool-call"/g)?.length;
    expect(JSON.stringify(rest).match(/"tool-result"/g)?.length).toBe(calls);
  });
});

import { MockLanguageModelV4 } from "ai/test";
import { expect, it } from "vitest";
import { cappedFetch, patient } from "./guard.ts";

const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "hello" }] }];

it("reads answers up to 2 MB and no further", async () => {
  const sized = (bytes: number) =>
    cappedFetch(async () => new Response(new Uint8Array(bytes)))("http://gemini.example");
  expect((await (await sized(2 * 1024 * 1024)).arrayBuffer()).byteLength).toBe(2 * 1024 * 1024);
  await expect((await sized(2 * 1024 * 1024 + 1)).arrayBuffer()).rejects.toThrow("too long");
});

it("ends a call that nobody answers", async () => {
  const silent = new MockLanguageModelV4({
    doGenerate: ({ abortSignal }) =>
      new Promise((_, reject) =>
        abortSignal?.addEventListener("abort", () => reject(abortSignal.reason)),
      ),
  });
  await expect(
    patient(silent, { timeoutMs: 20, atOnce: 1 }).doGenerate({ prompt }),
  ).rejects.toThrow(/timeout/i);
});

it("refuses one more call than may run at once, and takes calls again afterwards", async () => {
  const waiting: (() => void)[] = [];
  const slow = new MockLanguageModelV4({
    doGenerate: () => new Promise((_, reject) => waiting.push(() => reject(new Error("done")))),
  });
  const model = patient(slow, { timeoutMs: 5000, atOnce: 2 });
  const running = [model.doGenerate({ prompt }), model.doGenerate({ prompt })].map((call) =>
    expect(call).rejects.toThrow("done"),
  );
  await expect.poll(() => waiting.length).toBe(2);
  await expect(model.doGenerate({ prompt })).rejects.toThrow("at once");
  for (const end of waiting) end();
  await Promise.all(running);
  const again = expect(model.doGenerate({ prompt })).rejects.toThrow("done");
  await expect.poll(() => waiting.length).toBe(3);
  waiting[2]?.();
  await again;
});

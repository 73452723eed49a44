import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { streamText } from "ai";
import { expect, it } from "vitest";
import { scriptedModel, type Act } from "#tests/scripted-model.ts";
import { guarded, SilentModel } from "./guard.ts";

const never = new Promise(() => {});
const standIn = scriptedModel(() => [{ say: "The built-in one." }]);

/** What is said in the end, and why somebody else said it. */
async function saidBy(acts: Act[], firstWordMs: number) {
  const why: unknown[] = [];
  const model = guarded(
    scriptedModel(() => acts),
    { model: standIn, used: (error) => void why.push(error) },
    firstWordMs,
  );
  const text = await streamText({ model, prompt: "hello", onError: () => {} }).text;
  return { text, why };
}

it("gives up a model that does not say its first word in time", async () => {
  const { text, why } = await saidBy([{ wait: never }], 30);
  expect(text).toBe("The built-in one.");
  expect(why).toEqual([expect.any(SilentModel)]);
});

it("gives up a model that does not even answer, whether or not it hears that", async () => {
  const deaf: LanguageModelV4 = {
    ...scriptedModel(() => []),
    doStream: () => new Promise(() => {}),
  };
  const told: unknown[] = [];
  const model = guarded(deaf, { model: standIn, used: (error) => void told.push(error) }, 30);
  expect(await streamText({ model, prompt: "hello" }).text).toBe("The built-in one.");
  expect(told).toHaveLength(1);
});

it("waits for the rest once a word was said", async () => {
  const late = new Promise((resolve) => setTimeout(resolve, 120));
  const { text, why } = await saidBy([{ say: "One, " }, { wait: late }, { say: "two." }], 60);
  expect([text, why]).toEqual(["One, two.", []]);
});

it("stands in for a stream that begins with an error", async () => {
  const { text, why } = await saidBy([{ fail: new Error("broken") }], 1_000);
  expect([text, why]).toEqual(["The built-in one.", [new Error("broken")]]);
});

it("says so where nothing may stand in", async () => {
  const parts: LanguageModelV4StreamPart["type"][] = [];
  const errors: unknown[] = [];
  const model = guarded(
    scriptedModel(() => [{ wait: never }]),
    undefined,
    30,
  );
  const { stream } = streamText({
    model,
    prompt: "hello",
    maxRetries: 0,
    onError: ({ error }) => void errors.push(error),
  });
  for await (const { type } of stream) parts.push(type as never);
  expect(parts).toContain("error");
  expect(errors).toEqual([expect.any(SilentModel)]);
});

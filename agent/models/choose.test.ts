import { afterAll, beforeAll, expect, it } from "vitest";
import { readEnv } from "#agent/env.ts";
import { fakeOllama, type FakeOllama } from "#tests/fakes/ollama.ts";
import { fakeOpenAi, type FakeOpenAi } from "#tests/fakes/openai.ts";
import { chooseModel, ownKeyModels } from "./choose.ts";

const KEY = { GOOGLE_GENERATIVE_AI_API_KEY: "key" };

let ollama: FakeOllama;
let openAi: FakeOpenAi;
beforeAll(async () => {
  ollama = await fakeOllama();
  openAi = await fakeOpenAi({ sees: true });
});
afterAll(() => Promise.all([ollama.close(), openAi.close()]));

const told: string[] = [];
const tell = (_: object, line: string) => void told.push(line);
const log = { debug: tell, info: tell, warn: tell, error: tell };
const atOllama = () => ({ AI_BASE_URL: ollama.url, AI_MODEL: "qwen3:8b" });
const atOpenAi = () => ({ AI_BASE_URL: openAi.url, AI_MODEL: "salon-7b" });

it.each<[string, () => Record<string, string>, string, boolean, true | undefined]>([
  ["nothing is set", () => ({}), "builtin", false, undefined],
  ["only a key is there", () => KEY, "gemini", true, undefined],
  ["Gemini is asked for", () => ({ AI_PROVIDER: "gemini", ...KEY }), "gemini", true, true],
  ["Gemini is asked for without a key", () => ({ AI_PROVIDER: "gemini" }), "gemini", true, true],
  [
    "the built-in model is asked for in spite of a key",
    () => ({ AI_PROVIDER: "builtin", ...KEY, ...atOllama() }),
    "builtin",
    false,
    undefined,
  ],
  [
    "a key is there beside an endpoint",
    () => ({ ...KEY, ...atOllama() }),
    "gemini",
    true,
    undefined,
  ],
  ["only an Ollama server is set", atOllama, "own", false, undefined],
  ["only another endpoint is set", atOpenAi, "own", true, undefined],
  ["Ollama is asked for", () => ({ AI_PROVIDER: "ollama", ...atOllama() }), "own", false, true],
  [
    "another endpoint is asked for in spite of a key",
    () => ({ AI_PROVIDER: "openai-compatible", ...KEY, ...atOpenAi() }),
    "own",
    true,
    true,
  ],
])("when %s", async (_, env, provider, looks, required) => {
  const model = await chooseModel(readEnv(env()), log);
  expect([model.provider, model.vision !== null, model.required]).toEqual([
    provider,
    looks,
    required,
  ]);
});

it("starts without an endpoint that cannot be used, and says why, unless it was asked for", async () => {
  const wrong = { ...atOllama(), AI_MODEL: "llama" };
  told.length = 0;
  expect((await chooseModel(readEnv(wrong), log)).provider).toBe("builtin");
  expect(told).toEqual([expect.stringMatching(/^AI_MODEL cannot be used: .* no model llama/)]);
  await expect(chooseModel(readEnv({ ...wrong, AI_PROVIDER: "ollama" }), log)).rejects.toThrow(
    /^AI_MODEL cannot be used: .* no model llama/,
  );
});

it.each([
  [{}, true],
  [{ AI_PROVIDER: "gemini" }, true],
  [{ AI_PROVIDER: "builtin" }, false],
  [{ AI_PROVIDER: "ollama", AI_MODEL: "qwen3:8b" }, false],
])("takes keys of salons with %j: %s", (env, taken) => {
  expect(ownKeyModels(readEnv(env)) !== null).toBe(taken);
});

it.each([
  [{ AI_PROVIDER: "ollama" }, /^AI_MODEL /],
  [{ AI_BASE_URL: "http://127.0.0.1:1" }, /^AI_MODEL /],
  [{ AI_PROVIDER: "openai-compatible", AI_MODEL: "m" }, /^AI_BASE_URL /],
  [{ AI_BASE_URL: "ollama" }, /^AI_BASE_URL /],
  [{ AI_PROVIDER: "claude" }, /^AI_PROVIDER /],
])("refuses %j", (env, line) => {
  expect(() => readEnv(env)).toThrow(line);
});

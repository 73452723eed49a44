import { generateText, tool } from "ai";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { fakeOllama } from "#tests/fakes/ollama.ts";
import { fakeOpenAi } from "#tests/fakes/openai.ts";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { hostOf, isInHouse, type Endpoint } from "./address.ts";
import { tryEndpoint } from "./try.ts";

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});
const kept = <T extends { close: () => Promise<void> }>(fake: T): T => {
  opened.push(fake);
  return fake;
};
const ollama = async (settings: Parameters<typeof fakeOllama>[0] = {}) =>
  kept(await fakeOllama(settings));
const openAi = async (settings: Parameters<typeof fakeOpenAi>[0] = {}) =>
  kept(await fakeOpenAi(settings));
const atOllama = (baseUrl: string, more: Partial<Endpoint> = {}): Endpoint => ({
  wire: "ollama",
  baseUrl,
  modelId: "qwen3:8b",
  ...more,
});
const atOpenAi = (baseUrl: string, more: Partial<Endpoint> = {}): Endpoint => ({
  wire: "openai-compatible",
  baseUrl,
  modelId: "salon-7b",
  ...more,
});

describe("a model of the salon's own is tried before anybody talks to it", () => {
  it.each([
    ["sees", { sees: true }, true],
    ["does not see", { sees: false }, false],
  ])("at Ollama, where it %s", async (_, settings, sees) => {
    const { url, requests } = await ollama(settings);
    const model = await tryEndpoint(atOllama(url));
    expect([model.provider, model.vision !== null, model.contextTokens, model.inHouse]).toEqual([
      "own",
      sees,
      32_768,
      true,
    ]);
    expect(requests.map(({ options, keep_alive }) => [options?.num_ctx, keep_alive])).toEqual(
      requests.map(() => [32_768, "12h"]),
    );
  });

  it.each([
    ["sees, and tells its context", { sees: true, tellsContext: true }, true, 32_768],
    ["does not see, and tells nothing", { sees: false }, false, 16_384],
  ])("at another server, where it %s", async (_, settings, sees, tokens) => {
    const { url } = await openAi(settings);
    const model = await tryEndpoint(atOpenAi(url));
    expect([model.provider, model.vision !== null, model.contextTokens]).toEqual([
      "own",
      sees,
      tokens,
    ]);
  });

  it("and one that stands in the house and asks elsewhere is not of the house", async () => {
    const { url } = await ollama({ remote: true });
    expect((await tryEndpoint(atOllama(url))).inHouse).toBe(false);
  });
});

describe("one line says why it cannot be used", () => {
  it.each<[string, Parameters<typeof fakeOllama>[0], Partial<Endpoint>, RegExp]>([
    ["the key is wrong", { key: "right" }, { apiKey: "wrong" }, /^AI_API_KEY .*refuses it$/],
    ["a key is missing", { key: "right" }, {}, /^AI_API_KEY .*wants a key, and none is set$/],
    [
      "the model is not there",
      { models: ["llama3.1:8b"] },
      {},
      /^AI_MODEL .*has no model qwen3:8b \("ollama pull qwen3:8b" gets it\); it has llama3\.1:8b$/,
    ],
    ["it reads too little", { contextTokens: 8192 }, {}, /^AI_MODEL .* reads 8192 tokens at once/],
    ["it calls no tools", { callsTools: false }, {}, /^AI_MODEL .* can call no tools$/],
  ])("at Ollama: %s", async (_, settings, more, line) => {
    const { url } = await ollama(settings);
    await expect(tryEndpoint(atOllama(url, more))).rejects.toThrow(line);
  });

  it.each<[string, Parameters<typeof fakeOpenAi>[0], Partial<Endpoint>, RegExp]>([
    ["the key is wrong", { key: "right" }, { apiKey: "wrong" }, /^AI_API_KEY .*refuses it$/],
    [
      "the model is not there",
      { models: ["a", "b"] },
      {},
      /^AI_MODEL .*has no model salon-7b; it has a, b$/,
    ],
    [
      "it tells that it reads too little",
      { contextTokens: 8192, tellsContext: true },
      {},
      /reads 8192 tokens at once, and 16384/,
    ],
    [
      "it refuses what is longer",
      { contextTokens: 8192 },
      {},
      /^AI_MODEL .* reads too little at once/,
    ],
    [
      "it cuts what is longer",
      { contextTokens: 4096, cuts: true },
      {},
      /^AI_MODEL .* reads 4096 tokens/,
    ],
    ["it calls no tools", { callsTools: false }, {}, /^AI_MODEL .* called no tool/],
  ])("at another server: %s", async (_, settings, more, line) => {
    const { url } = await openAi(settings);
    await expect(tryEndpoint(atOpenAi(url, more))).rejects.toThrow(line);
  });

  it("nobody is there", async () => {
    const { url, close } = await fakeOllama();
    await close();
    await expect(tryEndpoint(atOllama(url))).rejects.toThrow(/^AI_BASE_URL .*nothing answers at/);
  });

  it("an Ollama server is asked by the wire on which it cuts prompts", async () => {
    const { url } = await ollama();
    await expect(tryEndpoint(atOpenAi(`${url}/v1`))).rejects.toThrow(/set AI_PROVIDER=ollama$/);
  });
});

it("keeps a long prompt's tools at Ollama, which its other wire cuts away", async () => {
  const fake = await ollama();
  const { chat } = await tryEndpoint(atOllama(fake.url));
  const asked = {
    tools: { keep_word: tool({ inputSchema: z.strictObject({ word: z.string() }) }) },
    prompt: `The word is cedar. ${"word ".repeat(8_000)}`,
  };
  fake.script({ text: "I have no tools." });
  const { toolCalls } = await generateText({ model: chat, ...asked });
  expect(toolCalls.map(({ input }) => input)).toEqual([{ word: "cedar" }]);
  const other = createOpenAICompatible({ name: "own", baseURL: `${fake.url}/v1` })("qwen3:8b");
  await expect(generateText({ model: other, ...asked })).rejects.toThrow();
});

it.each([
  ["http://127.0.0.1:11434", true],
  ["http://192.168.1.20:8000/v1", true],
  ["http://[::1]:11434", true],
  ["http://ollama:11434", true],
  ["http://studio.local:1234", true],
  ["https://api.openai.com/v1", false],
  ["http://8.8.8.8/v1", false],
])("knows whether %s is in the house: %s", (url, inHouse) => {
  expect(isInHouse(url)).toBe(inHouse);
});

it.each(["http://h:1", "http://h:1/", "http://h:1/api", "http://h:1/v1/"])(
  "finds Ollama itself by %s",
  (url) => {
    expect(hostOf(url)).toBe("http://h:1");
  },
);

import { expect, it } from "vitest";
import { readEnv } from "#agent/env.ts";
import { chooseModel } from "./choose.ts";

const KEY = { GOOGLE_GENERATIVE_AI_API_KEY: "key" };

it.each([
  ["nothing is set", {}, "builtin", false, undefined],
  ["only a key is there", KEY, "gemini", true, undefined],
  ["Gemini is asked for", { AI_PROVIDER: "gemini", ...KEY }, "gemini", true, true],
  ["Gemini is asked for without a key", { AI_PROVIDER: "gemini" }, "gemini", true, true],
  [
    "the built-in model is asked for in spite of a key",
    { AI_PROVIDER: "builtin", ...KEY },
    "builtin",
    false,
    undefined,
  ],
])("when %s", (_, env: Record<string, string>, provider, looks, required) => {
  const model = chooseModel(readEnv(env));
  expect([model.provider, model.vision !== null, model.required]).toEqual([
    provider,
    looks,
    required,
  ]);
});

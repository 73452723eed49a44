import type { Model } from "#tools/core/context.ts";
import type { Env } from "#agent/env.ts";
import { builtinModel } from "./builtin/model.ts";
import { gemini } from "./gemini.ts";

/** The one place that chooses: Gemini when it is asked for or a key is there, else the built-in model. */
export function chooseModel(env: Env): Model {
  const apiKey = env.GOOGLE_GENERATIVE_AI_API_KEY;
  const asked = env.AI_PROVIDER === "gemini";
  if (env.AI_PROVIDER === "builtin" || (!asked && !apiKey)) {
    return { provider: "builtin", chat: builtinModel(), vision: null };
  }
  const model = gemini({
    ...(apiKey && { apiKey }),
    ...(env.GEMINI_BASE_URL && { baseUrl: env.GEMINI_BASE_URL }),
    modelId: env.GEMINI_MODEL,
  });
  return asked ? { ...model, required: true } : model;
}

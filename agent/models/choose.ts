import type { Model } from "#tools/core/context.ts";
import type { AiAccess } from "#tools/keys/ai-access.ts";
import type { Env } from "#agent/env.ts";
import { builtinModel } from "./builtin/model.ts";
import { gemini } from "./gemini.ts";
import { tryKey } from "./try-key.ts";

/** The one place that chooses: Gemini when it is asked for or a key is there, else the built-in model. */
export function chooseModel(env: Env): Model {
  const apiKey = env.GOOGLE_GENERATIVE_AI_API_KEY;
  const asked = env.AI_PROVIDER === "gemini";
  if (env.AI_PROVIDER === "builtin" || (!asked && !apiKey)) {
    return { provider: "builtin", chat: builtinModel(), vision: null };
  }
  const model = gemini({
    ...(apiKey && { apiKey }),
    ...addressOf(env),
  });
  return asked ? { ...model, required: true } : model;
}

/** How a model is opened by a salon's own key; null where the built-in model alone is to answer. */
export function ownKeyModels(env: Env): ((apiKey: string) => Model) | null {
  if (env.AI_PROVIDER === "builtin") return null;
  return (apiKey) => gemini({ apiKey, ...addressOf(env) });
}

/** What verbs may know of the provider. `standing` is what answers for salons without a key. */
export function aiAccess(
  env: Env,
  standing: Model,
  { reread }: Pick<AiAccess, "reread">,
): AiAccess {
  const { provider, chat } = standing;
  return {
    ownKeys: env.AI_PROVIDER !== "builtin",
    modelId: env.GEMINI_MODEL,
    standing: { provider, modelId: typeof chat === "string" ? chat : chat.modelId },
    tryKey: (apiKey) => tryKey({ apiKey, ...addressOf(env) }),
    reread,
  };
}

const addressOf = (env: Env) => ({
  ...(env.GEMINI_BASE_URL && { baseUrl: env.GEMINI_BASE_URL }),
  modelId: env.GEMINI_MODEL,
});

import type { Log, Model } from "#tools/core/context.ts";
import type { AiAccess } from "#tools/keys/ai-access.ts";
import type { Env } from "#agent/env.ts";
import { builtinModel } from "./builtin/model.ts";
import { endpointOf, type Endpoint } from "./endpoint/address.ts";
import { isOllama } from "./endpoint/facts.ts";
import { Refusal } from "./endpoint/refusal.ts";
import { tryEndpoint } from "./endpoint/try.ts";
import { gemini } from "./gemini.ts";
import { tryKey } from "./try-key.ts";

/**
 * The one place that chooses: what is asked for, else Gemini where a key is there, else the endpoint that is set, else the
 * built-in model. An endpoint is tried first.
 * @throws one line where the endpoint that is asked for cannot be used; one that is only set is told of in the log
 */
export async function chooseModel(env: Env, log: Log): Promise<Model> {
  const { AI_PROVIDER: asked, GOOGLE_GENERATIVE_AI_API_KEY: apiKey } = env;
  if (asked === "gemini" || (asked === "auto" && apiKey)) {
    const model = gemini({ ...(apiKey && { apiKey }), ...addressOf(env) });
    return asked === "gemini" ? { ...model, required: true } : model;
  }
  if (asked === "ollama" || asked === "openai-compatible")
    return { ...(await tried(endpointOf(env, asked), log)), required: true };
  if (asked === "auto" && env.AI_BASE_URL) {
    const wire = (await isOllama(env.AI_BASE_URL)) ? "ollama" : "openai-compatible";
    try {
      return await tried(endpointOf(env, wire), log);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.warn({}, `${error.message}. The built-in assistant answers.`);
    }
  }
  return { provider: "builtin", chat: builtinModel(), vision: null };
}

async function tried(endpoint: Endpoint, log: Log): Promise<Model> {
  const model = await tryEndpoint(endpoint);
  const sight = model.vision ? "sees photos" : "sees no photos, which the color engine reads";
  log.info(
    {},
    `${endpoint.modelId} at ${endpoint.baseUrl} answers, reads ${model.contextTokens} tokens and ${sight}`,
  );
  return model;
}

/** Whether a salon's own key of Gemini counts: not where whoever runs this has named who else is to answer. */
const takesKeys = ({ AI_PROVIDER }: Env) => AI_PROVIDER === "auto" || AI_PROVIDER === "gemini";

/** How a model is opened by a salon's own key; null where such keys are not used. */
export function ownKeyModels(env: Env): ((apiKey: string) => Model) | null {
  if (!takesKeys(env)) return null;
  return (apiKey) => gemini({ apiKey, ...addressOf(env) });
}

/** What verbs may know of the provider. `standing` is what answers for salons without a key. */
export function aiAccess(
  env: Env,
  standing: Model,
  { reread }: Pick<AiAccess, "reread">,
): AiAccess {
  const { provider, chat, inHouse = provider === "builtin" } = standing;
  return {
    ownKeys: takesKeys(env),
    modelId: env.GEMINI_MODEL,
    standing: { provider, modelId: typeof chat === "string" ? chat : chat.modelId, inHouse },
    tryKey: (apiKey) => tryKey({ apiKey, ...addressOf(env) }),
    reread,
  };
}

const addressOf = (env: Env) => ({
  ...(env.GEMINI_BASE_URL && { baseUrl: env.GEMINI_BASE_URL }),
  modelId: env.GEMINI_MODEL,
});

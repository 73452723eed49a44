import { z } from "zod";
import { bearer } from "./open.ts";
import { hostOf, type Endpoint } from "./address.ts";
import { Refusal } from "./refusal.ts";

const PATIENCE_MS = 5_000;
/** How many of the models that are there are named. */
const NAMED = 6;

/** What a server tells of a model before it is asked anything. */
export type Facts = {
  contextTokens?: number;
  /** False where the server says that it does not. */
  sees?: false;
  remote: boolean;
};

/** @throws Refusal where the address, the key or the name of the model is wrong, or where the model can't call tools */
export const factsOf = (endpoint: Endpoint): Promise<Facts> =>
  endpoint.wire === "ollama" ? shown(endpoint) : listed(endpoint);

const Shown = z.object({
  capabilities: z.array(z.string()).optional(),
  model_info: z.record(z.string(), z.unknown()).default({}),
  remote_host: z.string().optional(),
});
const Tags = z.object({ models: z.array(z.object({ name: z.string() })) });

async function shown(endpoint: Endpoint): Promise<Facts> {
  const { baseUrl, modelId } = endpoint;
  const answer = await called(endpoint, `${baseUrl}/api/show`, { model: modelId });
  if (answer.status === 404) {
    const tags = Tags.safeParse((await called(endpoint, `${baseUrl}/api/tags`)).body);
    throw unknownModel(endpoint, tags.data?.models.map(({ name }) => name) ?? []);
  }
  const told = Shown.safeParse(answer.body);
  if (!told.success)
    throw new Refusal("AI_BASE_URL", `${baseUrl} does not answer as an Ollama server does`);
  const { capabilities, model_info: info, remote_host: elsewhere } = told.data;
  if (capabilities && !capabilities.includes("tools"))
    throw new Refusal("AI_MODEL", `${modelId} can call no tools`);
  const [, length] = Object.entries(info).find(([name]) => name.endsWith(".context_length")) ?? [];
  return {
    ...(typeof length === "number" && { contextTokens: length }),
    ...(capabilities && !capabilities.includes("vision") && { sees: false }),
    remote: elsewhere !== undefined,
  };
}

/** Servers name the length of the context in one of these ways, or not at all. */
const Listed = z.object({
  id: z.string(),
  max_model_len: z.number().nullish(),
  context_length: z.number().nullish(),
  context_window: z.number().nullish(),
  meta: z.object({ n_ctx: z.number().nullish() }).nullish(),
});
const List = z.object({ data: z.array(Listed) });

async function listed(endpoint: Endpoint): Promise<Facts> {
  const { baseUrl, modelId } = endpoint;
  const answer = await called(endpoint, `${baseUrl}/models`);
  if (await isOllama(baseUrl))
    throw new Refusal(
      "AI_PROVIDER",
      `${hostOf(baseUrl)} is an Ollama server, which cuts long prompts away on this wire: set AI_PROVIDER=ollama`,
    );
  const list = List.safeParse(answer.body);
  // some have no list: the first question tells then
  if (!list.success) return { remote: false };
  const found = list.data.data.find(({ id }) => id === modelId);
  if (!found)
    throw unknownModel(
      endpoint,
      list.data.data.map(({ id }) => id),
    );
  const length =
    found.max_model_len ?? found.context_length ?? found.context_window ?? found.meta?.n_ctx;
  return { ...(length && { contextTokens: length }), remote: false };
}

const Version = z.object({ version: z.string() });

/** Whether an Ollama server is at an address; no other answers on that path. */
export async function isOllama(baseUrl: string): Promise<boolean> {
  const endpoint: Endpoint = { wire: "ollama", baseUrl, modelId: "" };
  const answer = await called(endpoint, `${hostOf(baseUrl)}/api/version`).catch(() => undefined);
  return Version.safeParse(answer?.body).success;
}

function unknownModel({ modelId, baseUrl, wire }: Endpoint, there: readonly string[]): Refusal {
  const has =
    there.length > 0 ? `it has ${there.slice(0, NAMED).join(", ")}` : "it has no models at all";
  const more = there.length > NAMED ? ` and ${there.length - NAMED} more` : "";
  const pull = wire === "ollama" ? ` ("ollama pull ${modelId}" gets it)` : "";
  return new Refusal("AI_MODEL", `${baseUrl} has no model ${modelId}${pull}; ${has}${more}`);
}

async function called({ apiKey, baseUrl }: Endpoint, url: string, told?: object) {
  const response = await fetch(url, {
    headers: { "content-type": "application/json", ...(apiKey && bearer(apiKey)) },
    ...(told && { method: "POST", body: JSON.stringify(told) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new Refusal("AI_BASE_URL", `nothing answers at ${baseUrl}`);
  });
  if (response.status === 401 || response.status === 403) throw keyRefused(apiKey, baseUrl);
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body };
}

/** What is said where the server does not let anybody in. */
export const keyRefused = (apiKey: string | undefined, baseUrl: string): Refusal =>
  new Refusal(
    "AI_API_KEY",
    apiKey ? `${baseUrl} refuses it` : `${baseUrl} wants a key, and none is set`,
  );

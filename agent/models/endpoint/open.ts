import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4, LanguageModelV4Message } from "@ai-sdk/provider";
import {
  defaultSettingsMiddleware,
  extractJsonMiddleware,
  wrapLanguageModel,
  type LanguageModelMiddleware,
} from "ai";
import { createOllama } from "ollama-ai-provider-v2";
import { cappedFetch, patient } from "#agent/models/guard.ts";
import type { Model } from "#tools/core/context.ts";
import { isInHouse, type Endpoint } from "./address.ts";

/** A salon's machine looks at one picture after the other, and takes its time for each. */
const LOOKING = { timeoutMs: 45_000, atOnce: 4 };
/** How long Ollama keeps the model in memory after a question: to load it anew takes longer than anybody waits for a word. */
const KEPT = "12h";

type UserPart = Extract<LanguageModelV4Message, { role: "user" }>["content"][number];

/** What is known of a model besides its name. */
export type Known = {
  /** How many tokens go in and come out together. */
  contextTokens: number;
  sees: boolean;
  /** It stands in the house, but passes on what it is asked. */
  remote: boolean;
};

/** The model at an endpoint, for talking and, where it sees, for looking at photos. */
export function openEndpoint(endpoint: Endpoint, { contextTokens, sees, remote }: Known): Model {
  const chat = chatOf(endpoint, contextTokens);
  const looking = wrapLanguageModel({ model: chat, middleware: extractJsonMiddleware() });
  return {
    provider: "own",
    chat,
    vision: sees ? patient(looking, LOOKING) : null,
    contextTokens,
    inHouse: isInHouse(endpoint.baseUrl) && !remote,
  };
}

/** The model as it is asked. Of Ollama so much context is asked for: it cuts what is longer away without a word. */
export function chatOf(endpoint: Endpoint, contextTokens: number): LanguageModelV4 {
  const { wire, baseUrl, modelId, apiKey } = endpoint;
  const fetch = cappedFetch();
  if (wire === "openai-compatible")
    return createOpenAICompatible({
      name: "own",
      baseURL: baseUrl,
      ...(apiKey && { apiKey }),
      fetch,
      includeUsage: true,
      supportsStructuredOutputs: true,
      // what does not think refuses to be told how much
      transformRequestBody: ({ reasoning_effort: _effort, ...body }) => body,
    })(modelId);
  const ollama = createOllama({
    baseURL: `${baseUrl}/api`,
    ...(apiKey && { headers: bearer(apiKey) }),
    fetch: keptInMemory(fetch),
  });
  const settings = {
    providerOptions: { ollama: { think: false, options: { num_ctx: contextTokens } } },
  };
  return wrapLanguageModel({
    model: ollama(modelId),
    middleware: [defaultSettingsMiddleware({ settings }), picturesAsText],
  });
}

/** The provider stumbles over the bytes of a picture, and takes its letters. */
const picturesAsText: LanguageModelMiddleware = {
  specificationVersion: "v4",
  transformParams: async ({ params }) => ({
    ...params,
    prompt: params.prompt.map((message) =>
      message.role === "user"
        ? { ...message, content: message.content.map(pictureAsText) }
        : message,
    ),
  }),
};

function pictureAsText(part: UserPart): UserPart {
  if (part.type !== "file" || part.data.type !== "data" || typeof part.data.data === "string")
    return part;
  const data = Buffer.from(part.data.data).toString("base64");
  return { ...part, data: { type: "data", data } };
}

/** How a key goes along. */
export const bearer = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` });

const keptInMemory =
  (base: typeof fetch): typeof fetch =>
  (input, init) => {
    if (typeof init?.body !== "string") return base(input, init);
    const body = { ...(JSON.parse(init.body) as object), keep_alive: KEPT };
    return base(input, { ...init, body: JSON.stringify(body) });
  };

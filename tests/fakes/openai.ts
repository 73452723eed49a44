import type { ServerResponse } from "node:http";
import {
  json,
  scripted,
  serve,
  tokensIn,
  type SalonModelSettings,
  type SalonTurn,
  type Seen,
} from "./salon-model.ts";

type Part = { type: string; text?: string; image_url?: { url: string } };
export type OpenAiRequest = {
  model: string;
  messages: { role: string; content: string | Part[] | null }[];
  tools?: { function: { name: string } }[];
  stream?: boolean;
  response_format?: { type: string };
  reasoning_effort?: string;
};

type Settings = SalonModelSettings & {
  /** Whether the list of models tells how long their context is, as vLLM does. */
  tellsContext?: boolean;
  /** What is too long is cut without a word, not refused. */
  cuts?: boolean;
};

/** An OpenAI-compatible server on loopback. */
export async function fakeOpenAi(settings: Settings = {}) {
  const { models = ["salon-7b"], key, contextTokens = 32_768, tellsContext = false } = settings;
  const requests: OpenAiRequest[] = [];
  const { answer, script } = scripted(settings, requests);
  const { url, close } = await serve(async (path, request, body, response) => {
    if (key && request.headers.authorization !== `Bearer ${key}`)
      return refuse(response, 401, "invalid_api_key");
    if (path === "/v1/models")
      return json(response, 200, {
        data: models.map((id) => ({ id, ...(tellsContext && { max_model_len: contextTokens }) })),
      });
    if (path !== "/v1/chat/completions") return refuse(response, 404, "not_found");
    const asked: OpenAiRequest = body;
    if (!models.includes(asked.model)) return refuse(response, 404, "model_not_found");
    requests.push(asked);
    const tokens = tokensIn(asked.messages.map(wordsOf)) + tokensIn(asked.tools);
    if (tokens > contextTokens && !settings.cuts)
      return refuse(response, 400, "context_length_exceeded");
    const seen = seenIn(asked, tokens > contextTokens ? contextTokens : Infinity);
    say(response, await answer(seen), asked, Math.min(tokens, contextTokens));
  });
  return {
    url: `${url}/v1`,
    requests,
    close,
    script,
  };
}

export type FakeOpenAi = Awaited<ReturnType<typeof fakeOpenAi>>;

const partsOf = (content: string | Part[] | null): Part[] =>
  typeof content === "string" ? [{ type: "text", text: content }] : (content ?? []);
const wordsOf = ({ content }: OpenAiRequest["messages"][number]) =>
  partsOf(content)
    .map(({ text = "" }) => text)
    .join("\n");

function seenIn({ messages, tools = [], response_format }: OpenAiRequest, room: number): Seen {
  const words = messages.map(wordsOf).join("\n");
  return {
    words: Number.isFinite(room) ? words.slice(-2 * room) : words,
    tools: tools.map((each) => each.function.name),
    images: messages
      .flatMap(({ content }) => partsOf(content))
      .flatMap(({ image_url: image }) => image?.url.split(",")[1] ?? []),
    shaped: response_format !== undefined,
  };
}

function say(
  response: ServerResponse,
  turn: SalonTurn,
  asked: OpenAiRequest,
  tokens: number,
): void {
  if (turn === "hung up") return void response.destroy();
  const called = "call" in turn ? turn.call : undefined;
  const message = {
    role: "assistant",
    content: "text" in turn ? turn.text : null,
    ...(called && {
      tool_calls: [
        {
          index: 0,
          id: `call_${crypto.randomUUID()}`,
          type: "function",
          function: { name: called.name, arguments: JSON.stringify(called.args) },
        },
      ],
    }),
  };
  const finish_reason = called ? "tool_calls" : "stop";
  const usage = { prompt_tokens: tokens, completion_tokens: 12, total_tokens: tokens + 12 };
  const head = { id: "chatcmpl-1", created: 1, model: asked.model };
  if (!asked.stream)
    return json(response, 200, { ...head, choices: [{ index: 0, message, finish_reason }], usage });
  response.writeHead(200, { "content-type": "text/event-stream" });
  const chunks = [
    { ...head, choices: [{ index: 0, delta: message, finish_reason: null }] },
    { ...head, choices: [{ index: 0, delta: {}, finish_reason }], usage },
  ];
  response.end(
    `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`,
  );
}

const refuse = (response: ServerResponse, status: number, code: string): void =>
  json(response, status, { error: { message: `internal: ${code}`, type: "error", code } });

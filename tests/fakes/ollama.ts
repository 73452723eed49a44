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

type Message = { role: string; content: string; images?: string[] };
type Tool = { function: { name: string } };
export type OllamaRequest = {
  model: string;
  messages: Message[];
  tools?: Tool[];
  stream?: boolean;
  format?: unknown;
  keep_alive?: string;
  options?: { num_ctx?: number };
};

/** What it reads at once where the request names nothing else, whatever the model could. */
const UNASKED = 4096;

/**
 * Ollama's own interface on loopback, with its way of dealing with a prompt that is too long: what stands first, the tools
 * among it, is cut away without a word. On `/v1` a wished length is ignored.
 */
export async function fakeOllama(settings: SalonModelSettings & { remote?: boolean } = {}) {
  const { models = ["qwen3:8b"], key, contextTokens = 40_960 } = settings;
  const requests: OllamaRequest[] = [];
  const { answer, script } = scripted(settings, requests);
  const { url, close } = await serve(async (path, request, body, response) => {
    if (key && request.headers.authorization !== `Bearer ${key}`)
      return json(response, 401, { error: "unauthorized" });
    if (path === "/api/version") return json(response, 200, { version: "0.40.12" });
    if (path === "/api/tags")
      return json(response, 200, { models: models.map((name) => ({ name })) });
    const asked: OllamaRequest = body;
    if (!models.includes(asked.model))
      return json(response, 404, { error: `model '${asked.model}' not found` });
    if (path === "/api/show")
      return json(response, 200, {
        capabilities: [
          "completion",
          ...(settings.callsTools === false ? [] : ["tools"]),
          ...(settings.sees ? ["vision"] : []),
        ],
        model_info: { "general.architecture": "qwen3", "qwen3.context_length": contextTokens },
        ...(settings.remote && { remote_host: "https://ollama.com:443" }),
      });
    requests.push(asked);
    const room = path.startsWith("/v1") ? UNASKED : (asked.options?.num_ctx ?? UNASKED);
    const seen = cut(asked, Math.min(room, contextTokens));
    say(response, await answer(seen), asked, seen);
  });
  return {
    url,
    requests,
    close,
    script,
  };
}

export type FakeOllama = Awaited<ReturnType<typeof fakeOllama>>;

function cut({ messages, tools = [], format }: OllamaRequest, room: number): Seen {
  const whole = tokensIn(messages.map(({ content }) => content)) + tokensIn(tools);
  const words = messages.map(({ content }) => content).join("\n");
  const fits = whole <= room;
  return {
    words: fits ? words : words.slice(-2 * room),
    tools: fits ? tools.map((each) => each.function.name) : [],
    images: messages.flatMap(({ images = [] }) => images),
    shaped: format !== undefined,
  };
}

function say(
  response: ServerResponse,
  turn: SalonTurn,
  asked: OllamaRequest,
  { words }: Seen,
): void {
  if (turn === "hung up") return void response.destroy();
  const message = {
    role: "assistant",
    content: "text" in turn ? turn.text : "",
    ...("call" in turn && {
      tool_calls: [{ function: { name: turn.call.name, arguments: turn.call.args } }],
    }),
  };
  const { model } = asked;
  const created_at = new Date().toISOString();
  const end = {
    model,
    created_at,
    done: true,
    done_reason: "stop",
    prompt_eval_count: tokensIn(words),
    eval_count: 12,
  };
  if (asked.stream === false) return json(response, 200, { ...end, message });
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  const lines = [
    { model, created_at, message, done: false },
    { ...end, message: { role: "assistant", content: "" } },
  ];
  response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the service does with one request. The names of the faults are those a reader would give them. */
export type GeminiTurn =
  | { text: string; finishReason?: "STOP" | "MAX_TOKENS" }
  /** A stream that says `text`, and `rest` once `held` resolves. */
  | { text: string; held: Promise<unknown>; rest: string }
  | { json: unknown; usage?: GeminiUsage }
  | { call: { name: string; args: object } }
  | { fault: GeminiFault; waitSeconds?: number };

/** Tokens as the service reports them; the thoughts come on top of the candidates. */
export type GeminiUsage = {
  promptTokenCount: number;
  candidatesTokenCount: number;
  thoughtsTokenCount?: number;
  cachedContentTokenCount?: number;
};

export type GeminiFault =
  | "busy"
  | "daily-quota"
  | "overloaded"
  | "bad-key"
  | "forbidden"
  | "stall"
  | "dropped"
  | "safety"
  | "blocked-prompt"
  | "malformed"
  | "empty"
  | "fenced"
  | "too-long";

export type GeminiRequest = {
  path: string;
  key: string | undefined;
  body: {
    contents: {
      role: string;
      parts: { text?: string; inlineData?: { mimeType: string; data: string } }[];
    }[];
    systemInstruction?: { parts: { text: string }[] };
    tools?: unknown;
    generationConfig?: {
      responseMimeType?: string;
      responseJsonSchema?: Record<string, unknown>;
      mediaResolution?: string;
    };
  };
};

/**
 * Google's generateContent and streamGenerateContent on loopback: answers in its shapes, errors in its bodies.
 * Each request takes the next scripted turn; a request without one is answered as the service answers a fault of its own.
 */
export async function fakeGemini() {
  const requests: GeminiRequest[] = [];
  const turns: GeminiTurn[] = [];
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => {
      requests.push(read);
      const turn: GeminiTurn = read.key
        ? (turns.shift() ?? { fault: "overloaded" })
        : { fault: "bad-key" };
      answer(turn, response, read.path.includes(":streamGenerateContent"));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1beta`,
    requests,
    /** What it answers next, in order; what was left of an earlier script is dropped. */
    script: (...next: GeminiTurn[]) => {
      turns.splice(0, turns.length, ...next);
      requests.length = 0;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type FakeGemini = Awaited<ReturnType<typeof fakeGemini>>;

async function readRequest(request: IncomingMessage): Promise<GeminiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const key = request.headers["x-goog-api-key"];
  return {
    path: request.url ?? "",
    key: typeof key === "string" ? key : undefined,
    body: JSON.parse(Buffer.concat(chunks).toString() || "{}") as GeminiRequest["body"],
  };
}

function answer(turn: GeminiTurn, response: ServerResponse, streamed: boolean): void {
  if ("fault" in turn) {
    faults[turn.fault](response, streamed, turn.waitSeconds);
  } else if ("held" in turn) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(event(candidate([{ text: turn.text }], null)));
    void turn.held.then(() => response.end(event(candidate([{ text: turn.rest }]))));
  } else if ("call" in turn) {
    send(response, streamed, candidate([{ functionCall: turn.call }]));
  } else {
    const text = "json" in turn ? JSON.stringify(turn.json) : turn.text;
    send(response, streamed, {
      ...candidate([{ text }], "finishReason" in turn ? turn.finishReason : "STOP"),
      ...("usage" in turn && { usageMetadata: turn.usage }),
    });
  }
}

const faults: Record<
  GeminiFault,
  (response: ServerResponse, streamed: boolean, waitSeconds?: number) => void
> = {
  busy: (response, _, waitSeconds = 0.05) =>
    refuse(response, 429, "RESOURCE_EXHAUSTED", [
      retryInfo(waitSeconds),
      quota("GenerateRequestsPerMinutePerProjectPerModel"),
    ]),
  "daily-quota": (response) =>
    refuse(response, 429, "RESOURCE_EXHAUSTED", [
      retryInfo(37),
      quota("GenerateRequestsPerDayPerProjectPerModel"),
    ]),
  overloaded: (response) => refuse(response, 503, "UNAVAILABLE"),
  "bad-key": (response) => refuse(response, 400, "INVALID_ARGUMENT", [keyInvalid]),
  forbidden: (response) => refuse(response, 403, "PERMISSION_DENIED"),
  stall: () => {},
  dropped: (response, streamed) => {
    const body = JSON.stringify(candidate([{ text: '{"analysis": "The hair' }]));
    response.writeHead(
      200,
      streamed
        ? { "content-type": "text/event-stream" }
        : { "content-type": "application/json", "content-length": body.length * 2 },
    );
    response.write(streamed ? `data: ${body}\r\n\r\n` : body, () => response.destroy());
  },
  safety: (response, streamed) => send(response, streamed, candidate([], "SAFETY")),
  "blocked-prompt": (response, streamed) =>
    send(response, streamed, {
      promptFeedback: { blockReason: "PROHIBITED_CONTENT" },
      usageMetadata: usage,
      modelVersion,
    }),
  malformed: (response, streamed) =>
    send(response, streamed, candidate([{ text: '{"analysis": "half a th' }])),
  empty: (response, streamed) => send(response, streamed, candidate([])),
  fenced: (response, streamed) =>
    send(response, streamed, candidate([{ text: "```json\n{}\n```" }])),
  "too-long": (response, streamed) =>
    send(response, streamed, candidate([{ text: "x".repeat(3 * 1024 * 1024) }])),
};

const modelVersion = "gemini-3.5-flash";
const usage = { promptTokenCount: 900, candidatesTokenCount: 300, totalTokenCount: 1200 };

function candidate(parts: object[], finishReason: string | null = "STOP") {
  return {
    candidates: [
      {
        content: { role: "model", ...(parts.length > 0 ? { parts } : {}) },
        ...(finishReason && { finishReason }),
        index: 0,
      },
    ],
    usageMetadata: usage,
    modelVersion,
    responseId: "fake-response",
  };
}

function send(response: ServerResponse, streamed: boolean, body: object): void {
  response.writeHead(200, {
    "content-type": streamed ? "text/event-stream" : "application/json; charset=UTF-8",
  });
  response.end(streamed ? event(body) : JSON.stringify(body));
}

const event = (body: object) => `data: ${JSON.stringify(body)}\r\n\r\n`;

/** The texts hold a secret that must never reach a browser. */
function refuse(
  response: ServerResponse,
  code: number,
  status: string,
  details: object[] = [],
): void {
  response.writeHead(code, { "content-type": "application/json; charset=UTF-8" });
  response.end(
    JSON.stringify({
      error: { code, status, message: "provider-internal: project 4711 refused", details },
    }),
  );
}

const retryInfo = (seconds: number) => ({
  "@type": "type.googleapis.com/google.rpc.RetryInfo",
  retryDelay: `${seconds}s`,
});
const keyInvalid = {
  "@type": "type.googleapis.com/google.rpc.ErrorInfo",
  reason: "API_KEY_INVALID",
  domain: "googleapis.com",
};
const quota = (quotaId: string) => ({
  "@type": "type.googleapis.com/google.rpc.QuotaFailure",
  violations: [{ quotaId }],
});

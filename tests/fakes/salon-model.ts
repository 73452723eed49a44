import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** What a model gets to read of a request: on a server that cuts, less than was sent. */
export type Seen = {
  words: string;
  tools: string[];
  /** Pictures as base64. */
  images: string[];
  shaped: boolean;
};

/** What it does next; `hung up` is a connection that ends before a word. */
export type SalonTurn = { text: string } | { call: { name: string; args: unknown } } | "hung up";

export type SalonModelSettings = {
  models?: string[];
  key?: string;
  contextTokens?: number;
  callsTools?: boolean;
  sees?: boolean;
};

/** As a rule of thumb, four letters are a token. */
export const tokensIn = (value: unknown): number =>
  Math.ceil(JSON.stringify(value ?? "").length / 4);

/** What a model that can do as much answers to the questions that are put to it before anybody talks. */
async function trialAnswer(
  { words, tools, images, shaped }: Seen,
  { callsTools = true, sees = false }: SalonModelSettings,
): Promise<SalonTurn | undefined> {
  if (tools.includes("keep_word")) {
    const word = /The word is (\w+)/.exec(words)?.[1] ?? "lost";
    return callsTools ? { call: { name: "keep_word", args: { word } } } : { text: word };
  }
  const [image] = images;
  if (!shaped || !image || !words.includes("half of this picture")) return undefined;
  return { text: sees ? JSON.stringify(await halvesOf(image)) : "I see no picture." };
}

/** What a fake answers in turn; `requests` is what it was asked, emptied with each new script. */
export function scripted(settings: SalonModelSettings, requests: unknown[]) {
  const turns: SalonTurn[] = [];
  return {
    answer: async (seen: Seen): Promise<SalonTurn> =>
      (await trialAnswer(seen, settings)) ?? turns.shift() ?? { text: "Nothing was scripted." },
    script: (...next: SalonTurn[]) => {
      turns.splice(0, turns.length, ...next);
      requests.length = 0;
    },
  };
}

const NAMED: readonly [name: string, rgb: readonly [number, number, number]][] = [
  ["red", [255, 0, 0]],
  ["green", [0, 128, 0]],
  ["blue", [0, 0, 255]],
  ["yellow", [255, 255, 0]],
  ["black", [0, 0, 0]],
  ["white", [255, 255, 255]],
];

async function halvesOf(base64: string) {
  const { data, info } = await sharp(Buffer.from(base64, "base64"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (share: number) => {
    const from = (info.width * Math.floor(info.height / 2) + Math.floor(info.width * share)) * 3;
    const far = ([, rgb]: (typeof NAMED)[number]) =>
      rgb.reduce((sum, value, place) => sum + Math.abs(value - (data[from + place] ?? 0)), 0);
    return NAMED.toSorted((a, b) => far(a) - far(b))[0]?.[0];
  };
  return { left: at(0.25), right: at(0.75) };
}

/** A server on loopback that answers by `answer`, with the body of each request read. */
export async function serve(
  answer: (
    path: string,
    request: IncomingMessage,
    body: never,
    response: ServerResponse,
  ) => unknown,
) {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString() || "{}") as never;
      await answer(request.url ?? "", request, body, response);
    })();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** An answer in JSON. */
export function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

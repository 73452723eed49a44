import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve, type ServerType } from "@hono/node-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { rateLimit } from "#db/schema/auth.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf, given, replyOf } from "#tests/chat.ts";
import { consultStored, storePhotos } from "#tests/consultation-form.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { Step } from "#tools/colour/schema.ts";
import type { MadeApiToken } from "#tools/tokens/schema.ts";

/* One head has one plan, bowl for bowl, through whichever door it comes in. */

let app: TestApp;
let salon: Salon;
let server: ServerType;
let mcp: Client;
let targetPhoto: string;
let result: string;

beforeAll(async () => {
  app = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  salon = await openSalon(app);
  await putOnTier(salon, "complete");
  [targetPhoto = "", result = ""] = await storePhotos(
    salon,
    await hairPhoto(),
    await hairPhoto({ level: 7, tone: "gold", seed: 3 }),
  );
  server = serve({ fetch: app.app.fetch, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await once(server, "listening");
  const made = await salon.json("POST", "/api/api-tokens", {
    name: "Desk",
    scopes: ["read", "write"],
    days: 1,
  });
  const { token } = (await made.json()) as MadeApiToken;
  mcp = new Client({ name: "desk", version: "1" });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  await mcp.connect(
    new StreamableHTTPClientTransport(url, {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
});
afterAll(async () => {
  await mcp.close();
  server.close();
  await app.close();
});

const TONES = [
  "natural",
  "copper",
  "cool_ash",
  "beige",
  "gold",
  "red",
  "mahogany",
  "violet",
  "neutral",
  "warm",
] as const;
const HISTORIES = [
  ["virgin", ["virgin"], "virgin"],
  ["previously-colored", ["previously_colored"], "previously coloured"],
  ["bleached", ["bleached"], "bleached"],
] as const;
const GREY = [0, 30, 60, 100];

/** Sixty heads: every level, wish, history, share of white, length and density several times, none beside the same others twice. */
const HEADS = Array.from({ length: 60 }, (_, at) => {
  const [hairCondition, previousTreatments, said] = HISTORIES[at % 3] ?? HISTORIES[0];
  const currentLevel = 2 + ((at * 5) % 8);
  const grayPercent = GREY[(at * 7) % 4] ?? 0;
  return {
    said,
    words: {
      currentLevel,
      desiredLevel: Math.min(10, Math.max(1, currentLevel + ((at % 4) - 1))),
      hairCondition,
      previousTreatments: [...previousTreatments],
      damageLevel: "1",
      porosity: at % 5 === 0 ? "high" : "normal",
      serviceType: "toning",
      desiredTone: TONES[at % TONES.length] ?? "natural",
      hairThickness: (["fine", "medium", "thick"] as const)[(at * 2) % 3] ?? "medium",
      hairLength: (["short", "medium", "long"] as const)[(at >> 1) % 3] ?? "medium",
      hasGray: grayPercent > 0,
      ...(grayPercent > 0 && { grayPercent }),
    },
  };
});

type Bowls = Pick<
  Step,
  "type" | "purpose" | "zone" | "brandId" | "lineId" | "shades" | "developer" | "ratio" | "minutes"
>;

/** What is mixed, where, and for how long. */
const mixed = (steps: readonly Bowls[]) =>
  steps.map(({ type, purpose, zone, brandId, lineId, shades, developer, ratio, minutes }) => ({
    type,
    purpose,
    zone,
    line: `${brandId}/${lineId}`,
    shades: shades.map(({ code, grams }) => `${code} ${grams}`),
    developer: developer && `${developer.volume} ${developer.grams}`,
    ratio,
    minutes,
  }));

const unlimited = () => app.services.tenancy.forPlatform().delete(rateLimit);

test.each(HEADS.map(({ words, said }, at) => [at, words, said] as const))(
  "head %d is one plan by form, by API, by MCP and by chat",
  async (at, words, said) => {
    await unlimited();
    const answer = await salon.json("POST", "/api/colour/formulate", words);
    const { steps } = (await answer.json()) as { steps: Bowls[] };
    const byApi = mixed(steps);
    const form = await consultStored(salon, {
      ...words,
      consultationType: "new",
      currentPhotos: [],
      targetPhoto,
    });
    expect(mixed(form.body.steps as unknown as Bowls[])).toEqual(byApi);
    const told = { ...words, currentPhotos: [], targetPhoto };
    expect(mixed((await asked("formulate", told)).steps)).toEqual(byApi);
    const chat = chatOf(salon);
    const reply = await chat.ask(spoken(words, said, at));
    expect(mixed(given(reply, "formulate").steps)).toEqual(byApi);
  },
);

/** What is wrong with a result, as it is ticked and as it is said. */
const COMPLAINTS = [
  ["brass", "it came out too brassy"],
  ["green", "the ends look khaki in daylight"],
  ["orange", "it came out orange in the lengths"],
  ["too-dark", "it came out too dark"],
] as const;

const CORRECTED = HEADS.filter((_, at) => at % 3 === 1).map(
  ({ words, said }, at) => [at, words, said, ...(COMPLAINTS[at % 4] ?? COMPLAINTS[0])] as const,
);

test.each(CORRECTED)(
  "what head %d became is corrected by one plan by form, by MCP and by chat",
  async (at, words, said, tone, complaint) => {
    await unlimited();
    const wrong = { uncorrectedTones: [tone], issueDescription: complaint, targetPhoto: result };
    const again = (parentConsultationId: string) => ({
      ...wrong,
      currentPhotos: [],
      parentConsultationId,
    });
    const stored = { ...words, consultationType: "new", currentPhotos: [], targetPhoto };
    const first = await consultStored(salon, stored);
    const form = await consultStored(salon, {
      consultationType: "corrective",
      ...again(first.body.consultation.id),
    });
    const byForm = mixed(form.body.steps as unknown as Bowls[]);
    const program = await asked("formulate", { ...words, currentPhotos: [], targetPhoto });
    expect(mixed((await asked("correct", again(program.consultation.id))).steps)).toEqual(byForm);
    const chat = chatOf(salon);
    await chat.ask(spoken(words, said, at));
    await chat.ask(complaint);
    const shown = { type: "data-photo", data: { photoId: result, role: "result" } };
    const message = { id: crypto.randomUUID(), role: "user", parts: [shown] };
    const reply = await replyOf(await chat.post({ message }));
    expect(mixed(given(reply, "correct").steps)).toEqual(byForm);
  },
);

/** Asked by a program, approved by its person. */
async function asked(
  tool: "formulate" | "correct",
  input: Record<string, unknown>,
): Promise<{ consultation: { id: string }; steps: Bowls[] }> {
  const call = async (name: string, args: Record<string, unknown>) =>
    (
      (await mcp.callTool({ name, arguments: args })) as {
        structuredContent: Record<string, unknown>;
      }
    ).structuredContent;
  const { requestId } = await call(tool, input);
  const decided = await salon.json("POST", `/api/act-requests/${String(requestId)}`, {
    approved: true,
  });
  expect(decided.status).toBe(200);
  const { value } = (await call("request_status", { id: requestId })) as {
    value: { consultation: { id: string }; steps: Bowls[] };
  };
  return value;
}

/** The same head as a stylist says it. */
function spoken(
  {
    currentLevel,
    desiredLevel,
    desiredTone,
    porosity,
    hairThickness,
    hairLength,
    ...told
  }: (typeof HEADS)[number]["words"],
  said: string,
  at: number,
) {
  const grey = told.hasGray ? `${told.grayPercent} % grey` : "no grey";
  const porous = porosity === "high" ? "porous, " : "";
  return `Kim ${"abcdefghijklmnopqrstuvwxyz"[at % 26]?.toUpperCase()}., ${said} level ${currentLevel}, wants level ${desiredLevel} ${desiredTone.replace("cool_ash", "cool ash")}, ${grey}, ${hairLength} hair, ${hairThickness === "medium" ? "medium density" : `${hairThickness} hair`}, ${porous}healthy hair`;
}

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
import { doorHeads, type DoorHead } from "#tests/door-heads.ts";
import { planOfAnswer, planOfResult, withoutPhotos } from "#tests/one-plan.ts";
import { runs, seed } from "#tests/runs.ts";
import type { FormulateAnswer } from "#tools/colour/schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { MadeApiToken } from "#tools/tokens/schema.ts";

/* One head has one plan, bowl for bowl, through whichever door it comes in. */

let app: TestApp;
let server: ServerType;
let doors: Door[];

/** A salon with photos of its own, and a program that asks for it. */
type Door = { salon: Salon; mcp: Client; current: string; targetPhoto: string; result: string };

/** One without lines of its own, one with preferred lines, one that works from its shelf alone. */
const SALONS = ["plain", "lines", "shelf"] as const;

beforeAll(async () => {
  app = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  server = serve({ fetch: app.app.fetch, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await once(server, "listening");
  doors = await Promise.all(SALONS.map(openDoor));
});

afterAll(async () => {
  await Promise.all(doors.map(({ mcp }) => mcp.close()));
  server.close();
  await app.close();
});

async function openDoor(kind: (typeof SALONS)[number]): Promise<Door> {
  const salon = await openSalon(app, { email: `${kind}@falk-salon.example` });
  await putOnTier(salon, "complete");
  if (kind !== "plain")
    for (const [brandId, productLineId] of [
      ["wella-professionals", "koleston-perfect"],
      ["wella-professionals", "color-touch"],
    ])
      await done(salon.json("POST", "/api/brand-preferences", { brandId, productLineId }));
  if (kind === "shelf") {
    for (const [lineId, codes] of SHELF)
      await done(
        salon.json("PUT", "/api/shelf", { brandId: "wella-professionals", lineId, codes }),
      );
    await done(salon.json("PUT", "/api/shelf/only", { only: true }));
  }
  const made = await salon.json("POST", "/api/api-tokens", {
    name: "Desk",
    scopes: ["read", "write"],
    days: 1,
  });
  const { token } = (await made.json()) as MadeApiToken;
  const mcp = new Client({ name: "desk", version: "1" });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  await mcp.connect(
    new StreamableHTTPClientTransport(url, {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  const [current = "", targetPhoto = "", result = ""] = await storePhotos(
    salon,
    await hairPhoto({ level: 6, seed: 2 }),
    await hairPhoto(),
    await hairPhoto({ level: 7, tone: "gold", seed: 3 }),
  );
  return { salon, mcp, current, targetPhoto, result };
}

const SHELF = [
  ["koleston-perfect", ["5/0", "6/0", "7/0", "7/1", "8/0", "8/1", "6/3", "7/43"]],
  ["color-touch", ["6/7", "7/0", "7/1", "8/0", "9/16", "10/6"]],
  ["welloxon-perfect", ["20", "30"]],
] as const;

async function done(asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
}

const unlimited = () => app.services.tenancy.forPlatform().delete(rateLimit);

const virgin = {
  currentLevel: 6,
  desiredLevel: 6,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  damageLevel: "1",
  porosity: "normal",
  serviceType: "toning",
  desiredTone: "natural",
};

const foiled = (service: string) => ({ services: ["grey_coverage", service] });
const lightened = { ...virgin, desiredLevel: 8, services: ["highlights"], desiredTone: "beige" };

/** What a door once took for something else than the others. */
const NAMED: [what: string, head: Omit<DoorHead, "name">][] = [
  ["white hair by its share alone", { words: { ...virgin, grayPercent: 60 } }],
  ["white hair by its word alone", { words: { ...virgin, grayCoverage: "full" } }],
  [
    "white hair to be covered, by no amount",
    { words: { ...virgin, serviceType: "gray-coverage" } },
  ],
  ["a pregnancy told of white hair", { words: { ...virgin, grayPercent: 60, pregnant: true } }],
  ["an age under 16", { words: { ...virgin, age: 15 } }],
  ["a patch test that failed", { words: { ...virgin, patchTest: "failed" } }],
  ["a patch test that nobody can read", { words: { ...virgin, patchTest: "seems alright-ish" } }],
  ["a sore scalp", { words: { ...virgin, scalpBroken: true } }],
  ["a reaction", { words: { ...virgin, reactedToColourBefore: true } }],
  [
    "PPD in the words of the goal",
    { words: { ...virgin, clientGoals: "She is allergic to PPD." } },
  ],
  [
    "ammonia in the words of the goal",
    { words: { ...virgin, clientGoals: "allergic to ammonia" } },
  ],
  ["foils in the words of the goal", { words: { ...virgin, clientGoals: "half head of foils" } }],
  ["PPD on the record", { words: virgin, record: { allergies: "PPD" } }],
  ["PTD on the record", { words: virgin, record: { allergies: "PTD" } }],
  ["ammonia on the record", { words: virgin, record: { allergies: "ammonia" } }],
  ["a failed test on the record", { words: virgin, record: { notes: "tea" }, tested: "failed" }],
  ["a record without a test", { words: virgin, record: { allergies: "nuts" } }],
  ["a child on the record", { words: virgin, record: { birthDate: "2014-05-01" } }],
  [
    "foils beside a base that is kept off the scalp",
    { words: { ...virgin, ...foiled("lowlights"), grayPercent: 60, pregnant: true } },
  ],
  ["foils that wait, and the toner after them", { words: lightened, record: { notes: "asthma" } }],
  [
    "parts with a wish of their own, one sound above the rest and one that is left",
    {
      words: {
        ...virgin,
        hairCondition: "bleached",
        previousTreatments: ["bleached"],
        damageLevel: "2",
        zones: {
          roots: { level: 5, hairCondition: "virgin", damageLevel: "1", desiredTone: "gold" },
          mids: { level: 9, desiredLevel: 9, desiredTone: "beige" },
          ends: { level: 9, isLeft: true },
        },
      },
    },
  ],
  ["a line without its brand", { words: { ...virgin, line: "koleston-perfect" } }],
];

const HEADS: DoorHead[] = [...doorHeads(30, 20_261_122), ...doorHeads(runs(0, 430), seed)];
const TOLD: [string, number, DoorHead][] = [
  ...HEADS.map((head, at): [string, number, DoorHead] => [`${at}`, at, head]),
  ...NAMED.map(([what, head], at): [string, number, DoorHead] => [
    what,
    at,
    { ...head, name: `Nora ${"abcdefghijklmnopqrstuvwxyz"[at]?.toUpperCase()}lson` },
  ]),
];

test.each(TOLD)(
  "head %s is one plan by form, by API, by MCP and by chat",
  async (_what, at, head) => {
    await unlimited();
    const door = doors[at % doors.length] as Door;
    const { salon, targetPhoto } = door;
    const { words, said } = head;
    const about = await recorded(salon, head);
    const asked = await salon.json("POST", "/api/colour/formulate", { ...words, ...about });
    const answer = (await asked.json()) as FormulateAnswer;
    expect(asked.status, JSON.stringify(answer)).toBe(200);
    const byApi = planOfAnswer(answer);
    const shown = { ...words, ...about, clientName: head.name, currentPhotos: [], targetPhoto };
    const form = await formed(salon, { ...shown, consultationType: "new" });
    expect(planOfResult(withoutPhotos(form))).toEqual(byApi);
    const program = await byProgram(door, "formulate", shown);
    expect(planOfResult(program)).toEqual(planOfResult(form));
    if (said === undefined) return;
    const reply = await chatOf(salon).ask(`${head.name}, ${said}`);
    expect(planOfResult(given(reply, "formulate"))).toEqual(byApi);
  },
);

test("of a plan that waits in part, cards on other hair stand and those on the same hair wait with it, and it is said", async () => {
  await unlimited();
  const { salon } = doors[0] as Door;
  const planned = async (words: object): Promise<FormulateAnswer> => {
    const asked = await salon.json("POST", "/api/colour/formulate", { ...virgin, ...words });
    return (await asked.json()) as FormulateAnswer;
  };
  const base = await planned({ ...foiled("lowlights"), grayPercent: 60, pregnant: true });
  expect(Object.keys(base.formulas)).toEqual(["lowlight"]);
  expect(base.steps.map(({ zone }) => zone)).toEqual(["foils"]);
  expect(base).toMatchObject({ formula: null, refused: { colour: false } });
  expect(base.findings.find(({ code }) => code === "partly_withheld")?.sentence).toMatch(
    /^Withheld whole: base\. .*pregnancy.* may be mixed: lowlight\.$/,
  );
  const foils = await planned({ ...lightened, extra: { asthma: true } });
  expect(foils).toMatchObject({
    formula: null,
    formulas: {},
    steps: [],
    refused: { colour: true },
  });
});

test("what a photo of the hair settles or leaves open is named in the plan, and all that differs", async () => {
  await unlimited();
  const { salon, current, targetPhoto } = doors[0] as Door;
  const words = { ...virgin, currentLevel: 6, desiredLevel: 6 };
  const asked = await salon.json("POST", "/api/colour/formulate", words);
  const answer = (await asked.json()) as FormulateAnswer;
  const shown = { ...words, consultationType: "new", currentPhotos: [current], targetPhoto };
  const form = await formed(salon, shown);
  const doubts = (trace: FormulateAnswer["trace"]) =>
    trace.filter(({ rule }) => rule === "confidence_doubt").map(({ effect }) => effect);
  expect(doubts(answer.trace)).toContain("4 off: no photo shows the hair.");
  expect(doubts(form.consultation.trace)).not.toContain("4 off: no photo shows the hair.");
  const off = (trace: FormulateAnswer["trace"]) =>
    doubts(trace).reduce((sum, effect) => sum + Number.parseInt(effect, 10), 0);
  expect((form.consultation.confidence ?? 0) + off(form.consultation.trace)).toBe(
    (answer.confidence ?? 0) + off(answer.trace),
  );
  const { confidence: _, band: __, ...bySight } = planOfResult(withoutPhotos(form));
  expect(planOfAnswer(answer)).toMatchObject(bySight);
});

/** What is wrong with a result, as it is ticked and as it is said. */
const COMPLAINTS = [
  ["brass", "it came out too brassy"],
  ["green", "the ends look khaki in daylight"],
  ["orange", "it came out orange in the lengths"],
  ["too-dark", "it came out too dark"],
] as const;

const CORRECTED = HEADS.filter(({ said, record }) => said && !record)
  .slice(0, runs(8, 60))
  .map((head, at) => [at, head, ...(COMPLAINTS[at % 4] ?? COMPLAINTS[0])] as const);

test.each(CORRECTED)(
  "what head %d became is corrected by one plan by form, by MCP and by chat",
  async (_at, { name, words, said }, tone, complaint) => {
    await unlimited();
    const door = doors[0] as Door;
    const { salon, targetPhoto, result } = door;
    const wrong = { uncorrectedTones: [tone], issueDescription: complaint, targetPhoto: result };
    const again = ({ consultation }: ConsultationResult) => ({
      ...wrong,
      currentPhotos: [],
      parentConsultationId: consultation.id,
    });
    const stored = { ...words, clientName: name, currentPhotos: [], targetPhoto };
    const first = await formed(salon, { ...stored, consultationType: "new" });
    const form = await formed(salon, { consultationType: "corrective", ...again(first) });
    const byForm = planOfResult(form);
    const program = await byProgram(door, "formulate", stored);
    expect(planOfResult(await byProgram(door, "correct", again(program)))).toEqual(byForm);
    const chat = chatOf(salon);
    await chat.ask(`${name}, ${said}`);
    await chat.ask(complaint);
    const shown = { type: "data-photo", data: { photoId: result, role: "result" } };
    const message = { id: crypto.randomUUID(), role: "user", parts: [shown] };
    const reply = await replyOf(await chat.post({ message }));
    const byChat = withoutPhotos(given(reply, "correct"));
    expect(planOfResult(byChat)).toEqual(planOfResult(withoutPhotos(form)));
  },
);

/** Keeps a client's record, where the head has one. */
async function recorded(salon: Salon, { name, record, tested }: DoorHead) {
  if (!record) return {};
  const made = await salon.json("POST", "/api/clients", { name, ...record });
  const { id } = (await made.json()) as { id: string };
  if (tested) {
    const doneAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const alert = { kind: "patch", result: tested, brandId: "goldwell", doneAt };
    await done(salon.json("POST", `/api/clients/${id}/tests`, alert));
  }
  return { clientId: id };
}

/** By the form, as its screens send it. */
async function formed(salon: Salon, input: object): Promise<ConsultationResult> {
  const { status, body } = await consultStored(salon, input);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as ConsultationResult;
}

/** Asked by a program, approved by its person. */
async function byProgram(
  { salon, mcp }: Door,
  tool: "formulate" | "correct",
  input: Record<string, unknown>,
): Promise<ConsultationResult> {
  const call = async (name: string, args: Record<string, unknown>) =>
    (
      (await mcp.callTool({ name, arguments: args })) as {
        structuredContent: Record<string, unknown>;
      }
    ).structuredContent;
  const { requestId } = await call(tool, input);
  await done(salon.json("POST", `/api/act-requests/${String(requestId)}`, { approved: true }));
  const { value } = (await call("request_status", { id: requestId })) as {
    value: ConsultationResult;
  };
  return value;
}

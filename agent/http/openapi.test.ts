import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { callFor, describedBy, type Document, type Route } from "#tests/api-calls.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { furnish, type Owned } from "#tests/salons/furnished-salon.ts";

let here: TestApp;
let maren: Salon;
let owned: Owned;
let document: Document;
let routes: Route[];
/** Each request comes a while after the one before, so that none comes too soon. */
let later = 0;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

beforeAll(async () => {
  here = await startApp({
    env: {
      GRAPH_BASE_URL: "http://127.0.0.1:9",
      AI_PROVIDER: "builtin",
      ADMIN_EMAILS: "maren@falk-salon.example",
    },
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => new Date(Date.now() + later),
  });
  maren = await openSalon(here);
  owned = await furnish(maren);
  ({ document, routes } = await describedBy(maren));
  ajv.addSchema({ ...document, $id: "api" });
});

describe("the description of the API", () => {
  it("names every operation once, puts it under a heading and says who may ask", () => {
    const ids = routes.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(routes.filter(({ operation }) => operation.tags.length !== 1)).toEqual([]);
    expect(document.security).toEqual([{ session: [] }, { token: [] }]);
    expect(Object.keys(document.components.securitySchemes).toSorted()).toEqual([
      "session",
      "token",
    ]);
    const open = routes.filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ name }) => name)).toContain("GET /api/health");
    expect(open.map(({ name }) => name)).not.toContain("GET /api/clients");
  });

  it("tells of every operation how it may be refused", () => {
    for (const { name, operation } of routes)
      for (const status of [400, 401, 402, 403, 404, 409, 413, 415, 429, 503])
        expect([name, status, operation.responses[status] !== undefined]).toEqual([
          name,
          status,
          true,
        ]);
  });
});

/** What of an answer is not as it is described; undefined where all is. */
async function untrue({ path, method, operation }: Route, response: Response) {
  const { status } = response;
  const stated = operation.responses[status];
  if (!stated) return `answers ${status}, which is not described: ${await response.text()}`;
  const answer = stated.$ref
    ? document.components.responses[stated.$ref.split("/").at(-1) ?? ""]
    : stated;
  const type = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
  const text = await response.text();
  if (!answer?.content) return text === "" ? undefined : `answers a body that is not described`;
  if (!(type in answer.content)) return `answers ${type}, which is not described`;
  if (type !== "application/json") return undefined;
  const pointer = (part: string) =>
    part.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D");
  const at = stated.$ref
    ? "#/components/schemas/Refusal"
    : `#/paths/${pointer(path)}/${method.toLowerCase()}/responses/${status}/content/${pointer(type)}/schema`;
  const check = ajv.getSchema(`api${at}`);
  if (!check) return `has no schema at ${at}`;
  if (check(JSON.parse(text))) return undefined;
  const wrong = (check.errors ?? []).slice(0, 3);
  return `${status} is not as described: ${wrong.map(({ instancePath, message }) => `${instancePath} ${message}`).join("; ")}`;
}

/** What ends things comes after what is about them, and what ends the session at the very end. */
function order({ path, method }: Route): number {
  if (/sign-out|revoke-sessions/.test(path)) return 4;
  if (/\/auth\/|deletion|merge/.test(path)) return 3;
  if (method === "DELETE") return 2;
  return method === "GET" ? 0 : 1;
}

const send = async (route: Route, by: Pick<Salon, "request">) => {
  later += 2_000;
  const { url, init } = await callFor(route, owned);
  const headers = new Headers(init.headers);
  // so that whatever is done with a key in one transaction is
  if (route.method === "POST") headers.set("idempotency-key", crypto.randomUUID());
  return by.request(url, { ...init, headers });
};

it("lets nobody in who is not signed in, where it says so", { timeout: 300_000 }, async () => {
  const nobody = {
    request: async (path: string, init?: RequestInit) => here.app.request(path, init),
  };
  for (const route of routes.filter(({ operation }) => operation.security?.length !== 0)) {
    const response = await send(route, nobody);
    expect([route.name, response.status]).toEqual([route.name, 401]);
    expect([route.name, await untrue(route, response)]).toEqual([route.name, undefined]);
  }
});

/** Of what is asked by the description alone, this part at least is done; the rest is refused for how things stand. */
const DONE_AT_LEAST = 0.6;

it("is true of every operation, driven by it alone", { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  const done: string[] = [];
  for (const route of routes.toSorted((a, b) => order(a) - order(b))) {
    const response = await send(route, maren);
    if (response.ok) done.push(route.name);
    const problem = await untrue(route, response);
    if (problem) wrong.push(`${route.name} ${problem}`);
  }
  expect(wrong).toEqual([]);
  expect(done.length / routes.length).toBeGreaterThan(DONE_AT_LEAST);
});

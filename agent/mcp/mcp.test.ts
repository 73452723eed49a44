import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve, type ServerType } from "@hono/node-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimit } from "#db/schema/auth.ts";
import { apiTokens } from "#db/schema/house.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { addStylist, joinTeam, type Colleague } from "#tests/salons/team.ts";
import type { ActRequest, ChatAction } from "#tools/actions/schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { stylistTools } from "#tools/registry.ts";
import type { MadeApiToken, TokenScope } from "#tools/tokens/schema.ts";
import { OF_A_THREAD } from "./tools.ts";

let app: TestApp;
let server: ServerType;
let address: URL;
let maren: Salon;
let neighbour: Salon;
let ines: Colleague;
/** How far the app's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + ahead) });
  [maren, neighbour] = [await openSalon(app), await openSalon(app, joaquin)];
  await putOnTier(maren, "complete");
  ines = await joinTeam(app, maren, { name: "Ines Albers", email: "ines@x.example" });
  server = serve({ fetch: app.app.fetch, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await once(server, "listening");
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
});
beforeEach(async () => {
  ahead = 0;
  const everySalon = app.services.tenancy.forPlatform();
  await everySalon.delete(rateLimit);
  await everySalon.delete(apiTokens);
});
afterAll(async () => {
  server.close();
  await app.close();
});

async function tokenFor(
  by: Pick<Salon, "json">,
  scopes: TokenScope[] = ["read", "write"],
): Promise<MadeApiToken> {
  const made = await by.json("POST", "/api/api-tokens", { name: "Desk helper", scopes, days: 1 });
  return (await made.json()) as MadeApiToken;
}

/** A program with a token of its own, over a real socket. */
async function connect(by: Pick<Salon, "json"> = maren, scopes?: TokenScope[]) {
  const { token } = await tokenFor(by, scopes);
  const client = new Client({ name: "desk", version: "1" });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  const call = async (name: string, args: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: args })) as {
      isError?: boolean;
      content: { type: "text"; text: string }[];
      structuredContent: Record<string, unknown>;
    };
  return { client, call, token };
}

const post = (headers: Record<string, string>, body: unknown) =>
  fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const PING = { jsonrpc: "2.0", id: 1, method: "ping" };

let numbered = 0;
/** A program asks to put a service on the menu. @returns its name and the request */
async function askForService(program: Awaited<ReturnType<typeof connect>>) {
  numbered += 1;
  const name = `Gloss ${numbered}`;
  const service = { name, category: "Other", basePrice: "$60", duration: 45 };
  const asked = await program.call("create_service", service);
  return { name, id: String(asked.structuredContent["requestId"]), asked };
}

const decide = (id: string, approved = true, by: Pick<Salon, "json"> = maren) =>
  by.json("POST", `/api/act-requests/${id}`, { approved });
const menu = async () =>
  (
    (await (
      await maren.request(`/api/services/stylist/${maren.actor.stylistId}`)
    ).json()) as Service[]
  ).map(({ name }) => name);
const visits = async (day = "2090-01-10") =>
  (await (await maren.request(`/api/appointments?from=${day}&to=${day}`)).json()) as object[];
const ledger = async () =>
  (await (await maren.request("/api/actions?limit=500")).json()) as ChatAction[];

describe("the door", () => {
  it("opens to a token and to nothing else, and says so", async () => {
    for (const headers of [{}, { cookie: maren.cookie }, { authorization: "Bearer ut_no" }]) {
      const answer = await post(headers as Record<string, string>, LIST);
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await answer.json()).toMatchObject({ code: "unauthenticated" });
    }
    const { token } = await tokenFor(maren);
    const good = await post({ authorization: `Bearer ${token}` }, LIST);
    expect([good.status, good.headers.get("www-authenticate")]).toEqual([200, null]);
    expect(good.headers.get("cache-control")).toBe("no-store");
  });

  it("is shut for pages of other sites, also with a token", async () => {
    const { token } = await tokenFor(maren);
    const headers = { authorization: `Bearer ${token}`, origin: "https://evil.example" };
    expect((await post(headers, LIST)).status).toBe(403);
  });

  it("takes one message of a sensible size by POST alone", async () => {
    const { token } = await tokenFor(maren);
    const headers = { authorization: `Bearer ${token}` };
    for (const method of ["GET", "DELETE", "PUT"]) {
      const answer = await fetch(address, { method, headers });
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "POST"]);
    }
    expect((await post(headers, [LIST, LIST])).status).toBe(400);
    expect((await post(headers, "{")).status).toBe(400);
    expect((await post(headers, "1")).status).toBe(400);
    expect((await post({ ...headers, accept: "text/html" }, LIST)).status).toBe(406);
    expect((await post({ ...headers, "content-type": "text/plain" }, LIST)).status).toBe(415);
    const large = JSON.stringify({ ...LIST, params: { a: "a".repeat(1_100_000) } });
    const answer = await app.app.request("/mcp", { method: "POST", headers, body: large });
    expect(answer.status).toBe(413);
  });

  it("closes for a token that is revoked, and for one that asks too much", async () => {
    const { id, token } = await tokenFor(maren);
    const headers = { authorization: `Bearer ${token}` };
    const answers = await Promise.all(Array.from({ length: 250 }, () => post(headers, PING)));
    expect(answers.filter(({ status }) => status === 429).length).toBe(10);
    await app.services.tenancy.forPlatform().delete(rateLimit);
    await maren.request(`/api/api-tokens/${id}`, { method: "DELETE" });
    expect((await post(headers, LIST)).status).toBe(401);
  });
});

describe("the tools", () => {
  it("are those of the assistant, by what the token may do", async () => {
    const names = async (scopes: TokenScope[]) => {
      const { client } = await connect(maren, scopes);
      const listed: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.listTools({ cursor });
        expect(JSON.stringify(page).length).toBeLessThan(60_000);
        listed.push(...page.tools.map(({ name }) => name));
        cursor = page.nextCursor;
      } while (cursor);
      return listed.toSorted();
    };
    const wanted = (take: (effect: string) => boolean) =>
      Object.entries(stylistTools)
        .filter(([name, { effect }]) => !(name in OF_A_THREAD) && take(effect))
        .map(([name]) => name)
        .concat("request_status")
        .toSorted();
    expect(await names(["read"])).toEqual(wanted((effect) => effect === "read"));
    expect(await names(["write"])).toEqual(wanted((effect) => effect !== "read"));
    expect(await names(["read", "write"])).toEqual(wanted(() => true));
    expect(Object.keys(OF_A_THREAD).filter((name) => !(name in stylistTools))).toEqual([]);
    const { client } = await connect();
    await expect(client.listTools({ cursor: "no_such_tool" })).rejects.toThrow(/no such page/);
  });

  it("answer as data and as text, from the salon of the token", async () => {
    const { call } = await connect();
    const { content, structuredContent } = await call("list_stylists");
    expect(JSON.stringify(structuredContent)).toContain("Ines Albers");
    const said: unknown = JSON.parse(content[0]?.text ?? "");
    expect([structuredContent, { result: structuredContent["result"] }]).toContainEqual(
      Array.isArray(said) ? { result: said } : said,
    );
    const theirs = await (await connect(neighbour)).call("list_stylists");
    expect(JSON.stringify(theirs)).not.toContain("Ines Albers");
  });

  it("refuse in words what nothing is left of once it can be stored", async () => {
    const { call } = await connect();
    const args = { service: "Gloss", stylist: "\u0000" };
    expect(await call("delete_service", args)).toMatchObject({
      structuredContent: { code: "invalid", issues: [{ path: "stylist" }] },
    });
  });

  it("refuse in words what is wrong, unknown, or beyond the token", async () => {
    const { call } = await connect();
    expect(await call("get_client", { id: "x" })).toMatchObject({
      isError: true,
      structuredContent: { code: "invalid", issues: [{ path: "id" }] },
    });
    expect(await call("get_client", { id: crypto.randomUUID() })).toMatchObject({
      isError: true,
      structuredContent: { code: "not_found" },
    });
    await expect(call("no_such_tool")).rejects.toThrow(/no tool/);
    await expect(call("offer_choices")).rejects.toThrow(/no tool/);
    const reader = await connect(maren, ["read"]);
    await expect(reader.call("create_service")).rejects.toThrow(/no tool/);
    const writer = await connect(maren, ["write"]);
    await expect(writer.call("list_stylists")).rejects.toThrow(/no tool/);
  });
});

describe("an act that a program asks for", () => {
  it("waits, is approved once by its person, and is told to the program", async () => {
    const program = await connect();
    const { name, id, asked } = await askForService(program);
    expect(asked.content[0]?.text).toContain(`/approve/${id}`);
    expect(asked.structuredContent).toMatchObject({ status: "waiting" });
    expect(await menu()).not.toContain(name);
    const status = () => program.call("request_status", { id });
    expect((await status()).structuredContent).toMatchObject({ status: "waiting", value: null });

    const shown = (await (await maren.request(`/api/act-requests/${id}`)).json()) as ActRequest;
    expect(shown).toMatchObject({
      askedBy: "Desk helper",
      tool: "create_service",
      status: "waiting",
      input: { name },
    });
    expect(shown.question).toContain(name);
    const [first] = (await (await maren.request("/api/act-requests")).json()) as ActRequest[];
    expect(first).toEqual(shown);

    const answer = await decide(id);
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: "approved" }]);
    expect(await menu()).toContain(name);
    const lines = (await ledger()).filter(({ tool }) => tool === "create_service");
    expect(lines).toMatchObject([{ chatId: null, by: "Maren Falk" }]);
    expect((await status()).structuredContent).toMatchObject({
      status: "approved",
      value: { name },
    });

    expect((await decide(id)).status).toBe(409);
    expect((await decide(id, false)).status).toBe(409);
    expect((await menu()).filter((each) => each === name)).toHaveLength(1);
  });

  it("is done once, however many taps come at once", async () => {
    const { name, id } = await askForService(await connect());
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(id)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await menu()).filter((each) => each === name)).toHaveLength(1);
  });

  it("that spans a call is done once too", async () => {
    await addStylist(maren, { name: "Otto Brandt", email: "otto@x.example" });
    const program = await connect();
    const asked = await program.call("invite_stylist", { stylist: "Otto Brandt" });
    const id = String(asked.structuredContent["requestId"]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const mails = (await (await maren.request("/api/outbox?kind=invitation")).json()) as {
      recipient: string;
    }[];
    expect(mails.filter(({ recipient }) => recipient === "otto@x.example")).toHaveLength(1);
  });

  it("is not done after a no", async () => {
    const program = await connect();
    const { name, id } = await askForService(program);
    expect(await (await decide(id, false)).json()).toMatchObject({ status: "denied" });
    expect((await decide(id)).status).toBe(409);
    expect(await menu()).not.toContain(name);
    const { structuredContent } = await program.call("request_status", { id });
    expect(structuredContent).toMatchObject({ status: "denied" });
  });

  it("runs out after half an hour", async () => {
    const { name, id } = await askForService(await connect());
    ahead = 31 * 60_000;
    expect(await (await maren.request(`/api/act-requests/${id}`)).json()).toMatchObject({
      status: "expired",
    });
    expect((await decide(id)).status).toBe(409);
    expect((await decide(id, false)).status).toBe(409);
    expect(await menu()).not.toContain(name);
  });

  it("is nobody else's to see or to answer", async () => {
    const program = await connect();
    const { name, id } = await askForService(program);
    for (const other of [neighbour, ines]) {
      expect((await decide(id, true, other)).status).toBe(404);
      expect((await other.request(`/api/act-requests/${id}`)).status).toBe(404);
      expect(await (await other.request("/api/act-requests")).json()).toEqual([]);
    }
    // the program itself has no say, and another one learns nothing
    const byToken = (path: string, init: RequestInit) =>
      app.app.request(path, { ...init, headers: { authorization: `Bearer ${program.token}` } });
    expect((await byToken("/api/act-requests", {})).status).toBe(403);
    expect((await byToken(`/api/act-requests/${id}`, { method: "POST" })).status).toBe(403);
    for (const other of [await connect(), await connect(neighbour)]) {
      const { structuredContent } = await other.call("request_status", { id });
      expect(structuredContent).toMatchObject({ code: "not_found" });
    }
    expect(await menu()).not.toContain(name);
  });

  it("is not done when what it would change has changed meanwhile", async () => {
    const booked = await maren.json("POST", "/api/appointments/for-client", {
      stylistId: maren.actor.stylistId,
      clientName: "Dana Holt",
      appointmentDate: "2090-01-10",
      appointmentTime: "10:00",
      outsideHours: true,
    });
    const { id: visit, version } = (await booked.json()) as { id: string; version: number };
    const move = (appointmentTime: string) => ({
      version,
      appointmentDate: "2090-01-10",
      appointmentTime,
      outsideHours: true,
    });
    const program = await connect();
    const asked = await program.call("move_appointment", { id: visit, ...move("14:00") });
    const id = String(asked.structuredContent["requestId"]);
    expect((await maren.json("PATCH", `/api/appointments/${visit}`, move("11:00"))).status).toBe(
      200,
    );
    expect((await decide(id)).status).toBe(409);
    const { structuredContent } = await program.call("request_status", { id });
    expect(structuredContent).toMatchObject({ status: "failed", value: null });
    expect(await visits()).toMatchObject([{ id: visit, appointmentTime: "11:00" }]);
  });

  it("that is refused when it runs is told with its reason, and nothing of it stays", async () => {
    const program = await connect();
    const visit = {
      stylistId: maren.actor.stylistId,
      clientName: "Lena Voss",
      appointmentDate: "2090-01-11",
      appointmentTime: "10:00",
      outsideHours: true,
    };
    const asked = await program.call("book_client", visit);
    const id = String(asked.structuredContent["requestId"]);
    const taken = { ...visit, clientName: "Dana Holt" };
    await maren.json("POST", "/api/appointments/for-client", taken);
    const before = await ledger();
    const answer = (await (await decide(id)).json()) as ActRequest;
    expect(answer.status).toBe("failed");
    expect(answer.outcome).toMatch(/\w/);
    expect(await ledger()).toEqual(before);
    expect(JSON.stringify(await visits("2090-01-11"))).not.toContain("Lena Voss");
  });

  it("takes the newest act of programs back, with its person's yes", async () => {
    const program = await connect();
    const made = await program.call("add_chair", { name: "Mirror" });
    await decide(String(made.structuredContent["requestId"]));
    const asked = await program.call("undo_last", {});
    expect(asked.structuredContent["question"]).toMatch(/^Take back: .*Mirror/);
    const id = String(asked.structuredContent["requestId"]);
    expect((await decide(id)).status).toBe(200);
    const { structuredContent } = await program.call("request_status", { id });
    expect(structuredContent).toMatchObject({
      status: "approved",
      value: { sentence: expect.stringMatching(/^Taken back: .*Mirror/) },
    });
    const chairs = await (await maren.request("/api/chairs")).text();
    expect(chairs).not.toContain("Mirror");
  });

  it("is one of few that may wait, however many are asked for at once", async () => {
    const program = await connect(ines);
    const made = await Promise.all(
      Array.from({ length: 26 }, (_, at) =>
        program.call("save_client", { name: `Client ${at}`, email: `c${at}@x.example` }),
      ),
    );
    const refused = made.filter(({ isError }) => isError);
    expect(refused).toHaveLength(6);
    for (const each of refused)
      expect(each).toMatchObject({ structuredContent: { code: "conflict" } });
  });
});

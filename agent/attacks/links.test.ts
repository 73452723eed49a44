import { beforeAll, describe, expect, it, vi } from "vitest";
import { rateLimit } from "#db/schema/auth.ts";
import { outbox, smsMessages } from "#db/schema/messages.ts";
import { callTool, listTools } from "#agent/mcp/tools.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { callFor, describedBy, type Route } from "#tests/api-calls.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { fromSchema } from "#tests/from-schema.ts";
import { furnish, type Owned } from "#tests/salons/furnished-salon.ts";
import { addStylist } from "#tests/salons/team.ts";
import { unsealed } from "#tools/messages/outbox/sealed.ts";
import type { Message } from "#tools/messages/schema.ts";
import { payLink } from "#tools/payments/rows.ts";
import type { MadeApiToken, TokenScope } from "#tools/tokens/schema.ts";

/*
 * Links that open something by themselves, on an installation that sends nothing: whoever holds a token, a model's words, an
 * export or the log must not find one, since a link for a new password is the whole account.
 */

let here: TestApp;
let maren: Salon;
let owned: Owned;
let routes: Route[];
/** The part of each link that opens it. */
let secrets: string[];
/** Each request comes a while after the one before, so that none comes too soon. */
let later = 0;
const logged: string[] = [];
const note = (...said: unknown[]) => void logged.push(JSON.stringify(said));

beforeAll(async () => {
  here = await startApp({
    env: { AI_PROVIDER: "builtin", ADMIN_EMAILS: "maren@falk-salon.example" },
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => new Date(Date.now() + later),
    log: { debug: note, info: note, warn: note, error: note },
  });
  maren = await openSalon(here);
  owned = await furnish(maren);
  const stylistId = await addStylist(maren, { name: "Rae Lund", email: "rae@x.example" });
  await maren.json("POST", "/api/invitations", { stylistId });
  await maren.json("POST", "/api/auth/request-password-reset", { email: maren.email });
  ({ routes } = await describedBy(maren));
  await vi.waitFor(async () => {
    if (!(await kept()).some(({ kind }) => kind === "password_reset")) throw new Error("not yet");
  }, 30_000);
  const ctx = maren.ctx();
  const written = (await kept()).map((row) => unsealed(ctx, row.sealed ?? "")?.text ?? "");
  const paid = owned["payments"] ?? "";
  secrets = [...written, payLink(ctx, paid)].flatMap((text) =>
    [...text.matchAll(/(?:\/(?:manage|offer|join|pay)\/|password\?token=)([\w.-]{20,})/g)].map(
      ([, secret = ""]) => secret,
    ),
  );
});

const everything = () => here.services.tenancy.forPlatform();
const kept = () => everything().select().from(outbox);

async function tokenFor(scopes: TokenScope[]): Promise<string> {
  const made = await maren.json("POST", "/api/api-tokens", { name: "Program", scopes, days: 1 });
  return ((await made.json()) as MadeApiToken).token;
}

/** The links of which a text holds the part that opens them. */
const found = (text: string) => secrets.filter((secret) => text.includes(secret));

const newest = async (kind: string) => {
  const all = (await (await maren.request("/api/outbox?limit=100")).json()) as Message[];
  const message = all.find((each) => each.kind === kind);
  if (!message) throw new Error(`No message of the kind ${kind}.`);
  return message;
};
const whole = (id: string, password: string, by: Pick<Salon, "json"> = maren) =>
  by.json("POST", `/api/outbox/${id}/whole`, { password });

it("has links of every kind to look for", async () => {
  const texts = (await kept()).map((row) => unsealed(maren.ctx(), row.sealed ?? "")?.text ?? "");
  for (const page of ["/manage/", "/join/", "reset-password?token="])
    expect([page, texts.some((text) => text.includes(page))]).toEqual([page, true]);
  expect(secrets.length).toBeGreaterThan(4);
});

describe("no link is told", () => {
  it("by what is kept in the clear", async () => {
    const texts = await everything().select({ body: smsMessages.body }).from(smsMessages);
    expect(found(JSON.stringify([(await kept()).map(({ body }) => body), texts]))).toEqual([]);
  });

  it("to a token, by any operation", { timeout: 300_000 }, async () => {
    const token = await tokenFor(["read", "write"]);
    const reached: string[] = [];
    for (const route of routes.filter(({ path }) => !/deletion|merge/.test(path))) {
      later += 2_000;
      const { url, init } = await callFor(route, owned);
      const headers = new Headers(init.headers);
      headers.set("authorization", `Bearer ${token}`);
      const answer = await here.app.request(url, { ...init, headers });
      const text = await answer.text();
      expect([route.name, found(text)]).toEqual([route.name, []]);
      // made just now, by this call
      expect([route.name, text]).not.toEqual([
        route.name,
        expect.stringMatching(/\/(?:manage|offer|join|pay|plan|shared)\/[\w-]{20,}/),
      ]);
      if (answer.ok) reached.push(route.name);
    }
    expect(reached).toContain("GET /api/outbox");
    expect(reached.length).toBeGreaterThan(100);
  });

  it("to a program over MCP, or to the assistant, by any tool that looks", async () => {
    const called: string[] = [];
    for (const { name, inputSchema } of listTools(["read"])) {
      await everything().delete(rateLimit);
      const input = fromSchema(inputSchema, (field, { format }) =>
        format === "uuid" ? owned[field.replace(/Ids?$/, "s")] : undefined,
      ) as Record<string, unknown>;
      const answer = await callTool(maren.ctx(), ["read"], { name, input });
      expect([name, found(JSON.stringify(answer))]).toEqual([name, []]);
      if (answer && !answer.isError) called.push(name);
    }
    expect(called).toContain("list_outbox");
    expect(called.length).toBeGreaterThan(40);
  });

  it("by the log", () => {
    expect(found(logged.join("\n"))).toEqual([]);
    expect(logged.join("\n")).toContain("there is no mail server");
  });
});

describe("what a message says whole", () => {
  it("is read by its owner after the password, and written down", async () => {
    const invitation = await newest("invitation");
    expect(invitation).toMatchObject({
      withheld: true,
      body: expect.stringContaining("(not-shown)"),
    });
    const answer = await whole(invitation.id, maren.password);
    const { text } = (await answer.json()) as { text: string };
    expect(found(text)).toHaveLength(1);
    const lines = await (await maren.request("/api/audit?action=message.shown")).json();
    expect(lines).toMatchObject([{ words: `had the links of a message to rae@x.example shown` }]);
  });

  it("is kept from a wrong password, a token and a neighbour", async () => {
    const { id } = await newest("password_reset");
    const wrong = await whole(id, "not her password 1");
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ issues: [{ path: "password" }] });
    const token = await tokenFor(["read", "write"]);
    const program = await here.app.request(`/api/outbox/${id}/whole`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ password: maren.password }),
    });
    expect(program.status).toBe(403);
    const neighbour = await openSalon(here, {
      name: "Joaquin Ibarra",
      email: "joaquin@ibarra.example",
    });
    expect((await whole(id, maren.password, neighbour)).status).toBe(404);
  });
});

it("lets no token into what only people may use, and none into what is new", async () => {
  const token = await tokenFor(["read", "write"]);
  const status = async (path: string) =>
    (await here.app.request(path, { headers: { authorization: `Bearer ${token}` } })).status;
  for (const part of ["exports/preview", "api-tokens", "audit", "push", "calendar-feed", "admin"])
    expect([part, await status(`/api/${part}`)]).toEqual([part, 403]);
  expect(await status("/api/whatever-comes-next")).toBe(403);
});

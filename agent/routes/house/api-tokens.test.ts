import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { rateLimit } from "#db/schema/auth.ts";
import { apiTokens, auditLog } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf, wordsOf } from "#tests/chat.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { saveAiKey } from "#tools/keys/keys.ts";
import { inviteStylist } from "#tools/team/invitations.ts";
import { upgradeSubscription } from "#tools/billing/subscribe.ts";
import { makeApiToken } from "#tools/tokens/tokens.ts";
import type { ApiToken, MadeApiToken, MakeApiToken } from "#tools/tokens/schema.ts";

let app: TestApp;
let maren: Salon;
let neighbour: Salon;
let ines: Colleague;
/** How far the app's clock is ahead. */
let ahead = 0;
const logged: unknown[] = [];
const note = (...said: unknown[]) => void logged.push(said);

beforeAll(async () => {
  app = await startApp({
    now: () => new Date(Date.now() + ahead),
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    env: { ADMIN_EMAILS: "maren@falk-salon.example" },
    log: { debug: note, info: note, warn: note, error: note },
  });
  maren = await openSalon(app);
  neighbour = await openSalon(app, joaquin);
  await putOnTier(maren, "pro");
  ines = await joinTeam(app, maren, { name: "Ines Albers", email: "ines@x.example" });
});

type Maker = Pick<Salon, "json">;

async function make(given: Partial<MakeApiToken> = {}, by: Maker = maren): Promise<MadeApiToken> {
  const answer = await by.json("POST", "/api/api-tokens", {
    name: "Web shop",
    scopes: ["read", "write"],
    days: null,
    ...given,
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as MadeApiToken;
}

/** A request as a program sends it: no cookie, no page it comes from. */
async function call(token: string, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  headers.set("host", "localhost");
  return app.app.request(path, { ...init, headers });
}

const post = (token: string, path: string, body: unknown, headers: object = {}) =>
  call(token, path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const listed = async (by: Pick<Salon, "request"> = maren) =>
  (await (await by.request("/api/api-tokens")).json()) as ApiToken[];

const client = { name: "Dana Holt", email: "dana@x.example" };

describe("a token", () => {
  it("is told once and kept by nothing it could be made of", async () => {
    const made = await make({ days: 30 });
    expect(made.token).toMatch(/^ut_[0-9A-Za-z]{43}$/);
    expect(made.token.startsWith(made.prefix)).toBe(true);
    expect(new Date(made.expiresAt ?? "").getTime() - new Date(made.createdAt).getTime()).toBe(
      30 * 86_400_000,
    );
    const [row] = await maren.ctx().db.select().from(apiTokens).where(eq(apiTokens.id, made.id));
    const secret = made.token.slice(made.prefix.length);
    expect(JSON.stringify([row, await listed(), logged])).not.toContain(secret);
    const again = await make({ days: 30 });
    expect(again.token).not.toBe(made.token);
  });

  it("acts as whoever made it, without a cookie, from wherever it comes", async () => {
    const { token } = await make();
    const answer = await post(token, "/api/clients", client, { origin: "https://shop.example" });
    expect(answer.status).toBe(201);
    const found = (await (await call(token, "/api/clients")).json()) as { name: string }[];
    expect(found.map(({ name }) => name)).toEqual(["Dana Holt"]);
    expect((await call(token, "/api/stylists/profile")).status).toBe(200);
    const theirs = await make({}, neighbour);
    const own = await call(theirs.token, "/api/stylists");
    expect(await own.json()).toMatchObject([{ name: "Joaquin Ibarra" }]);
  });

  it("talks to the assistant as its maker", async () => {
    const { token } = await make();
    const json = (method: string, path: string, body: unknown) =>
      call(token, path, {
        method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const request = (path: string, init?: RequestInit) => call(token, path, init);
    expect(wordsOf(await chatOf({ json, request }).ask("help"))).toContain("I can do");
  });

  it("counts for all, and a cookie beside it for nothing", async () => {
    const { token } = await make({}, neighbour);
    const mixed = await call(token, "/api/stylists/profile", { headers: { cookie: maren.cookie } });
    expect(await mixed.json()).toMatchObject({ name: "Joaquin Ibarra" });
    const wrong = await call("ut_no", "/api/stylists/profile", {
      headers: { cookie: maren.cookie },
    });
    expect(wrong.status).toBe(401);
    // with a cookie it could be a page of another site that speaks
    const crossed = await post(token, "/api/clients", client, {
      cookie: maren.cookie,
      origin: "https://evil.example",
    });
    expect(crossed.status).toBe(403);
  });

  it("notes to the minute when it was last used", async () => {
    const { token, id, lastUsedAt } = await make();
    expect(lastUsedAt).toBeNull();
    await call(token, "/api/clients");
    const first = (await listed()).find((each) => each.id === id)?.lastUsedAt;
    expect(first).toMatch(/:00\.000Z$/);
    ahead = 120_000;
    await call(token, "/api/clients");
    ahead = 0;
    const later = (await listed()).find((each) => each.id === id)?.lastUsedAt;
    expect(new Date(later ?? "").getTime() - new Date(first ?? "").getTime()).toBe(120_000);
  });
});

describe("its reach", () => {
  it("is what its scopes say", async () => {
    const reads = await make({ scopes: ["read"] });
    const writes = await make({ scopes: ["write"] });
    expect((await call(reads.token, "/api/clients")).status).toBe(200);
    for (const [method, path] of [
      ["POST", "/api/clients"],
      ["PATCH", `/api/clients/${crypto.randomUUID()}`],
      ["PUT", "/api/stylists/profile"],
      ["DELETE", `/api/clients/${crypto.randomUUID()}`],
      ["POST", "/api/chat"],
    ]) {
      const answer = await call(reads.token, path!, {
        method: method!,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(client),
      });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
      expect(await answer.json()).toMatchObject({
        code: "forbidden",
        message: expect.stringContaining("may only read"),
      });
    }
    expect((await call(writes.token, "/api/clients")).status).toBe(403);
    const made = await post(writes.token, "/api/clients", { name: "Kim Ode" });
    expect(made.status).toBe(201);
  });

  it.each([
    ["GET", "/api/api-tokens"],
    ["POST", "/api/api-tokens"],
    ["DELETE", "/api/api-tokens/01890000-0000-7000-8000-000000000001"],
    ["GET", "/api/ai-key"],
    ["PUT", "/api/ai-key"],
    ["GET", "/api/exports"],
    ["POST", "/api/salon/deletion"],
    ["GET", "/api/billing"],
    ["GET", "/api/admin/stylists"],
    ["GET", "/api/auth/get-session"],
    ["POST", "/api/auth/change-password"],
    ["POST", "/api/invitations"],
    ["PUT", "/api/subscription/upgrade", { tier: "complete" }],
    ["PUT", "/api/social-media/subscribe", { tier: "content-creation" }],
    ["PUT", "/api/inventory/subscribe"],
  ])("does not go as far as %s %s", async (method, path, body?: object) => {
    const { token } = await make({ name: "Owner of all" });
    const answer = await call(token, path, {
      method,
      headers: { "content-type": "application/json" },
      ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: "forbidden" }),
    ]);
    await maren.request(`/api/api-tokens/${(await listed())[0]?.id}`, { method: "DELETE" });
  });

  it("is no wider by way of the assistant", async () => {
    const ctx = { ...maren.ctx(), tokenId: crypto.randomUUID(), chatId: crypto.randomUUID() };
    const refused = { code: "forbidden", message: expect.stringContaining("sign in") };
    for (const act of [
      upgradeSubscription(ctx, { tier: "essential" }),
      inviteStylist(ctx, { stylistId: ines.stylistId }),
      makeApiToken(ctx, { name: "Another", scopes: ["write"], days: null }),
      saveAiKey(ctx, { provider: "gemini", key: "x".repeat(39) }),
    ])
      await expect(act).rejects.toMatchObject(refused);
  });

  it("gives nobody another role", async () => {
    const { token } = await make();
    const answer = await call(token, `/api/stylists/${ines.stylistId}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ role: "manager" }),
    });
    expect(answer.status).toBe(403);
  });

  it("is that of its maker's role as it is now, and of the plan", async () => {
    const { token } = await make({}, ines);
    const rules = () =>
      call(token, "/api/booking-rules", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ graceMinutes: 5 }),
      });
    const asked = async () => (await call(token, "/api/stylists/team")).status;
    expect(await asked()).toBe(403);
    const as = (role: string) => maren.json("PATCH", `/api/stylists/${ines.stylistId}`, { role });
    await as("manager");
    expect(await asked()).toBe(200);
    await as("stylist");
    expect([await asked(), (await rules()).status]).not.toContain(200);
    const free = await make({}, neighbour);
    const locked = await post(free.token, "/api/stylists", {
      name: "Rae Lund",
      email: "rae@x.example",
      bookingSlug: "rae-lund",
      specialties: ["gloss"],
    });
    expect(locked.status).toBe(402);
  });
});

describe("a token that does not work", () => {
  it("is refused in the same words, whatever is wrong with it", async () => {
    const revoked = await make();
    await maren.request(`/api/api-tokens/${revoked.id}`, { method: "DELETE" });
    const over = await make({ days: 1 });
    const suspended = await make({}, ines);
    const unknown = `ut_${"A".repeat(43)}`;
    const answers: unknown[] = [];
    for (const token of [revoked.token, unknown, "ut_short", "x", `${over.token}x`]) {
      const answer = await call(token, "/api/clients");
      answers.push([answer.status, await answer.text()]);
    }
    ahead = 25 * 60 * 60_000;
    const late = await call(over.token, "/api/clients");
    ahead = 0;
    answers.push([late.status, await late.text()]);
    const shut = async (accountStatus: "suspended" | "verified") =>
      maren.ctx().db.update(stylists).set({ accountStatus }).where(eq(stylists.id, ines.stylistId));
    await shut("suspended");
    const out = await call(suspended.token, "/api/clients");
    answers.push([out.status, await out.text()]);
    await shut("verified");
    expect((await call(suspended.token, "/api/clients")).status).toBe(200);
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toEqual([401, expect.stringContaining("does not work")]);
  });

  it("ends when whoever made it leaves", async () => {
    const rae = await joinTeam(app, maren, { name: "Rae Lund", email: "rae@x.example" });
    const { token, id } = await make({}, rae);
    expect((await call(token, "/api/clients")).status).toBe(200);
    await maren.request(`/api/stylists/${rae.stylistId}`, { method: "DELETE" });
    expect((await call(token, "/api/clients")).status).toBe(401);
    expect((await listed()).find((each) => each.id === id)?.revokedAt).not.toBeNull();
  });

  it("is held back when it asks without end", async () => {
    const { token, id } = await make();
    const key = `token ${id}`;
    const db = app.services.tenancy.forCounters();
    await db.insert(rateLimit).values({ key, count: 600, startedAt: new Date() });
    const answer = await call(token, "/api/clients");
    expect([answer.status, answer.headers.has("retry-after")]).toEqual([429, true]);
  });
});

describe("the list", () => {
  it("holds all for who runs the salon, and one's own for the rest", async () => {
    const hers = await make({ name: "Ines's calendar" }, ines);
    expect((await listed(ines)).every(({ madeBy }) => madeBy === "Ines Albers")).toBe(true);
    expect((await listed()).map(({ madeBy }) => madeBy)).toContain("Maren Falk");
    expect((await listed(neighbour)).map(({ id }) => id)).not.toContain(hers.id);
  });

  it("lets one revoke one's own, the owner all, and nobody a stranger's", async () => {
    const owners = await make({ name: "Till" });
    const hers = await make({ name: "Hers" }, ines);
    const revoke = async (by: Pick<Salon, "request">, id: string) =>
      (await by.request(`/api/api-tokens/${id}`, { method: "DELETE" })).status;
    expect(await revoke(ines, owners.id)).toBe(404);
    expect(await revoke(neighbour, owners.id)).toBe(404);
    expect((await call(owners.token, "/api/clients")).status).toBe(200);
    expect(await revoke(maren, hers.id)).toBe(200);
    expect(await revoke(maren, hers.id)).toBe(200);
    expect((await call(hers.token, "/api/clients")).status).toBe(401);
    const lines = await maren.ctx().db.select().from(auditLog).orderBy(auditLog.createdAt);
    const about = lines.filter(({ subjectId }) => subjectId === hers.id);
    expect(about.map(({ action, by, words }) => [action, by, words])).toEqual([
      ["token.made", "Ines Albers", expect.stringContaining('"Hers"')],
      ["token.revoked", "Maren Falk", expect.stringContaining("of Ines Albers")],
    ]);
    expect(JSON.stringify(lines)).not.toContain(hers.token.slice(10));
  });

  it("refuses what names nothing, may nothing or lasts for ever by mistake", async () => {
    for (const [wrong, field] of [
      [{ name: " " }, "name"],
      [{ scopes: [] }, "scopes"],
      [{ days: 0 }, "days"],
      [{ days: 400 }, "days"],
    ] as const) {
      const answer = await maren.json("POST", "/api/api-tokens", {
        name: "x",
        scopes: ["read"],
        days: 1,
        ...wrong,
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { issues: [{ path: field }] },
      ]);
    }
  });

  it("lets nobody have more than twenty that work", async () => {
    const made = async () =>
      (
        await neighbour.json("POST", "/api/api-tokens", {
          name: "x",
          scopes: ["read"],
          days: 1,
        })
      ).status;
    const statuses = await Promise.all(Array.from({ length: 24 }, made));
    expect(statuses).toContain(409);
    const live = (await listed(neighbour)).filter(({ revokedAt }) => revokedAt === null);
    expect(live).toHaveLength(20);
  });
});

it("is told of in the description of the API", async () => {
  const document = (await (await maren.request("/api/openapi.json")).json()) as {
    components: { securitySchemes: object };
    security: object[];
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  expect(Object.keys(document.components.securitySchemes)).toEqual(["session", "token"]);
  expect(document.security).toEqual([{ session: [] }, { token: [] }]);
  expect(document.paths["/api/availability"]?.["get"]?.security).toEqual([]);
  expect(document.paths["/api/auth/sign-in/email"]?.["post"]?.security).toEqual([]);
  expect(document.paths["/api/clients"]?.["get"]?.security).toBeUndefined();
});

// the last: it uses up what this address may try
it("may not be guessed for long from one address, and keeps nobody else out", async () => {
  const { token } = await make();
  let last = 401;
  for (let tries = 0; tries < 70 && last === 401; tries += 1)
    last = (await call(`ut_${"B".repeat(43)}`, "/api/clients")).status;
  expect(last).toBe(429);
  expect((await call(token, "/api/clients")).status).toBe(200);
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { getRequestListener } from "@hono/node-server";
import postgres from "postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

/** What needs no session: the contract's list, what a guest of a booking page asks besides, and what whoever is invited does to have one. */
const PUBLIC = [
  /^GET \/api\/health$/,
  /^GET \/api\/ready$/,
  /^(GET|POST) \/api\/auth\//,
  /^GET \/api\/stylists\/slug\//,
  /^GET \/api\/availability(\/why)?$/,
  /^POST \/api\/holds(\/release)?$/,
  /^POST \/api\/waitlist\/join$/,
  /^GET \/api\/services\/stylist\//,
  /^POST \/api\/appointments$/,
  /^POST \/api\/chat\/book$/,
  /^\w+ \/api\/manage\//,
  /^GET \/api\/calendar\//,
  /^POST \/api\/sms\/twilio(\/status)?$/,
  /^POST \/api\/payments\/stripe$/,
  /^GET \/api\/(?:openapi\.json|docs)$/,
  // a picture that a platform fetches, by a signed address that ends
  /^GET \/api\/social-media\/pictures\//,
  /^GET \/api\/invitations\/[^/]+\/open$/,
  /^POST \/api\/invitations\/[^/]+\/accept$/,
];

let app: TestApp;
let salon: Salon;
let routes: { method: string; path: string }[];

beforeAll(async () => {
  app = await startApp();
  salon = await openSalon(app);
  routes = app.app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => ({
      method,
      path: path.replaceAll(/:\w+(\{[^}]*\})?/g, crypto.randomUUID()),
    }));
});

const guarded = () =>
  routes.filter(({ method, path }) => !PUBLIC.some((known) => known.test(`${method} ${path}`)));

test("every route that the contract does not make public answers 401 without a session", async () => {
  expect(guarded().length).toBeGreaterThan(5);
  for (const { method, path } of guarded()) {
    const response = await app.app.request(path, { method });
    expect([method, path, response.status]).toEqual([method, path, 401]);
    const body = await response.json();
    expect(body).toEqual({
      error: "Please sign in.",
      message: "Please sign in.",
      code: "unauthenticated",
    });
  }
});

test("a made-up session is none", async () => {
  for (const cookie of ["undertone.session_token=x.y", "undertone.session_token=", "session=1"]) {
    const response = await app.app.request("/api/subscription/status", { headers: { cookie } });
    expect(response.status).toBe(401);
  }
});

test("an unknown path says 404 to whoever is signed in, and 401 to others", async () => {
  expect((await salon.request("/api/no-such-thing")).status).toBe(404);
  expect((await app.app.request("/api/no-such-thing")).status).toBe(401);
});

describe("another site's page", () => {
  const form = new FormData();
  form.set("photo", new File(["x"], "x.jpg", { type: "image/jpeg" }));
  test.each<[string, RequestInit]>([
    ["JSON", { body: "{}", headers: { "content-type": "application/json" } }],
    ["a form with files", { body: form }],
    [
      "a plain form",
      { body: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } },
    ],
    ["text", { body: "{}", headers: { "content-type": "text/plain" } }],
    ["nothing", {}],
  ])("cannot use a session by sending %s to any unsafe route", async (_what, init) => {
    const unsafe = routes.filter(({ method }) => !["GET", "HEAD", "OPTIONS"].includes(method));
    expect(unsafe.length).toBeGreaterThan(5);
    for (const { method, path } of unsafe) {
      if (path.startsWith("/api/sms/twilio")) continue;
      const headers = new Headers(init.headers);
      headers.set("origin", "https://evil.example");
      const response = await salon.request(path, { ...init, method, headers });
      expect([method, path, response.status]).toEqual([method, path, 403]);
      expect(await response.json()).toMatchObject({ code: "forbidden" });
    }
  });

  test.each([
    ["null", "localhost"],
    ["not an origin", "localhost"],
    ["http://localhost:1", "localhost"],
    ["https://localhost.evil.example", "localhost"],
    ["http://localhost@evil.example", "localhost"],
    ["http://evil.example", "evil.example"],
  ])("is recognised by Origin %s at host %s", async (origin, host) => {
    expect((await plan({ origin, host })).status).toBe(403);
  });

  test("is recognised by what the browser says of it, without Origin too", async () => {
    expect(
      (await plan({ origin: "http://localhost", "sec-fetch-site": "cross-site" })).status,
    ).toBe(403);
  });

  test.each([
    ["http://localhost", "localhost"],
    ["http://127.0.0.1:4100", "127.0.0.1:4100"],
    ["http://[::1]:4100", "[::1]:4100"],
    ["http://192.168.1.20:3000", "192.168.1.20:3000"],
  ])("is not what our own page at %s is", async (origin, host) => {
    expect((await plan({ origin, host })).status).toBe(200);
  });

  test("with a public URL, that is where our pages are", async () => {
    const named = await startApp({ env: { PUBLIC_URL: "https://salon.example" } });
    try {
      const ask = (origin: string) =>
        named.app.request("/api/auth/sign-up/email", {
          method: "POST",
          headers: { "content-type": "application/json", origin, host: "salon.example" },
          body: JSON.stringify({ name: "M", email: "m@x.example", password: "long enough 1" }),
        });
      expect((await ask("https://other.example")).status).toBe(403);
      expect((await ask("http://salon.example")).status).toBe(403);
      const ours = await ask("https://salon.example");
      expect(ours.status).toBe(200);
      expect(ours.headers.getSetCookie()[0]).toMatch(/^__Host-undertone\.session_token=.*; Secure/);
    } finally {
      await named.close();
    }
  });

  const plan = (headers: Record<string, string>) => {
    const all = new Headers({
      "content-type": "application/json",
      cookie: salon.cookie,
      ...headers,
    });
    return app.app.request("/api/subscription/upgrade", {
      method: "PUT",
      headers: all,
      body: JSON.stringify({ tier: "essential" }),
    });
  };
});

describe("whose address it is", () => {
  test.each([
    ["is the socket's when no proxy is trusted", "", "203.0.113.9", "127.0.0.1"],
    ["is what a trusted proxy says", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
    [
      "is the nearest that no trusted proxy has",
      "127.0.0.1,10.0.0.2",
      "6.6.6.6, 203.0.113.9, 10.0.0.2",
      "203.0.113.9",
    ],
    ["is the proxy's own when it says nothing", "127.0.0.1", "", "127.0.0.1"],
    ["is not what a stranger says", "10.0.0.2", "203.0.113.9", "127.0.0.1"],
  ])("%s", async (_rule, trusted, forwarded, expected) => {
    const served = await startApp({ env: { TRUSTED_PROXIES: trusted } });
    const server = createServer(getRequestListener(served.app.fetch)).listen(0, "127.0.0.1");
    const sql = postgres(served.databaseUrl, { max: 1 });
    try {
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}/api/auth/sign-up/email`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-undertone-client": "6.6.6.6",
          ...(forwarded && { "x-forwarded-for": forwarded }),
        },
        body: JSON.stringify({ name: "M", email: "m@x.example", password: "long enough 1" }),
      });
      expect(response.status).toBe(200);
      expect(await sql`select ip_address from session`).toEqual([{ ip_address: expected }]);
    } finally {
      server.close();
      await sql.end();
      await served.close();
    }
  });
});

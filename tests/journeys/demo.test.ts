import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPhotoStore } from "#agent/adapters/photo-store.ts";
import { COLOUR_CASES } from "#agent/demo/colour-cases.ts";
import { demoEnv } from "#agent/demo/env.ts";
import { RUN_LOW } from "#agent/demo/shelf-table.ts";
import { DEMO_SIGN_IN } from "#agent/demo/team.ts";
import { readEnv } from "#agent/env.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import type { TestDatabase } from "#tests/database.ts";
import { demoDatabase } from "#tests/salons/demo-salon.ts";
import { cookieOf, send } from "#tests/fixtures.ts";
import postgres from "postgres";

let app: TestApp;
let cookie: string;
let database: TestDatabase;
const now = new Date();
const dataDir = mkdtempSync(join(tmpdir(), "undertone-demo-"));

beforeAll(async () => {
  database = await demoDatabase(dataDir);
  const photos = createPhotoStore(readEnv({ DATA_DIR: dataDir }));
  app = await startApp({ demo: DEMO_SIGN_IN, databaseUrl: database.url, photos });
  const signedIn = await app.app.request("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://localhost", host: "localhost" },
    body: JSON.stringify({ email: "demo@undertone.local", password: "undertone-demo" }),
  });
  cookie = cookieOf(signedIn);
}, 400_000);
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const get = async (path: string) => send(app, cookie, path, {});
async function read<T>(path: string): Promise<T> {
  const response = await get(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
async function countOf(path: string): Promise<number> {
  const response = await get(`${path}${path.includes("?") ? "&" : "?"}limit=1`);
  expect(response.status).toBe(200);
  return Number(response.headers.get("x-total-count"));
}

/** What every list of the salon answers. */
const LISTS = [
  "/api/clients?limit=500",
  "/api/consultations?limit=500",
  "/api/appointments",
  "/api/formulas",
  "/api/formulas/library?limit=500",
  "/api/outcomes",
  "/api/inventory/items?limit=500",
  "/api/inventory/suppliers",
  "/api/inventory/orders?limit=500",
  "/api/inventory/movements?limit=500",
  "/api/inventory/takes",
  "/api/social-media/posts?limit=500",
  "/api/social-media/accounts",
  "/api/waitlist",
  "/api/outbox?limit=500",
  "/api/sms/conversations",
  "/api/chats",
  "/api/training/practice?limit=500",
  "/api/stylists",
  "/api/timers",
  "/api/stats",
  "/api/subscription/status",
];

it("lets its owner in, and tells everybody how", async () => {
  expect(await read<object>("/api/auth/get-session")).toMatchObject({
    user: { email: DEMO_SIGN_IN.email },
  });
  const told = await app.app.request("/api/health");
  expect(await told.json()).toEqual({ status: "ok", demo: DEMO_SIGN_IN });
});

it("holds what a demo is said to hold", async () => {
  expect(await read("/api/subscription/status")).toMatchObject({ tier: "complete" });
  const stylists = await read<{ bookingSlug: string | null }[]>("/api/stylists");
  expect(stylists.filter(({ bookingSlug }) => bookingSlug)).toHaveLength(3);
  expect(await countOf("/api/clients")).toBe(60);
  const consultations = await read<{ photos: unknown[] }[]>("/api/consultations?limit=500");
  expect(consultations).toHaveLength(COLOUR_CASES.length);
  expect(consultations.every(({ photos }) => photos.length >= 2)).toBe(true);
  const outcomes = await read<{ all: { count: number } }>("/api/outcomes");
  expect(outcomes.all.count).toBe(40);
  expect(await read<unknown[]>("/api/timers")).toEqual([]);
});

it("reaches from 90 days back to 30 days ahead, with nobody in two places", async () => {
  const sql = postgres(app.databaseUrl, { max: 1 });
  try {
    const [book] = await sql<{ first: Date; last: Date; past: number; coming: number }[]>`
      select min(starts_at) as first, max(starts_at) as last,
        count(*) filter (where starts_at < ${now})::int as past,
        count(*) filter (where starts_at >= ${now})::int as coming from appointments`;
    const daysFrom = (at: Date) => (at.getTime() - now.getTime()) / 86_400_000;
    expect(daysFrom(book!.first)).toBeLessThan(-85);
    expect(daysFrom(book!.last)).toBeGreaterThan(25);
    expect(daysFrom(book!.last)).toBeLessThan(32);
    expect(book!.past).toBeGreaterThan(450);
    expect(book!.coming).toBeGreaterThan(60);
    const [open] = await sql<{ left: number }[]>`
      select count(*)::int as left from appointments
      where ends_at < ${new Date(now.getTime() - 3_600_000)} and status in ('pending', 'confirmed')`;
    expect(open!.left).toBe(0);
    const [two] = await sql<{ pairs: number }[]>`
      select count(*)::int as pairs from occupancies a join occupancies b
        on a.stylist_id = b.stylist_id and a.id < b.id and a.busy && b.busy`;
    expect(two!.pairs).toBe(0);
  } finally {
    await sql.end();
  }
});

it("has four things that are low, and a log that adds up to the stock", async () => {
  const items = await read<{ id: string; name: string; isLow: boolean; needsCount: boolean }[]>(
    "/api/inventory/items?limit=500",
  );
  expect(
    items
      .filter(({ isLow }) => isLow)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...RUN_LOW].sort());
  expect(items.filter(({ needsCount }) => needsCount)).toEqual([]);
  const sql = postgres(app.databaseUrl, { max: 1 });
  try {
    const wrong = await sql`
      select items.name from items left join stock_movements on stock_movements.item_id = items.id
      group by items.id, items.name, items.stock
      having items.stock <> coalesce(sum(stock_movements.amount), 0)`;
    expect(wrong).toEqual([]);
  } finally {
    await sql.end();
  }
});

it("reports what its visits sum up to", async () => {
  const { range, ...revenue } = await read<{
    range: { from: string; to: string };
    total: number;
    visits: number;
  }>("/api/reports/revenue");
  const counted = await read<{ priceMinor: number | null }[]>(
    `/api/appointments?status=completed&limit=500&from=${range.from}&to=${range.to}`,
  );
  expect(revenue.visits).toBe(counted.length);
  expect(revenue.total).toBe(counted.reduce((sum, each) => sum + (each.priceMinor ?? 0), 0));
  expect(revenue.total).toBeGreaterThan(300_000);
});

it.each(LISTS)("%s answers, and says nothing that nobody wrote", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  // A link's random letters may spell anything.
  const said = (await response.text()).replaceAll(/[\w-]{30,}/g, "");
  expect(said).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
});

it("shows posts in each of their states, and mail that went nowhere", async () => {
  const posts = await read<{ status: string }[]>("/api/social-media/posts?limit=500");
  expect(new Set(posts.map(({ status }) => status))).toEqual(
    new Set(["published", "scheduled", "draft"]),
  );
  const orders = await read<{ status: string }[]>("/api/inventory/orders?limit=500");
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set(["draft", "submitted", "received", "cancelled"]),
  );
  const outbox = await read<{ kind: string; status: string }[]>("/api/outbox?limit=500");
  expect(outbox.length).toBeGreaterThan(50);
  // answers to texts went out with the request that brought them; nothing else goes out of itself
  const gone = ["sent", "delivered", "sending"];
  expect(outbox.filter(({ kind, status }) => kind !== "reply" && gone.includes(status))).toEqual(
    [],
  );
});

it("takes none of the ways out that the environment offers", () => {
  const given = {
    DATABASE_URL: "postgres://x",
    SMTP_URL: "smtp://x",
    TWILIO_ACCOUNT_SID: "x",
    TWILIO_AUTH_TOKEN: "x",
    STRIPE_SECRET_KEY: "sk_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    STORAGE_URL: "s3://x",
    DATA_DIR: "/precious",
    PORT: "4000",
  };
  const set = Object.entries(demoEnv(given, "/thrown/away")).filter(([, value]) => value);
  expect(Object.fromEntries(set)).toEqual({
    PORT: "4000",
    DATA_DIR: "/thrown/away",
    LOG_LEVEL: "error",
  });
});

it("is no demo in a plain start, whatever a request says", async () => {
  const plain = await startApp({ databaseUrl: app.databaseUrl });
  try {
    const told = await plain.app.request("/api/health?demo=1", { headers: { "x-demo": "1" } });
    expect(await told.json()).toEqual({ status: "ok" });
    expect(readFileSync("agent/server.ts", "utf8")).not.toContain("demo");
  } finally {
    await plain.close();
  }
});

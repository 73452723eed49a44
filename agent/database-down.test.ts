import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { cutWay } from "#tests/cut-way.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { maren, openSalon, type Salon } from "#tests/fixtures.ts";

let database: TestDatabase;
let line: Awaited<ReturnType<typeof cutWay>>;
let app: TestApp;
let salon: Salon;

beforeAll(async () => {
  database = await testDatabase();
  line = await cutWay(database.url);
  app = await startApp({ databaseUrl: line.url });
  salon = await openSalon(app);
});
afterAll(async () => {
  await app.close();
  await line.close();
  await database.drop();
});

test("while the database is away every answer is a quick 503 with Retry-After; then all goes on", async () => {
  await line.cut();
  for (const ask of [
    () => salon.request("/api/subscription/status"),
    () => salon.request("/api/auth/get-session"),
    () => salon.request("/api/ready"),
    () => salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" }),
    () =>
      salon.json("POST", "/api/auth/sign-in/email", {
        email: maren.email,
        password: maren.password,
      }),
    () =>
      salon.json("POST", "/api/auth/sign-up/email", {
        ...maren,
        timeZone: undefined,
        email: "late@x.example",
      }),
  ]) {
    const started = performance.now();
    const response = await ask();
    const body = await response.json();
    expect([response.status, body.code]).toEqual([503, "unavailable"]);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(5_000);
  }
  expect((await salon.request("/api/health")).status).toBe(200);
  await line.mend();
  await expect
    .poll(async () => (await salon.request("/api/subscription/status")).status, { timeout: 5_000 })
    .toBe(200);
  const status = await (await salon.request("/api/subscription/status")).json();
  expect(status.tier).toBe("essential");
});

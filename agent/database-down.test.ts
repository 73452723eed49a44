import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf, replyOf, wordsOf } from "#tests/chat.ts";
import { cutWay } from "#tests/cut-way.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { maren, openSalon, send, type Salon } from "#tests/fixtures.ts";
import { scriptedModel } from "#tests/scripted-model.ts";

let database: TestDatabase;
let line: Awaited<ReturnType<typeof cutWay>>;
let app: TestApp;
let salon: Salon;
/** Told once the key of a request is about to be taken for good. */
let takesKey = () => {};

beforeAll(async () => {
  database = await testDatabase();
  line = await cutWay(database.url, () => {
    let inserts = false;
    return (sent) => {
      inserts ||= sent.includes('insert into "idempotency_keys"');
      if (!inserts || !sent.includes("commit")) return;
      inserts = false;
      takesKey();
    };
  });
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

test("a request whose database went away is done under the same key once it is back", async () => {
  const other = postgres(database.url, { max: 2, onnotice: () => {} });
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const lock = other.begin(async (tx) => {
    await tx`lock table timers in access exclusive mode`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const headers = { "idempotency-key": crypto.randomUUID() };
  const begin = () => salon.json("POST", "/api/timers", { label: "Roots", minutes: 5 }, headers);
  const cutOff = begin();
  const waiting = () =>
    other`select from pg_locks where not granted and relation = 'timers'::regclass`;
  await expect.poll(waiting).toHaveLength(1);
  await line.cut();
  expect((await cutOff).status).toBe(503);
  await line.mend();
  released.resolve();
  await lock;
  await expect.poll(async () => (await begin()).status).toBe(201);
  const timers = await (await salon.request("/api/timers")).json();
  expect(timers).toHaveLength(1);
  await other.end();
});

test("a reply that ends while the database is away is kept once it is back, and the chat goes on", async () => {
  const cut = Promise.withResolvers<void>();
  const chat = scriptedModel(({ said }) =>
    said === "first"
      ? [{ say: "Warm" }, { wait: cut.promise }, { say: " at the roots." }]
      : [{ say: "Yes." }],
  );
  const model = { provider: "builtin" as const, chat, vision: null };
  const talking = await startApp({ databaseUrl: line.url, model });
  const thread = chatOf({
    request: (path, init) => send(talking, salon.cookie, path, init ?? {}),
    json: (method, path, body) =>
      send(talking, salon.cookie, path, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
  });
  const answer = await thread.send("first");
  await expect.poll(() => chat.asked.length).toBe(1);
  await line.cut();
  cut.resolve();
  const heard = replyOf(answer);
  await expect.poll(async () => (await talking.app.request("/api/ready")).status).toBe(503);
  await line.mend();
  expect(wordsOf(await heard)).toBe("Warm at the roots.");
  const kept = (await thread.open()).messages.at(-1);
  expect(kept && wordsOf(kept)).toBe("Warm at the roots.");
  expect(wordsOf(await thread.ask("second"))).toBe("Yes.");
  await talking.close();
});

test("a request whose key was taken without an answer from the database is done under it as well", async () => {
  const other = postgres(database.url, { max: 1, onnotice: () => {} });
  // as behind a pooler: each statement goes out in words
  const behind = await startApp({ databaseUrl: line.url, directUrl: database.url });
  const held = Promise.withResolvers<void>();
  takesKey = () => {
    line.hold();
    held.resolve();
  };
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const body = JSON.stringify({ label: "Gloss", minutes: 5 });
  const begin = () => send(behind, salon.cookie, "/api/timers", { method: "POST", body, headers });
  const cutOff = begin();
  await held.promise;
  takesKey = () => {};
  const taken = () =>
    other.begin(async (tx) => {
      await tx`set local role undertone_system`;
      return tx`select from idempotency_keys where status is null`;
    });
  await expect.poll(taken).toHaveLength(1);
  await line.cut();
  expect((await cutOff).status).toBe(503);
  line.letGo();
  await line.mend();
  await expect.poll(async () => (await begin()).status).toBe(201);
  await behind.close();
  await other.end();
});

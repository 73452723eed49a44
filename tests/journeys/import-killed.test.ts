import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";
import type { FormulaImport } from "#tools/migration/formulas/schema.ts";

const ROWS = 8_000;

const home = mkdtempSync(join(tmpdir(), "undertone-import-"));
let database: TestDatabase;
let app: ServerProcess;
let cookie = "";

const start = () =>
  startServer({ DATA_DIR: home, DATABASE_URL: database.url, AI_PROVIDER: "builtin" });
const send = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set("origin", app.url);
  if (cookie) headers.set("cookie", cookie);
  return fetch(`${app.url}/api/${path}`, { ...init, headers });
};
const json = async <T>(path: string, init?: RequestInit) =>
  (await (await send(path, init)).json()) as T;
const act = (id: string, what: string) =>
  send(`formulas/imports/${id}/${what}`, { method: "POST" });
const look = (id: string) => json<FormulaImport>(`formulas/imports/${id}`);
const kept = async (id: string) =>
  Number((await send(`formulas/library?importId=${id}&limit=1`)).headers.get("x-total-count"));

beforeAll(async () => {
  database = await testDatabase();
  app = await start();
  const { name, email, password } = maren;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ name, email, password });
  cookie = cookieOf(await send("auth/sign-up/email", { method: "POST", headers, body }));
});

afterAll(async () => {
  await app.stop();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

async function receive(): Promise<string> {
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `Client ${at},"${10 + (at % 50)}g 7/${at % 9} + ${at % 30}g 8/0, 20 vol, 1:1"`,
  );
  const body = new FormData();
  body.set("file", new File([["Client,Formula", ...rows].join("\n")], "book.csv"));
  const init = { method: "POST", body };
  return (await json<FormulaImport>("formulas/imports", init)).id;
}

const over = (id: string) =>
  expect.poll(async () => (await look(id)).status, { timeout: 60_000 }).not.toBe("running");

it("keeps nothing of an import whose server was killed, and starts it again to the same result", async () => {
  const id = await receive();
  await act(id, "start");
  await expect
    .poll(async () => (await look(id)).written, { timeout: 60_000, interval: 10 })
    .toBeGreaterThan(0);
  await app.kill();

  app = await start();
  expect(await kept(id)).toBe(0);
  // as soon as the database has noticed the death
  await expect.poll(async () => (await look(id)).interrupted, { timeout: 10_000 }).toBe(true);
  expect(await look(id)).toMatchObject({ status: "running", count: 0 });

  expect((await act(id, "start")).status).toBe(200);
  await over(id);
  const again = await look(id);
  expect(again).toMatchObject({ status: "done", rows: ROWS, interrupted: false });
  expect(await kept(id)).toBe(again.count);

  const whole = await receive();
  await act(whole, "start");
  await over(whole);
  const { count, unclear, skipped } = await look(whole);
  expect(again).toMatchObject({ count, unclear, skipped });
}, 180_000);

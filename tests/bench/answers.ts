import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { readEnv } from "#agent/env.ts";
import { start } from "#agent/start.ts";
import { openPool } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { consultationForm, newDiagnosis } from "#tests/consultation-form.ts";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { BOX_DYE, BRASSY } from "#tests/formula-result.ts";
import { hairPhoto } from "#tests/hair.ts";
import { median, type Measured } from "./measured.ts";

type Send = (path: string, init: RequestInit) => Promise<Response>;

/** How long the app takes to answer, in this process and over the embedded database with fsync on. */
export async function benchAnswers(): Promise<Measured[]> {
  const home = mkdtempSync(join(tmpdir(), "undertone-bench-"));
  const env = readEnv({ DATA_DIR: home, LOG_LEVEL: "silent", AI_PROVIDER: "builtin" });
  const { app, stop } = await start(env);
  try {
    const { name, email, password } = maren;
    const account = json({ name, email, password });
    const cookie = cookieOf(await app.request("/api/auth/sign-up/email", account));
    const send: Send = async (path, init) => {
      const headers = new Headers(init.headers);
      headers.set("cookie", cookie);
      const response = await app.request(path, { ...init, headers });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response;
    };
    await send("/api/subscription/upgrade", { ...json({ tier: "complete" }), method: "PUT" });
    return [await consultation(send), ...(await formulating(send, home)), await firstToken(send)];
  } finally {
    await stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function consultation(send: Send): Promise<Measured> {
  const photos = {
    photos: [await hairPhoto({ level: 5, seed: 1, megapixels: 15 })],
    targetPhoto: await hairPhoto({ level: 8, seed: 2, megapixels: 15 }),
  };
  const body = () => consultationForm(newDiagnosis, photos);
  const runs = await timed(6, async () => {
    await (await send("/api/consultations", { method: "POST", body: body() })).json();
  });
  return { what: "consultation, two photos of 3 MB", measured: runs, bar: 2_000, unit: "ms" };
}

/** The engine's route beside a bare floor in turn: a route of Hono that sends one `select 1` to the same database. */
async function formulating(send: Send, home: string): Promise<Measured[]> {
  const requests = [BRASSY, BOX_DYE];
  const { url, stop } = await startEmbedded({ dir: join(home, "postgres"), log: () => {} });
  const sql = openPool(url, { max: 1 });
  const floor = new Hono().get("/", async (c) => c.json(await sql`select 1`));
  // a salon may ask 600 times a minute
  for (let run = 0; run < 180; run += 1)
    await (await send("/api/colour/formulate", json(requests[run % 2]))).json();
  const bare: number[] = [];
  const asking: number[] = [];
  for (let run = 0; run < 400; run += 1) {
    const began = performance.now();
    await (await send("/api/colour/formulate", json(requests[run % 2]))).json();
    const between = performance.now();
    await (await floor.request("/")).json();
    asking.push(between - began);
    bare.push(performance.now() - between);
  }
  await sql.end();
  await stop();
  return [
    { what: "POST /api/colour/formulate", measured: median(asking), bar: 3, unit: "ms" },
    { what: "Hono and one select beside it", measured: median(bare), bar: 1, unit: "ms" },
  ];
}

async function firstToken(send: Send): Promise<Measured> {
  const runs = await timed(30, async () => {
    const message = {
      id: crypto.randomUUID(),
      role: "user",
      parts: [{ type: "text", text: "Lena, virgin level 6, damage 1, wants an 8 cool" }],
    };
    const response = await send("/api/chat", json({ id: crypto.randomUUID(), message }));
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    for (let seen = ""; !seen.includes("text-delta");) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) throw new Error("The reply ended without a word.");
      seen += decoder.decode(value);
    }
    await reader?.cancel();
  });
  return { what: "first token of a chat reply", measured: runs, bar: 150, unit: "ms" };
}

/** The median of so many runs; the first tenth warms up and does not count. */
async function timed(runs: number, work: (run: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await work(run);
    times.push(performance.now() - began);
  }
  return median(times.slice(Math.ceil(runs / 10)));
}

function json(body: unknown): RequestInit {
  const headers = {
    "content-type": "application/json",
    origin: "http://localhost",
    host: "localhost",
  };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

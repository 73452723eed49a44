import { Hono } from "hono";
import postgres, { type Sql } from "postgres";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { idempotent } from "#agent/http/idempotency.ts";
import { signedIn } from "#agent/caller.ts";
import type { AppEnv } from "#agent/context.ts";
import { onError } from "#agent/errors.ts";
import { DomainError } from "#tools/core/errors.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { joinTeam } from "#tests/salons/team.ts";
import { createClient } from "#tools/clients/clients.ts";
import { limit } from "#tools/core/rate-limit.ts";

/** A route of our own behind the real middlewares, so that each way an act can end is at hand. */
let app: TestApp;
let sql: Sql;
let salon: Salon;
let other: Salon;
let acts = 0;
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  app = await startApp();
  sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  salon = await openSalon(app);
  other = await openSalon(app, joaquin);
  await putOnTier(salon, "pro");
});
afterAll(() => sql.end());

function acting() {
  const routes = new Hono<AppEnv>();
  routes.onError(onError);
  routes.use(async (c, next) => {
    c.set("services", app.services);
    await next();
  });
  routes.use(signedIn, idempotent);
  routes.post("/api/act", async (c) => {
    const form = c.req.header("content-type")?.startsWith("multipart")
      ? await c.req.parseBody()
      : undefined;
    const file = form?.["photo"];
    const said =
      file instanceof File ? await file.text() : (await c.req.json<{ say: string }>()).say;
    acts += 1;
    const act = acts;
    await gate;
    if (said === "refuse") throw new DomainError("conflict", "Taken.");
    if (said === "break") throw new Error("a bug");
    return c.json({ act, said }, 201);
  });
  routes.post("/api/note", async (c) => {
    const { name, ends } = await c.req.json<{ name: string; ends?: "fail" | "refuse" }>();
    await createClient(c.var.ctx, { name });
    await limit(c.var.ctx, `noted ${name}`, { max: 100, windowMs: 60_000 });
    if (ends === "fail") throw new Error("a bug");
    if (ends === "refuse") throw new DomainError("conflict", "Taken.");
    return c.json({ name }, 201);
  });
  return routes;
}

const say = async (who: Salon, key: string, words: string, path = "/api/act") =>
  acting().request(path, {
    method: "POST",
    headers: { cookie: who.cookie, "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ say: words }),
  });

test("the same key and body gets the first answer again, status and text", async () => {
  const before = acts;
  const first = await say(salon, "one", "hello");
  const second = await say(salon, "one", "hello");
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get("content-type")).toContain("application/json");
  expect(acts).toBe(before + 1);
});

test("the same key with another body or address is a conflict", async () => {
  for (const attempt of [
    say(salon, "one", "goodbye"),
    say(salon, "one", "hello", "/api/act?x=1"),
  ]) {
    const response = await attempt;
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "conflict" });
  }
});

test("another salon's key is another key", async () => {
  const response = await say(other, "one", "goodbye");
  expect(await response.json()).toMatchObject({ said: "goodbye" });
});

test("without a key every request acts", async () => {
  const before = acts;
  for (let n = 0; n < 2; n += 1) {
    await acting().request("/api/act", {
      method: "POST",
      headers: { cookie: salon.cookie, "content-type": "application/json" },
      body: JSON.stringify({ say: "again" }),
    });
  }
  expect(acts).toBe(before + 2);
});

test.each([
  ["refuse", 409],
  ["break", 500],
])("a failure is not kept: after %s the key acts again", async (words, status) => {
  const before = acts;
  for (let n = 0; n < 2; n += 1)
    expect((await say(salon, `try ${words}`.replace(" ", "-"), words)).status).toBe(status);
  expect(acts).toBe(before + 2);
});

test("ten at once act once, and all get the same answer", async () => {
  const before = acts;
  let open = () => {};
  gate = new Promise((opened) => {
    open = opened;
  });
  const all = Array.from({ length: 10 }, () => say(salon, "crowd", "now"));
  setImmediate(open);
  const answers = await Promise.all((await Promise.all(all)).map((response) => response.text()));
  expect(new Set(answers).size).toBe(1);
  expect(acts).toBe(before + 1);
});

test("a form is the same by its fields and its files' bytes, whatever its boundary", async () => {
  const send = (bytes: string) => {
    const form = new FormData();
    form.set("photo", new File([bytes], "a.jpg", { type: "image/jpeg" }));
    return acting().request("/api/act", {
      method: "POST",
      headers: { cookie: salon.cookie, "idempotency-key": "form" },
      body: form,
    });
  };
  const first = await send("pixels");
  expect(await (await send("pixels")).text()).toBe(await first.text());
  expect((await send("pixelz")).status).toBe(409);
});

test("a photo sent twice with one key is stored once", async () => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: "#7c5636" } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  const send = () => {
    const form = new FormData();
    form.set("photo", new File([bytes], "a.jpg", { type: "image/jpeg" }));
    const headers = { "idempotency-key": "photo" };
    return salon.request("/api/photos", { method: "POST", headers, body: form });
  };
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await sql`select 1 from photos where salon_id = ${salon.actor.salonId}`).toHaveLength(1);
});

test("a key whose process died before it answered is free again", async () => {
  const before = acts;
  await say(salon, "orphan", "once");
  // as it stands when a process is killed in the middle: no answer yet, and nobody holds its lock
  await sql`update idempotency_keys set status = null, body = null, instance = 4242 where key like '% orphan'`;
  expect((await say(salon, "orphan", "once")).status).toBe(201);
  expect(acts).toBe(before + 2);
});

test.each(["", " ", "with space", "x".repeat(201)])("the key %j is refused", async (key) => {
  expect((await say(salon, key, "hello")).status).toBe(400);
});

const note = async (who: { cookie: string }, key: string, words: object) =>
  acting().request("/api/note", {
    method: "POST",
    headers: { cookie: who.cookie, "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(words),
  });
const noted = async (name: string) => {
  const [clients] = await sql`select count(*)::int as n from clients where name = ${name}`;
  const [counted] = await sql`select count from rate_limit where key = ${`noted ${name}`}`;
  return { clients: clients?.["n"] as number, counted: (counted?.["count"] as number) ?? 0 };
};

test("what is done stands with its answer, and not without", async () => {
  expect((await note(salon, "whole", { name: "Ada" })).status).toBe(201);
  expect(await noted("Ada")).toEqual({ clients: 1, counted: 1 });
  expect((await note(salon, "bug", { name: "Bea", ends: "fail" })).status).toBe(500);
  expect(await noted("Bea")).toEqual({ clients: 0, counted: 0 });
});

test("a refusal with a key is counted like one without", async () => {
  expect((await note(salon, "guess", { name: "Dora", ends: "refuse" })).status).toBe(409);
  expect((await noted("Dora")).counted).toBe(1);
});

test("of two people in a salon each has their own key", async () => {
  const before = acts;
  const rae = await joinTeam(app, salon, { name: "Rae", email: "rae@x.example" });
  const words = { headers: { "idempotency-key": "shared" }, body: JSON.stringify({ say: "mine" }) };
  for (const { cookie } of [salon, rae])
    await acting().request("/api/act", {
      method: "POST",
      ...words,
      headers: { ...words.headers, cookie, "content-type": "application/json" },
    });
  expect(acts).toBe(before + 2);
});

test("an answer is kept sealed", async () => {
  await note(salon, "sealed", { name: "Frida Kept" });
  const kept = await sql`select body from idempotency_keys where key like '% sealed'`;
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain("Frida");
});

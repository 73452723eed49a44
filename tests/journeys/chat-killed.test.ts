import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { callsOf, cardOf, chatOf, noticesOf, replyOf, wordsOf } from "#tests/chat.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";

/* The page is reloaded, another device goes on, the server is killed: held still at the moment that matters by a lock on the rows. */

const home = mkdtempSync(join(tmpdir(), "undertone-chat-"));
let database: TestDatabase;
/** Looks, and holds what the server wants to write. */
let sql: Sql;
let app: ServerProcess;
let page: Device;
const held = new Set<Hold>();

type Device = ReturnType<typeof deviceOf>;
type Hold = Awaited<ReturnType<typeof holdBy>>;

const start = () =>
  startServer({ DATA_DIR: home, DATABASE_URL: database.url, AI_PROVIDER: "builtin" });

/** A browser that is signed in, wherever the app is by now. */
function deviceOf(cookie: string) {
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("origin", app.url);
    headers.set("cookie", cookie);
    return fetch(app.url + path, { ...init, headers });
  };
  const json = (method: string, path: string, body: unknown) =>
    request(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return { request, json };
}

const signed = async (how: "sign-up" | "sign-in") => {
  const { name, email, password, timeZone } = maren;
  const response = await fetch(`${app.url}/api/auth/${how}/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.url, "x-time-zone": timeZone },
    body: JSON.stringify(how === "sign-up" ? { name, email, password } : { email, password }),
  });
  return deviceOf(cookieOf(response));
};

beforeAll(async () => {
  database = await testDatabase();
  sql = postgres(database.url, { max: 8, onnotice: () => {} });
  app = await start();
  page = await signed("sign-up");
  await page.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const [stylist] = (await (await page.request("/api/stylists")).json()) as { id: string }[];
  const made = await page.json("POST", "/api/services", {
    stylistId: stylist?.id,
    name: "Balayage",
    category: "Color Services",
    basePrice: "180",
    duration: 150,
  });
  expect(made.status).toBe(201);
});
afterEach(async () => {
  for (const each of held) await each.letGo();
  await sql`delete from timers`;
});
afterAll(async () => {
  await app.stop();
  await sql.end();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

/** Keeps rows as they are until they are let go; whoever wants to write them waits. */
async function holdBy(lock: (tx: postgres.TransactionSql) => Promise<unknown>) {
  const holding = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const ended = sql.begin(async (tx) => {
    await lock(tx);
    holding.resolve();
    await end.promise;
  });
  await Promise.race([holding.promise, ended]);
  const letGo = async () => {
    held.delete(hold);
    end.resolve();
    await ended;
  };
  const hold = { letGo };
  held.add(hold);
  return hold;
}
/** An act waits at its end, when it has written all but its line in the ledger. */
const holdActs = () => holdBy((tx) => tx`lock table chat_actions in exclusive mode`);
/** What is to be saved of a chat waits; what its assistant does goes on. */
const holdThread = (id: string) =>
  holdBy((tx) => tx`select 1 from chats where id = ${id} for no key update`);

/** The same for all threads, where an act notes in its own thread whom it is about. */
const holdWords = () => holdBy((tx) => tx`lock table chat_messages in exclusive mode`);

const patiently = { timeout: 20_000, interval: 20 };
const underWay = () =>
  expect
    .poll(
      () => sql`select 1 from pg_locks where not granted and relation = 'chat_actions'::regclass`,
      patiently,
    )
    .not.toEqual([]);
/** Whether an answer broke off. */
const brokeOff = (sent: Promise<Response>) =>
  sent
    .then((response) => response.text())
    .then(
      () => false,
      () => true,
    );
const timers = async () => (await sql<{ id: string }[]>`select id from timers`).length;
const price = async () => {
  const [row] = await sql<{ price: number; version: number }[]>`
    select base_price as price, version from services where name = 'Balayage'`;
  return row;
};
const LENA = "Lena, virgin level 6, damage 1, wants an 8 cool";
/** How many formulas were written in chats, how often that is in the ledger, and how many analyses are counted. */
const formulas = async () => {
  const [row] = await sql<{ written: number; told: number }[]>`
    select (select count(*)::int from consultations) as written,
      (select count(*)::int from chat_actions where tool = 'formulate') as told`;
  const status = await page.request("/api/subscription/status");
  const { uploadsUsed } = (await status.json()) as { uploadsUsed: number };
  return { written: 0, told: 0, ...row, used: uploadsUsed };
};
const oneMore = ({ written, told, used }: Awaited<ReturnType<typeof formulas>>) => ({
  written: written + 1,
  told: told + 1,
  used: used + 1,
});
const lastOf = async (chat: ReturnType<typeof chatOf>) => {
  const { messages, running } = await chat.open();
  expect(running).toBe(false);
  return messages.at(-1) as StylistMessage;
};

it("goes on when the page is reloaded, is read from the beginning elsewhere, and there it goes on", async () => {
  const chat = chatOf(page);
  const act = await holdActs();
  const leaving = new AbortController();
  const left = brokeOff(
    page.request("/api/chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      signal: leaving.signal,
      body: JSON.stringify({
        id: chat.id,
        message: { id: "m1", role: "user", parts: [{ type: "text", text: "start 20 min timer" }] },
      }),
    }),
  );
  await underWay();
  leaving.abort();
  expect(await left).toBe(true);

  const phone = await signed("sign-in");
  expect(await chatOf(phone, chat.id).open()).toMatchObject({ running: true });
  const [reloaded, elsewhere] = [replyOf(await chat.resume()), replyOf(await chat.resume(phone))];
  await act.letGo();
  const reply = await reloaded;
  expect(callsOf(reply)).toEqual(["start_timer"]);
  expect(await elsewhere).toEqual(reply);
  await expect.poll(() => lastOf(chat), patiently).toEqual(reply);
  expect(wordsOf(await chatOf(phone, chat.id).ask("add 5 min"))).toContain("5 min more");
  expect((await chat.open()).messages).toHaveLength(4);
  expect(await timers()).toBe(1);
});

it("killed in the middle of an act has done nothing, says that it was cut off, and does it once when asked again", async () => {
  const chat = chatOf(page);
  const act = await holdActs();
  const lost = brokeOff(chat.send("start 20 min timer", { messageId: "m1" }));
  await underWay();
  await app.kill();
  expect(await lost).toBe(true);
  await act.letGo();

  app = await start();
  const last = await lastOf(chat);
  expect([noticesOf(last), callsOf(last)]).toEqual([["interrupted"], []]);
  expect((await chat.open()).messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(await timers()).toBe(0);
  const again = await Promise.all(
    [1, 2, 3].map(async () => replyOf(await chat.send("start 20 min timer", { messageId: "m1" }))),
  );
  expect(new Set(again.map(({ id }) => id)).size).toBe(1);
  expect(await timers()).toBe(1);
});

it("killed when an act was done and nobody knew yet does it no second time", async () => {
  const chat = chatOf(page);
  const act = await holdActs();
  const lost = brokeOff(chat.send("start 20 min timer", { messageId: "m1" }));
  await underWay();
  const thread = await holdThread(chat.id);
  await act.letGo();
  await expect.poll(timers, patiently).toBe(1);
  await app.kill();
  expect(await lost).toBe(true);
  await thread.letGo();

  app = await start();
  const last = await lastOf(chat);
  expect(noticesOf(last)).toEqual(["interrupted"]);
  // it does not claim that nothing was done
  expect(JSON.stringify(last)).toContain("What had been done is kept");
  const reply = await replyOf(await chat.send("start 20 min timer", { messageId: "m1" }));
  expect([callsOf(reply), noticesOf(reply)]).toEqual([["start_timer"], []]);
  expect(await timers()).toBe(1);
  await chat.ask("start 20 min timer");
  expect(await timers()).toBe(2);
});

it("killed in the middle of writing a formula has written none, and writes one when asked again", async () => {
  const chat = chatOf(page);
  const before = await formulas();
  const act = await holdActs();
  const lost = brokeOff(chat.send(LENA, { messageId: "m1" }));
  await underWay();
  await app.kill();
  expect(await lost).toBe(true);
  await act.letGo();

  app = await start();
  await lastOf(chat);
  expect(await formulas()).toEqual(before);
  const reply = await replyOf(await chat.send(LENA, { messageId: "m1" }));
  expect(callsOf(reply)).toContain("formulate");
  expect(await formulas()).toEqual(oneMore(before));
});

it("killed when a formula was written and nobody knew yet writes no second one, and counts it once", async () => {
  const chat = chatOf(page);
  const before = await formulas();
  const act = await holdActs();
  const lost = brokeOff(chat.send(LENA, { messageId: "m1" }));
  await underWay();
  const words = await holdWords();
  await act.letGo();
  await expect.poll(formulas, patiently).toEqual(oneMore(before));
  await app.kill();
  expect(await lost).toBe(true);
  await words.letGo();

  app = await start();
  expect(noticesOf(await lastOf(chat))).toEqual(["interrupted"]);
  const reply = await replyOf(await chat.send(LENA, { messageId: "m1" }));
  expect(noticesOf(reply)).toEqual([]);
  const part = reply.parts.find(({ type }) => type === "tool-formulate");
  expect(part).toMatchObject({
    output: { ok: true, value: { consultation: { clientName: "Lena" } } },
  });
  expect(await formulas()).toEqual(oneMore(before));
});

it("killed in the middle of an act that was approved does it once, by the same tap", async () => {
  const chat = chatOf(page);
  const card = cardOf(await chat.ask("put balayage at 195"));
  const act = await holdActs();
  const lost = brokeOff(chat.decide(card.id));
  await underWay();
  await app.kill();
  expect(await lost).toBe(true);
  await act.letGo();

  app = await start();
  expect(noticesOf(await lastOf(chat))).toEqual(["interrupted"]);
  const was = await price();
  expect(was?.price).toBe(18_000);
  const taps = await Promise.all([chat.decide(card.id), chat.decide(card.id)]);
  expect(taps.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await Promise.all(taps.map((tap) => tap.text()));
  expect(await price()).toEqual({ price: 19_500, version: (was?.version ?? 0) + 1 });
  expect((await chat.decide(card.id)).status).toBe(409);
});

it("killed when an approved act was done and nobody knew yet says that it was done", async () => {
  const chat = chatOf(page);
  const card = cardOf(await chat.ask("put balayage at 210"));
  const act = await holdActs();
  const lost = brokeOff(chat.decide(card.id));
  await underWay();
  const thread = await holdThread(chat.id);
  await act.letGo();
  await expect.poll(price, patiently).toMatchObject({ price: 21_000 });
  await app.kill();
  expect(await lost).toBe(true);
  await thread.letGo();

  app = await start();
  const was = await price();
  const last = await lastOf(chat);
  expect(noticesOf(last)).toEqual(["interrupted"]);
  const part = last.parts.find(({ type }) => type === "tool-set_price");
  expect(part).toMatchObject({ state: "output-available", output: { ok: true } });
  expect((await chat.decide(card.id)).status).toBe(409);
  expect(await price()).toEqual(was);
  // asked again, it says the same, and does nothing
  const [said] = (await chat.open()).messages;
  const again = await chat.send("put balayage at 210", { messageId: said?.id ?? "" });
  expect((await replyOf(again)).id).toBe(last.id);
  expect(await price()).toEqual(was);
});

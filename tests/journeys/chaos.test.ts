import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chatOf } from "#tests/chat.ts";
import { cutWay } from "#tests/cut-way.ts";
import { fakeOpenAi } from "#tests/fakes/openai.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { openCaller, underLoad, type Caller } from "#tests/load.ts";
import { startReplicated } from "#tests/replicated.ts";
import { chances } from "#tests/runs.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";
import { soon } from "#tests/soon.ts";

/*
 * Three processes, a primary and its replica, a mail server and a model, of which one fails after the other, for MINUTES. Nothing
 * that was acknowledged may be lost, and nothing be there twice.
 */

const MINUTES = Number(process.env["MINUTES"] ?? 10);
const PROCESSES = 3;
const HELD_MS = 5_000;
const BETWEEN_MS = 5_000;
const MESSAGE_EVERY_MS = 2_000;
/** A network may book sixty times a day with one stylist. */
const BOOKING_EVERY_MS = 10_000;

const home = mkdtempSync(join(tmpdir(), "undertone-chaos-"));
const chance = chances();
let database: Awaited<ReturnType<typeof startReplicated>>;
let smtp: Awaited<ReturnType<typeof fakeSmtp>>;
let model: Awaited<ReturnType<typeof fakeOpenAi>>;
let toMail: Awaited<ReturnType<typeof cutWay>>;
let toModel: Awaited<ReturnType<typeof cutWay>>;
let servers: ServerProcess[] = [];
let caller: Caller;

const startWith = (outside: Record<string, string>) =>
  startServer({
    DATA_DIR: join(home, "data"),
    DATABASE_URL: database.url,
    AUTH_SECRET: "one secret for all processes, 32 or more",
    ...outside,
  });
const startWhole = () =>
  startWith({
    SMTP_URL: toMail.url.replace(/\/$/, ""),
    MAIL_FROM: "hello@undertone.example",
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: toModel.url,
    AI_MODEL: "salon-7b",
  });

beforeAll(async () => {
  database = await startReplicated(home);
  [smtp, model] = [await fakeSmtp(), await fakeOpenAi()];
  [toMail, toModel] = [await cutWay(smtp.url), await cutWay(model.url)];
  // signed up before mail is set up: no address is to be confirmed
  const first = await startWith({ AI_PROVIDER: "builtin" });
  let turn = 0;
  caller = await openCaller(() => (servers[(turn += 1) % servers.length] ?? first).url);
  await first.stop();
  for (let at = 0; at < PROCESSES; at += 1) servers.push(await startWhole());
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await Promise.all([toMail.close(), toModel.close(), smtp.close(), model.close()]);
  await database.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

/** What fails, and is there again when it resolves. */
const FAILURES: Record<string, () => Promise<void>> = {
  "an app is killed": async () => {
    const killed = servers[Math.floor(chance() * servers.length)];
    servers = servers.filter((server) => server !== killed);
    await killed?.kill();
    servers = [...servers, await startWhole()];
  },
  "the primary is killed and its replica promoted": async () => {
    database.killPrimary();
    await database.promote();
    await database.rejoin();
  },
  "the mail server hangs": () => held(toMail),
  "the model hangs": () => held(toModel),
};

async function held(way: Pick<typeof toMail, "hold" | "letGo">): Promise<void> {
  way.hold();
  await after(HELD_MS);
  way.letGo();
}

it(
  `loses nothing and does nothing twice in ${MINUTES} minutes of failures`,
  { timeout: (MINUTES + 5) * 60_000 },
  async () => {
    const load = underLoad(caller);
    const evening = new AbortController();
    const others = Promise.all([book(evening.signal), talk(evening.signal)]);
    const failed: Record<string, number> = {};
    for (const until = Date.now() + MINUTES * 60_000; Date.now() < until;) {
      const [name, fail] = Object.entries(FAILURES)[Math.floor(chance() * 4)] as [
        string,
        () => Promise<void>,
      ];
      failed[name] = (failed[name] ?? 0) + 1;
      await fail();
      await after(BETWEEN_MS);
      await load.goesOn();
    }
    evening.abort();
    const [booked, replies] = await others;
    const { statuses, lost, ...figures } = await load.end();
    console.log(JSON.stringify({ failed, statuses, ...figures, booked: booked.length, replies }));
    const faults = Object.keys(statuses).filter(
      (status) => !/^(?:2..|503|no answer)$/.test(status),
    );
    expect(faults).toEqual([]);
    expect([...lost, ...(await unbooked(booked))]).toEqual([]);
    expect(await twice()).toEqual([]);
    expect(await mailsAmiss(booked.length)).toEqual([]);
  },
);

/** Books one free time after the other until it is evening, each with a mail to its client: those that were acknowledged. */
async function book(signal: AbortSignal): Promise<string[]> {
  const { stylistId, slots } = await freeTimes();
  const acknowledged: string[] = [];
  for (const [at, { token }] of slots.entries()) {
    if (signal.aborted) break;
    const body = JSON.stringify({
      stylistId,
      clientName: `Guest ${at}`,
      clientEmail: `guest${at}@example.com`,
      serviceType: "Haircut",
      slotToken: token,
    });
    const booked = await caller
      .send("/api/appointments", { method: "POST", body })
      .catch(() => null);
    if (booked?.status === 201)
      acknowledged.push(((await booked.json()) as { appointment: { id: string } }).appointment.id);
    await after(BOOKING_EVERY_MS);
  }
  return acknowledged;
}

async function freeTimes() {
  const get = async <T>(path: string) => (await (await caller.send(`/api/${path}`)).json()) as T;
  const [stylist] = await get<{ id: string }[]>("stylists");
  const stylistId = stylist?.id ?? "";
  const [from, to] = [3, 30].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const { slots } = await get<{ slots: { start: string; token: string }[] }>(
    `availability?stylistId=${stylistId}&serviceType=Haircut&from=${from}&to=${to}`,
  );
  // on the hour, so that no two lie on each other
  return { stylistId, slots: slots.filter(({ start }) => new Date(start).getUTCMinutes() === 0) };
}

/** Asks the assistant until it is evening, the same again where no answer came: how many replies came to their end. */
async function talk(signal: AbortSignal): Promise<number> {
  const chat = chatOf({
    request: (path, init) => caller.send(path, init),
    json: (method, path, body) => caller.send(path, { method, body: JSON.stringify(body) }),
  });
  let whole = 0;
  let messageId: string = crypto.randomUUID();
  for (; !signal.aborted; await after(MESSAGE_EVERY_MS)) {
    const answered = await chat
      .ask(`Good morning, the ${whole}th`, { messageId })
      .catch(() => null);
    if (!answered) continue;
    whole += 1;
    messageId = crypto.randomUUID();
  }
  return whole;
}

async function inDatabase<T>(ask: (tx: postgres.TransactionSql) => Promise<T>): Promise<T> {
  const sql = postgres(database.url, { max: 1, target_session_attrs: "primary" });
  try {
    return (await sql.begin(async (tx) => {
      await tx`set local role undertone_system`;
      return ask(tx);
    })) as T;
  } finally {
    await sql.end();
  }
}

const unbooked = (acknowledged: string[]) =>
  inDatabase(async (tx) => {
    const kept = await tx<{ id: string }[]>`select id from appointments`;
    const ids = new Set(kept.map(({ id }) => id));
    return acknowledged.filter((id) => !ids.has(id));
  });

/** What was made more than once: every client has a name of their own, and every message its words. */
const twice = () =>
  inDatabase(async (tx) => {
    const clients = await tx`select name from clients group by name having count(*) > 1`;
    const said = await tx`
      select parts from chat_messages where role = 'user' group by parts having count(*) > 1`;
    return [...clients, ...said];
  });

/** Mails that did not go out, or came twice where the outbox does not say that they may have. */
async function mailsAmiss(caused: number): Promise<string[]> {
  const waiting = () =>
    inDatabase((tx) => tx`select from outbox where status in ('queued', 'sending')`);
  await soon(async () => expect(await waiting()).toHaveLength(0));
  const rows = await inDatabase(
    (tx) => tx<{ id: string; status: string; maybeTwice: boolean }[]>`
      select id, status, maybe_twice as "maybeTwice" from outbox where channel = 'mail'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(caused);
  return rows.flatMap(({ id, status, maybeTwice }) => {
    const came = smtp.mails.filter(({ messageId }) => messageId === `<${id}@undertone>`).length;
    return status === "sent" && (came === 1 || (came > 1 && maybeTwice))
      ? []
      : [`${id} ${status} came ${came} times`];
  });
}

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { freePort, startServer } from "#tests/server-process.ts";
import { isWhole, readReply, signUp, talked, WORDS, type Person } from "./chat-people.ts";
import { heapOf, inspected } from "./heap.ts";
import type { Measured } from "./measured.ts";

const MESSAGES = 200;
/** Asked in a thread before it is left for another, so that it stays about as long as it is said to be. */
const ASKED = 20;
const THREADS = 3;
const RUNS = 3;
/** What the server still has to do for a message after its last word is not measured with the next. */
const BETWEEN_MS = 60;
/** What Linux counts the time of processes in. */
const TICK_MS = 10;
const STREAMS = 200;
const ROUNDS = 3;
const SALONS = 4;
/** Chats that are gone on with at once while memory is watched, and the messages after which each is left for a new one. */
const AT_ONCE = 8;
const LENGTH = 12;
/** What the heap may have grown by over the whole time, in MB. */
const GROWTH = 8;

type Bench = {
  people: Person[];
  port: number;
  pid: number;
  /** What is measured is the chat, not how often a salon may ask. */
  unlimited: () => Promise<unknown>;
};

/**
 * The chat over HTTP with the built-in model: the product in a process of its own, over a database that syncs. How long the
 * first token and the first words take in a chat of 200 messages, in the best of a few runs, whether 200 replies at once are all whole, and whether the heap stays as it is
 * while chats are opened, talked in, left in the middle and taken up again for so many minutes.
 */
export async function benchChat({ minutes }: { minutes: number }): Promise<Measured[]> {
  const dir = await mkdtemp(join(tmpdir(), "undertone-bench-"));
  const embedded = await startEmbedded({ dir: join(dir, "postgres"), log: () => {} });
  await migrate(embedded.url);
  const sql = postgres(embedded.url, { max: 1, onnotice: () => {} });
  const port = await freePort();
  const server = await startServer({
    DATA_DIR: dir,
    DATABASE_URL: embedded.url,
    AI_PROVIDER: "builtin",
    TRUSTED_PROXIES: "127.0.0.1,::1",
    ...inspected(port),
  });
  try {
    const people: Person[] = [];
    for (let at = 0; at < SALONS; at += 1) people.push(await signUp(server.url, at));
    const bench = {
      people,
      port,
      pid: server.pid,
      unlimited: async () => void (await sql`delete from rate_limit`),
    };
    return [
      ...(await firstOfAll(bench)),
      ...(await manyAtOnce(bench)),
      ...(await churn(bench, minutes)),
      { what: "errors in the log", measured: server.errors.length, bar: 1, unit: "" },
    ];
  } finally {
    if (server.errors.length > 0) console.log(server.errors.slice(0, 5).join("\n"));
    await server.stop();
    await sql.end();
    await embedded.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function firstOfAll({ people: [person], unlimited, pid }: Bench): Promise<Measured[]> {
  if (!person) return [];
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const tokens: number[] = [];
    const words: number[] = [];
    let busy = 0;
    for (let thread = 0; thread < THREADS; thread += 1) {
      await unlimited();
      const id = await talked(person, MESSAGES);
      await unlimited();
      const before = await busyMs(pid);
      for (let asked = 0; asked < ASKED; asked += 1) {
        const began = performance.now();
        const said = await person.say(id, WORDS[asked % WORDS.length] ?? "");
        const reply = await readReply(said, began);
        if (!isWhole(reply)) throw new Error(`A reply was not whole: ${reply.text.slice(-400)}`);
        tokens.push(reply.firstToken);
        words.push(reply.firstWords);
        await pause(BETWEEN_MS);
      }
      busy += ((await busyMs(pid)) - before) / ASKED / THREADS;
    }
    const figures = {
      "first token p50": within(tokens, 0.5),
      "first token p95": within(tokens, 0.95),
      "first words p50": within(words, 0.5),
      "first words p95": within(words, 0.95),
    };
    const told = Object.entries(figures).map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`);
    console.log(
      `${told.join(", ")}; busy ${busy.toFixed(0)} ms a message; load ${loadavg()[0]?.toFixed(1)}`,
    );
    runs.push(figures);
  }
  // whatever else the machine does makes a run slower, never faster
  const [best] = runs.toSorted((a, b) => a["first token p95"] - b["first token p95"]);
  return Object.entries(best ?? {}).map(([what, ms]) => ({
    what: `${what}, ${MESSAGES} messages`,
    measured: ms,
    bar: 50,
    unit: "ms",
  }));
}

/** The time within which such a share of them was. */
const within = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;

/** How long a process has had a core since it began; only Linux tells. */
async function busyMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

async function manyAtOnce({ people, unlimited }: Bench): Promise<Measured[]> {
  let broken = 0;
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await unlimited();
    const began = performance.now();
    const replies = await Promise.all(
      Array.from({ length: STREAMS }, async (_, at) => {
        const person = people[at % people.length] as Person;
        const words = WORDS[at % WORDS.length] ?? "";
        return readReply(await person.say(crypto.randomUUID(), words), began).catch(() => null);
      }),
    );
    rounds.push(performance.now() - began);
    broken += replies.filter((reply) => !reply || !isWhole(reply)).length;
  }
  const slowest = Math.max(...rounds);
  return [
    { what: `${STREAMS} streams at once, not whole`, measured: broken, bar: 1, unit: "" },
    { what: `${STREAMS} streams at once, all ended`, measured: slowest, bar: 20_000, unit: "ms" },
  ];
}

async function churn({ people, port, unlimited }: Bench, minutes: number): Promise<Measured[]> {
  const until = (share: number) => performance.now() + share * 60_000;
  const during = async (end: number) => {
    const forever = setInterval(() => void unlimited(), 1_000);
    const counts = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        goOn(people[at % people.length] as Person, at, end),
      ),
    );
    clearInterval(forever);
    return counts.reduce((sum, count) => sum + count, 0);
  };
  // the first tenth fills what is kept on purpose
  let turns = await during(until(minutes / 10));
  const heaps = [await heapOf(port)];
  for (let part = 0; part < 9; part += 1) {
    turns += await during(until(minutes / 10));
    heaps.push(await heapOf(port));
  }
  console.log(
    `${turns} messages in ${minutes} minutes; heap, MB: ${heaps.map(Math.round).join(" ")}`,
  );
  const grown = (heaps.at(-1) ?? Number.NaN) - (heaps[0] ?? Number.NaN);
  return [{ what: `heap grown in ${minutes} minutes`, measured: grown, bar: GROWTH, unit: "MB" }];
}

/** Goes on with one chat after the other until a moment: some replies are left in the middle, some of these taken up again. @returns how many messages were sent */
async function goOn(person: Person, offset: number, end: number): Promise<number> {
  let turns = 0;
  while (performance.now() < end) {
    const id = crypto.randomUUID();
    for (let at = 0; at < LENGTH && performance.now() < end; at += 1) {
      const words = WORDS[(offset + at) % WORDS.length] ?? "";
      turns += 1;
      if ((offset + turns) % 4 !== 0) await readReply(await person.say(id, words), 0);
      else await leaveAndReturn(person, id, words);
      await person.ended(id);
    }
    await person.request(`/api/chats/${id}`);
  }
  return turns;
}

async function leaveAndReturn(person: Person, id: string, words: string): Promise<void> {
  const leaving = new AbortController();
  const response = await person.say(id, words, leaving.signal);
  await response.body?.getReader().read();
  leaving.abort();
  await (await person.request(`/api/chat/${id}/stream`)).text();
  await pause(5);
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { chunkWriter } from "#agent/chat/chunk-writer.ts";
import { openPool } from "#db/client.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { withAllSalons } from "#db/tenant.ts";
import { plantRow } from "#tests/salons/plant-row.ts";
import { newId } from "#tools/core/id.ts";
import { median, type Measured } from "./measured.ts";

const STREAMS = Number(process.env["BENCH_STREAMS"] ?? 1_000);
const SECONDS = 20;
/** How often each of them says something: as often as a model that is read as it writes. */
const EVERY_MS = 40;
const WORDS = "A little ash, so that the warmth ";
/** How late a second device may see it, in milliseconds. */
const LAG_BAR = 500;

/**
 * A thousand replies that are all being written by one process, on a database that syncs: how late what they say is kept for who
 * resumes them, how many rows and commits that takes, and how busy this process is.
 */
export async function benchStreams(): Promise<Measured[]> {
  const dir = await mkdtemp(join(tmpdir(), "undertone-bench-"));
  const given = process.env["BENCH_DATABASE_URL"];
  const embedded = given
    ? undefined
    : await startEmbedded({ dir: join(dir, "postgres"), log: () => {} });
  const databaseUrl = given ?? embedded?.url ?? "";
  await migrate(databaseUrl);
  const pool = openPool(databaseUrl, { max: 10, pooled: false });
  const owner = postgres(databaseUrl, { max: 1 });
  try {
    const runs = await plantRuns(owner, STREAMS);
    const keep = chunkWriter(withAllSalons(pool));
    const before = await commits(owner);
    const cpu = process.cpuUsage();
    const began = performance.now();
    const lags: number[] = [];
    const heard = new Map<string, number>();
    await owner.listen("chat_chunks", (ids) => {
      for (const id of ids.split(",")) {
        const said = heard.get(id);
        if (said !== undefined) lags.push(performance.now() - said);
        heard.delete(id);
      }
    });
    await Promise.all(
      runs.map(async (of, at) => {
        const stream = keep(of);
        await pause((EVERY_MS * at) / runs.length);
        for (const until = began + SECONDS * 1000; performance.now() < until;) {
          if (!heard.has(of.runId)) heard.set(of.runId, performance.now());
          stream.add(WORDS);
          await pause(EVERY_MS);
        }
        await stream.end();
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const [kept] = await owner<{ rows: number; whole: number }[]>`
      select count(*)::int as rows, count(*) filter (where done)::int as whole from chat_chunks`;
    console.log({
      streams: STREAMS,
      seconds: Math.round(seconds),
      rowsASecond: Math.round((kept?.rows ?? 0) / seconds),
      commitsASecond: Math.round(((await commits(owner)) - before) / seconds),
      busy: `${Math.round((user + system) / 10_000 / seconds)}%`,
      lag: {
        p50: median(lags),
        p95: lags.toSorted((a, b) => a - b)[Math.floor(lags.length * 0.95)],
      },
      whole: kept?.whole,
    });
    return [
      {
        what: `${STREAMS} streams: p50 until kept`,
        measured: median(lags),
        bar: LAG_BAR,
        unit: "ms",
      },
      { what: "streams not whole", measured: STREAMS - (kept?.whole ?? 0), bar: 1, unit: "" },
    ];
  } finally {
    await owner.end();
    await pool.end();
    await embedded?.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

const commits = async (sql: postgres.Sql) =>
  Number(
    (await sql`select xact_commit from pg_stat_database where datname = current_database()`)[0]?.[
      "xact_commit"
    ],
  );

/** Replies being written, in the chats of ten salons. */
async function plantRuns(sql: postgres.Sql, many: number) {
  const chats = Array.from({ length: 10 }, () => ({ salonId: newId(), chatId: newId() }));
  const runs = Array.from({ length: many }, (_, at) => ({
    runId: newId(),
    ...(chats[at % chats.length] as (typeof chats)[number]),
  }));
  await sql.begin(async (tx) => {
    for (const { salonId, chatId } of chats) {
      const stylistId = newId();
      await plantRow(tx, "salons", { id: salonId });
      await plantRow(tx, "stylists", { id: stylistId, salon_id: salonId });
      await plantRow(tx, "chats", { id: chatId, salon_id: salonId, stylist_id: stylistId });
    }
    await tx`
      insert into chat_runs (id, salon_id, chat_id, instance, started_at)
      select r."runId", r."salonId", r."chatId", 1, now()
      from json_to_recordset(${JSON.stringify(runs)}::text::json)
        as r("runId" uuid, "salonId" uuid, "chatId" uuid)`;
  });
  return runs.map(({ salonId, runId }) => ({ salonId, runId }));
}

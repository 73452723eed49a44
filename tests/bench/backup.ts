import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { openCaller } from "#tests/load.ts";
import { startServer } from "#tests/server-process.ts";
import type { Measured } from "./measured.ts";
import { p, reading, spread } from "./reading.ts";

const GB = Number(process.env["BENCH_GB"] ?? 5);
const ROWS = 400_000 * GB;
const PHOTOS = 400 * GB;
const PHOTO_BYTES = 2_500_000;
const THUMBNAIL_BYTES = 20_000;
const IDLE_MS = 15_000;
const root = join(import.meta.dirname, "../..");

/**
 * A backup of 5 GB of photos and 2,000,000 clients (BENCH_GB: of so many GB, and rows in proportion) while somebody reads their
 * calendar: how long it takes and what it does to the reads.
 */
export async function benchBackup(): Promise<Measured[]> {
  const dir = await mkdtemp(join(tmpdir(), "undertone-bench-"));
  const embedded = await startEmbedded({ dir: join(dir, "postgres"), log: () => {} });
  const env = {
    DATA_DIR: dir,
    DATABASE_URL: embedded.url,
    AUTH_SECRET: "a secret of the bench alone, 32 and more",
    AI_PROVIDER: "builtin",
  };
  const server = await startServer(env);
  try {
    const { cookie } = await openCaller(() => server.url);
    await furnish(embedded.url, dir);
    const url = `${server.url}/api/appointments`;
    const read = reading(url, cookie);
    await pause(IDLE_MS);
    const idle = await read.stop();
    const during = reading(url, cookie);
    const began = performance.now();
    const said = await backUp(env, join(dir, "backup"));
    const seconds = Math.round((performance.now() - began) / 1000);
    const busy = await during.stop();
    console.log({ said, seconds, idle: spread(idle), during: spread(busy) });
    const bar = 2 * p(idle, 0.99);
    return [{ what: `p99 of reads in a backup`, measured: p(busy, 0.99), bar, unit: "ms" }];
  } finally {
    await server.stop();
    await embedded.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function furnish(databaseUrl: string, dir: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  const photos = Array.from({ length: PHOTOS }, () => randomUUID());
  const salonId = await sql.begin(async (tx) => {
    await tx`set local role undertone_system`;
    const [salon] = await tx<[{ id: string }]>`select id from salons`;
    await tx`
      insert into clients (id, salon_id, name, name_key, notes, source, created_at, updated_at)
      select gen_random_uuid(), ${salon.id}, 'Client ' || at, 'client ' || at, repeat('Warm at the roots, cool at the ends. ', 4),
        'staff', now(), now() from generate_series(1, ${ROWS}::int) at`;
    await tx`
      insert into photos (id, salon_id, storage_key, thumbnail_key, width, height, bytes, created_at)
      select id, ${salon.id}, 'salon/' || ${salon.id}::text || '/' || id || '.jpg', 'salon/' || ${salon.id}::text || '/' || id || '-small.jpg',
        2048, 1536, ${PHOTO_BYTES}, now() from unnest(${photos}::uuid[]) id`;
    return salon.id;
  });
  await sql.end();
  const folder = join(dir, "files/salon", salonId);
  await mkdir(folder, { recursive: true });
  for (const id of photos) {
    await writeFile(join(folder, `${id}.jpg`), randomBytes(PHOTO_BYTES));
    await writeFile(join(folder, `${id}-small.jpg`), randomBytes(THUMBNAIL_BYTES));
  }
}

/** `npm run backup`'s own command, in a process of its own. @returns what it said */
async function backUp(env: Record<string, string>, to: string): Promise<string> {
  const program = [
    "--import",
    join(root, "agent/quick-start.ts"),
    join(root, "agent/commands/run.ts"),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [...program, "backup", to], {
    env: { PATH: process.env["PATH"], ...env },
  });
  return stdout.trim();
}

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import type { Manifest } from "#db/backup/manifest.ts";
import { photoKeys } from "#db/backup/photo-keys.ts";
import { readRows } from "#db/backup/read-in.ts";
import { writeRows } from "#db/backup/write-out.ts";
import { INSTANCE_LOCK } from "#db/instance.ts";
import { migrate } from "#db/migrate.ts";
import { diskStore } from "#agent/adapters/disk-store.ts";
import { filesFolder } from "#agent/adapters/photo-store.ts";
import { s3Store } from "#agent/adapters/s3-store.ts";
import type { Env } from "#agent/env.ts";
import { embeddedDatabase, type OwnDatabase } from "./own-database.ts";
import { secondsSince } from "./told.ts";

const EMBEDDED = "embedded";
const USAGE = `Usage: npm run move -- FROM TO, each of them "${EMBEDDED}" or a postgres:// address`;

/**
 * `npm run move -- FROM TO`: all rows of one database into another, which must hold no salon. With STORAGE_URL photos go along: to a
 * server into the bucket, back to the embedded database into the data folder; the ones that were there before stay.
 */
export async function move(env: Env, [from = "", to = ""]: readonly string[]): Promise<string> {
  if (!isPlace(from) || !isPlace(to) || from === to) throw new Error(USAGE);
  const began = performance.now();
  await mkdir(env.dataDir, { recursive: true });
  const source = await open(env, from);
  const dir = await mkdtemp(join(env.dataDir, "moving-"));
  const sql = postgres(source.url, { max: 1, prepare: false, onnotice: () => {} });
  try {
    const serving = await livesOn(sql);
    const { within: keys, ...rows } = await writeRows(sql, { dir }, photoKeys);
    const manifest: Manifest = { format: 1, secret: "", files: [], missing: [], ...rows };
    const target = await open(env, to);
    let photos = 0;
    try {
      await migrate(target.url, {
        filling: {
          migrations: manifest.migrations,
          fill: (into) =>
            readRows(into, { dir, manifest }, async () => {
              photos = await bringPhotos(env, to, keys);
            }),
        },
      });
    } finally {
      await target.close();
    }
    const count = rows.tables.reduce((sum, table) => sum + table.rows, 0);
    const told = `${count} rows of ${rows.tables.length} tables and ${photos} photo files moved, as of ${manifest.madeAt}, in ${secondsSince(began)} s.`;
    return serving
      ? `${told}\nAn app is at work on ${EMBEDDED === from ? "the embedded database" : "the old server"}: what it has written since then was not moved.`
      : told;
  } finally {
    await sql.end();
    await source.close();
    await rm(dir, { recursive: true, force: true });
  }
}

const isPlace = (given: string) => given === EMBEDDED || /^postgres(?:ql)?:\/\//.test(given);

const open = async (env: Env, place: string): Promise<OwnDatabase> =>
  place === EMBEDDED ? embeddedDatabase(env) : { url: place, close: async () => {} };

async function livesOn(sql: postgres.Sql): Promise<boolean> {
  const found = await sql`select from pg_locks
    where locktype = 'advisory' and classid = ${INSTANCE_LOCK}::oid and granted
      and database = (select oid from pg_database where datname = current_database()) limit 1`;
  return found.length > 0;
}

/** Copies photos to where an app on the target looks for them, unless they are there. Gives how many were copied. */
async function bringPhotos(env: Env, to: string, keys: readonly string[]): Promise<number> {
  if (!env.STORAGE_URL) return 0; // they stay in the data folder, for either database
  const stores = [diskStore(filesFolder(env)), s3Store(env.STORAGE_URL)] as const;
  const [source, target] = to === EMBEDDED ? [stores[1], stores[0]] : stores;
  let copied = 0;
  for (const key of keys) {
    const bytes = (await target.get(key)) ? null : await source.get(key);
    if (!bytes) continue;
    await target.put(key, bytes, "image/jpeg");
    copied += 1;
  }
  return copied;
}

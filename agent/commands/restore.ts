import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { readManifest } from "#db/backup/manifest.ts";
import { readPart } from "#db/backup/parts.ts";
import { readRows } from "#db/backup/read-in.ts";
import { sealOf, type Seal } from "#db/backup/seal.ts";
import { migrate } from "#db/migrate.ts";
import { createPhotoStore } from "#agent/adapters/photo-store.ts";
import type { Env } from "#agent/env.ts";
import { authSecret, SECRET_FILE } from "#agent/secret.ts";
import { markOf } from "./backup.ts";
import { ownDatabase } from "./own-database.ts";
import { copyIn } from "./photos.ts";
import { secondsSince, toldOf } from "./told.ts";

/**
 * `npm run restore -- DIR`: all rows and photos of a backup into the database and storage that the environment names, which must
 * hold no salon. All or nothing of the rows; what is damaged is told before any of them counts.
 */
export async function restore(env: Env, [given = ""]: readonly string[]): Promise<string> {
  if (!given) throw new Error("Usage: npm run restore -- DIR, a folder that npm run backup made");
  const began = performance.now();
  const dir = resolve(given);
  const seal = env.BACKUP_PASSPHRASE ? sealOf(env.BACKUP_PASSPHRASE) : undefined;
  const manifest = await readManifest(dir, seal);
  const database = await ownDatabase(env);
  try {
    await migrate(database.url, {
      filling: {
        migrations: manifest.migrations,
        fill: (sql) =>
          readRows(sql, { dir, manifest, seal }, () =>
            copyIn(createPhotoStore(env), manifest.files, { dir, seal }),
          ),
      },
    });
  } finally {
    await database.close();
  }
  const secret = await bringSecret(env, dir, seal);
  const told = `${toldOf(manifest)}, as of ${manifest.madeAt}, are back in ${secondsSince(began)} s.`;
  if (markOf(secret) === manifest.secret) return told;
  return manifest.secret === ""
    ? `${told}\nIt does not tell by which AUTH_SECRET it was made: set that one, or everybody signs in again.`
    : `${told}\nAUTH_SECRET is another than the backup's: everybody signs in again, and links and keys that were stored under the old one no longer work.`;
}

/** The secret that holds from here on: of the environment, else of the backup, else of the data folder. */
async function bringSecret(env: Env, dir: string, seal: Seal | undefined): Promise<string> {
  if (!env.AUTH_SECRET && (await readdir(dir)).includes(SECRET_FILE)) {
    const through = new PassThrough();
    const [secret] = await Promise.all([
      text(through),
      readPart(join(dir, SECRET_FILE), seal, through),
    ]);
    await mkdir(env.dataDir, { recursive: true });
    await writeFile(join(env.dataDir, SECRET_FILE), secret, { mode: 0o600 });
  }
  return authSecret(env.AUTH_SECRET, env.dataDir);
}

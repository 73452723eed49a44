import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import postgres from "postgres";
import { MANIFEST } from "#db/backup/manifest.ts";
import { writePart } from "#db/backup/parts.ts";
import { photoKeys } from "#db/backup/photo-keys.ts";
import { sealOf } from "#db/backup/seal.ts";
import { writeRows } from "#db/backup/write-out.ts";
import { createPhotoStore } from "#agent/adapters/photo-store.ts";
import type { Env } from "#agent/env.ts";
import { knownSecret, SECRET_FILE } from "#agent/secret.ts";
import { copyOut } from "./photos.ts";
import { secondsSince, toldOf } from "./told.ts";
import { ownDatabase } from "./own-database.ts";

/** Tells two secrets apart without telling either. */
export const markOf = (secret: string) =>
  createHash("sha256").update(`undertone ${secret}`).digest("hex").slice(0, 16);

/**
 * `npm run backup -- DIR`: all rows and photos into a folder, as of one moment, while the app serves. The folder has its name
 * only once it is whole.
 */
export async function backUp(env: Env, [given = ""]: readonly string[]): Promise<string> {
  if (!given) throw new Error("Usage: npm run backup -- DIR, a folder that is not there yet");
  const began = performance.now();
  const dir = resolve(given);
  const taken = await readdir(dir).catch(() => undefined);
  if (taken)
    throw new Error(`There is something at ${dir} already: a backup goes into a new folder.`);
  const seal = env.BACKUP_PASSPHRASE ? sealOf(env.BACKUP_PASSPHRASE) : undefined;
  const secret = await knownSecret(env.AUTH_SECRET, env.dataDir);
  const database = await ownDatabase(env);
  const sql = postgres(database.url, { max: 1, prepare: false, onnotice: () => {} });
  const draft = `${dir}.part-${process.pid}`;
  try {
    await mkdir(dirname(dir), { recursive: true });
    await mkdir(draft, { mode: 0o700 });
    const photos = copyOut(createPhotoStore(env), { dir: draft, seal });
    await photos.add(await photoKeys(sql));
    const { within: keys, ...rows } = await writeRows(sql, { dir: draft, seal }, photoKeys);
    await photos.add(keys);
    if (secret && !env.AUTH_SECRET)
      await writePart(Readable.from([Buffer.from(secret)]), join(draft, SECRET_FILE), seal);
    const manifest = {
      format: 1,
      secret: secret ? markOf(secret) : "",
      ...rows,
      ...photos.told(keys),
    } as const;
    const words = Readable.from([Buffer.from(JSON.stringify(manifest, undefined, 1))]);
    await writePart(words, join(draft, MANIFEST), seal);
    await rename(draft, dir);
    return `${toldOf(manifest)} in ${dir}, as of ${manifest.madeAt}, in ${secondsSince(began)} s.`;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await sql.end();
    await database.close();
  }
}

import { cp } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { inject } from "vitest";
import { createPhotoStore } from "#agent/adapters/photo-store.ts";
import { furnishDemo } from "#agent/demo/furnish.ts";
import { readEnv } from "#agent/env.ts";
import { startApp } from "#tests/app.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";

/** A database with the demo's salon in it, and its photos in `dataDir`: it is furnished once a run, and copied from then on. */
export async function demoDatabase(dataDir: string): Promise<TestDatabase> {
  const { server, template, folder } = inject("testServer");
  const name = `${template}_demo`;
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const kept = join(folder, "demo");
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    // the others wait for who comes first
    await sql`select pg_advisory_lock(hashtext(${name}))`;
    const [furnished] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!furnished) {
      const fresh = await testDatabase();
      await furnish(fresh.url, kept);
      const made = new URL(fresh.url).pathname.slice(1);
      await sql.unsafe(`alter database ${made} rename to ${name}`);
    }
    await cp(kept, dataDir, { recursive: true });
    return await testDatabase({ url });
  } finally {
    await sql.end();
  }
}

async function furnish(databaseUrl: string, dataDir: string): Promise<void> {
  const photos = createPhotoStore(readEnv({ DATA_DIR: dataDir }));
  const app = await startApp({ databaseUrl, photos });
  try {
    await furnishDemo(app.services, new Date());
  } finally {
    await app.close();
  }
}

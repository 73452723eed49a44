import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { dropDatabase } from "./drop-database.ts";

/*
 * Holds the PostgreSQL of one test run: starts it in a throwaway folder (or uses TEST_DATABASE_URL),
 * migrates a template, prints where it is, and waits for its input to close. That happens when the
 * run ends, however it ends, so nothing is left behind even when the runner is killed. Tests keep their own files in its folder.
 */

const IN_MEMORY = "/dev/shm";
/** What a run's databases and their log may come to, in bytes. */
const ROOM = 4 * 1024 ** 3;

const folder = mkdtempSync(join(placeOfFiles(), "undertone-test-"));
const embedded = process.env["TEST_DATABASE_URL"]
  ? undefined
  : await startEmbedded({
      dir: join(folder, "server"),
      log: console.error,
      settings: {
        fsync: "off",
        full_page_writes: "off",
        synchronous_commit: "off",
        max_connections: "200",
        // whoever connects proves a password that nobody has to keep from anybody
        scram_iterations: "1",
        autovacuum: "off",
      },
    });
const server = embedded?.url ?? process.env["TEST_DATABASE_URL"] ?? "";
const prefix = `undertone_test_${randomBytes(4).toString("hex")}`;
const gone = new Promise((done) => process.stdin.once("close", done).resume());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

try {
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${prefix}`);
  const template = new URL(server);
  template.pathname = `/${prefix}`;
  await migrate(template.href);
  console.log(JSON.stringify({ server, template: prefix, folder }));
  await gone;
  const left = await admin<{ name: string }[]>`
    select datname as name from pg_database where starts_with(datname, ${prefix})`;
  for (const { name } of left) await dropDatabase(admin, name);
  await admin.end();
} finally {
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** In memory where a system has a folder for that with room: a copied database is a thousand small files, which a disk makes ten times as slowly. */
function placeOfFiles(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

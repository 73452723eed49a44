import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";

/*
 * Holds the PostgreSQL of one test run: starts it in a throwaway folder (or uses TEST_DATABASE_URL),
 * migrates a template, prints where it is, and waits for its input to close. That happens when the
 * run ends, however it ends, so nothing is left behind even when the runner is killed.
 */

const throwaway = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

const server = process.env["TEST_DATABASE_URL"]
  ? { url: process.env["TEST_DATABASE_URL"], end: async () => {} }
  : await startThrowaway();
const prefix = `undertone_test_${randomBytes(4).toString("hex")}`;
const gone = new Promise((done) => process.stdin.once("close", done).resume());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

try {
  const admin = postgres(server.url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${prefix}`);
  const template = new URL(server.url);
  template.pathname = `/${prefix}`;
  await migrate(template.href);
  console.log(JSON.stringify({ server: server.url, template: prefix }));
  await gone;
  const left = await admin<{ name: string }[]>`
    select datname as name from pg_database where starts_with(datname, ${prefix})`;
  for (const { name } of left) await admin.unsafe(`drop database ${name} with (force)`);
  await admin.end();
} finally {
  await server.end();
}

async function startThrowaway() {
  const dir = mkdtempSync(join(tmpdir(), "undertone-test-"));
  const settings = { ...throwaway, max_connections: "200" };
  const { url, stop } = await startEmbedded({ dir, log: console.error, settings });
  return {
    url,
    end: async () => {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

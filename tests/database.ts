import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import "./global-database.ts";

/** A migrated, empty database of the caller's own; `drop` closes whatever is still connected to it. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/** Copies the run's template: one call in `beforeAll` gives a file a database nobody else sees. */
export async function testDatabase(): Promise<TestDatabase> {
  const { server, template } = inject("testServer");
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await command(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => command(server, `drop database if exists ${name} with (force)`),
  };
}

async function command(server: string, statement: string) {
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

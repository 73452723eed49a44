import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import { dropDatabase } from "./drop-database.ts";
import "./global-database.ts";

/** A migrated, empty database of the caller's own; `drop` closes whatever is still connected to it. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * Copies the run's template: one call in `beforeAll` gives a file a database nobody else sees. With `of`, it copies another of
 * these, to which nobody may be connected.
 */
export async function testDatabase(of?: Pick<TestDatabase, "url">): Promise<TestDatabase> {
  const { server, template } = inject("testServer");
  const source = of ? new URL(of.url).pathname.slice(1) : template;
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await onServer(server, (sql) => sql.unsafe(`create database ${name} template ${source}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(server, (sql) => dropDatabase(sql, name)),
  };
}

async function onServer(server: string, work: (sql: Sql) => Promise<unknown>) {
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

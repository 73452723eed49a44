import { inject } from "vitest";
import { copyDatabase, onServer } from "./copy-database.ts";
import { dropDatabase } from "./drop-database.ts";
import "./global-database.ts";

/** A migrated, empty database of the caller's own; `drop` closes whatever is still connected to it. */
export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * Copies the run's template: one call in `beforeAll` gives a file a database nobody else sees. With `of`, it copies another of
 * these, to which nobody may be connected.
 */
export async function testDatabase(of?: Pick<TestDatabase, "url">): Promise<TestDatabase> {
  const run = inject("testServer");
  const url = await copyDatabase(run, of && nameIn(of.url));
  return { url, drop: () => onServer(run.server, (sql) => dropDatabase(sql, nameIn(url))) };
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

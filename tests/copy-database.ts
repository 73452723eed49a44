import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import type { TestServer } from "./global-database.ts";

/**
 * Another copy of the run's template, or of `source`, which goes at the end of the run. To copy the files costs a fraction of
 * writing each of their pages to the log.
 */
export async function copyDatabase(
  { server, template }: Pick<TestServer, "server" | "template">,
  source = template,
): Promise<string> {
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await onServer(server, (sql) =>
    sql.unsafe(`create database ${name} template ${source} strategy file_copy`),
  );
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** One connection for all that a process makes and drops there; it goes by itself once nobody needs it. */
const connections = new Map<string, Sql>();
const UNUSED_S = 1;

export async function onServer(server: string, work: (sql: Sql) => Promise<unknown>) {
  const sql =
    connections.get(server) ??
    postgres(server, { max: 1, onnotice: () => {}, fetch_types: false, idle_timeout: UNUSED_S });
  connections.set(server, sql);
  await work(sql);
}

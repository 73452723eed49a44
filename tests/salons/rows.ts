import type { Sql } from "postgres";

/** What a request leaves behind whether or not it does anything: what was said, who is signed in, what was counted, when a token was used. */
const BESIDE = new Set([
  "act_requests",
  "api_tokens",
  "chat_chunks",
  "chat_messages",
  "chat_runs",
  "chats",
  "idempotency_keys",
  "rate_limit",
  "session",
  "tool_receipts",
]);

/** A fingerprint of every table's rows, of all salons, but for what each request leaves behind: two are alike where nothing was done. `sql` must see all rows. */
export async function rowsOf(sql: Sql): Promise<Record<string, string | null>> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  const prints: Record<string, string | null> = {};
  for (const { name } of tables.filter((table) => !BESIDE.has(table.name))) {
    const [row] = await sql<{ print: string | null }[]>`
      select md5(string_agg(t::text, '|' order by t::text)) as print from ${sql(name)} t`;
    prints[name] = row?.print ?? null;
  }
  return prints;
}

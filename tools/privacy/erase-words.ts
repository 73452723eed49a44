import { sql } from "drizzle-orm";
import type { Ctx } from "#tools/core/context.ts";
import { foldName, isFullName } from "#tools/values/name-rules.ts";
import { columnOf } from "#tools/core/fields.ts";
import { columnsLeft } from "./erased-columns.ts";
import { CLIENT_FIELD_NAMES, CLIENT_FIELDS } from "#tools/clients/fields.ts";
import type { StoredClient } from "#tools/clients/rows.ts";

/** Where a name or address may stand in what people and models wrote. */
const WRITTEN: readonly (readonly [table: string, column: string, kind: "text" | "jsonb"])[] = [
  ...columnsLeft("blotted", "emptied").map((of) => [of.table, of.column, of.kind] as const),
  ["bills", "discount_reason", "text"],
  ["bills", "lines", "jsonb"],
  ["day_closes", "note", "text"],
  ["act_requests", "changes", "jsonb"],
  ["act_requests", "input", "jsonb"],
  ["act_requests", "question", "text"],
  ["act_requests", "result", "jsonb"],
  ["chat_actions", "changes", "jsonb"],
  ["chat_actions", "take_back", "jsonb"],
  ["chat_actions", "words", "text"],
  ["chat_chunks", "data", "text"],
  ["chat_messages", "metadata", "jsonb"],
  ["chat_messages", "parts", "jsonb"],
  ["chats", "title", "text"],
  ["client_tests", "note", "text"],
  ...CLIENT_FIELD_NAMES.filter((name) => CLIENT_FIELDS[name].kind === "text").map(
    (name) => ["clients", columnOf(name), "text"] as const,
  ),
  ["formula_imports", "error", "text"],
  ["formula_imports", "errors", "jsonb"],
  ["formula_imports", "file_name", "text"],
  // a sheet without headings has its first client there
  ["formula_imports", "headings", "jsonb"],
  ["formula_imports", "sample", "jsonb"],
  ["hours_exceptions", "reason", "text"],
  ["idempotency_keys", "body", "text"],
  ["items", "notes", "text"],
  ["memories", "means", "jsonb"],
  ["memories", "words", "text"],
  ["message_templates", "body", "text"],
  ["message_templates", "subject", "text"],
  ["migration_files", "file_name", "text"],
  ["migration_files", "headings", "jsonb"],
  ["migration_files", "sample", "jsonb"],
  ["migration_rows", "before", "jsonb"],
  ["migration_rows", "fields", "jsonb"],
  ["migration_rows", "problem", "text"],
  ["migrations", "error_log", "text"],
  ["mixed_bowls", "name", "text"],
  ["occupancies", "reason", "text"],
  ["outbox", "body", "text"],
  ["outbox", "subject", "text"],
  ["payments", "error", "text"],
  ["refunds", "error", "text"],
  ["refunds", "reason", "text"],
  ["scheduled_asks", "words", "text"],
  ["sms_messages", "body", "text"],
  ["social_posts", "caption", "text"],
  ["social_publications", "error", "text"],
  ["stock_movements", "note", "text"],
  ["supplier_orders", "note", "text"],
  ["suppliers", "notes", "text"],
  ["timers", "client_name", "text"],
  ["timers", "label", "text"],
  ["tool_receipts", "result", "jsonb"],
  ["training_examples", "example", "jsonb"],
  ["training_examples", "name", "text"],
];

/**
 * Puts `instead` in place of a client's full name, e-mail address and phone number wherever the salon wrote them. A first
 * name alone is left: it is many people's.
 */
export async function blotOut(
  { db }: Pick<Ctx, "db">,
  { name, email, phone }: Pick<StoredClient, "name" | "email" | "phone">,
  instead: string,
): Promise<void> {
  if (isFullName(name)) await dropHashtags({ db }, name);
  const words = [...(isFullName(name) ? [name.trim()] : []), email, phone].flatMap((word) =>
    word ? [word] : [],
  );
  if (words.length === 0) return;
  const pattern = `(?<![[:alnum:]])(${words.flatMap(spellings).join("|")})(?![[:alnum:]])`;
  for (const [table, column, kind] of WRITTEN) {
    const at = sql.identifier(column);
    const blotted = sql`regexp_replace(${at}::text, ${pattern}, ${instead}, 'gi')`;
    await db.execute(
      sql`update ${sql.identifier(table)} set ${at} = ${kind === "jsonb" ? sql`${blotted}::jsonb` : blotted}
        where ${at}::text ~* ${pattern}`,
    );
  }
}

/** A tag has no blanks: one that is a full name, written together, goes from every post, and so does a `#` with it in a caption. */
async function dropHashtags({ db }: Pick<Ctx, "db">, name: string): Promise<void> {
  const letters = foldName(name).replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (letters.length < SHORTEST_TAG) return;
  const rows = await db.execute<{ id: string; hashtags: string[]; caption: string }>(
    sql`select id, to_jsonb(hashtags) as hashtags, caption from social_posts`,
  );
  const isTheirs = (tag: string) => foldName(tag).replaceAll(/[^\p{L}\p{N}]/gu, "") === letters;
  for (const { id, hashtags, caption } of rows) {
    const kept = hashtags.filter((tag) => !isTheirs(tag));
    const words = caption.replaceAll(/#[\p{L}\p{N}_]+/gu, (tag) => (isTheirs(tag) ? "" : tag));
    if (kept.length === hashtags.length && words === caption) continue;
    await db.execute(sql`update social_posts set caption = ${words},
      hashtags = array(select jsonb_array_elements_text(${JSON.stringify(kept)}::text::jsonb)) where id = ${id}`);
  }
}

/** Shorter ones are words as well. */
const SHORTEST_TAG = 5;

/** A word for a pattern, as it is written and as JSON writes it. */
function spellings(word: string): string[] {
  const inJson = JSON.stringify(word).slice(1, -1);
  return [...new Set([word, inJson])].map((each) =>
    each.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
  );
}

import { sql } from "drizzle-orm";
import type { Ctx } from "#tools/core/context.ts";
import { isFullName } from "./name-rules.ts";
import type { StoredClient } from "./rows.ts";

/** Where a name or address may stand in what people and models wrote. */
const WRITTEN: readonly [table: string, column: string, kind: "text" | "jsonb"][] = [
  ["appointments", "notes", "text"],
  ["chat_chunks", "data", "text"],
  ["chat_messages", "parts", "jsonb"],
  ["chats", "title", "text"],
  ["consultations", "ai_analysis", "text"],
  ["consultations", "answer", "jsonb"],
  ["consultations", "client_name", "text"],
  ["consultations", "request", "jsonb"],
  ["consultations", "stylist_notes", "text"],
  ["formula_imports", "errors", "jsonb"],
  ["formula_imports", "sample", "jsonb"],
  ["idempotency_keys", "body", "text"],
  ["library_formulas", "client_name", "text"],
  ["library_formulas", "name", "text"],
  ["library_formulas", "notation", "text"],
  ["library_formulas", "notes", "text"],
  ["outbox", "body", "text"],
  ["outbox", "subject", "text"],
  ["payments", "error", "text"],
  ["refunds", "reason", "text"],
  ["social_posts", "caption", "text"],
  ["supplier_orders", "note", "text"],
  ["items", "notes", "text"],
  ["tool_receipts", "result", "jsonb"],
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

/** A word for a pattern, as it is written and as JSON writes it. */
function spellings(word: string): string[] {
  const inJson = JSON.stringify(word).slice(1, -1);
  return [...new Set([word, inJson])].map((each) =>
    each.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
  );
}

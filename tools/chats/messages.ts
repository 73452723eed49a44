import { eq, sql, type SQLWrapper } from "drizzle-orm";
import type { UIMessage } from "ai";
import { builtOnce } from "#db/built-once.ts";
import { chatMessages } from "#db/schema/chats.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { ChatMetadata, DataParts } from "./schema.ts";

/** A message as it is kept. Which tools its parts may name is the agent's business. */
export type StoredMessage = UIMessage<ChatMetadata, DataParts>;
export type Part = StoredMessage["parts"][number];

/** Messages that are kept in memory, of all threads together. */
const MOST_KEPT = 2_000;

/** What was read last of each thread, the one that was left alone longest first: a message whose row is still the same is not read out again. */
const threads = new Map<string, ReadonlyMap<string, Kept>>();
let keptOfAll = 0;

/** A message, the one it follows, and which version of its row it is: nobody may change what is kept here. */
type Kept = { version: string; parentId: string | null; message: StoredMessage };

/** Whatever writes a row anew leaves it in another place, or by another transaction. */
const rowVersion = sql<string>`concat(${chatMessages}.xmin, ${chatMessages}.ctid)`;
const ifNew = <T>(column: SQLWrapper) =>
  sql<T | null>`case when ${sql.placeholder("versions")}::jsonb ->> ${chatMessages.id} is distinct from ${rowVersion} then ${column} end`;
const messagesOf = builtOnce((db) =>
  db
    .select({
      id: chatMessages.id,
      parentId: chatMessages.parentId,
      role: chatMessages.role,
      version: rowVersion,
      parts: ifNew<Row["parts"]>(chatMessages.parts),
      metadata: ifNew<Row["metadata"]>(chatMessages.metadata),
      leafId: sql<
        string | null
      >`(select leaf_id from chats where id = ${sql.placeholder("chatId")})`,
    })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, sql.placeholder("chatId"))),
);

/**
 * The messages of a chat on one branch, oldest first: the branch that is shown, or the one that ends in `leafId`.
 * A message that the chat does not have ends no branch: none are found.
 */
export async function loadMessages(
  { db }: Pick<Ctx, "db">,
  chatId: string,
  leafId?: string,
): Promise<StoredMessage[]> {
  const before = threads.get(chatId) ?? new Map<string, Kept>();
  const versions = Object.fromEntries([...before].map(([id, kept]) => [id, kept.version]));
  const rows = await messagesOf(db, { chatId, versions: JSON.stringify(versions) });
  const read = new Map(rows.map((row) => [row.id, keptOf(row, before)]));
  keep(chatId, read);
  const branch: StoredMessage[] = [];
  let at = read.get(leafId ?? rows[0]?.leafId ?? "");
  for (; at; at = read.get(at.parentId ?? "")) branch.push(at.message);
  return branch.toReversed();
}

type Read = Pick<Row, "id" | "role" | "parentId" | "parts" | "metadata"> & { version: string };

function keptOf({ version, parentId, ...row }: Read, before: ReadonlyMap<string, Kept>): Kept {
  const message = row.parts === null ? before.get(row.id)?.message : undefined;
  return { version, parentId, message: message ?? asMessage(row) };
}

function keep(chatId: string, read: ReadonlyMap<string, Kept>): void {
  forget(chatId);
  threads.set(chatId, read);
  keptOfAll += read.size;
  for (const [oldest] of threads) {
    if (keptOfAll <= MOST_KEPT) return;
    forget(oldest);
  }
}

function forget(chatId: string): void {
  keptOfAll -= threads.get(chatId)?.size ?? 0;
  threads.delete(chatId);
}

type Row = typeof chatMessages.$inferSelect;

/** A row as the message it keeps. */
export function asMessage({
  id,
  role,
  parts,
  metadata,
}: Pick<Row, "id" | "role" | "parts" | "metadata">): StoredMessage {
  return {
    id,
    role: role as StoredMessage["role"],
    parts: parts as StoredMessage["parts"],
    ...(metadata ? { metadata: metadata } : {}),
  };
}

/** Writes a message after those `before` it, as the end of the branch that is shown; one that is there already is replaced. */
export async function putMessage(
  ctx: Ctx,
  chatId: string,
  before: readonly StoredMessage[],
  message: StoredMessage,
): Promise<void> {
  const parentId = before.at(-1)?.id ?? null;
  await ctx.db.execute(sql`
    with put as (
      insert into chat_messages (salon_id, chat_id, id, parent_id, position, role, parts, metadata, created_at)
      values (${ctx.actor.salonId}, ${chatId}, ${message.id}, ${parentId}, ${before.length}, ${message.role},
        ${written(message.parts)}, ${message.metadata ? written(message.metadata) : null}, ${afterSiblings(chatId, parentId, ctx.now())})
      on conflict (chat_id, id) do update set parts = excluded.parts, metadata = excluded.metadata)
    update chats set leaf_id = ${message.id} where id = ${chatId} and leaf_id is distinct from ${message.id}`);
}

/** Versions of a message stand in the order in which they were written, also where the clock does not tell them apart. */
const afterSiblings = (chatId: string, parentId: string | null, now: Date) =>
  sql<Date>`greatest(${now.toISOString()}::timestamptz, (select max(created_at) + interval '1 ms' from chat_messages
    where chat_id = ${chatId} and parent_id is not distinct from ${parentId}::text))`;

/** What jsonb takes of a value. */
export const storable = <T>(value: T): T => JSON.parse(written(value)) as T;

/** jsonb refuses NUL and half surrogate pairs, which a model may well write. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, held: unknown) =>
    typeof held === "string" ? held.replaceAll("\0", "").toWellFormed() : held,
  );

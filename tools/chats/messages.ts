import { sql } from "drizzle-orm";
import type { UIMessage } from "ai";
import type { chatMessages } from "#db/schema/chats.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { ChatMetadata, DataParts } from "./schema.ts";

/** A message as it is kept. Which tools its parts may name is the agent's business. */
export type StoredMessage = UIMessage<ChatMetadata, DataParts>;
export type Part = StoredMessage["parts"][number];

/** Messages that are kept in memory, of all threads together. */
const MOST_KEPT = 2_000;

/** What was read last of each thread, the one that was left alone longest first: a message whose row is still the same is not read out again. */
const threads = new Map<string, Map<string, Kept>>();
let keptOfAll = 0;

/** A message, and which version of its row it is: nobody may change what is kept here. */
type Kept = { version: string; message: StoredMessage };

/**
 * The messages of a chat on one branch, oldest first: the branch that is shown, or the one that ends in `leafId`.
 * A message that the chat does not have ends no branch: none are found.
 */
export async function loadMessages(
  ctx: Pick<Ctx, "db">,
  chatId: string,
  leafId?: string,
): Promise<StoredMessage[]> {
  const leaf = leafId ?? sql`(select leaf_id from chats where id = ${chatId})`;
  const before = threads.get(chatId) ?? new Map<string, Kept>();
  const versions = JSON.stringify(
    Object.fromEntries([...before].map(([id, { version }]) => [id, version])),
  );
  const rows = await ctx.db.execute<Read>(sql`
    with recursive branch as (
      select id, parent_id from chat_messages where chat_id = ${chatId} and id = ${leaf}
      union all
      select before.id, before.parent_id from branch cross join lateral (
        -- one at a time, so that each is found by its key, however little is known of the table
        select id, parent_id from chat_messages
        where chat_id = ${chatId} and id = branch.parent_id limit 1) before)
    select said.id, version, fresh.role, fresh.parts, fresh.metadata from branch
    join chat_messages said on said.chat_id = ${chatId} and said.id = branch.id
    -- whatever writes a row anew leaves it in another place, or by another transaction
    cross join lateral (select concat(said.xmin, said.ctid) as version) at
    left join lateral (select said.role, said.parts, said.metadata
      where ${versions}::jsonb ->> said.id is distinct from version) fresh on true
    order by said.position`);
  const found = rows.map((row): [string, Kept] => {
    const { id, version, role } = row;
    const known = before.get(id);
    if (role === null && known) return [id, known];
    return [id, { version, message: asMessage({ ...row, role: role ?? "" }) }];
  });
  keep(chatId, new Map(found));
  return found.map(([, { message }]) => message);
}

/** Without a role, it is as it was. */
type Read = Pick<Row, "id" | "parts" | "metadata"> & { role: Row["role"] | null; version: string };

function keep(chatId: string, read: Map<string, Kept>): void {
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

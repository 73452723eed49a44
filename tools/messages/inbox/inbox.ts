import { and, count, desc, eq, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { clients } from "#db/schema/clients.ts";
import { outbox, smsConversations, smsMessages } from "#db/schema/messages.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, readCursor, type Page } from "#tools/core/paging.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { consentsOf } from "./consents.ts";
import type { InboxFilter } from "./inbox-schema.ts";
import type { SmsConversation, SmsMessage, SmsThread } from "#tools/messages/sms-schema.ts";

type Paged = { limit?: number | undefined; cursor?: string | undefined };

/** Whoever reads or writes texts needs the plan for it. @throws tier_required */
export const requireTexting = (ctx: Ctx): Promise<void> => requireTier(ctx, "pro", "AI Scheduling");

/** The salon's conversations by text, the one with the newest text first. @throws tier_required */
export async function listConversations(
  ctx: Ctx,
  { limit = DEFAULT_LIMIT, cursor, needsYou, unread, clientId }: InboxFilter & Paged,
): Promise<Page<SmsConversation>> {
  await requireTexting(ctx);
  const wanted = and(
    clientId === undefined ? isTalk : eq(smsConversations.clientId, clientId),
    needsYou === undefined ? undefined : eq(smsConversations.needsYou, needsYou),
    unread === undefined ? undefined : sql`(${unreadCount} > 0) = ${unread}`,
  );
  const rows = await conversationRows(ctx, {
    where: and(wanted, before(cursor)),
    limit: limit + 1,
  });
  const [all] = await ctx.db.select({ total: count() }).from(smsConversations).where(wanted);
  const consents = await consentsOf(
    ctx,
    rows.map(({ conversation }) => conversation.phone),
  );
  return pageOf(
    rows,
    limit,
    all?.total ?? 0,
    ({ conversation: { lastAt: at, id } }) => ({ at, id }),
    (row) => shownConversation(row, consents),
  );
}

/** One conversation as the list shows it. @throws not_found */
export async function getConversation(ctx: Ctx, { id }: { id: string }): Promise<SmsConversation> {
  const [row] = await conversationRows(ctx, { where: eq(smsConversations.id, id), limit: 1 });
  if (!row) throw unknownConversation();
  return shownConversation(row, await consentsOf(ctx, [row.conversation.phone]));
}

/** A conversation with a page of its texts: the newest, then by `cursor` those before them; within a page the oldest first. @throws tier_required, not_found */
export async function getThread(
  ctx: Ctx,
  { id, limit = DEFAULT_LIMIT, cursor }: { id: string } & Paged,
): Promise<Page<SmsMessage> & SmsThread> {
  await requireTexting(ctx);
  const conversation = await getConversation(ctx, { id });
  const ofIt = eq(smsMessages.conversationId, id);
  const rows = await ctx.db
    .select({
      message: smsMessages,
      authorName: stylists.name,
      status: outbox.status,
      error: outbox.error,
    })
    .from(smsMessages)
    .leftJoin(stylists, eq(stylists.id, smsMessages.stylistId))
    .leftJoin(outbox, eq(outbox.id, smsMessages.outboxId))
    .where(and(ofIt, olderThan(smsMessages, cursor)))
    .orderBy(...newestFirst(smsMessages))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(smsMessages).where(ofIt);
  const page = pageOf(
    rows,
    limit,
    all?.total ?? 0,
    ({ message }) => placeOf(message),
    ({ message, ...rest }) => shownText(message, rest),
  );
  return { ...page, conversation, messages: page.items.toReversed() };
}

export const unknownConversation = (): DomainError =>
  new DomainError("not_found", "Conversation not found.");

/** Somebody has said something: what only got the salon's notices is no conversation yet. */
const isTalk = sql`exists (select from ${smsMessages} where ${smsMessages.conversationId} = ${smsConversations.id}
  and ${ne(smsMessages.author, "notice")})`;

const unreadCount = sql<number>`(select count(*)::int from ${smsMessages}
  where ${smsMessages.conversationId} = ${smsConversations.id} and ${smsMessages.direction} = 'in'
  and ${smsMessages.createdAt} > coalesce(${smsConversations.readAt}, '-infinity'))`;

const unreadBody = sql<string | null>`(select ${smsMessages.body} from ${smsMessages}
  where ${smsMessages.conversationId} = ${smsConversations.id} and ${smsMessages.direction} = 'in'
  and ${smsMessages.createdAt} > coalesce(${smsConversations.readAt}, '-infinity')
  order by ${smsMessages.createdAt} desc, ${smsMessages.id} desc limit 1)`;

const lastId = sql`(select ${smsMessages.id} from ${smsMessages}
  where ${smsMessages.conversationId} = ${smsConversations.id}
  order by ${smsMessages.createdAt} desc, ${smsMessages.id} desc limit 1)`;

const takers = alias(stylists, "takers");
const newest = alias(smsMessages, "newest");

function before(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const { at, id } = readCursor(cursor);
  const { lastAt, id: ownId } = smsConversations;
  return or(lt(lastAt, at), and(eq(lastAt, at), lt(ownId, id)));
}

type Listed = Awaited<ReturnType<typeof conversationRows>>[number];

async function conversationRows(
  { db }: Ctx,
  { where, limit }: { where: SQL | undefined; limit: number },
) {
  return db
    .select({
      conversation: smsConversations,
      clientName: clients.name,
      stylistName: stylists.name,
      takenByName: takers.name,
      lastBody: newest.body,
      lastDirection: newest.direction,
      unread: unreadCount,
      unreadBody,
    })
    .from(smsConversations)
    .leftJoin(clients, eq(clients.id, smsConversations.clientId))
    .leftJoin(stylists, eq(stylists.id, smsConversations.stylistId))
    .leftJoin(takers, eq(takers.id, smsConversations.takenById))
    .leftJoin(newest, eq(newest.id, lastId))
    .where(where)
    .orderBy(desc(smsConversations.lastAt), desc(smsConversations.id))
    .limit(limit);
}

function shownConversation(
  { conversation, ...row }: Listed,
  consents: Awaited<ReturnType<typeof consentsOf>>,
): SmsConversation {
  const { id, phone, clientId, stylistId, answering, needsYou, lastAt } = conversation;
  return {
    id,
    phone,
    clientId,
    clientName: row.clientName || null,
    stylistId,
    stylistName: row.stylistName,
    answering,
    takenByName: answering === "staff" ? row.takenByName : null,
    consent: consents.get(phone) ?? "unknown",
    lastBody: row.lastBody ?? "",
    lastDirection: row.lastDirection ?? "out",
    lastAt: lastAt.toISOString(),
    unread: row.unread,
    unreadBody: row.unreadBody,
    needsYou,
  };
}

function shownText(
  { id, direction, author, body, media, appointmentId, createdAt }: typeof smsMessages.$inferSelect,
  { authorName, status, error }: Pick<SmsMessage, "authorName" | "status" | "error">,
): SmsMessage {
  return {
    id,
    direction,
    author,
    authorName,
    body,
    media,
    // without a row in the outbox it was said in a response to Twilio
    status: direction === "out" ? (status ?? "sent") : null,
    error,
    appointmentId,
    createdAt: createdAt.toISOString(),
  };
}

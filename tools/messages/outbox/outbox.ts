import { and, count, eq, inArray, or, sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { clients } from "#db/schema/clients.ts";
import { outbox } from "#db/schema/messages.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { requirePerson } from "#tools/access/roles.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { NOT_SHOWN } from "#tools/values/link-rules.ts";
import type { ListedMessage, Message, OutboxFilter, WholeMessage } from "#tools/messages/schema.ts";
import { unsealed } from "./sealed.ts";

export type OutboxRow = typeof outbox.$inferSelect;

/**
 * The salon's messages, newest first. For its owner only.
 * @throws forbidden to everyone else.
 */
export async function listOutbox(
  ctx: Ctx,
  {
    limit = DEFAULT_LIMIT,
    cursor,
    ...wanted
  }: OutboxFilter & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<ListedMessage>> {
  requireOwner(ctx);
  const matching = and(
    wanted.channel ? eq(outbox.channel, wanted.channel) : undefined,
    wanted.status ? eq(outbox.status, wanted.status) : undefined,
    wanted.kind ? eq(outbox.kind, wanted.kind) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(outbox)
    .where(and(matching, olderThan(outbox, cursor)))
    .orderBy(...newestFirst(outbox))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(outbox).where(matching);
  const names = await namesFor(ctx, rows);
  return pageOf(rows, limit, all?.total ?? 0, placeOf, (row) => ({
    ...shownMessage(row),
    name: names.get(row.id) ?? null,
  }));
}

/** Whom messages are to: by their record, else by the visit that they are of, unless it is the salon's own. */
async function namesFor({ db }: Ctx, rows: readonly OutboxRow[]): Promise<Map<string, string>> {
  const ids = rows.filter(({ clientId, appointmentId }) => clientId ?? appointmentId);
  if (ids.length === 0) return new Map();
  const named = await db
    .select({
      id: outbox.id,
      name: sql<string>`coalesce(${clients.name}, ${appointments.clientName})`,
    })
    .from(outbox)
    .leftJoin(clients, eq(clients.id, outbox.clientId))
    .leftJoin(
      appointments,
      and(
        eq(appointments.id, outbox.appointmentId),
        or(
          eq(appointments.clientEmail, outbox.recipient),
          eq(appointments.clientPhone, outbox.recipient),
        ),
      ),
    )
    .where(
      inArray(
        outbox.id,
        ids.map(({ id }) => id),
      ),
    );
  return new Map(named.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}

/**
 * A message as its recipient reads it, with links that open something: where nothing can be sent, its owner passes them on. Asked
 * for by somebody who has given their password again. `adminEmails` are addresses, in small letters, whose links for a new
 * password prove more than this salon may: whoever signed up with one may not be the one whose address it is.
 * @throws forbidden to everyone but the owner, to programs, and for such a link; not_found for what has gone, whose words are kept no longer
 */
export async function readWholeMessage(
  ctx: Ctx,
  { id, adminEmails }: { id: string; adminEmails: readonly string[] },
): Promise<WholeMessage> {
  requirePerson(ctx);
  requireOwner(ctx);
  const [row] = await ctx.db.select().from(outbox).where(eq(outbox.id, id));
  const content = row?.sealed ? unsealed(ctx, row.sealed) : null;
  if (!row || !content)
    throw new DomainError("not_found", "There is no such message, or it has gone.");
  if (row.kind === "password_reset" && adminEmails.includes(row.recipient.toLowerCase()))
    throw new DomainError(
      "forbidden",
      "This link belongs to an admin of the platform. Whoever runs the server can print it there: npm run mail -- ADDRESS.",
    );
  await writeAudit(ctx, {
    action: "message.shown",
    words: `had the links of a message to ${row.recipient} shown`,
    subjectId: id,
  });
  return { text: content.text };
}

/** What has not gone and will not by itself is tried once more, now. @throws forbidden, not_found, conflict */
export async function retryMessage(ctx: Ctx, { id }: { id: string }): Promise<Message> {
  requireOwner(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await lockMessage(ctx, id);
    const delivers = row.channel === "mail" ? ctx.mail.delivers : ctx.sms.delivers;
    if (!delivers)
      throw new DomainError(
        "conflict",
        row.channel === "mail"
          ? "There is no mail server to send it with."
          : "There is no Twilio account to send it with.",
      );
    if (!["failed", "undelivered", "not_sent", "queued"].includes(row.status))
      throw new DomainError("conflict", `This message is ${row.status.replace("_", " ")}.`);
    return shownMessage(await sendOnceMore(ctx, row));
  });
}

/** Queues a message again whose row is locked: for verbs whose callers may send it, whether or not they read the outbox. */
export async function sendOnceMore(
  ctx: Pick<Ctx, "db" | "now" | "jobs">,
  { id, salonId }: Pick<OutboxRow, "id" | "salonId">,
): Promise<OutboxRow> {
  const [queued] = await ctx.db
    .update(outbox)
    .set({ status: "queued", dueAt: ctx.now(), error: null, providerId: null })
    .where(eq(outbox.id, id))
    .returning();
  if (!queued) throw unknownMessage();
  await ctx.jobs.add(ctx.db, "message", [{ salonId, id }]);
  return queued;
}

/** Holds a message back that has not gone yet. Holding it back again changes nothing. @throws forbidden, not_found, conflict */
export async function cancelMessage(ctx: Ctx, { id }: { id: string }): Promise<Message> {
  requireOwner(ctx);
  return atomically(ctx, async (ctx) => {
    const row = await lockMessage(ctx, id);
    if (row.status === "cancelled") return shownMessage(row);
    if (row.status !== "queued")
      throw new DomainError("conflict", `It is too late: this message is ${row.status}.`);
    return shownMessage(await holdBack(ctx, row));
  });
}

/** Takes back a message that has not gone, whose row is locked. */
export async function holdBack(
  { db }: Pick<Ctx, "db">,
  { id }: Pick<OutboxRow, "id">,
): Promise<OutboxRow> {
  const [held] = await db
    .update(outbox)
    .set({ status: "cancelled", sealed: null, error: null })
    .where(eq(outbox.id, id))
    .returning();
  if (!held) throw unknownMessage();
  return held;
}

/** Takes back what is still held of a message to many. @returns how many were held back; the others have gone */
export async function cancelBatch(
  ctx: Ctx,
  { batchId }: { batchId: string },
): Promise<{ cancelled: number; gone: number }> {
  const rows = await ctx.db
    .update(outbox)
    .set({ status: "cancelled", sealed: null })
    .where(and(eq(outbox.batchId, batchId), inArray(outbox.status, ["queued"])))
    .returning({ id: outbox.id });
  const [all] = await ctx.db
    .select({ total: count() })
    .from(outbox)
    .where(eq(outbox.batchId, batchId));
  if (!all?.total) throw unknownMessage();
  return { cancelled: rows.length, gone: all.total - rows.length };
}

/** A message's row, locked until the transaction ends. @throws not_found */
export async function lockMessage({ db }: Pick<Ctx, "db">, id: string): Promise<OutboxRow> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id)).for("update");
  if (!row) throw unknownMessage();
  return row;
}

const unknownMessage = () => new DomainError("not_found", "Message not found.");

function requireOwner(ctx: Ctx): void {
  requireMay(ctx, "see_outbox");
}

/** A row as the API gives it. */
export function shownMessage(row: OutboxRow): Message {
  const {
    salonId: _salon,
    sealed: _sealed,
    instance: _instance,
    attemptedAt: _attempted,
    uselessAfter: _useless,
    transactional: _transactional,
    dedupeKey: _dedupe,
    batchId: _batch,
    conversationId: _conversation,
    providerId: _provider,
    ...shown
  } = row;
  return {
    ...shown,
    withheld: row.sealed !== null && row.body.includes(NOT_SHOWN),
    dueAt: row.dueAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  };
}

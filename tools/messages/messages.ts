import { and, count, eq } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { requireRole } from "#tools/core/access.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import type { Message } from "./schema.ts";

/** A mail to one address. `keptText` stands in the outbox in place of a text that holds a secret, once it is sent. */
export type OutgoingMail = { to: string; subject: string; text: string; keptText?: string };

/** Whose outbox it is: of whoever acts, of the page a guest is on, or of a salon for which nobody acts. */
type Sender = Pick<Ctx, "db" | "now" | "mail" | "log"> &
  ({ actor: { salonId: string } } | { guest: { salonId: string } } | { salonId: string });

/**
 * Sends a mail and keeps it in the salon's outbox: as sent, as failed with the server's words, or, without a mail server, as not sent.
 * Call it outside a transaction.
 * @throws mail_failed when the mail server refuses it.
 */
export async function sendMail(ctx: Sender, mail: OutgoingMail): Promise<Message> {
  const { to, subject, text, keptText = text } = mail;
  const [row] = await ctx.db
    .insert(outbox)
    .values({
      id: newId(),
      salonId: salonOf(ctx),
      channel: "mail",
      recipient: to,
      subject,
      body: ctx.mail.delivers ? keptText : text,
      status: "not_sent",
      createdAt: ctx.now(),
    })
    .returning();
  if (!row) throw new Error("The outbox took no row.");
  if (!ctx.mail.delivers) return shown(row);
  try {
    await ctx.mail.send({ id: row.id, to, subject, text });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ err: error, messageId: row.id }, "a mail could not be sent");
    await settle(ctx, row.id, { status: "failed", error: reason.slice(0, 500) });
    throw new DomainError(
      "mail_failed",
      "The mail could not be sent. Check the address and try again.",
    );
  }
  return settle(ctx, row.id, { status: "sent", sentAt: ctx.now() });
}

/**
 * The salon's messages, newest first. For its owner only.
 * @throws forbidden to everyone else.
 */
export async function listOutbox(
  ctx: Ctx,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string },
): Promise<Page<Message>> {
  requireRole(ctx, ["owner"], "Only the owner can read the outbox.");
  const rows = await ctx.db
    .select()
    .from(outbox)
    .where(olderThan(outbox, cursor))
    .orderBy(...newestFirst(outbox))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(outbox);
  return pageOf(rows, limit, all?.total ?? 0, placeOf, shown);
}

function salonOf(ctx: Sender): string {
  if ("actor" in ctx) return ctx.actor.salonId;
  return "guest" in ctx ? ctx.guest.salonId : ctx.salonId;
}

async function settle(
  ctx: Pick<Ctx, "db">,
  id: string,
  outcome: { status: "sent"; sentAt: Date } | { status: "failed"; error: string },
): Promise<Message> {
  const [row] = await ctx.db
    .update(outbox)
    .set(outcome)
    .where(and(eq(outbox.id, id), eq(outbox.status, "not_sent")))
    .returning();
  if (!row) throw new Error("The outbox lost a row.");
  return shown(row);
}

function shown(stored: typeof outbox.$inferSelect): Message {
  const { salonId: _, ...row } = stored;
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

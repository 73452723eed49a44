import { count, sql } from "drizzle-orm";
import { chats } from "#db/schema/chats.ts";
import { clients } from "#db/schema/clients.ts";
import { retentions } from "#db/schema/house.ts";
import { outbox, smsMessages } from "#db/schema/messages.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { requireOwner } from "#tools/exports/export.ts";
import { cutoffsOf, isDue } from "./retention-due.ts";
import type { Retention, RetentionPreview, RetentionQuery } from "#tools/exports/schema.ts";

/** What is kept for good until a salon says otherwise. */
const FOR_GOOD: Retention = { messages: null, chats: null, photos: null, clients: null };

/** How long the salon keeps what. Owner and managers. @throws forbidden */
export async function getRetention(ctx: Ctx): Promise<Retention> {
  requireLead(ctx);
  const [row] = await ctx.db.select({ months: retentions.months }).from(retentions);
  return row?.months ?? FOR_GOOD;
}

/** Says how long the salon keeps what; what is older goes within a day. Owner only. @throws forbidden */
export async function setRetention(ctx: Ctx, months: Retention): Promise<Retention> {
  requireOwner(ctx);
  return atomically(ctx, async (ctx) => {
    const updatedAt = ctx.now();
    await ctx.db
      .insert(retentions)
      .values({ salonId: ctx.actor.salonId, months, updatedAt })
      .onConflictDoUpdate({
        target: retentions.salonId,
        set: { months, updatedAt, appliedOn: null },
      });
    await writeAudit(ctx, { action: "retention.changed", words: `set ${wordsOf(months)}` });
    return months;
  });
}

/** What would go now, if the salon kept things so long. Owner and managers. @throws forbidden */
export async function previewRetention(ctx: Ctx, asked: RetentionQuery): Promise<RetentionPreview> {
  requireLead(ctx);
  const { db } = ctx;
  const before = cutoffsOf({ ...FOR_GOOD, ...asked }, ctx.now());
  const number = async (rows: Promise<{ n: number }[]>) => (await rows)[0]?.n ?? 0;
  const n = { n: count() };
  return {
    messages: before.messages
      ? (await number(db.select(n).from(outbox).where(isDue.outbox(before.messages)))) +
        (await number(db.select(n).from(smsMessages).where(isDue.texts(before.messages))))
      : 0,
    chats: before.chats
      ? await number(db.select(n).from(chats).where(isDue.chats(before.chats)))
      : 0,
    photos: before.photos
      ? await number(db.select(n).from(clients).where(isDue.photos(before.photos, ctx.now())))
      : 0,
    clients: before.clients
      ? await number(db.select(n).from(clients).where(isDue.clients(before.clients, ctx.now())))
      : 0,
  };
}

function requireLead(ctx: Ctx): void {
  requireMay(ctx, "see_retention");
}

function wordsOf(months: Retention): string {
  const said = Object.entries(months).map(
    ([what, number]) => `${what} ${number === null ? "for good" : `for ${number} months`}`,
  );
  return `how long things are kept: ${said.join(", ")}`;
}

/** A day of a salon's own calendar that has not been gone through yet. */
export const notToday = (now: Date) =>
  sql`${retentions.appliedOn} is distinct from (${now.toISOString()}::timestamptz at time zone salons.time_zone)::date`;

import { and, eq, inArray, sql } from "drizzle-orm";
import { chats } from "#db/schema/chats.ts";
import { clients } from "#db/schema/clients.ts";
import { retentions } from "#db/schema/house.ts";
import { outbox, smsConversations, smsMessages } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { eraseRecord } from "./erase.ts";
import { releasePhotosOf } from "./erase-photos.ts";
import { zoneOf } from "#tools/clients/rows.ts";
import { atomically, type Db, type SalonCtx } from "#tools/core/context.ts";
import { removePhotos } from "#tools/photos/photos.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { pullPhotosOf } from "#tools/social/pull.ts";
import { cutoffsOf, isDue } from "./retention-due.ts";
import { notToday } from "./retention.ts";

const ROWS_AT_ONCE = 2000;
const CLIENTS_AT_ONCE = 20;

/** Salons that have not gone through what they keep today. `everySalon` must see all salons. */
export async function retentionsDue(everySalon: Db, now: Date): Promise<Map<string, string[]>> {
  const rows = await everySalon
    .select({ salonId: retentions.salonId, months: retentions.months })
    .from(retentions)
    .innerJoin(salons, eq(salons.id, retentions.salonId))
    .where(notToday(now));
  const limited = rows.filter(({ months }) => Object.values(months).some((n) => n !== null));
  return new Map(limited.map(({ salonId }) => [salonId, [salonId]]));
}

/**
 * Lets go what the salon keeps no longer, some at a time; the day is done when nothing is left. Erasing goes the way of every
 * erasure. @returns how much went
 */
export async function applyRetention(ctx: SalonCtx): Promise<number> {
  const [row] = await ctx.db.select().from(retentions);
  if (!row) return 0;
  const before = cutoffsOf(row.months, ctx.now());
  const messages = before.messages ? await dropMessages(ctx, before.messages) : 0;
  const old = before.chats ? await dropChats(ctx, before.chats) : 0;
  const erased = before.clients ? await eraseClients(ctx, before.clients) : 0;
  const pictured = before.photos ? await dropPhotos(ctx, before.photos) : 0;
  const left =
    Math.max(messages, old) >= ROWS_AT_ONCE || Math.max(erased, pictured) >= CLIENTS_AT_ONCE;
  await atomically(ctx, async (ctx) => {
    const words = [
      [messages, "messages"],
      [old, "chats"],
      [pictured, "clients' photos"],
      [erased, "clients"],
    ].flatMap(([number, what]) => (number ? [`${number} ${what}`] : []));
    if (words.length > 0)
      await writeAudit(ctx, {
        action: "retention.applied",
        words: `let go what is kept no longer: ${words.join(", ")}`,
      });
    if (left) return;
    const { date } = wallOf(await zoneOf(ctx), ctx.now().getTime());
    await ctx.db.update(retentions).set({ appliedOn: date });
  });
  return messages + old + erased + pictured;
}

function dropMessages(ctx: SalonCtx, before: Date): Promise<number> {
  return atomically(ctx, async ({ db }) => {
    const some = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(isDue.outbox(before))
      .limit(ROWS_AT_ONCE);
    const ids = (await some).map(({ id }) => id);
    if (ids.length > 0) {
      await db.delete(smsMessages).where(inArray(smsMessages.outboxId, ids));
      await db.delete(outbox).where(inArray(outbox.id, ids));
    }
    const texts = await db
      .delete(smsMessages)
      .where(
        inArray(
          smsMessages.id,
          db
            .select({ id: smsMessages.id })
            .from(smsMessages)
            .where(isDue.texts(before))
            .limit(ROWS_AT_ONCE),
        ),
      )
      .returning({ id: smsMessages.id });
    // a conversation in which nothing was said is none
    await db.delete(smsConversations).where(
      and(
        sql`${smsConversations.lastAt} < ${before.toISOString()}`,
        sql`not exists (select from sms_messages m where m.conversation_id = ${smsConversations.id})
          and not exists (select from outbox o where o.conversation_id = ${smsConversations.id})`,
      ),
    );
    return ids.length + texts.length;
  });
}

async function dropChats({ db }: SalonCtx, before: Date): Promise<number> {
  const some = db
    .select({ id: chats.id })
    .from(chats)
    .where(isDue.chats(before))
    .limit(ROWS_AT_ONCE);
  const gone = await db.delete(chats).where(inArray(chats.id, some)).returning({ id: chats.id });
  return gone.length;
}

async function dueClients(ctx: SalonCtx, condition: ReturnType<typeof isDue.clients>) {
  const rows = await ctx.db
    .select({ id: clients.id })
    .from(clients)
    .where(condition)
    .limit(CLIENTS_AT_ONCE);
  return rows.map(({ id }) => id);
}

async function dropPhotos(ctx: SalonCtx, before: Date): Promise<number> {
  const ids = await dueClients(ctx, isDue.photos(before, ctx.now()));
  for (const id of ids) {
    const photoIds = await atomically(ctx, async (ctx) => {
      await pullPhotosOf(ctx, id);
      return releasePhotosOf(ctx, id);
    });
    await removePhotos(ctx, photoIds);
  }
  return ids.length;
}

async function eraseClients(ctx: SalonCtx, before: Date): Promise<number> {
  const ids = await dueClients(ctx, isDue.clients(before, ctx.now()));
  for (const id of ids) await eraseRecord(ctx, { id });
  return ids.length;
}

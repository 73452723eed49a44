import { and, lt, sql, type SQL } from "drizzle-orm";
import { chats } from "#db/schema/chats.ts";
import { outbox, smsMessages } from "#db/schema/messages.ts";
import { isThere } from "#tools/clients/rows.ts";
import { monthsBefore } from "./retention-rules.ts";
import type { Retention } from "#tools/exports/schema.ts";

/** Before when things go; null where they stay. */
export type Cutoffs = Record<keyof Retention, Date | null>;

/** Before when things go by these months, as of now. */
export function cutoffsOf(months: Partial<Retention>, now: Date): Cutoffs {
  const cutoff = (number: number | null | undefined) => (number ? monthsBefore(now, number) : null);
  return {
    messages: cutoff(months.messages),
    chats: cutoff(months.chats),
    photos: cutoff(months.photos),
    clients: cutoff(months.clients),
  };
}

/** What has not gone out yet is no old message, and an order keeps the mail that carried it. */
const outboxDue = (before: Date) =>
  and(
    lt(outbox.createdAt, before),
    sql`${outbox.status} not in ('queued', 'sending')`,
    sql`not exists (select from supplier_orders o where o.message_id = ${outbox.id})`,
  );

/** Texts that came in, and those that were handed over at once; the others go with their message. */
const textsDue = (before: Date) =>
  and(lt(smsMessages.createdAt, before), sql`${smsMessages.outboxId} is null`);

const chatsDue = (before: Date) =>
  and(
    lt(chats.updatedAt, before),
    sql`not exists (select from chat_runs r where r.chat_id = ${chats.id} and r.status = 'running')`,
  );

/** Nobody has seen them since: neither a visit nor a consultation, and none is coming. */
const notSeenSince = (
  before: Date,
  now: Date,
): SQL => sql`${isThere} and clients.merged_into_id is null
  and clients.created_at < ${before.toISOString()}
  and not exists (select from appointments a where a.client_id = clients.id and (
    (a.starts_at >= ${before.toISOString()} and a.starts_at <= ${now.toISOString()}
      and (a.status <> 'cancelled' or a.cancelled_by = 'no_show'))
    or (a.starts_at > ${now.toISOString()} and a.status in ('pending', 'confirmed'))))
  and not exists (select from consultations c where c.client_id = clients.id
    and c.created_at >= ${before.toISOString()})`;

const hasPhotos = sql`(exists (select from client_photos p where p.client_id = clients.id)
  or exists (select from consultations c join consultation_photos p on p.consultation_id = c.id where c.client_id = clients.id)
  or exists (select from consultations c join outcomes o on o.consultation_id = c.id and o.photo_id is not null where c.client_id = clients.id))`;

/** Money between them and the salon that is not settled. */
const owesNothing = sql`not exists (select from payments p left join appointments a on a.id = p.appointment_id
    where (p.client_id = clients.id or a.client_id = clients.id) and (p.status = 'open'
      or exists (select from refunds r where r.payment_id = p.id and r.status in ('wanted', 'pending'))))
  and not exists (select from waitlist_entries w where w.client_id = clients.id and w.status in ('waiting', 'offered'))`;

/** What is old enough to go: conditions on the rows of each kind. */
export const isDue = {
  outbox: outboxDue,
  texts: textsDue,
  chats: chatsDue,
  photos: (before: Date, now: Date) => and(notSeenSince(before, now), hasPhotos),
  clients: (before: Date, now: Date) => and(notSeenSince(before, now), owesNothing),
};

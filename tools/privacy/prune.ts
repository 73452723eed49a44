import { getTableName, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { appointmentLinks, occupancies } from "#db/schema/appointments.ts";
import { actRequests, chatShares } from "#db/schema/assistant.ts";
import { rateLimit, session, verification } from "#db/schema/auth.ts";
import { chatChunks } from "#db/schema/chats.ts";
import { idempotencyKeys } from "#db/schema/idempotency.ts";
import { smsReceipts } from "#db/schema/messages.ts";
import { stripeEvents } from "#db/schema/payments.ts";
import { roadmapShares } from "#db/schema/roadmaps.ts";
import type { Db } from "#tools/core/context.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What goes by the clock, in every salon alike: its key, from when on its time counts, and how long it is kept after that. */
type Pruned = {
  table: PgTable;
  key: readonly PgColumn[];
  since: PgColumn | SQL;
  /** In milliseconds. */
  keptFor: number;
  why: string;
};

/**
 * All that is let go by a time of the product's own. What a salon decides about (messages, chats, photos, clients) is in
 * retention-apply.ts, and jobs that are done go by themselves (db/jobs.ts).
 */
export const PRUNED: readonly Pruned[] = [
  {
    table: session,
    key: [session.id],
    since: session.expiresAt,
    keptFor: 0,
    why: "nobody is signed in by a session that has ended",
  },
  {
    table: verification,
    key: [verification.id],
    since: verification.expiresAt,
    keptFor: 0,
    why: "a mailed link that has ended proves nothing",
  },
  {
    table: rateLimit,
    key: [rateLimit.key],
    since: rateLimit.startedAt,
    keptFor: DAY,
    why: "no rate counts for longer than a day",
  },
  {
    table: idempotencyKeys,
    key: [idempotencyKeys.salonId, idempotencyKeys.key],
    since: idempotencyKeys.createdAt,
    keptFor: DAY,
    why: "a request that comes again comes within a day",
  },
  {
    table: chatChunks,
    key: [chatChunks.runId, chatChunks.seq],
    since: sql`(select r.ended_at from chat_runs r where r.id = ${chatChunks.runId})`,
    keptFor: 10 * MINUTE,
    why: "a reply that ended is read from its message, but for those who were still reading its stream",
  },
  {
    table: occupancies,
    key: [occupancies.id],
    // of holds alone
    since: occupancies.expiresAt,
    keptFor: DAY,
    why: "a time that was held and not booked; it can still be booked a moment late",
  },
  {
    table: actRequests,
    key: [actRequests.id],
    since: actRequests.expiresAt,
    keptFor: DAY,
    why: "a program may ask for a day what came of what it asked for",
  },
  {
    table: appointmentLinks,
    key: [appointmentLinks.id],
    since: appointmentLinks.expiresAt,
    keptFor: 0,
    why: "a link that has ended opens nothing",
  },
  {
    table: roadmapShares,
    key: [roadmapShares.id],
    since: roadmapShares.expiresAt,
    keptFor: 0,
    why: "a link that has ended opens nothing",
  },
  {
    table: chatShares,
    key: [chatShares.id],
    since: chatShares.expiresAt,
    keptFor: 0,
    why: "a link that has ended opens nothing",
  },
  {
    table: smsReceipts,
    key: [smsReceipts.sid],
    since: smsReceipts.receivedAt,
    keptFor: 30 * DAY,
    why: "Twilio sends a text again within hours",
  },
  {
    table: stripeEvents,
    key: [stripeEvents.id],
    since: stripeEvents.receivedAt,
    keptFor: 60 * DAY,
    why: "Stripe sends an event again for three days, and by hand for thirty",
  },
];

/** Rows that go by one statement, which is a transaction: few enough that nobody waits behind it. */
const AT_ONCE = 1_000;
/** Batches of one table in one go; what is left goes with the next. */
const MOST_BATCHES = 100;

/**
 * Lets go what is kept no longer, in all salons. `everySalon` must see all of them. Several may do it at once.
 * @returns how many rows went, by table; tables without any are not in it
 */
export async function prune(everySalon: Db, now: Date): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const rule of PRUNED) {
    const name = getTableName(rule.table);
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const { count } = await pruneSome(everySalon, rule, now);
      if (count > 0) gone[name] = (gone[name] ?? 0) + count;
      if (count < AT_ONCE) break;
    }
  }
  return gone;
}

function pruneSome(everySalon: Db, { table, key, since, keptFor }: Pruned, now: Date) {
  const before = new Date(now.getTime() - keptFor).toISOString();
  const keys = sql.join([...key], sql`, `);
  return everySalon.execute(sql`
    delete from ${table} where (${keys}) in (
      select ${keys} from ${table} where ${since} < ${before} limit ${AT_ONCE})`);
}

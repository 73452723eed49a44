import { sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import type { Ctx } from "#tools/core/context.ts";
import { shareOf } from "./figure-rules.ts";
import type { ClientsReport, Share } from "./schema.ts";
import { dayOf, during, ofWhom, type Scope } from "./scope.ts";

/** A first-time client has so many days to come a second time. */
const SECOND_WITHIN = 90;

const { startsAt, clientId, stylistId, status, cancelledBy } = appointments;

/** Clients who were here in the range before, and how many of them came again in this one, to whomever. */
export async function retainedShare({ db }: Ctx, scope: Scope): Promise<Share> {
  const [row] = await db.execute<{ of: number; count: number }>(sql`
    with earlier as (
      select distinct ${clientId} as client from ${appointments}
      where ${status} = 'completed' and ${clientId} is not null and ${during(startsAt, scope, scope.before)}
        and ${ofWhom(stylistId, scope)}
    ), again as (
      select distinct ${clientId} as client from ${appointments}
      where ${status} = 'completed' and ${during(startsAt, scope, scope.range)}
    )
    select count(*)::int as of, count(again.client)::int as count
    from earlier left join again on again.client = earlier.client`);
  return shareOf(row?.count ?? 0, row?.of ?? 0);
}

/**
 * Of first-time clients whose 90 days ran out in the range, and are over, how many came a second time within them, to whomever.
 * A second appointment of the same day is the same visit.
 */
export async function secondVisitShare({ db }: Ctx, scope: Scope): Promise<Share> {
  const { range, today } = scope;
  const over = sql`first.day + ${SECOND_WITHIN}::int`;
  const [row] = await db.execute<{ of: number; count: number }>(sql`
    with first as (
      select distinct on (${clientId}) ${clientId} as client, ${stylistId} as stylist, ${dayOf(startsAt, scope)} as day,
        ${startsAt} as at
      from ${appointments} where ${status} = 'completed' and ${clientId} is not null
      order by ${clientId}, ${startsAt}, ${appointments.id}
    )
    select count(*)::int as of, (count(*) filter (where exists (
      select from ${appointments} where ${clientId} = first.client and ${status} = 'completed'
        and ${startsAt} > first.at and ${startsAt} < first.at + ${SECOND_WITHIN + 2}::int * interval '1 day'
        and ${dayOf(startsAt, scope)} > first.day and ${dayOf(startsAt, scope)} <= ${over}
    )))::int as count
    from first
    where ${over} between ${range.from}::date and ${range.to}::date and ${over} < ${today}::date
      and ${scope.stylistId ? sql`first.stylist = ${scope.stylistId}::uuid` : sql`true`}`);
  return shareOf(row?.count ?? 0, row?.of ?? 0);
}

/** Of what was booked for the range and is settled: called off by client or salon, and not come to. What was never paid for was no booking. */
export async function cancelledShares(
  { db }: Ctx,
  scope: Scope,
  visits: number,
): Promise<Pick<ClientsReport, "cancelled" | "missed">> {
  const [row] = await db
    .select({
      cancelled: sql<number>`(count(*) filter (where ${cancelledBy} in ('client', 'salon')))::int`,
      missed: sql<number>`(count(*) filter (where ${cancelledBy} = 'no_show'))::int`,
    })
    .from(appointments)
    .where(
      sql`${status} = 'cancelled' and ${during(startsAt, scope, scope.range)} and ${ofWhom(stylistId, scope)}`,
    );
  const { cancelled = 0, missed = 0 } = row ?? {};
  const settled = visits + cancelled + missed;
  return { cancelled: shareOf(cancelled, settled), missed: shareOf(missed, settled) };
}

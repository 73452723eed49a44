import { sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import type { Ctx } from "#tools/core/context.ts";
import { cancelledShares, retainedShare, secondVisitShare } from "./coming-back.ts";
import { shareOf } from "./figure-rules.ts";
import type { AskReport, ClientsReport, ReportRange } from "./schema.ts";
import {
  bucketOf,
  dayOf,
  during,
  namesOf,
  ofWhom,
  reportScope,
  spread,
  type Scope,
} from "./scope.ts";

/**
 * Who came, and whether they came back. A client is a record: one that was folded into another is that other, one that was
 * erased is still one. With a stylist it looks at visits to them; coming back counts whoever it is to.
 * @throws as `reportScope`
 */
export async function reportClients(ctx: Ctx, asked: AskReport): Promise<ClientsReport> {
  const scope = await reportScope(ctx, asked);
  const { range, before } = scope;
  const rows = await came(ctx, scope, range);
  const [earlier] = (await came(ctx, scope, before)).filter(({ part }) => part === "all");
  const all = rows.find(({ part }) => part === "all");
  const names = await namesOf(ctx);
  const figures = figuresOf(all);
  return {
    range,
    ...figures,
    unknown: all?.unknown ?? 0,
    retained: await retainedShare(ctx, scope),
    secondVisit: await secondVisitShare(ctx, scope),
    ...(await cancelledShares(ctx, scope, figures.visits)),
    before: { range: before, ...figuresOf(earlier) },
    stylists: rows
      .filter(({ part }) => part === "stylist")
      .map((row) => {
        const { visits, newClients, rebooked } = figuresOf(row);
        const stylistId = row.key ?? "";
        return { stylistId, name: names.get(stylistId) ?? "", visits, newClients, rebooked };
      })
      .toSorted((a, b) => b.visits - a.visits || a.name.localeCompare(b.name)),
    over: spread(
      scope,
      new Map(
        rows
          .filter(({ part }) => part === "bucket")
          .map(({ key, clients, newClients }) => [
            key,
            { newClients, returning: clients - newClients },
          ]),
      ),
      { newClients: 0, returning: 0 },
    ),
  };
}

type Row = {
  part: "all" | "bucket" | "stylist";
  key: string | null;
  visits: number;
  unknown: number;
  clients: number;
  newClients: number;
  judged: number;
  rebooked: number;
};

function figuresOf(row: Row | undefined) {
  const { visits = 0, clients = 0, newClients = 0, judged = 0, rebooked = 0 } = row ?? {};
  return { visits, clients, newClients, rebooked: shareOf(rebooked, judged) };
}

/**
 * Completed visits as a whole, by bucket and by stylist. A visit is a client's first where the salon has no earlier completed one
 * of them. It is rebooked where, within a day of its end, another visit on a later day stood in the book that was not called
 * off since; of visits brought along from another system nobody knows when the next one was booked.
 */
async function came({ db }: Ctx, scope: Scope, range: ReportRange): Promise<Row[]> {
  const { startsAt, endsAt, clientId, stylistId, status, source } = appointments;
  return db.execute<Row>(sql`
    with seen as materialized (
      select ${bucketOf(startsAt, scope)} as bucket, ${stylistId}::text as stylist, ${clientId} as client,
        ${clientId} is not null and not exists (
          select from appointments earlier
          where earlier.salon_id = ${appointments.salonId} and earlier.client_id = ${clientId} and earlier.status = 'completed'
            and (earlier.starts_at, earlier.id) < (${startsAt}, ${appointments.id})
        ) as is_first,
        ${clientId} is not null and ${source} <> 'import' as judged,
        exists (
          select from appointments later
          where later.salon_id = ${appointments.salonId} and later.client_id = ${clientId} and later.starts_at > ${startsAt}
            and later.created_at <= ${endsAt} + interval '1 day'
            and (later.status <> 'cancelled' or later.cancelled_by = 'no_show')
            and ${dayOf(sql`later.starts_at`, scope)} > ${dayOf(startsAt, scope)}
        ) as rebooked
      from ${appointments}
      where ${status} = 'completed' and ${during(startsAt, scope, range)} and ${ofWhom(stylistId, scope)}
    )
    select case grouping(bucket, stylist) when 1 then 'bucket' when 2 then 'stylist' else 'all' end as part,
      coalesce(bucket, stylist) as key, count(*)::int as visits,
      (count(*) filter (where client is null))::int as unknown, count(distinct client)::int as clients,
      (count(*) filter (where is_first))::int as "newClients",
      (count(*) filter (where judged))::int as judged,
      (count(*) filter (where judged and rebooked))::int as rebooked
    from seen group by grouping sets ((), (bucket), (stylist))
    order by 1, 2`);
}

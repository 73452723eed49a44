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
  const { id, startsAt, endsAt, createdAt, clientId, stylistId, status, source, cancelledBy } =
    appointments;
  const isSeen = sql`${status} = 'completed' and ${during(startsAt, scope, range)} and ${ofWhom(stylistId, scope)}`;
  return db.execute<Row>(sql`
    with known as (
      select ${id} as id, ${clientId} as client, ${dayOf(startsAt, scope)} - date '2000-01-01' as day, ${startsAt} as starts_at,
        ${endsAt} as ends_at, ${createdAt} as created_at, ${stylistId}::text as stylist, ${source} as source,
        ${bucketOf(startsAt, scope)} as bucket, ${isSeen} as seen, ${status} = 'completed' as completed,
        ${status} <> 'cancelled' or ${cancelledBy} = 'no_show' as stood
      from ${appointments}
      where ${clientId} in (select ${clientId} from ${appointments} where ${isSeen}) or (${clientId} is null and ${isSeen})
    ), followed as (
      select *, client is not null and source <> 'import' as judged,
        client is not null and (count(*) filter (where completed) over (
          partition by client order by starts_at, id rows between unbounded preceding and 1 preceding)) = 0 as is_first,
        coalesce((min(created_at) filter (where stood) over (
          partition by client order by day desc range between unbounded preceding and 1 preceding
        )) <= ends_at + interval '1 day', false) as rebooked
      from known
    )
    select case grouping(bucket, stylist) when 1 then 'bucket' when 2 then 'stylist' else 'all' end as part,
      coalesce(bucket, stylist) as key, count(*)::int as visits,
      (count(*) filter (where client is null))::int as unknown, count(distinct client)::int as clients,
      (count(*) filter (where is_first))::int as "newClients",
      (count(*) filter (where judged))::int as judged,
      (count(*) filter (where judged and rebooked))::int as rebooked
    from followed where seen group by grouping sets ((), (bucket), (stylist))
    order by 1, 2`);
}

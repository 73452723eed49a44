import { and, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { bills } from "#db/schema/bills.ts";
import { ledgerEntries, payments } from "#db/schema/payments.ts";
import { services } from "#db/schema/services.ts";
import type { Ctx } from "#tools/core/context.ts";
import { foldRest } from "./figure-rules.ts";
import type { AskReport, ReportRange, RevenueReport } from "./schema.ts";
import { bucketOf, during, namesOf, ofWhom, reportScope, spread, type Scope } from "./scope.ts";

/** More names are of services that were written by hand; their sum stays. */
const SERVICES = 100;

/**
 * What was earned: what visits that are completed came to by their bills, else by what was agreed, on the day on which they
 * began; and beside it what was taken, by the day on which it came.
 * @throws as `reportScope`
 */
export async function reportRevenue(ctx: Ctx, asked: AskReport): Promise<RevenueReport> {
  const scope = await reportScope(ctx, asked);
  const { range, before, currency } = scope;
  const rows = await earned(ctx, scope, range);
  const [earlier] = (await earned(ctx, scope, before)).filter(({ part }) => part === "all");
  const all = rows.find(({ part }) => part === "all") ?? NOTHING;
  const names = await namesOf(ctx);
  const ofPart = (part: Row["part"]) =>
    rows
      .filter((row) => row.part === part)
      .toSorted((a, b) => b.total - a.total || b.visits - a.visits);
  return {
    range,
    currency,
    ...figuresOf(all),
    unpriced: all.unpriced,
    ...(await taken(ctx, scope)),
    before: {
      range: before,
      ...figuresOf(earlier ?? NOTHING),
      unpriced: earlier?.unpriced ?? 0,
    },
    over: spread(
      scope,
      new Map(ofPart("bucket").map((row) => [row.key, figuresOf(row)])),
      figuresOf(NOTHING),
    ),
    services: foldRest(
      ofPart("service").map((row) => ({ name: row.key ?? "", ...figuresOf(row) })),
      SERVICES,
      (a, b) => ({ name: "", total: a.total + b.total, visits: a.visits + b.visits }),
    ),
    stylists: ofPart("stylist").map((row) => ({
      stylistId: row.key ?? "",
      name: names.get(row.key ?? "") ?? "",
      ...figuresOf(row),
    })),
  };
}

type Row = {
  part: "all" | "bucket" | "service" | "stylist";
  key: string | null;
  visits: number;
  unpriced: number;
  total: number;
};

const NOTHING = { visits: 0, unpriced: 0, total: 0 };
const figuresOf = ({ total, visits }: Pick<Row, "total" | "visits">) => ({ total, visits });

/** Completed visits as a whole, by bucket, by service as it is called now, and by stylist. */
async function earned({ db }: Ctx, scope: Scope, range: ReportRange): Promise<Row[]> {
  return db.execute<Row>(sql`
    with seen as (
      select ${bucketOf(appointments.startsAt, scope)} as bucket,
        trim(coalesce(${services.name}, ${appointments.serviceType})) as service,
        ${appointments.stylistId}::text as stylist, coalesce(${bills.total}, ${appointments.price}) as price
      from ${appointments}
      left join ${bills} on ${and(eq(bills.appointmentId, appointments.id), isNull(bills.undoneAt))}
      left join ${services} on ${and(eq(services.salonId, appointments.salonId), eq(services.id, appointments.serviceId))}
      where ${appointments.status} = 'completed' and ${during(appointments.startsAt, scope, range)}
        and ${ofWhom(appointments.stylistId, scope)}
    )
    select case grouping(bucket, service, stylist)
        when 3 then 'bucket' when 5 then 'service' when 6 then 'stylist' else 'all' end as part,
      coalesce(bucket, service, stylist) as key,
      count(*)::int as visits, (count(*) filter (where price is null))::int as unpriced,
      coalesce(sum(price), 0)::float8 as total
    from seen group by grouping sets ((), (bucket), (service), (stylist))
    order by 1, 2`);
}

/** What came in, with its tips and by which ways, and what of it went back or is disputed, in minor units of the salon's currency. */
async function taken({ db }: Ctx, scope: Scope) {
  const { amount, kind, currency, createdAt, paymentId } = ledgerEntries;
  const sumOf = (what: SQL, which: SQL) =>
    sql<number>`coalesce(sum(${what}) filter (where ${currency} = ${scope.currency} and ${kind}::text in ${which}), 0)::float8`;
  const came = sql`('charge', 'void')`;
  const rows = await db
    .select({
      method: payments.method,
      received: sumOf(sql`${amount}`, came),
      tips: sumOf(sql`sign(${amount}) * ${payments.tip}`, came),
      refunded: sumOf(sql`-${amount}`, sql`('refund', 'refund_failed')`),
      disputed: sumOf(sql`-${amount}`, sql`('dispute', 'dispute_won')`),
      otherCurrency: sql<number>`(count(*) filter (where ${ne(currency, scope.currency)}))::int`,
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, paymentId))
    .leftJoin(appointments, eq(appointments.id, payments.appointmentId))
    .where(
      and(
        during(createdAt, scope, scope.range),
        scope.stylistId ? ofWhom(appointments.stylistId, scope) : undefined,
      ),
    )
    .groupBy(payments.method)
    .orderBy(payments.method);
  const sum = (of: "received" | "tips" | "refunded" | "disputed" | "otherCurrency") =>
    rows.reduce((all, row) => all + row[of], 0);
  return {
    received: sum("received"),
    tips: sum("tips"),
    refunded: sum("refunded"),
    disputed: sum("disputed"),
    otherCurrency: sum("otherCurrency"),
    ways: rows.flatMap(({ method, received }) =>
      received === 0 ? [] : [{ method, amount: received }],
    ),
  };
}

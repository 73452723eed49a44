import { sql } from "drizzle-orm";
import { mixedBowls } from "#db/schema/stock.ts";
import type { Ctx } from "#tools/core/context.ts";
import { percentOf } from "./figure-rules.ts";
import { usedProducts } from "./product-items.ts";
import type { AskReport, ProductReport, ReportRange } from "./schema.ts";
import { bucketOf, during, namesOf, ofWhom, reportScope, spread, type Scope } from "./scope.ts";

/**
 * What was mixed, what came back of it and what it cost, by the bowls that were mixed and not taken back.
 * @throws as `reportScope`
 */
export async function reportProduct(ctx: Ctx, asked: AskReport): Promise<ProductReport> {
  const scope = await reportScope(ctx, asked);
  const { range, before, currency } = scope;
  const rows = await mixed(ctx, scope, range);
  const [earlier = NOTHING] = (await mixed(ctx, scope, before)).filter(
    ({ part }) => part === "all",
  );
  const all = rows.find(({ part }) => part === "all") ?? NOTHING;
  const names = await namesOf(ctx);
  const { bowls, grams, cost, wastedCost, uncosted } = all;
  return {
    range,
    currency,
    bowls,
    grams: tenth(grams),
    weighed: weighedOf(all),
    cost,
    wastedCost: Math.round(wastedCost),
    uncosted,
    before: {
      range: before,
      bowls: earlier.bowls,
      grams: tenth(earlier.grams),
      cost: earlier.cost,
      weighed: weighedOf(earlier),
    },
    products: await usedProducts(ctx, scope),
    stylists: rows
      .filter(({ part }) => part === "stylist")
      .map((row) => ({
        stylistId: row.key ?? "",
        name: names.get(row.key ?? "") ?? "",
        bowls: row.bowls,
        grams: tenth(row.grams),
        weighed: weighedOf(row),
      }))
      .toSorted((a, b) => b.grams - a.grams || a.name.localeCompare(b.name)),
    over: spread(
      scope,
      new Map(
        rows
          .filter(({ part }) => part === "bucket")
          .map((row) => [row.key, { grams: tenth(row.grams), wastedGrams: tenth(row.leftGrams) }]),
      ),
      { grams: 0, wastedGrams: 0 },
    ),
  };
}

type Row = {
  part: "all" | "bucket" | "stylist";
  key: string | null;
  bowls: number;
  grams: number;
  weighedBowls: number;
  weighedGrams: number;
  leftGrams: number;
  cost: number;
  wastedCost: number;
  uncosted: number;
};

const NOTHING: Omit<Row, "part" | "key"> = {
  bowls: 0,
  grams: 0,
  weighedBowls: 0,
  weighedGrams: 0,
  leftGrams: 0,
  cost: 0,
  wastedCost: 0,
  uncosted: 0,
};

const tenth = (grams: number) => Math.round(grams * 10) / 10;

function weighedOf(row: Omit<Row, "part" | "key">): ProductReport["weighed"] {
  return {
    bowls: row.weighedBowls,
    grams: tenth(row.weighedGrams),
    leftGrams: tenth(row.leftGrams),
    percent: percentOf(row.leftGrams, row.weighedGrams, row.weighedBowls),
  };
}

/** Bowls as a whole, by bucket and by who mixed them. Money in minor units. */
async function mixed({ db }: Ctx, scope: Scope, range: ReportRange): Promise<Row[]> {
  const { createdAt, stylistId, grams, leftGrams, cost, undoneAt } = mixedBowls;
  return db.execute<Row>(sql`
    with bowls as (
      select ${bucketOf(createdAt, scope)} as bucket, ${stylistId}::text as stylist,
        ${grams}::float8 as grams, case when ${leftGrams} is not null then least(${leftGrams}, ${grams})::float8 end as back, ${cost} as cost
      from ${mixedBowls}
      where ${undoneAt} is null and ${during(createdAt, scope, range)} and ${ofWhom(stylistId, scope)}
    )
    select case grouping(bucket, stylist) when 1 then 'bucket' when 2 then 'stylist' else 'all' end as part,
      coalesce(bucket, stylist) as key, count(*)::int as bowls, coalesce(sum(grams), 0) as grams,
      count(back)::int as "weighedBowls", coalesce(sum(grams) filter (where back is not null), 0) as "weighedGrams",
      coalesce(sum(back), 0) as "leftGrams", coalesce(sum(cost), 0)::float8 as cost,
      coalesce(sum(cost * back / nullif(grams, 0)), 0)::float8 as "wastedCost",
      (count(*) filter (where cost is null))::int as uncosted
    from bowls group by grouping sets ((), (bucket), (stylist))
    order by 1, 2`);
}

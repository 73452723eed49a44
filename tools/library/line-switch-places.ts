import { sql } from "drizzle-orm";
import { formulas } from "#db/schema/formulas.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import type { Ctx } from "#tools/core/context.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { LineInUse } from "./convert-schema.ts";
import type { Place } from "./places.ts";

/** Where the salon's formulas of a line are kept that were made or used in the last so many days and have not been switched yet. */
export async function formulasIn(
  ctx: Ctx,
  {
    from,
    to,
    days,
    formulaId,
    limit,
  }: {
    from: BrandLine;
    to: BrandLine;
    days: number;
    formulaId: string | undefined;
    limit: number;
  },
): Promise<{ places: Place[]; total: number }> {
  const since = new Date(ctx.now().getTime() - days * 86_400_000).toISOString();
  const [left, taken] = [from, to].map(({ key }) => JSON.stringify([{ line: key }]));
  const switchedAlready = sql`exists (
    select 1 from ${libraryFormulas} made
    where made.made_from = found.id and made.origin = 'converted' and made.bowls @> ${taken}::jsonb)`;
  const rows = (await ctx.db.execute(sql`
    with found as (
      select id, 'library' as kept, coalesce(used_on::timestamptz, created_at) as at
      from ${libraryFormulas} where bowls @> ${left}::jsonb
      union all
      select id, 'consultation', created_at from ${formulas}
      where brand_id = ${from.brandId} and line_id = ${from.id} and not withheld and bowl is not null
    )
    select id, kept, count(*) over ()::int as total from found
    where ${formulaId ? sql`id = ${formulaId}::uuid` : sql`at >= ${since}::timestamptz`} and not ${switchedAlready}
    order by at desc, id desc limit ${limit}`)) as unknown as (Place & { total: number })[];
  return { places: rows.map(({ id, kept }) => ({ id, kept })), total: rows[0]?.total ?? 0 };
}

/** The lines that the salon's formulas are made of, the most used first; what is withheld is not counted. */
export async function listLinesInUse(ctx: Ctx): Promise<LineInUse[]> {
  requireMay(ctx, "see_formulas");
  const rows = (await ctx.db.execute(sql`
    select line, count(*)::int as count from (
      select distinct id, bowl->>'line' as line
      from ${libraryFormulas}, jsonb_array_elements(bowls) bowl
      union all
      select id, brand_id || '/' || line_id from ${formulas} where not withheld and bowl is not null
    ) used where line is not null group by line order by count desc, line`)) as unknown as {
    line: string;
    count: number;
  }[];
  return rows.flatMap(({ line, count }) => {
    const known = findLine(line);
    if (!known || known.type === "developer") return [];
    const { brandName, name: lineName, type } = known;
    return [{ line, brandName, lineName, type, count }];
  });
}

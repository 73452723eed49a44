import { sql } from "drizzle-orm";
import { items } from "#db/schema/inventory.ts";
import { mixedBowls, stockMovements } from "#db/schema/stock.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { ProductReport } from "./schema.ts";
import { during, ofWhom, type Scope } from "./scope.ts";

/** More things are not told of; the sums above hold all of them. */
const MOST = 200;

/**
 * What went into the bowls, the most first: of what is on the shelf by the log of the stock, of the rest as the bowl noted it.
 * What came back of a bowl is shared out by weight.
 */
export async function usedProducts({ db }: Ctx, scope: Scope): Promise<ProductReport["products"]> {
  const { createdAt, stylistId, grams, leftGrams, undoneAt, drawn } = mixedBowls;
  const rows = await db.execute<ProductReport["products"][number]>(sql`
    with bowls as (
      select ${mixedBowls.id} as id, ${drawn} as drawn,
        case when ${leftGrams} is not null then least(${leftGrams}, ${grams})::float8 / nullif(${grams}, 0) end as back
      from ${mixedBowls}
      where ${undoneAt} is null and ${during(createdAt, scope, scope.range)} and ${ofWhom(stylistId, scope)}
    ), used as (
      select ${items.id}::text as item, ${items.name} as name, -${stockMovements.amount} / 10.0 as grams, bowls.back
      from bowls
      join ${stockMovements} on ${stockMovements.bowlId} = bowls.id and ${stockMovements.kind} in ('use', 'return')
      join ${items} on ${items.id} = ${stockMovements.itemId}
      union all
      select null, each->>'name', (each->>'grams')::numeric, bowls.back
      from bowls cross join jsonb_array_elements(bowls.drawn) each
      where each->>'why' <> 'drawn' or each->>'itemId' is null
    )
    select item as "itemId", name, round(sum(grams), 1)::float8 as grams,
      round(sum(grams * back::numeric), 1)::float8 as "wastedGrams"
    from used group by item, name having sum(grams) > 0
    order by sum(grams) desc, name limit ${MOST}`);
  return [...rows];
}

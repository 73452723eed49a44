import { eq } from "drizzle-orm";
import { mixedBowls } from "#db/schema/stock.ts";
import type { Ctx } from "#tools/core/context.ts";
import { halfUp } from "#tools/pricing/cost/cost-rules.ts";
import { lockNewestOf } from "./bowl-rows.ts";
import { drawsOn } from "./bowls.ts";
import { stillWeighed } from "./drawn-weight.ts";
import { moveStock } from "#tools/inventory/items/movements.ts";
import { gramsOf, tenthsOf } from "#tools/inventory/items/stock-rules.ts";

/** Scales tell tenths of a gram; anything closer is the same weight. */
const SAME_GRAMS = 0.05;

/**
 * Notes what came back of the newest bowl of a formula, so that its waste is known; nothing where none was mixed. Where the scale
 * showed another weight than was mixed on record, what was drawn is corrected by the difference. Call it inside a transaction.
 */
export async function weighBack(
  ctx: Ctx,
  {
    formulaId,
    mixedGrams,
    leftGrams,
  }: { formulaId: string; mixedGrams: number; leftGrams: number },
): Promise<void> {
  const bowl = await lockNewestOf(ctx, formulaId);
  if (!bowl) return;
  const differs = Math.abs(mixedGrams - bowl.grams) >= SAME_GRAMS && bowl.grams > 0;
  const times = differs ? mixedGrams / bowl.grams : 1;
  const drawn = bowl.drawn.map((each) => ({
    ...each,
    grams: gramsOf(Math.round(tenthsOf(each.grams) * times)),
  }));
  const before = drawsOn(bowl.drawn);
  const moves = drawsOn(drawn).flatMap(({ itemId, amount }, at) => {
    const more = amount - (before[at]?.amount ?? 0);
    const kind = more > 0 ? ("use" as const) : ("return" as const);
    return more === 0 ? [] : [{ itemId, kind, amount: -more, bowlId: bowl.id }];
  });
  await moveStock(ctx, await stillWeighed(ctx, moves));
  await ctx.db
    .update(mixedBowls)
    .set({
      leftGrams,
      drawn,
      grams: differs ? mixedGrams : bowl.grams,
      cost: bowl.cost === null ? null : halfUp(bowl.cost * times),
    })
    .where(eq(mixedBowls.id, bowl.id));
}

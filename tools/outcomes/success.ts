import { sql } from "drizzle-orm";
import { outcomes } from "#db/schema/outcomes.ts";
import { EXAMPLE_SUCCESS_RATE } from "#tools/consultations/data.ts";
import type { Stats } from "#tools/consultations/stats-schema.ts";
import type { Ctx } from "#tools/core/context.ts";

/** The share of clients who were happy, in percent, of all outcomes that the salon told; an example, and said to be one, until the first. */
export async function successRate(ctx: Ctx): Promise<Stats["successRate"]> {
  const [told] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      happy: sql<number>`(count(*) filter (where ${outcomes.happy}))::int`,
    })
    .from(outcomes);
  const { count, happy } = told ?? { count: 0, happy: 0 };
  if (count === 0)
    return {
      value: EXAMPLE_SUCCESS_RATE,
      measured: false,
      count,
      label: "Example until your first recorded outcome",
    };
  return {
    value: Math.round((happy / count) * 100),
    measured: true,
    count,
    label: `Measured from ${count} outcome${count === 1 ? "" : "s"}`,
  };
}

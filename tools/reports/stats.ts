import { sql } from "drizzle-orm";
import { outcomes } from "#db/schema/outcomes.ts";
import { countConsultations } from "#tools/consultations/consultations.ts";
import type { Stats } from "./stats-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { countFormulas } from "#tools/library/list-formulas.ts";

/** Percent; shown, marked as an example, until outcomes are recorded. */
const EXAMPLE_SUCCESS_RATE = 94;

/** The dashboard's figures; the success rate is an example, and says so, until an outcome was told. */
export async function getStats(ctx: Ctx): Promise<Stats> {
  const [totalConsultations, formulasInDatabase] = [
    await countConsultations(ctx),
    await countFormulas(ctx),
  ];
  return {
    totalConsultations,
    formulasInDatabase,
    successRate: await successRate(ctx),
  };
}

/** The share of clients who were happy, in percent, of all outcomes that the salon told; an example, and said to be one, until the first. */
async function successRate(ctx: Ctx): Promise<Stats["successRate"]> {
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

import { sql } from "drizzle-orm";
import { formulas } from "#db/schema/formulas.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DEFAULT_LIMIT, type Page } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { findPlaces } from "./places.ts";
import { storedAt } from "./rows.ts";
import type { FindFormulas, StoredFormula } from "#tools/formulas/schema.ts";

/** The salon's formulas, those of consultations and those of its library, newest first. @throws forbidden */
export async function listFormulas(
  ctx: Ctx,
  { limit = DEFAULT_LIMIT, cursor }: FindFormulas,
): Promise<Page<StoredFormula>> {
  requireMay(ctx, "see_consultations");
  const { places, total, next } = await findPlaces(ctx, {}, { limit, cursor });
  return { items: await storedAt(ctx, places), total, next };
}

/** How many formulas the salon has, in consultations and in its library. */
export async function countFormulas(ctx: Ctx): Promise<number> {
  const [counted] = await ctx.db.execute<{ total: number }>(
    sql`select (select count(*) from ${formulas})::int + (select count(*) from ${libraryFormulas})::int as total`,
  );
  return counted?.total ?? 0;
}

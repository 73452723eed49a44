import { desc, eq } from "drizzle-orm";
import { accountChecks } from "#db/schema/house.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import type { AccountCheck } from "./schema.ts";

/** More than anybody's account is decided on. */
const MOST = 200;

/** What was decided about an account of the ctx's salon, newest first; for platform admins (see `salonOfAccount`). */
export async function listChecks(
  ctx: Pick<SalonCtx, "db">,
  { id }: { id: string },
): Promise<AccountCheck[]> {
  const rows = await ctx.db
    .select()
    .from(accountChecks)
    .where(eq(accountChecks.stylistId, id))
    .orderBy(desc(accountChecks.createdAt), desc(accountChecks.id))
    .limit(MOST);
  return rows.map((row) => {
    const { before: from, after: to, createdAt, salonId: _, stylistId: _of, ...check } = row;
    return { ...check, from, to, createdAt: createdAt.toISOString() };
  });
}

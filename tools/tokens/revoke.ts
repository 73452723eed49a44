import { and, eq, isNull } from "drizzle-orm";
import { apiTokens } from "#db/schema/house.ts";
import type { Ctx } from "#tools/core/context.ts";

/** Ends all tokens of somebody who leaves, in the transaction in which they do. */
export async function revokeTokensOf(
  { db, now }: Pick<Ctx, "db" | "now">,
  { stylistId }: { stylistId: string },
): Promise<void> {
  await db
    .update(apiTokens)
    .set({ revokedAt: now() })
    .where(and(eq(apiTokens.stylistId, stylistId), isNull(apiTokens.revokedAt)));
}

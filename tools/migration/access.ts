import { requireMay } from "#tools/access/permissions.ts";
import type { Ctx } from "#tools/core/context.ts";
import { requireTier } from "#tools/subscription/subscription.ts";

/** @throws forbidden for whoever is neither owner nor manager; tier_required below pro */
export async function requireMigration(ctx: Ctx): Promise<void> {
  requireMay(ctx, "migrate_data");
  await requireTier(ctx, "pro", "Data Migration");
}

import { requireRole } from "#tools/access/roles.ts";
import type { Ctx } from "#tools/core/context.ts";
import { requireTier } from "#tools/subscription/subscription.ts";

/** @throws forbidden for whoever is neither owner nor manager; tier_required below pro */
export async function requireMigration(ctx: Ctx): Promise<void> {
  requireRole(
    ctx,
    ["owner", "manager"],
    "Only the owner or a manager brings data from another system.",
  );
  await requireTier(ctx, "pro", "Data Migration");
}

import { requireRole } from "./roles.ts";
import type { Ctx } from "#tools/core/context.ts";
import { may, refusalOf, type Act } from "./permissions-rules.ts";
import { SalonRole } from "#tools/core/role-schema.ts";

/**
 * Lets whoever's role allows the act pass.
 * @throws forbidden with a sentence that says who may.
 */
export function requireMay(ctx: Pick<Ctx, "actor">, act: Act): void {
  const roles = SalonRole.options.filter((role) => may(role, act));
  requireRole(ctx, roles, refusalOf(act));
}

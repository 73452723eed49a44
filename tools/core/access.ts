import type { SalonRole } from "#tools/stylists/schema.ts";
import type { Ctx } from "./context.ts";
import { DomainError } from "./errors.ts";

/**
 * Lets only these roles of the salon pass.
 * @throws forbidden with `sentence`.
 */
export function requireRole(
  { actor }: Pick<Ctx, "actor">,
  roles: readonly SalonRole[],
  sentence: string,
): void {
  if (!roles.includes(actor.role)) throw new DomainError("forbidden", sentence);
}

import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { may, refusalOf, type Act } from "./permissions-rules.ts";

/**
 * Lets whoever's role allows the act pass.
 * @throws forbidden with a sentence that says who may.
 */
export function requireMay({ actor }: Pick<Ctx, "actor">, act: Act): void {
  if (!may(actor.role, act)) throw new DomainError("forbidden", refusalOf(act));
}

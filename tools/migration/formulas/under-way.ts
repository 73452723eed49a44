import type { Ctx } from "#tools/core/context.ts";
import { isDead } from "#tools/core/instances.ts";

/** Imports that this process runs. */
export const underWay = new Set<string>();

/** Whether an import that says it runs is being run: by this process, or by another that lives. */
export async function isUnderWay(
  ctx: Ctx,
  { id, instance }: { id: string; instance: number | null },
): Promise<boolean> {
  if (instance === null) return false;
  if (instance === ctx.instance) return underWay.has(id);
  return !(await isDead(ctx, instance));
}

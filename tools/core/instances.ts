import { sql } from "drizzle-orm";
import { INSTANCE_LOCK } from "#db/instance.ts";
import type { Ctx } from "./context.ts";

/** Whether the process that had this number is gone: nobody holds its advisory lock any more. */
export async function isDead(
  ctx: Pick<Ctx, "db" | "instance">,
  instance: number,
): Promise<boolean> {
  if (instance === ctx.instance) return false;
  const [lock] = await ctx.db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${INSTANCE_LOCK}, ${instance}) as free`,
  );
  return lock?.free === true;
}

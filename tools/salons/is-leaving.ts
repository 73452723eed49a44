import { deletions } from "#db/schema/house.ts";
import type { Ctx } from "#tools/core/context.ts";

/** Whether the salon is about to go: until then it books nobody and writes to no client by itself. */
export async function isLeaving({ db }: Pick<Ctx, "db">): Promise<boolean> {
  const [row] = await db.select({ salonId: deletions.salonId }).from(deletions);
  return row !== undefined;
}

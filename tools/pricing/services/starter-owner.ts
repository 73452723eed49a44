import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { starterMenuOf } from "./services-starter.ts";

/** Whose starter menu has the service of this id; undefined where none of the salon has. */
export async function starterOwner(
  { db }: Pick<Ctx, "db">,
  id: string,
): Promise<string | undefined> {
  const all = await db.select({ id: stylists.id }).from(stylists);
  return all.find((stylist) => starterMenuOf(stylist.id).some((line) => line.id === id))?.id;
}

import { eq } from "drizzle-orm";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "./context.ts";

/** What a stylist of this salon is called. */
export async function nameOfStylist({ db }: Pick<Ctx, "db">, stylistId: string): Promise<string> {
  const [row] = await db
    .select({ name: stylists.name })
    .from(stylists)
    .where(eq(stylists.id, stylistId));
  return row?.name ?? "Somebody of the team";
}

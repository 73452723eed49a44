import { eq } from "drizzle-orm";
import { z } from "zod";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";

/** The stylist that something is kept for: the one that is named, else whoever asks. @throws not_found for one of another salon */
export async function learnerOf(ctx: Ctx, stylistId: string | undefined): Promise<string> {
  if (stylistId === undefined || stylistId === ctx.actor.stylistId) return ctx.actor.stylistId;
  const [found] = z.uuid().safeParse(stylistId).success
    ? await ctx.db.select({ id: stylists.id }).from(stylists).where(eq(stylists.id, stylistId))
    : [];
  if (!found) throw new DomainError("not_found", "Stylist not found.");
  return found.id;
}

import { eq } from "drizzle-orm";
import { consultationPhotos } from "#db/schema/consultations.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { readPhoto } from "#tools/photos/photos.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { usedBowls } from "#tools/formulas/used.ts";
import type { Parent } from "./after-parent.ts";

/** What a consultation's bowls were in the end, and what its photos showed of the hair before and of the goal. */
export async function parentUsed(
  ctx: Ctx,
  { consultationId, bowls }: { consultationId: string; bowls: readonly Bowl[] },
): Promise<Pick<Parent, "used" | "photos">> {
  const links = await ctx.db
    .select()
    .from(consultationPhotos)
    .where(eq(consultationPhotos.consultationId, consultationId));
  const readOne = async (role: PhotoRole): Promise<HairReading | undefined> => {
    const photoId = links.find((link) => link.role === role)?.photoId;
    // a photo whose file is gone says nothing, and stops nothing
    return photoId === undefined ? undefined : readPhoto(ctx, { photoId }).catch(() => undefined);
  };
  const used = await usedBowls(ctx, { consultationId, bowls });
  const before = (await readOne("current")) ?? (await readOne("result"));
  const target = await readOne("target");
  return { used, photos: { ...(before && { before }), ...(target && { target }) } };
}

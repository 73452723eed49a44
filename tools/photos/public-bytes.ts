import { eq } from "drizzle-orm";
import { photos } from "#db/schema/photos.ts";
import type { GuestCtx } from "#tools/core/context.ts";

/** The small picture of a photo that anybody may see; whoever calls has seen to that. Null where it is gone. */
export async function publicBytes(
  ctx: Pick<GuestCtx, "db" | "photos">,
  photoId: string,
): Promise<Uint8Array | null> {
  const [row] = await ctx.db
    .select({ key: photos.thumbnailKey })
    .from(photos)
    .where(eq(photos.id, photoId));
  return row ? ctx.photos.get(row.key) : null;
}

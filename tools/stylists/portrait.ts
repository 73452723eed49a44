import { eq } from "drizzle-orm";
import { portraits } from "#db/schema/portraits.ts";
import { photos } from "#db/schema/photos.ts";
import { atomically, type Ctx, type GuestCtx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { addPhoto, keepPhotos, removePhotos } from "#tools/photos/photos.ts";
import type { Portrait } from "./schema.ts";

/** One's own portrait, as the booking page shows it. */
export async function getPortrait(ctx: Ctx): Promise<Portrait> {
  const [row] = await rowOf(ctx, ctx.actor.stylistId);
  return { url: row ? `/api/photos/${row.photoId}/thumbnail` : null };
}

/** Puts a picture of oneself on the booking page; the one before goes. @throws as `addPhoto` does */
export async function setPortrait(ctx: Ctx, upload: Uint8Array): Promise<Portrait> {
  const { id: photoId } = await addPhoto(ctx, upload);
  const { salonId, stylistId } = ctx.actor;
  const before = await atomically(ctx, async (ctx) => {
    const former = await ctx.db
      .delete(portraits)
      .where(eq(portraits.stylistId, stylistId))
      .returning({ photoId: portraits.photoId });
    await ctx.db
      .insert(portraits)
      .values({ id: newId(), salonId, stylistId, photoId, createdAt: ctx.now() });
    await keepPhotos(ctx, [photoId]);
    return former;
  });
  await removePhotos(
    ctx,
    before.map((each) => each.photoId),
  );
  return getPortrait(ctx);
}

/** Takes a stylist's portrait away, with its picture. */
export async function dropPortrait(
  ctx: Pick<Ctx, "db" | "photos">,
  stylistId: string,
): Promise<void> {
  const gone = await ctx.db
    .delete(portraits)
    .where(eq(portraits.stylistId, stylistId))
    .returning({ photoId: portraits.photoId });
  await removePhotos(
    ctx,
    gone.map((each) => each.photoId),
  );
}

/** Takes one's own portrait off the booking page. */
export async function removePortrait(ctx: Ctx): Promise<Portrait> {
  await dropPortrait(ctx, ctx.actor.stylistId);
  return { url: null };
}

/** The photo that is the portrait of the guest's stylist, which anybody may see. */
export async function publicPortrait(ctx: Pick<GuestCtx, "db" | "guest">): Promise<string | null> {
  const [row] = await rowOf(ctx, ctx.guest.stylistId);
  return row?.photoId ?? null;
}

const rowOf = ({ db }: Pick<Ctx, "db">, stylistId: string) =>
  db
    .select({ photoId: portraits.photoId })
    .from(portraits)
    .innerJoin(photos, eq(photos.id, portraits.photoId))
    .where(eq(portraits.stylistId, stylistId));

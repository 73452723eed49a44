import { eq } from "drizzle-orm";
import { photos } from "#db/schema/photos.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { mayBeShown } from "./photos.ts";

/** Platforms fetch a picture when its post is made; this is more than any of them takes. */
const OPEN_FOR_MS = 60 * 60_000;
const SEALED_FOR = "post picture";

/** An address at which a platform can fetch a picture for an hour. It says nothing to whoever reads it. */
export function pictureUrl(
  ctx: Pick<SalonCtx, "signer" | "publicUrl" | "now" | "salonId">,
  photoId: string,
): string {
  const until = ctx.now().getTime() + OPEN_FOR_MS;
  const sealed = ctx.signer.seal(SEALED_FOR, `${ctx.salonId} ${photoId} ${until}`);
  const token = Buffer.from(sealed, "base64").toString("base64url");
  return `${ctx.publicUrl}/api/social-media/pictures/${token}`;
}

/** Whose picture a token of `pictureUrl` opens; null for what is none, or is over. */
export function pictureOf(
  { signer, now }: Pick<SalonCtx, "signer" | "now">,
  token: string,
): { salonId: string; photoId: string } | null {
  const sealed = Buffer.from(token, "base64url").toString("base64");
  const [salonId, photoId, until] = signer.open(SEALED_FOR, sealed)?.split(" ") ?? [];
  if (!salonId || !photoId || Number(until) <= now().getTime()) return null;
  return { salonId, photoId };
}

/** The picture, while its client agrees. @throws not_found */
export async function readPicture(
  ctx: Pick<SalonCtx, "db" | "photos">,
  { photoId }: { photoId: string },
): Promise<Uint8Array> {
  const missing = new DomainError("not_found", "Not found.");
  if (!(await mayBeShown(ctx, photoId))) throw missing;
  const [row] = await ctx.db.select().from(photos).where(eq(photos.id, photoId));
  const bytes = row && (await ctx.photos.get(row.storageKey));
  if (!bytes) throw missing;
  return bytes;
}

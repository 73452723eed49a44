import type { Handler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { guestOf, limitAddress } from "#agent/routes/desk/guests.ts";
import { publicBytes } from "#tools/photos/public-bytes.ts";
import { listWork } from "#tools/social/work.ts";
import { publicPortrait } from "#tools/stylists/portrait.ts";
import { DomainError } from "#tools/core/errors.ts";

/** A page has a dozen at most. */
const LOOKS = { max: 600, windowMs: 60_000 };

/**
 * Public: a picture of a stylist's page, asked for by the page's address. What the page would not show this moment is not
 * there, so that a consent that is withdrawn takes its picture along; browsers ask again after a minute.
 */
export const pagePicture: Handler<AppEnv> = async (c) => {
  try {
    await limitAddress(c, "pictures", LOOKS);
    const ctx = await guestOf(c, { slug: (c.req.param("slug") ?? "").toLowerCase() });
    const photoId = c.req.param("photoId") ?? "";
    const bytes = (await isShown(ctx, photoId)) ? await publicBytes(ctx, photoId) : null;
    if (!bytes) return c.notFound();
    return c.body(Buffer.from(bytes), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": "private, max-age=60",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === "rate_limited" ? c.body(null, 429) : c.notFound();
  }
};

async function isShown(ctx: Parameters<typeof listWork>[0], photoId: string): Promise<boolean> {
  if ((await publicPortrait(ctx)) === photoId) return true;
  return (await listWork(ctx)).some(({ before, after }) => photoId === before || photoId === after);
}

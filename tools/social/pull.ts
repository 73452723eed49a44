import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { socialPosts } from "#db/schema/social.ts";
import { newId } from "#tools/core/id.ts";
import { tellOwner, type OwnerTeller } from "./owner-mail.ts";
import { photoIdsOf } from "./photos.ts";
import { PLATFORM_NAMES } from "./post-rules.ts";
import { publicationsOf, type PublicationRow } from "./rows.ts";

/** What may be shown somewhere: it was published, or nothing tells that it was not. */
const PERHAPS_SHOWN = new Set(["published", "unknown"]);

/**
 * Takes a client's pictures from all posts, because they no longer agree. What was to go to Instagram then has no picture and
 * becomes a draft; of what is shown already the owner is told, since only they can take it down. Call it in the transaction that
 * withdraws the consent, while the pictures still hang on the record.
 * @returns how many posts lost their picture
 */
export async function pullPhotosOf(ctx: OwnerTeller, clientId: string): Promise<number> {
  const ids = await photoIdsOf(ctx, clientId);
  const theirs = or(
    eq(socialPosts.clientId, clientId),
    ids.length > 0 ? inArray(socialPosts.photoId, ids) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(socialPosts)
    .where(and(isNotNull(socialPosts.photoId), theirs))
    .orderBy(asc(socialPosts.id))
    .for("update");
  if (rows.length === 0) return 0;
  for (const row of rows) {
    const unusable = row.status === "scheduled" && row.platforms.includes("instagram");
    await ctx.db
      .update(socialPosts)
      .set({
        photoId: null,
        photoPulled: true,
        updatedAt: ctx.now(),
        ...(unusable && { status: "draft" as const, scheduledFor: null }),
      })
      .where(eq(socialPosts.id, row.id));
  }
  const publications = await publicationsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const shown = [...publications.values()].flat().filter(({ state }) => PERHAPS_SHOWN.has(state));
  if (shown.length > 0) await tellToTakeDown(ctx, shown);
  return rows.length;
}

/** Tells the owner which posts must be taken down by hand. */
export async function tellToTakeDown(
  ctx: OwnerTeller,
  shown: readonly Pick<PublicationRow, "platform" | "url" | "state">[],
): Promise<void> {
  const places = shown.map(({ platform, url, state }) =>
    [PLATFORM_NAMES[platform], url ?? "(look on the account)", state === "unknown" ? "perhaps" : ""]
      .filter(Boolean)
      .join(" "),
  );
  const many = shown.length > 1;
  await tellOwner(ctx, {
    subject: many ? "Posts to take down" : "A post to take down",
    paragraphs: [
      `A client withdrew their consent to have their pictures shown. Undertone took the picture from every post that was not out yet. ${many ? "These posts are" : "This post is"} shown already and can only be taken down on the platform, by hand:`,
      places.join("\n"),
    ],
    cause: `social take down ${newId()}`,
  });
}

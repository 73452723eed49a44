import { asc, eq, inArray } from "drizzle-orm";
import { socialPosts, socialPublications } from "#db/schema/social.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { noteOf } from "./post-rules.ts";
import type { Post, Publication } from "./schema.ts";

export type PostRow = typeof socialPosts.$inferSelect;
export type PublicationRow = typeof socialPublications.$inferSelect;

/** A post's row, held until the transaction ends. @throws not_found, for foreign ids alike */
export async function lockPost({ db }: Pick<Ctx, "db">, id: string): Promise<PostRow> {
  const [row] = await db.select().from(socialPosts).where(eq(socialPosts.id, id)).for("update");
  if (!row) throw unknownPost();
  return row;
}

/** A post's row. @throws not_found */
export async function findPost({ db }: Pick<Ctx, "db">, id: string): Promise<PostRow> {
  const [row] = await db.select().from(socialPosts).where(eq(socialPosts.id, id));
  if (!row) throw unknownPost();
  return row;
}

const unknownPost = () => new DomainError("not_found", "Post not found.");

/** How posts fare on their platforms, by the ids of the posts. */
export async function publicationsOf(
  { db }: Pick<Ctx, "db">,
  postIds: readonly string[],
): Promise<Map<string, PublicationRow[]>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(socialPublications)
    .where(inArray(socialPublications.postId, [...postIds]))
    .orderBy(asc(socialPublications.platform));
  return Map.groupBy(rows, ({ postId }) => postId);
}

/** Rows as the API gives them, in their order. */
export async function asPosts(ctx: Pick<Ctx, "db">, rows: readonly PostRow[]): Promise<Post[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const publications = await publicationsOf(ctx, ids);
  const people = await ctx.db
    .select({ id: stylists.id, name: stylists.name })
    .from(stylists)
    .where(inArray(stylists.id, [...new Set(rows.map(({ stylistId }) => stylistId))]));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const {
      salonId: _salon,
      clientId: _client,
      updatedAt: _at,
      stylistId,
      platforms,
      ...shown
    } = row;
    const fares = (publications.get(row.id) ?? []).map(asPublication);
    return {
      ...shown,
      platform: platforms,
      stylistName: names.get(stylistId) ?? "",
      scheduledFor: row.scheduledFor?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      publications: fares,
      note: noteOf(row, fares),
    };
  });
}

/** One row as the API gives it. */
export async function asPost(ctx: Pick<Ctx, "db">, row: PostRow): Promise<Post> {
  const [post] = await asPosts(ctx, [row]);
  if (!post) throw new Error("A row has its post.");
  return post;
}

function asPublication(row: PublicationRow): Publication {
  const { platform, state, attempts, error, url, publishedAt } = row;
  return {
    platform,
    state,
    attempts,
    error,
    url,
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

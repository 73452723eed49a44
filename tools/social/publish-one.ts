import { and, eq, isNotNull } from "drizzle-orm";
import { socialPublications } from "#db/schema/social.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { noteRefused, usableAccount } from "./accounts.ts";
import { mayBeShown } from "./photos.ts";
import { pictureUrl } from "./picture.ts";
import { NotShown, type PlatformAccount, type Shown } from "./platforms.ts";
import { wordsOf } from "./post-rules.ts";
import {
  claimPublication,
  keepContainer,
  logAttempt,
  settlePublication,
} from "./publication-claim.ts";
import { findPost, type PostRow, type PublicationRow } from "./rows.ts";

/** `again`: the platform said not now, and the job is to come back. */
export type Published = "done" | "again";

const WITHDRAWN = "The client no longer agrees to have this picture shown.";
const UNUSABLE = "Instagram could not use the picture.";
const NOBODY_KNOWS =
  "The connection broke off after it had been handed over, and nothing tells whether it is shown. Look there before you publish it again.";
/** Facebook makes nothing beforehand: this stands in its place while a post is handed over, and so tells that it was. */
const HANDED_OVER = "handed over";
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Shows a post on one platform, once: safe to call as often as one likes and from several processes. What may have been shown by
 * a try that was cut off is looked up first; where nothing tells, it is not tried again by itself.
 * @param last whether the job does not come back after this
 */
export async function publishOne(
  ctx: SalonCtx,
  { id, last }: { id: string; last: boolean },
): Promise<Published> {
  const claimed = await claimPublication(ctx, id);
  if (claimed === "over") return "done";
  if (claimed === "busy") return last ? "done" : "again";
  const { row, release } = claimed;
  try {
    return await handOver(ctx, row, last);
  } finally {
    release();
  }
}

async function handOver(ctx: SalonCtx, row: PublicationRow, last: boolean): Promise<Published> {
  const found = await usableAccount(ctx, row.platform);
  if ("why" in found) return over(ctx, row, found.why);
  const { account } = found;
  const work = { ctx, row, account, post: await findPost(ctx, row.postId) };
  try {
    const shown = await showOnce(work);
    if (shown === "unknown")
      await settlePublication(ctx, row, { state: "unknown", error: NOBODY_KNOWS });
    else if (typeof shown === "string") return await over(ctx, row, shown);
    else await settlePublication(ctx, row, { state: "published", ...shown, error: null });
    return "done";
  } catch (error) {
    if (!(error instanceof NotShown)) throw error;
    ctx.log.warn({ err: error, publicationId: row.id }, "a post was not published");
    if (error.tokenRefused) await noteRefused(ctx, account);
    if (error.permanent) return over(ctx, row, error.message);
    if (last && error.perhapsShown) {
      await settlePublication(ctx, row, { state: "unknown", error: NOBODY_KNOWS });
      return "done";
    }
    if (last) return over(ctx, row, error.message);
    await settlePublication(ctx, row, { state: "waiting", error: error.message });
    return "again";
  }
}

async function over(ctx: SalonCtx, row: PublicationRow, error: string): Promise<Published> {
  await settlePublication(ctx, row, { state: "failed", error });
  return "done";
}

type Work = { ctx: SalonCtx; row: PublicationRow; account: PlatformAccount; post: PostRow };
/** What is shown; or why it never will be. */
type Ended = Shown | "unknown" | (string & {});

async function showOnce(work: Work): Promise<Ended> {
  return work.account.platform === "instagram" ? onInstagram(work) : onFacebook(work);
}

async function onInstagram(work: Work): Promise<Ended> {
  const { ctx, row, account } = work;
  let { containerId } = row;
  if (containerId) {
    const stands = await ctx.platforms.containerState(account, containerId);
    await logAttempt(ctx, row, { step: "look", ok: true, said: `The container is ${stands}.` });
    if (stands === "shown") return (await find(work)) ?? { remoteId: containerId, url: null };
    if (stands === "gone") {
      const left = await find(work);
      if (left) return left;
      containerId = null;
    }
    if (stands === "failed") {
      await keepContainer(ctx, row, null);
      return UNUSABLE;
    }
  }
  if (!containerId) {
    const showing = await showingOf(work);
    if (!showing) return WITHDRAWN;
    const made = await tried(work, "create", () => ctx.platforms.prepare(account, showing));
    containerId = made?.containerId ?? null;
    await keepContainer(ctx, row, containerId);
  }
  if (!containerId) return UNUSABLE;
  const stands = await ctx.platforms.containerState(account, containerId);
  if (stands === "failed") {
    await keepContainer(ctx, row, null);
    return UNUSABLE;
  }
  if (stands === "working") throw new NotShown("Instagram is still working on the picture.");
  // the consent may have been withdrawn since the picture was fetched
  const showing = await showingOf(work);
  if (!showing) return WITHDRAWN;
  try {
    return await tried(work, "publish", () =>
      ctx.platforms.show(account, { ...showing, containerId }),
    );
  } catch (error) {
    if (!(error instanceof NotShown && error.perhapsShown)) throw error;
    // a container is shown once at most: it can be tried again where it still is ready
    const now = await ctx.platforms.containerState(account, containerId).catch(() => null);
    if (now === "shown") return (await find(work)) ?? { remoteId: containerId, url: null };
    throw error;
  }
}

async function onFacebook(work: Work): Promise<Ended> {
  const { ctx, row, account } = work;
  if (row.containerId === HANDED_OVER) return (await find(work)) ?? "unknown";
  const showing = await showingOf(work);
  if (!showing) return WITHDRAWN;
  await keepContainer(ctx, row, HANDED_OVER);
  try {
    return await tried(work, "publish", () =>
      ctx.platforms.show(account, { ...showing, containerId: null }),
    );
  } catch (error) {
    if (!(error instanceof NotShown)) throw error;
    if (error.perhapsShown) return (await find(work)) ?? "unknown";
    await keepContainer(ctx, row, null);
    throw error;
  }
}

/** Its words and picture as they are this moment; null where the picture may no longer be shown. */
async function showingOf({ ctx, row }: Work) {
  const post = await findPost(ctx, row.postId);
  if (post.photoPulled) return null;
  if (post.photoId && !(await mayBeShown(ctx, post.photoId))) return null;
  const imageUrl = post.photoId ? pictureUrl(ctx, post.photoId) : null;
  return { text: wordsOf(post), imageUrl };
}

/** What the account shows with these words and is of no other post. @throws NotShown, and then it may be there */
async function find({ ctx, row, account, post }: Work): Promise<Shown | null> {
  const known = await ctx.db
    .select({ remoteId: socialPublications.remoteId })
    .from(socialPublications)
    .where(
      and(eq(socialPublications.platform, row.platform), isNotNull(socialPublications.remoteId)),
    );
  try {
    const found = await ctx.platforms.find(account, {
      text: wordsOf(post),
      since: new Date(post.updatedAt.getTime() - CLOCKS_DIFFER_MS),
      known: known.flatMap(({ remoteId }) => remoteId ?? []),
    });
    await logAttempt(ctx, row, {
      step: "look",
      ok: true,
      said: found ? "It is there." : "It is not there.",
    });
    return found;
  } catch (error) {
    if (!(error instanceof NotShown)) throw error;
    throw new NotShown(error.message, {
      perhapsShown: true,
      tokenRefused: error.tokenRefused,
    });
  }
}

async function tried<T>(
  { ctx, row }: Work,
  step: "create" | "publish",
  act: () => Promise<T>,
): Promise<T> {
  try {
    const done = await act();
    await logAttempt(ctx, row, { step, ok: true });
    return done;
  } catch (error) {
    if (error instanceof NotShown)
      await logAttempt(ctx, row, { step, ok: false, said: error.message });
    throw error;
  }
}

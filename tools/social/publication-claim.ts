import { and, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { socialAttempts, socialPosts, socialPublications } from "#db/schema/social.ts";
import { atomically, type Ctx, type SalonCtx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { isDead } from "#tools/core/instances.ts";
import { statusOf } from "./post-rules.ts";
import { tellToTakeDown } from "./pull.ts";
import { lockPost, type PublicationRow } from "./rows.ts";

/** What this process publishes at the moment. What is marked as its own and is not here was left behind by a failure. */
const inHand = new Set<string>();

/** Longer than a job waits for its next try: a publication that was not touched for so long has none. */
const LOST_AFTER_MS = 90 * 60_000;

/**
 * Takes a publication for this process, and counts the try.
 * @returns `busy` while a process that lives works on it, `over` when there is nothing to do
 */
export async function claimPublication(
  ctx: SalonCtx,
  id: string,
): Promise<{ row: PublicationRow; release: () => void } | "busy" | "over"> {
  const hand = `${ctx.instance} ${id}`;
  const release = () => void inHand.delete(hand);
  let taken = false;
  try {
    return await atomically(ctx, async (ctx) => {
      const byId = eq(socialPublications.id, id);
      const [before] = await ctx.db.select().from(socialPublications).where(byId).for("update");
      if (before?.state !== "waiting" && before?.state !== "working") return "over";
      if (before.state === "working" && !(await isAbandoned(ctx, before))) return "busy";
      const [row] = await ctx.db
        .update(socialPublications)
        .set({
          state: "working",
          instance: ctx.instance,
          attempts: before.attempts + 1,
          attemptedAt: ctx.now(),
        })
        .where(byId)
        .returning();
      if (!row) return "over";
      inHand.add(hand);
      taken = true;
      return { row, release };
    });
  } catch (error) {
    if (taken) release();
    throw error;
  }
}

async function isAbandoned(ctx: SalonCtx, { id, instance }: PublicationRow): Promise<boolean> {
  if (instance === ctx.instance) return !inHand.has(`${instance} ${id}`);
  return instance === null || isDead(ctx, instance);
}

/** Keeps what the platform made, before it is shown. */
export async function keepContainer(
  ctx: SalonCtx,
  { id }: PublicationRow,
  containerId: string | null,
): Promise<void> {
  await ctx.db.update(socialPublications).set({ containerId }).where(eq(socialPublications.id, id));
}

/** Writes a try into the log. */
export async function logAttempt(
  ctx: SalonCtx,
  { id, salonId }: PublicationRow,
  attempt: { step: "create" | "publish" | "look"; ok: boolean; said?: string },
): Promise<void> {
  await ctx.db.insert(socialAttempts).values({
    id: newId(),
    salonId,
    publicationId: id,
    step: attempt.step,
    ok: attempt.ok,
    said: attempt.said?.slice(0, 500) ?? null,
    createdAt: ctx.now(),
  });
}

/** Notes how a publication stands now, and what that makes of its post. */
export async function settlePublication(
  ctx: SalonCtx,
  row: PublicationRow,
  outcome: Partial<Pick<PublicationRow, "state" | "error" | "remoteId" | "url" | "containerId">>,
): Promise<void> {
  await atomically(ctx, async (ctx) => {
    const post = await lockPost(ctx, row.postId);
    const publishedAt = outcome.state === "published" ? ctx.now() : null;
    await ctx.db
      .update(socialPublications)
      .set({ error: null, ...outcome, instance: null, publishedAt })
      .where(eq(socialPublications.id, row.id));
    const all = await ctx.db
      .select({ state: socialPublications.state })
      .from(socialPublications)
      .where(eq(socialPublications.postId, row.postId));
    const status = statusOf(all.map(({ state }) => state));
    await ctx.db
      .update(socialPosts)
      .set({ status, publishedAt: post.publishedAt ?? publishedAt })
      .where(eq(socialPosts.id, row.postId));
    // the consent was withdrawn while it was on its way
    if (publishedAt && post.photoPulled)
      await tellToTakeDown(ctx, [
        { platform: row.platform, url: outcome.url ?? null, state: "published" },
      ]);
  });
}

/** Gives jobs to publications whose process has died or whose job was lost. `everySalon` must see all salons. */
export async function releasePublications(
  everySalon: Pick<Ctx, "db" | "now" | "jobs" | "instance">,
): Promise<number> {
  return atomically(everySalon, async (ctx) => {
    const { id, salonId, instance, attemptedAt, state } = socialPublications;
    const lost = new Date(ctx.now().getTime() - LOST_AFTER_MS);
    const rows = await ctx.db
      .select({ id, salonId, instance, attemptedAt })
      .from(socialPublications)
      .innerJoin(socialPosts, eq(socialPosts.id, socialPublications.postId))
      .where(
        and(
          eq(socialPosts.status, "publishing"),
          inArray(state, ["waiting", "working"]),
          or(isNotNull(instance), isNull(attemptedAt), lt(attemptedAt, lost)),
        ),
      )
      .limit(500)
      .for("update", { of: socialPublications, skipLocked: true });
    const dead = new Set<number>();
    for (const each of new Set(rows.flatMap((row) => row.instance ?? [])))
      if (await isDead(ctx, each)) dead.add(each);
    const left = rows.filter(
      (row) =>
        row.instance === null ||
        dead.has(row.instance) ||
        (row.attemptedAt && row.attemptedAt < lost),
    );
    if (left.length === 0) return 0;
    await ctx.db
      .update(socialPublications)
      .set({ instance: null, attemptedAt: ctx.now() })
      .where(
        inArray(
          id,
          left.map((row) => row.id),
        ),
      );
    await ctx.jobs.add(
      ctx.db,
      "post",
      left.map((row) => ({ id: row.id, salonId: row.salonId })),
    );
    return left.length;
  });
}

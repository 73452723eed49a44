import { eq } from "drizzle-orm";
import { restores } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { linkMessages } from "#tools/chats/link.ts";
import { atomically, sqlState, type Ctx, type SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { isDead } from "#tools/core/instances.ts";
import { openArchive, type Archive } from "./archive.ts";
import { removeRestoredPhotos } from "./restore-photos.ts";
import { readAll, renamerOf, writeAll } from "./restore-steps.ts";
import { whatIsThere, type RestoreRow } from "./restores.ts";
import { openSpool } from "./spool.ts";
import { keptUnder, removeUpload } from "./upload.ts";

/** Restores that this process is working on. */
const underWay = new Set<string>();

/**
 * Brings an export into the salon: its pictures first, then all its rows in one transaction. What fails leaves nothing
 * behind; what is cut off begins again. Whoever is given it while a living process works on it leaves it alone.
 */
export async function runRestore(
  ctx: SalonCtx,
  { id, last }: { id: string; last: boolean },
): Promise<"done" | "again"> {
  if (underWay.has(id)) return "done";
  underWay.add(id);
  try {
    const row = await claim(ctx, id);
    if (row?.fileKey) await carryOut(ctx, { row, fileKey: row.fileKey, last });
    return "done";
  } finally {
    underWay.delete(id);
  }
}

function claim(ctx: SalonCtx, id: string): Promise<RestoreRow | null> {
  return atomically(ctx, async (ctx) => {
    const byId = eq(restores.id, id);
    const [row] = await ctx.db.select().from(restores).where(byId).for("update");
    if (!row || row.status === "completed" || row.status === "failed") return null;
    const others = row.instance !== null && row.instance !== ctx.instance;
    if (others && !(await isDead(ctx, row.instance ?? 0))) return null;
    await ctx.db
      .update(restores)
      .set({ status: "in_progress", instance: ctx.instance, done: 0 })
      .where(byId);
    return row;
  });
}

type Work = { row: RestoreRow; fileKey: string; last: boolean };

async function carryOut(ctx: SalonCtx, { row, fileKey, last }: Work): Promise<void> {
  const kept = keptUnder(fileKey);
  let archive: Archive | null = null;
  try {
    archive = await openArchive(ctx.photos, kept);
    await bringIn(ctx, { row, archive });
  } catch (error) {
    const sentence = refusalIn(error);
    // a storage or database that does not answer is tried again
    if (!sentence && !last) throw error;
    if (!sentence) ctx.log.error({ err: error, restore: row.id }, "a restore has failed");
    if (archive) await clearPhotos(ctx, { row, archive });
    await ctx.db
      .update(restores)
      .set({
        status: "failed",
        error: sentence ?? "Something went wrong on our side. Nothing was brought in.",
        instance: null,
        fileKey: null,
        finishedAt: ctx.now(),
      })
      .where(eq(restores.id, row.id));
  } finally {
    await archive?.close();
  }
  await removeUpload(ctx.photos, kept);
}

async function bringIn(
  ctx: SalonCtx,
  { row, archive }: { row: RestoreRow; archive: Archive },
): Promise<void> {
  const spool = await openSpool();
  const progress = progressOf(ctx, row.id);
  try {
    const read = await readAll(ctx, { archive, spool, stylistId: row.stylistId, progress });
    const acting = await actingAs(ctx, row.stylistId);
    await atomically(acting, async (owner) => {
      // a second process that had taken the first for dead waits here, and then sees that it is over
      const [now] = await owner.db
        .select({ status: restores.status })
        .from(restores)
        .where(eq(restores.id, row.id));
      if (now?.status !== "in_progress") return;
      const full = await whatIsThere(owner.db);
      if (full.length > 0)
        throw new DomainError(
          "conflict",
          `The salon is no longer empty: it has ${full.join(", ")}. Nothing was brought in.`,
        );
      await writeAll(owner, { ...read, spool, progress });
      await linkMessages(owner);
      await writeAudit(owner, {
        action: "export.restored",
        words: `brought in an export of ${row.salonName}, made on ${row.madeAt.toISOString().slice(0, 10)}`,
        subjectId: row.id,
      });
      await owner.db
        .update(restores)
        .set({
          status: "completed",
          done: row.total,
          instance: null,
          fileKey: null,
          finishedAt: ctx.now(),
        })
        .where(eq(restores.id, row.id));
    });
  } finally {
    await spool.close();
  }
}

async function clearPhotos(
  ctx: SalonCtx,
  { row, archive }: { row: RestoreRow; archive: Archive },
): Promise<void> {
  try {
    const { rename } = await renamerOf(ctx, { archive, stylistId: row.stylistId });
    await removeRestoredPhotos(ctx, { archive, rename });
  } catch (err) {
    ctx.log.warn({ err, restore: row.id }, "pictures of a failed restore may be left");
  }
}

/** The owner who asked for it: they did what it does. */
async function actingAs(ctx: SalonCtx, stylistId: string): Promise<Ctx> {
  const [row] = await ctx.db.select().from(stylists).where(eq(stylists.id, stylistId));
  const { salonId, ...reach } = ctx;
  const actor = { userId: row?.userId ?? "", salonId, stylistId, role: "owner", isAdmin: false };
  return { ...reach, actor: { ...actor, role: "owner" } };
}

const SAID_EVERY_MS = 500;

/** Counts what is done, for whoever watches: not with every row, and outside the transaction that nobody sees into. */
function progressOf(ctx: SalonCtx, id: string) {
  let done = 0;
  let said = 0;
  return async (more: number) => {
    done += more;
    if (Date.now() - said < SAID_EVERY_MS) return;
    said = Date.now();
    await ctx.db.update(restores).set({ done }).where(eq(restores.id, id));
  };
}

/** The sentence for what the file itself is to blame for; null for what may pass. */
function refusalIn(error: unknown): string | null {
  if (error instanceof DomainError && error.code !== "unavailable") return error.message;
  const state = sqlState(error) ?? "";
  if (state.startsWith("22") || state.startsWith("23"))
    return "This file cannot be brought in: what stands in it does not fit together. Nothing was changed.";
  return null;
}

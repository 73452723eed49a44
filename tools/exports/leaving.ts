import { and, eq, gt, lte } from "drizzle-orm";
import { deletions } from "#db/schema/house.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { nameOfStylist } from "#tools/core/name-of-stylist.ts";
import { atomically, type Ctx, type Db, type SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { remindersDue } from "#tools/messages/texts/reminders-due.ts";
import { remind } from "#tools/messages/texts/reminders.ts";
import { requireOwner } from "./export.ts";
import { tellLeaving } from "./leaving-mail.ts";
import { GRACE_DAYS, type Deletion } from "./schema.ts";

const DAY_MS = 86_400_000;
/** Days before the end on which the owner is reminded. */
const REMINDED_BEFORE = 3;
/** Reminders of longer ago are worth nothing any more. */
const MISSED_MS = 7 * DAY_MS;

/** When the salon is to go; null while it stays. Everybody of the team may know. */
export async function getDeletion(ctx: Ctx): Promise<Deletion | null> {
  const [row] = await ctx.db.select().from(deletions);
  return row ? told(ctx, row) : null;
}

/**
 * Begins the salon's end: in 30 days everything is gone, and until then it can be called back. Asked again, it stays as it was.
 * Whoever calls has asked the password again. Owner only. @throws forbidden
 */
export async function askDeletion(ctx: Ctx): Promise<Deletion> {
  requireOwner(ctx);
  return atomically(ctx, async (ctx) => {
    const { salonId, stylistId } = ctx.actor;
    const createdAt = ctx.now();
    const dueAt = new Date(createdAt.getTime() + GRACE_DAYS * DAY_MS);
    const [row] = await ctx.db
      .insert(deletions)
      .values({ salonId, stylistId, createdAt, dueAt })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const before = await getDeletion(ctx);
      if (before) return before;
      throw new DomainError("conflict", "That was called back at this very moment. Ask again.");
    }
    await tellLeaving(ctx, { dueAt, occasion: "asked" });
    await writeAudit(ctx, {
      action: "deletion.asked",
      words: `asked to delete the salon on ${dueAt.toISOString().slice(0, 10)}`,
    });
    return told(ctx, row);
  });
}

/** Calls the end back: everything is as it was, and reminders that came due meanwhile go out. Owner only. @throws forbidden; not_found where nothing is to be deleted, or it is too late */
export async function cancelDeletion(ctx: Ctx): Promise<void> {
  requireOwner(ctx);
  await atomically(ctx, async (ctx) => {
    const [gone] = await ctx.db.delete(deletions).where(gt(deletions.dueAt, ctx.now())).returning();
    if (!gone) throw new DomainError("not_found", "Nothing is to be deleted.");
    await writeAudit(ctx, { action: "deletion.cancelled", words: "kept the salon after all" });
  });
  const now = ctx.now();
  const since = new Date(now.getTime() - MISSED_MS);
  const { salonId } = ctx.actor;
  const due = await remindersDue(ctx.db, { since, now });
  await remind({ ...ctx, salonId }, due.get(salonId) ?? []);
}

/** Reminds the owner that the end is near, once. */
export async function remindOfLeaving(ctx: SalonCtx): Promise<number> {
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(deletions)
      .set({ reminded: true })
      .where(eq(deletions.reminded, false))
      .returning();
    if (!row) return 0;
    await tellLeaving(ctx, { dueAt: row.dueAt, occasion: "near" });
    return 1;
  });
}

/** Salons whose owner is to be reminded now. `everySalon` must see all salons. */
export async function remindersOfLeaving(
  everySalon: Db,
  now: Date,
): Promise<Map<string, string[]>> {
  const near = new Date(now.getTime() + REMINDED_BEFORE * DAY_MS);
  const rows = await everySalon
    .select({ salonId: deletions.salonId })
    .from(deletions)
    .where(
      and(lte(deletions.dueAt, near), gt(deletions.dueAt, now), eq(deletions.reminded, false)),
    );
  return new Map(rows.map(({ salonId }) => [salonId, [salonId]]));
}

/** Salons whose time is over. `everySalon` must see all salons. */
export async function salonsOver(everySalon: Db, now: Date): Promise<string[]> {
  const rows = await everySalon
    .select({ salonId: deletions.salonId })
    .from(deletions)
    .where(lte(deletions.dueAt, now));
  return rows.map(({ salonId }) => salonId);
}

async function told(
  ctx: Pick<Ctx, "db">,
  { stylistId, createdAt, dueAt }: typeof deletions.$inferSelect,
): Promise<Deletion> {
  return {
    askedAt: createdAt.toISOString(),
    askedBy: await nameOfStylist(ctx, stylistId),
    dueAt: dueAt.toISOString(),
  };
}

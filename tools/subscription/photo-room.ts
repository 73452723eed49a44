import { eq, sql } from "drizzle-orm";
import { photos } from "#db/schema/photos.ts";
import { salons } from "#db/schema/salons.ts";
import { subscriptions } from "#db/schema/subscription.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { tierDefinition } from "./rules.ts";

/** Bytes of a megabyte, as disks are sold. */
export const MB = 1_000_000;

/** What the salon's photos weigh together, in bytes. */
export const bytesOfPhotos =
  sql<number>`(select coalesce(sum(${photos.bytes}), 0) from ${photos})`.mapWith(Number);

/**
 * Lets as many more bytes of photos in as the plan has room for. Call it in the transaction that writes the photo's row: the
 * salon's row is locked until its end, so that two at once are counted one after the other.
 * @throws quota_exceeded
 */
export async function requireRoom(ctx: Ctx, more: number): Promise<void> {
  const { salonId } = ctx.actor;
  await ctx.db
    .select({ id: salons.id })
    .from(salons)
    .where(eq(salons.id, salonId))
    .for("no key update");
  const [row] = await ctx.db
    .select({ tier: subscriptions.tier, bytes: bytesOfPhotos })
    .from(subscriptions);
  const { id, storageMb } = tierDefinition(row?.tier ?? "essential");
  if ((row?.bytes ?? 0) + more <= storageMb * MB) return;
  throw new DomainError(
    "quota_exceeded",
    `Your photos take all ${storageMb} MB of your plan. Keep them for a shorter time${id === "complete" ? "" : ", or upgrade your plan,"} to add more.`,
    id === "complete" ? {} : { requiredTier: id === "essential" ? "pro" : "complete" },
  );
}

import { eq, sql } from "drizzle-orm";
import { pushSubscriptions } from "#db/schema/assistant.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { NotSent } from "#tools/core/not-sent.ts";
import { isGone } from "./devices.ts";
import { PushCause } from "./schema.ts";
import { wordsFor } from "./words.ts";

/** Failures in a row after which a device is forgotten. */
const MOST_FAILURES = 50;

/** One device, and what it is told of. */
export type PushJob = { id: string; about: string; of: string; last: boolean };

/**
 * Tells one device, if it still wants to be told and it is still true. A device that its push service does not know any more is
 * forgotten; what else fails is tried again. Given twice, the second notification takes the place of the first.
 */
export async function deliverPush(
  ctx: SalonCtx,
  { id, about, of, last }: PushJob,
): Promise<"done" | "again"> {
  const cause = PushCause.parse(about);
  const mine = eq(pushSubscriptions.id, id);
  const [device] = await ctx.db.select().from(pushSubscriptions).where(mine);
  if (!device || !wants(device, cause)) return "done";
  const told = await wordsFor(ctx, cause, of);
  if (!told) return "done";
  try {
    await ctx.push.send(device, told.words, told.haste);
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    ctx.log.warn({ err: error, device: id }, "a notification did not go out");
    if (isGone(error) || device.failures >= MOST_FAILURES) {
      await ctx.db.delete(pushSubscriptions).where(mine);
      return "done";
    }
    await ctx.db
      .update(pushSubscriptions)
      .set({ failures: sql`${pushSubscriptions.failures} + 1` })
      .where(mine);
    return last || error.permanent ? "done" : "again";
  }
  await ctx.db.update(pushSubscriptions).set({ lastUsedAt: ctx.now(), failures: 0 }).where(mine);
  return "done";
}

const wants = (device: typeof pushSubscriptions.$inferSelect, cause: PushCause): boolean =>
  cause === "ask" || (cause === "timer" ? device.timers : device.bookings);

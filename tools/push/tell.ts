import { and, eq, isNull, ne } from "drizzle-orm";
import { pushSubscriptions } from "#db/schema/assistant.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { PushCause } from "./schema.ts";

/** Whoever lets a stylist's devices be told. */
export type PushTeller = Pick<Ctx, "db" | "jobs">;

/** Whose devices are told, and of what: the cause and the row it is about. */
export type PushTelling = {
  salonId: string;
  stylistId: string;
  cause: PushCause;
  of: string;
};

/**
 * Has a stylist's devices told, each by a job of its own that stands and falls with the change that causes it. Said again with the
 * same words within a day, a device is still told once.
 */
export async function tellDevices(
  { db, jobs }: PushTeller,
  { salonId, stylistId, cause, of }: PushTelling,
): Promise<void> {
  const devices = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(stylists, eq(stylists.id, pushSubscriptions.stylistId))
    .where(
      and(
        eq(pushSubscriptions.salonId, salonId),
        eq(pushSubscriptions.stylistId, stylistId),
        wanted(cause),
        isNull(stylists.leftAt),
        // whoever is shut out is told nothing either
        ne(stylists.accountStatus, "suspended"),
      ),
    );
  const all = devices.map(({ id }) => ({ salonId, id, about: cause, of }));
  await jobs.add(db, "push", all, { once: true });
}

/** Whether a device is told of it. Whoever schedules an ask wants to hear of it, wherever they hear of anything. */
function wanted(cause: PushCause) {
  if (cause === "ask") return undefined;
  return eq(cause === "timer" ? pushSubscriptions.timers : pushSubscriptions.bookings, true);
}

import { and, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
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
  const devices = await wanting[cause === "ask" || cause === "timer" ? cause : "bookings"](db, {
    salonId,
    stylistId,
  });
  const all = devices.map(({ id }) => ({ salonId, id, about: cause, of }));
  await jobs.add(db, "push", all, { once: true });
}

const devicesOf = (wanted?: SQL) =>
  builtOnce((db) =>
    db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .innerJoin(stylists, eq(stylists.id, pushSubscriptions.stylistId))
      .where(
        and(
          eq(pushSubscriptions.salonId, sql.placeholder("salonId")),
          eq(pushSubscriptions.stylistId, sql.placeholder("stylistId")),
          wanted,
          isNull(stylists.leftAt),
          // whoever is shut out is told nothing either
          ne(stylists.accountStatus, "suspended"),
        ),
      ),
  );

/** The devices that are told of it. Whoever schedules an ask wants to hear of it, wherever they hear of anything. */
const wanting = {
  ask: devicesOf(),
  timer: devicesOf(eq(pushSubscriptions.timers, true)),
  bookings: devicesOf(eq(pushSubscriptions.bookings, true)),
};

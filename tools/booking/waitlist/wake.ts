import { eq } from "drizzle-orm";
import { waitlistEntries } from "#db/schema/appointments.ts";
import type { Ctx } from "#tools/core/context.ts";

/**
 * Time has become free: has the salon's waitlist gone through at once, where somebody waits. Call it within the transaction that
 * frees the time. The round would find it too, a minute later.
 */
export async function wakeWaitlist(
  { db, jobs }: Pick<Ctx, "db" | "jobs">,
  { salonId }: { salonId: string },
): Promise<void> {
  const [waits] = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.status, "waiting"))
    .limit(1);
  if (waits) await jobs.add(db, "waitlist", [{ salonId }]);
}

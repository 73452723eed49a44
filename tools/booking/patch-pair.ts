import { and, desc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import type { AppointmentRow } from "#tools/appointments/lock.ts";
import type { Db } from "#tools/core/context.ts";
import { PATCH_VISIT } from "#tools/pricing/services/service-data.ts";

const stands = inArray(appointments.status, ["pending", "confirmed"]);

/**
 * The visit for a patch test that goes when the visit it is for is cancelled: it is still to come, and no other visit of that
 * client that stands waits for it. Of one that does not stand any more nothing goes.
 */
export async function testOnlyFor(
  { db, now }: { db: Db; now: () => Date },
  { id }: { id: string },
): Promise<AppointmentRow | null> {
  const [visit] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), stands, eq(appointments.needsPatchTest, true)));
  if (!visit?.clientId) return null;
  const { clientId, startsAt } = visit;
  const theirs = and(eq(appointments.clientId, clientId), stands);
  const [test] = await db
    .select()
    .from(appointments)
    .where(
      and(
        theirs,
        eq(appointments.serviceType, PATCH_VISIT),
        gt(appointments.startsAt, now()),
        lt(appointments.startsAt, startsAt),
      ),
    )
    .orderBy(desc(appointments.startsAt))
    .limit(1);
  if (!test) return null;
  const [another] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        theirs,
        ne(appointments.id, id),
        eq(appointments.needsPatchTest, true),
        gt(appointments.startsAt, test.startsAt),
      ),
    )
    .limit(1);
  return another ? null : test;
}

import { and, eq, isNotNull, sql } from "drizzle-orm";
import { deletions } from "#db/schema/house.ts";
import { planBilling } from "#db/schema/payments.ts";
import { stylists } from "#db/schema/stylists.ts";
import { sqlState, type Ctx, type Db } from "#tools/core/context.ts";
import { tenantTables } from "#tools/core/tenant-tables.ts";

const AT_ONCE = 2000;
/** What only the database's own hand may delete, and what hangs on that: it goes with the salon's row. */
const LEFT_TO_CASCADE = new Set(["42501", "23503"]);

/** What ends a salon: the platform, which sees all of them. */
export type Ending = Pick<Ctx, "db" | "cards" | "photos" | "jobs" | "log"> & {
  /** Removes people for good, with their passwords and sessions. */
  removePeople: (userIds: string[]) => Promise<void>;
};

/**
 * Deletes a salon whose time is over: its plans end, its people, files, jobs and rows go, in that order, and the salon's own
 * row last. Cut off anywhere, it goes on with the next call; called again, it finds nothing.
 */
export async function deleteSalon(ending: Ending, salonId: string): Promise<void> {
  const { db, photos, jobs, log } = ending;
  const [due] = await db.select().from(deletions).where(eq(deletions.salonId, salonId));
  if (!due) return;
  await endPlans(ending, salonId);
  const people = await db
    .select({ userId: stylists.userId })
    .from(stylists)
    .where(and(eq(stylists.salonId, salonId), isNotNull(stylists.userId)));
  await ending.removePeople(people.flatMap(({ userId }) => userId ?? []));
  await photos.deleteAll(salonId);
  await jobs.forget(salonId);
  await deleteRows(db, salonId);
  // what a request that was under way has added meanwhile
  await photos.deleteAll(salonId);
  await jobs.forget(salonId);
  log.info({ salonId }, "a salon was deleted, as its owner had asked");
}

/** A plan that cannot be ended does not keep the salon: whoever runs the platform reads of it in the log. */
async function endPlans({ db, cards, log }: Ending, salonId: string): Promise<void> {
  const plans = await db
    .select({ subscriptionId: planBilling.subscriptionId })
    .from(planBilling)
    .where(and(eq(planBilling.salonId, salonId), isNotNull(planBilling.subscriptionId)));
  for (const { subscriptionId } of plans) {
    if (!subscriptionId) continue;
    try {
      await cards.endSubscription({ subscriptionId, atPeriodEnd: false });
    } catch (err) {
      log.error({ err, salonId, subscriptionId }, "a plan of a deleted salon could not be ended");
    }
  }
}

/** Rows go some at a time, those that hang on others first, so that nobody else waits for long. */
async function deleteRows(db: Db, salonId: string): Promise<void> {
  const tables = (await tenantTables(db)).filter(
    ({ name }) => name !== "salons" && name !== "deletions",
  );
  for (const { name } of tables.reverse()) {
    try {
      for (let gone = AT_ONCE; gone === AT_ONCE;) gone = await deleteSome(db, name, salonId);
    } catch (error) {
      if (!LEFT_TO_CASCADE.has(sqlState(error) ?? "")) throw error;
    }
  }
  await db.execute(sql`delete from rate_limit where position(${salonId} in key) > 0`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout to '15min'`);
    await tx.execute(sql`delete from salons where id = ${salonId}`);
  });
}

async function deleteSome(db: Db, table: string, salonId: string): Promise<number> {
  const name = sql.identifier(table);
  const rows = await db.execute(sql`delete from ${name} where ctid = any(array(
    select ctid from ${name} where salon_id = ${salonId} limit ${AT_ONCE})) returning 1`);
  return rows.length;
}

import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { isDead } from "#tools/core/instances.ts";

/** What is looked through in one transaction. */
const BATCH = 500;
const MINUTE_MS = 60_000;
/** A job comes again within the hour until its message is given up: one that was not tried for longer has none. */
const LOST_AFTER_MS = 90 * MINUTE_MS;
/** No mail server or carrier is waited for as long as this. */
const STUCK_AFTER_MS = 10 * MINUTE_MS;

/** All salons' outboxes: `db` must see them. */
type EverySalon = Pick<Ctx, "db" | "now" | "jobs" | "instance" | "mail" | "sms">;

/**
 * Gives jobs to messages that have none: held ones whose time has come, those whose job was lost, and those that a process
 * was handing over when it died. Safe to run in several processes at once.
 * @returns how many got one
 */
export async function releaseMessages(everySalon: EverySalon): Promise<number> {
  return (await releaseDue(everySalon)) + (await releaseAbandoned(everySalon));
}

/** Takes back what was to remind of a visit that does not stand any more, or not then. Within the transaction that changes it. */
export async function dropReminders({ db }: Pick<Ctx, "db">, appointmentId: string): Promise<void> {
  await db
    .update(outbox)
    .set({ status: "cancelled", sealed: null, error: null })
    .where(
      and(
        eq(outbox.appointmentId, appointmentId),
        inArray(outbox.kind, ["reminder", "patch_test"]),
        eq(outbox.status, "queued"),
      ),
    );
}

async function releaseDue(everySalon: EverySalon): Promise<number> {
  const now = everySalon.now();
  const lost = new Date(now.getTime() - LOST_AFTER_MS);
  let released = 0;
  for (let found = BATCH; found === BATCH;) {
    found = await atomically(everySalon, async (ctx) => {
      const rows = await ctx.db
        .select({ id: outbox.id, salonId: outbox.salonId, channel: outbox.channel })
        .from(outbox)
        .where(
          and(
            eq(outbox.status, "queued"),
            lte(outbox.dueAt, now),
            or(
              isNull(outbox.attemptedAt),
              lt(outbox.attemptedAt, outbox.dueAt),
              lt(outbox.attemptedAt, lost),
            ),
          ),
        )
        .orderBy(asc(outbox.dueAt))
        .limit(BATCH)
        .for("update", { skipLocked: true });
      const unsendable = rows.filter(({ channel }) =>
        channel === "mail" ? !ctx.mail.delivers : !ctx.sms.delivers,
      );
      await mark(ctx, unsendable, { status: "not_sent" });
      const sendable = rows.filter((row) => !unsendable.includes(row));
      await mark(ctx, sendable, { attemptedAt: now });
      await ctx.jobs.add(ctx.db, "message", sendable.map(asJob));
      released += sendable.length;
      return rows.length;
    });
  }
  return released;
}

/** What hangs in `sending` although nobody sends it. Who takes it over looks up whether it went. */
async function releaseAbandoned(everySalon: EverySalon): Promise<number> {
  const now = everySalon.now();
  return atomically(everySalon, async (ctx) => {
    const rows = await ctx.db
      .select({
        id: outbox.id,
        salonId: outbox.salonId,
        instance: outbox.instance,
        attemptedAt: outbox.attemptedAt,
      })
      .from(outbox)
      .where(
        and(
          eq(outbox.status, "sending"),
          // a job that was given out a moment ago is on its way
          or(
            isNotNull(outbox.instance),
            isNull(outbox.attemptedAt),
            lt(outbox.attemptedAt, new Date(now.getTime() - MINUTE_MS)),
          ),
        ),
      )
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const dead = new Set<number>();
    for (const instance of new Set(rows.flatMap((row) => row.instance ?? [])))
      if (await isDead(ctx, instance)) dead.add(instance);
    const stuck = now.getTime() - STUCK_AFTER_MS;
    const left = rows.filter(
      ({ instance, attemptedAt }) =>
        instance === null || dead.has(instance) || (attemptedAt?.getTime() ?? 0) < stuck,
    );
    await mark(ctx, left, { attemptedAt: now, instance: null });
    await ctx.jobs.add(ctx.db, "message", left.map(asJob));
    return left.length;
  });
}

const asJob = ({ id, salonId }: { id: string; salonId: string }) => ({ id, salonId });

async function mark(
  { db }: EverySalon,
  rows: readonly { id: string }[],
  set: Partial<typeof outbox.$inferInsert>,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.update(outbox).set(set).where(inArray(outbox.id, ids));
}

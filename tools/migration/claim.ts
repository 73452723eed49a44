import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { migrationFiles, migrations } from "#db/schema/migrations.ts";
import { atomically, type Ctx, type SalonCtx } from "#tools/core/context.ts";
import { isDead } from "#tools/core/instances.ts";
import type { MigrationPhase, MigrationStatus } from "./schema.ts";

/** A migration's row in the database. */
export type MigrationRecord = typeof migrations.$inferSelect;

/** What this process works on at the moment. What is marked as its own and is not here was left behind by a failure. */
const inHand = new Set<string>();

/** Somebody has stopped it, or another process has gone on with it. */
export class Stopped extends Error {
  override name = "Stopped";
}

/** Takes a migration for this process; null where there is nothing to do, or a process that lives works on it. */
export async function claimMigration(
  ctx: SalonCtx,
  id: string,
): Promise<{ row: MigrationRecord; release: () => void } | null> {
  const hand = `${ctx.instance} ${id}`;
  const release = () => void inHand.delete(hand);
  let taken = false;
  try {
    return await atomically(ctx, async (ctx) => {
      const byId = eq(migrations.id, id);
      const [before] = await ctx.db.select().from(migrations).where(byId).for("update");
      if (!before || !isOpen(before)) return null;
      if (before.instance !== null && !(await isAbandoned(ctx, before))) return null;
      const [row] = await ctx.db
        .update(migrations)
        .set({
          instance: ctx.instance,
          status: "in_progress",
          phase: before.phase === "queued" ? "fetching" : before.phase,
          resumed: before.resumed + (before.instance === null ? 0 : 1),
        })
        .where(byId)
        .returning();
      if (!row) return null;
      inHand.add(hand);
      taken = true;
      return { row, release };
    });
  } catch (error) {
    if (taken) release();
    throw error;
  }
}

/** Whether a job works on it, or is to. */
export const isOpen = ({ status, phase }: { status: MigrationStatus; phase: MigrationPhase }) =>
  status === "in_progress" || (status === "pending" && phase !== "review");

async function isAbandoned(
  ctx: Pick<Ctx, "db" | "instance">,
  { id, instance }: Pick<MigrationRecord, "id" | "instance">,
): Promise<boolean> {
  if (instance === ctx.instance) return !inHand.has(`${instance} ${id}`);
  return instance !== null && isDead(ctx, instance);
}

/** The row, locked for the rest of the transaction, while it is this process's to work on. @throws Stopped */
export async function stillMine(
  ctx: Pick<Ctx, "db" | "instance">,
  id: string,
): Promise<MigrationRecord> {
  const [row] = await ctx.db.select().from(migrations).where(eq(migrations.id, id)).for("update");
  if (row?.status !== "in_progress" || row.instance !== ctx.instance) throw new Stopped();
  return row;
}

/** Ends it: what gave access to the other system and the files themselves go in the same moment. Within a transaction. */
export async function endMigration(
  ctx: Pick<Ctx, "db" | "now">,
  id: string,
  { status, errorLog }: { status: "completed" | "failed" | "cancelled"; errorLog?: string },
): Promise<void> {
  await ctx.db
    .update(migrations)
    .set({
      status,
      phase: "over",
      credentials: null,
      instance: null,
      finishedAt: ctx.now(),
      ...(errorLog !== undefined && { errorLog: logged(errorLog) }),
    })
    .where(eq(migrations.id, id));
  await ctx.db.update(migrationFiles).set({ file: null }).where(eq(migrationFiles.migrationId, id));
}

/** A line behind those that stand in the log already. */
export const logged = (line: string) =>
  sql`left(coalesce(${migrations.errorLog} || E'\n', '') || ${line}, 10000)`;

/** Puts it back for the next job. Within a transaction that adds one, or before a try that comes by itself. */
export async function putBack(ctx: Pick<Ctx, "db" | "instance">, id: string): Promise<boolean> {
  const back = await ctx.db
    .update(migrations)
    .set({ instance: null })
    .where(
      and(
        eq(migrations.id, id),
        eq(migrations.status, "in_progress"),
        eq(migrations.instance, ctx.instance),
      ),
    )
    .returning({ id: migrations.id });
  return back.length > 0;
}

/**
 * Gives jobs to migrations whose process has died, also before it said that it works on them: a job that it took with it comes
 * back by itself only after minutes. `everySalon` must see all salons. @returns how many
 */
export async function releaseMigrations(
  everySalon: Pick<Ctx, "db" | "jobs" | "instance">,
): Promise<number> {
  return atomically(everySalon, async (ctx) => {
    const { id, salonId, instance, status, phase } = migrations;
    const rows = await ctx.db
      .select({ id, salonId, instance })
      .from(migrations)
      .where(and(inArray(status, ["pending", "in_progress"]), ne(phase, "review")))
      .limit(500)
      .for("update", { skipLocked: true });
    const untaken = rows.filter((row) => row.instance === null).map((row) => row.id);
    const waiting = await ctx.jobs.waiting("migration", untaken);
    const left: typeof rows = [];
    for (const row of rows)
      if (row.instance === null ? !waiting.has(row.id) : await isAbandoned(ctx, row))
        left.push(row);
    await ctx.jobs.add(
      ctx.db,
      "migration",
      left.map((row) => ({ id: row.id, salonId: row.salonId })),
    );
    return left.length;
  });
}

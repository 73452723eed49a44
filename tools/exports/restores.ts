import { and, desc, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { INSTANCE_LOCK } from "#db/instance.ts";
import { restores } from "#db/schema/house.ts";
import { atomically, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { openArchive } from "./archive.ts";
import { requireOwner } from "./export.ts";
import type { Restore } from "./schema.ts";
import { keepUpload, removeUpload } from "./upload.ts";

export type RestoreRow = typeof restores.$inferSelect;

const OPEN = ["pending", "in_progress"] as const;
/** What must be empty for an export to be brought in, and what it is called. */
const EMPTY: readonly (readonly [table: string, words: string])[] = [
  ["clients", "clients"],
  ["consultations", "consultations"],
  ["appointments", "appointments"],
  ["occupancies", "blocked times"],
  ["library_formulas", "formulas"],
  ["items", "items in stock"],
];

/** The last export that was brought in, or is on its way; null where none ever was. Owner only. @throws forbidden */
export async function getRestore(ctx: Ctx): Promise<Restore | null> {
  requireOwner(ctx);
  const [row] = await ctx.db.select().from(restores).orderBy(desc(restores.createdAt)).limit(1);
  return row ? asRestore(row) : null;
}

/**
 * Takes an export in and looks through what it says of itself; a job does the rest. Owner only.
 * @throws forbidden; conflict where the salon is not empty or one is on its way; too_large; invalid for what is no export
 */
export async function startRestore(
  ctx: Ctx,
  { fileName, file }: { fileName: string; file: AsyncIterable<Uint8Array> },
): Promise<Restore> {
  requireOwner(ctx);
  await refuseUnlessEmpty(ctx);
  const id = newId();
  const place = `salon/${ctx.actor.salonId}/restore-${id}`;
  const kept = await keepUpload(ctx.photos, place, file);
  try {
    const archive = await openArchive(ctx.photos, kept);
    await archive.close();
    const { salonName, madeAt, tables, files } = archive.manifest;
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    return await atomically(ctx, async (ctx) => {
      // two at once: the second waits here, and then finds the first
      await ctx.db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`restore ${ctx.actor.salonId}`}, 0))`,
      );
      await refuseUnlessEmpty(ctx);
      const [row] = await ctx.db
        .insert(restores)
        .values({
          id,
          salonId: ctx.actor.salonId,
          stylistId: ctx.actor.stylistId,
          fileName: fileName.slice(0, 200),
          fileKey: kept.key,
          status: "pending",
          salonName: salonName.slice(0, 200),
          madeAt: new Date(madeAt),
          tables,
          files,
          total: rows + files,
          createdAt: ctx.now(),
        })
        .returning();
      await ctx.jobs.add(ctx.db, "restore", [{ salonId: ctx.actor.salonId, id }]);
      return asRestore(row as RestoreRow);
    });
  } catch (error) {
    await removeUpload(ctx.photos, kept);
    throw error;
  }
}

/** @throws conflict where the salon holds anything, or an export is on its way into it */
export async function refuseUnlessEmpty({ db }: Pick<Ctx, "db">): Promise<void> {
  const [open] = await db
    .select()
    .from(restores)
    .where(inArray(restores.status, [...OPEN]));
  if (open) throw new DomainError("conflict", "An export is being brought in already.");
  const full = await whatIsThere(db);
  if (full.length > 0)
    throw new DomainError(
      "conflict",
      `An export can only be brought into an empty salon. This one has ${full.join(", ")}.`,
    );
}

/** What is in the way of an export, in words. */
export async function whatIsThere(db: Db): Promise<string[]> {
  const rows = await db.execute<{ words: string }>(
    sql.join(
      EMPTY.map(
        ([table, words]) =>
          sql`select ${words}::text as words where exists (select from ${sql.identifier(table)} ${sql.raw(table === "occupancies" ? "where kind = 'block'" : "")})`,
      ),
      sql` union all `,
    ),
  );
  return rows.map(({ words }) => words);
}

/** Exports on their way that no living process works on. `everySalon` must see all salons. */
export async function restoresLeft(
  everySalon: Db,
  now: Date,
): Promise<{ salonId: string; id: string }[]> {
  return everySalon
    .select({ salonId: restores.salonId, id: restores.id })
    .from(restores)
    .where(
      and(
        inArray(restores.status, [...OPEN]),
        lt(restores.createdAt, new Date(now.getTime() - 60_000)),
        or(
          isNull(restores.instance),
          sql`pg_try_advisory_xact_lock(${INSTANCE_LOCK}, ${restores.instance})`,
        ),
      ),
    );
}

function asRestore(row: RestoreRow): Restore {
  const { salonId: _salon, stylistId: _stylist, fileKey: _key, instance: _instance, ...rest } = row;
  return {
    ...rest,
    madeAt: row.madeAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

import { and, asc, eq, gt, sql } from "drizzle-orm";
import { migrationRows, migrations } from "#db/schema/migrations.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import type { StagedRow, Verdict } from "./batch.ts";
import { stillMine } from "#tools/migration/claim.ts";
import { AT_ONCE, decide, nothingSeen, type Desk } from "#tools/migration/desk.ts";

/**
 * Writes the next rows of a migration: the records, what became of each row, and how far it is, all in one transaction.
 * @returns whether more wait
 * @throws Stopped
 */
export function writeBatch(ctx: Ctx, desk: Desk): Promise<boolean> {
  return atomically(ctx, async (ctx) => {
    const { id, done } = await stillMine(ctx, desk.whose.id);
    const rows = await nextRows(ctx, id, done);
    const [first] = rows;
    if (!first) return false;
    const batch = { ...desk, ctx, rows, seen: nothingSeen() };
    const { verdicts, write } = await decide(first.kind, batch);
    await write(ctx);
    await keepVerdicts(ctx, id, verdicts);
    await ctx.db
      .update(migrations)
      .set({ done: rows.at(-1)?.ordinal ?? done })
      .where(eq(migrations.id, id));
    return true;
  });
}

/** The rows that come next, of one kind. */
async function nextRows(ctx: Ctx, id: string, done: number): Promise<StagedRow[]> {
  const { ordinal, kind, fileId, row, sourceId, fields, migrationId } = migrationRows;
  const rows = await ctx.db
    .select({ ordinal, kind, fileId, row, sourceId, fields })
    .from(migrationRows)
    .where(and(eq(migrationId, id), gt(ordinal, done)))
    .orderBy(asc(ordinal))
    .limit(Math.max(...Object.values(AT_ONCE)));
  const [first] = rows;
  if (!first) return [];
  const other = rows.findIndex((each) => each.kind !== first.kind);
  return rows.slice(0, Math.min(AT_ONCE[first.kind], other < 0 ? rows.length : other));
}

/** Notes what became of rows. What a written row said stands in its record from here on; what was left out is kept to be shown. */
async function keepVerdicts(ctx: Ctx, id: string, verdicts: readonly Verdict[]): Promise<void> {
  await ctx.db
    .execute(sql`update migration_rows m set outcome = r.outcome, problem = r.problem, entity_id = r."entityId",
      before = r.before, fields = case r.outcome when 'skipped' then m.fields else '{}'::jsonb end
    from json_to_recordset(${JSON.stringify(verdicts)}::text::json) as r(ordinal int, outcome migration_outcome, problem text,
      "entityId" uuid, before jsonb)
    where m.migration_id = ${id}::uuid and m.ordinal = r.ordinal and m.salon_id = ${ctx.actor.salonId}::uuid`);
}

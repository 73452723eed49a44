import { and, eq, isNotNull, max, sql } from "drizzle-orm";
import { migrationFiles, migrationRows, migrations } from "#db/schema/migrations.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { inWorker } from "#tools/migration/sheet/in-worker.ts";
import { inTurnToWrite } from "#tools/migration/sheet/turns.ts";
import { stillMine } from "#tools/migration/claim.ts";
import { MAX_FILE_BYTES } from "#tools/migration/data.ts";
import { currentMapping } from "#tools/migration/mapping/kept-mapping-rules.ts";
import { MigrationKind } from "#tools/migration/schema.ts";

/**
 * Puts the rows of a migration's files where they wait to be written, clients before what points to them. What was put there
 * before a process died is not put there again.
 * @returns whether all are through by `until` (ms of the process's clock)
 */
export async function stageFiles(ctx: Ctx, id: string, until: number): Promise<boolean> {
  for (const file of await filesInOrder(ctx, id)) {
    if (performance.now() > until) return false;
    await inTurnToWrite(() => stageFile(ctx, id, file));
  }
  return true;
}

type Named = Pick<typeof migrationFiles.$inferSelect, "id" | "fileName" | "mapping">;

/** The files of a migration in the order in which their rows are written. */
export async function filesInOrder(ctx: Pick<Ctx, "db">, id: string): Promise<Named[]> {
  const { id: fileId, fileName, mapping, createdAt, migrationId } = migrationFiles;
  const files = await ctx.db
    .select({ id: fileId, fileName, mapping })
    .from(migrationFiles)
    .where(and(eq(migrationId, id), isNotNull(migrationFiles.file)))
    .orderBy(createdAt, fileId);
  const place = ({ mapping: { kind } }: Named) => MigrationKind.options.indexOf(kind);
  return files
    .map((file) => ({ ...file, mapping: currentMapping(file.mapping) }))
    .toSorted((a, b) => place(a) - place(b));
}

async function stageFile(
  ctx: Ctx,
  id: string,
  { id: fileId, fileName, mapping }: Named,
): Promise<void> {
  const [held] = await ctx.db
    .select({ bytes: migrationFiles.file })
    .from(migrationFiles)
    .where(eq(migrationFiles.id, fileId));
  if (!held?.bytes) return;
  const [last] = await ctx.db
    .select({ row: max(migrationRows.row) })
    .from(migrationRows)
    .where(and(eq(migrationRows.migrationId, id), eq(migrationRows.fileId, fileId)));
  const task = {
    kind: "records",
    fileName,
    bytes: held.bytes,
    mapping,
    after: last?.row ?? 0,
  } as const;
  await inWorker(task, {
    mostBytes: MAX_FILE_BYTES,
    take: ({ json }) =>
      atomically(ctx, async (ctx) => {
        const { rows, salonId } = await stillMine(ctx, id);
        const [added] = await ctx.db.execute<{ count: number }>(sql`with added as (
            insert into migration_rows (salon_id, migration_id, ordinal, kind, file_id, row, source_id, fields)
            select ${salonId}::uuid, ${id}::uuid, ${rows} + (row_number() over (order by r.row))::int, ${mapping.kind},
              ${fileId}::uuid, r.row, r."sourceId", r.fields
            from json_to_recordset(${json}::text::json) as r(row int, "sourceId" text, fields jsonb) returning 1)
          select count(*)::int as count from added`);
        await ctx.db
          .update(migrations)
          .set({ rows: rows + (added?.count ?? 0) })
          .where(eq(migrations.id, id));
      }),
  });
}

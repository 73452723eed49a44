import { eq, sql } from "drizzle-orm";
import { migrations } from "#db/schema/migrations.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { requireMigration } from "#tools/migration/access.ts";
import { isOpen } from "#tools/migration/claim.ts";
import { getMigration, lockMigration } from "#tools/migration/migrations.ts";
import { PLATFORMS } from "#tools/migration/mapping/platforms-data.ts";
import type { UndoneMigration } from "#tools/migration/schema.ts";
import {
  newcomers,
  removeAppointments,
  removeClients,
  removeFormulas,
  removeItems,
  removeServices,
} from "./undo-created.ts";
import { restoreClients, restoreItems } from "./undo-merged.ts";

/**
 * Takes back what a migration brought: what it made goes, and what it filled in is empty again. What was changed or used since
 * stays, and is counted.
 * @throws conflict while it runs, before it has begun and once it was undone; not_found, forbidden, tier_required
 */
export async function undoMigration(ctx: Ctx, { id }: { id: string }): Promise<UndoneMigration> {
  await requireMigration(ctx);
  const counted = await atomically(ctx, async (ctx) => {
    const row = await lockMigration(ctx, id);
    if (row.status === "undone")
      throw new DomainError("conflict", "This migration was undone already.");
    if (isOpen(row) || row.phase === "review")
      throw new DomainError("conflict", "Only a migration that is over can be undone.");
    // what points to something goes before it
    const removed =
      (await removeFormulas(ctx, id)) +
      (await removeAppointments(ctx, id)) +
      (await removeItems(ctx, id)) +
      (await removeServices(ctx, id)) +
      (await removeClients(ctx, id));
    const restored = (await restoreClients(ctx, id)) + (await restoreItems(ctx, id));
    const left = await letGo(ctx, id);
    await ctx.db.update(migrations).set({ status: "undone" }).where(eq(migrations.id, id));
    const from = PLATFORMS[row.platform].name;
    const words = `What came from ${from} is taken back: ${removed} removed, ${restored} restored, ${left} left.`;
    await writeAudit(ctx, { action: "migration.undone", words, subjectId: id });
    return { removed, restored, left };
  });
  return { ...(await getMigration(ctx, { id })), ...counted };
}

/** Rows whose record is not this migration's any more point to nothing. @returns how many records stay */
async function letGo(ctx: Ctx, id: string): Promise<number> {
  await ctx.db.execute(sql`update migration_rows set entity_id = null, before = null
    where migration_id = ${id}::uuid and outcome = 'kept'`);
  const [rows] = await ctx.db.execute<{ left: number }>(sql`
    select count(*)::int as left from (
      select entity_id from migration_rows
        where migration_id = ${id}::uuid and outcome in ('created', 'merged') and entity_id is not null
      union select c.id from clients c join ${newcomers(id)} n on n.id = c.id) still`);
  return rows?.left ?? 0;
}

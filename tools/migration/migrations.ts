import { asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { migrationFiles, migrations } from "#db/schema/migrations.ts";
import { stylists } from "#db/schema/stylists.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { requireMigration } from "./access.ts";
import { endMigration, isOpen, type MigrationRecord } from "./claim.ts";
import { currentMapping } from "./mapping/kept-mapping-rules.ts";
import { PLATFORMS } from "./mapping/platforms-data.ts";
import {
  MigrationPlatform,
  type Migration,
  type MigrationFile,
  type MigrationKind,
  type MigrationOutcome,
  type PlatformShown,
} from "./schema.ts";

/** As many of a stylist's migrations as are listed. */
const MOST_LISTED = 50;

/** The systems a salon may come from, and whether each can be asked by its API. @throws forbidden, tier_required */
export async function listPlatforms(ctx: Ctx): Promise<PlatformShown[]> {
  await requireMigration(ctx);
  return MigrationPlatform.options.map((id) => {
    const { name, labels, kinds, exportSteps } = PLATFORMS[id];
    const client = ctx.migrationClients[id];
    const hasApi = client !== undefined;
    return { id, name, hasApi, kinds, labels: hasApi ? labels : null, exportSteps };
  });
}

/** A stylist's migrations, newest first. @throws not_found, forbidden, tier_required */
export async function listMigrations(
  ctx: Ctx,
  { stylistId }: { stylistId: string },
): Promise<Migration[]> {
  await requireMigration(ctx);
  await requireStylist(ctx, stylistId);
  const rows = await ctx.db
    .select()
    .from(migrations)
    .where(eq(migrations.stylistId, stylistId))
    .orderBy(desc(migrations.createdAt), desc(migrations.id))
    .limit(MOST_LISTED);
  return shown(ctx, rows);
}

/** A migration as it stands. @throws not_found, for foreign ids alike; forbidden, tier_required */
export async function getMigration(ctx: Ctx, { id }: { id: string }): Promise<Migration> {
  await requireMigration(ctx);
  const [migration] = await shown(ctx, [await findMigration(ctx, id)]);
  if (!migration) throw notFound();
  return migration;
}

/**
 * Stops a migration, also one that runs: at once, or after the rows that are being written. What was written stays, and can
 * be undone. @throws conflict once it is over; not_found, forbidden, tier_required
 */
export async function cancelMigration(ctx: Ctx, { id }: { id: string }): Promise<Migration> {
  await requireMigration(ctx);
  await atomically(ctx, async (ctx) => {
    const row = await lockMigration(ctx, id);
    if (!isOpen(row) && row.phase !== "review")
      throw new DomainError("conflict", `This migration is ${OVER[row.status]}.`);
    await endMigration(ctx, id, { status: "cancelled" });
  });
  return getMigration(ctx, { id });
}

/** How it is said of what is over. */
export const OVER: Record<MigrationRecord["status"], string> = {
  pending: "waiting",
  in_progress: "running",
  completed: "over: all of it is here",
  failed: "over: it failed",
  cancelled: "over: it was cancelled",
  undone: "over: it was undone",
};

/** @throws not_found */
export async function findMigration(ctx: Pick<Ctx, "db">, id: string): Promise<MigrationRecord> {
  const [row] = await ctx.db.select().from(migrations).where(eq(migrations.id, id));
  if (!row) throw notFound();
  return row;
}

/** The same, locked for the rest of the transaction. @throws not_found */
export async function lockMigration(ctx: Pick<Ctx, "db">, id: string): Promise<MigrationRecord> {
  const [row] = await ctx.db.select().from(migrations).where(eq(migrations.id, id)).for("update");
  if (!row) throw notFound();
  return row;
}

/** @throws not_found for whoever is not of the salon, or no longer */
export async function requireStylist(ctx: Pick<Ctx, "db">, stylistId: string): Promise<void> {
  const [stylist] = await ctx.db
    .select({ leftAt: stylists.leftAt })
    .from(stylists)
    .where(eq(stylists.id, stylistId));
  if (!stylist || stylist.leftAt) throw new DomainError("not_found", "Stylist not found.");
}

const notFound = () => new DomainError("not_found", "Migration not found.");

const {
  file: _file,
  salonId: _salon,
  createdAt: _at,
  migrationId,
  ...fileColumns
} = getTableColumns(migrationFiles);

/** Migrations as the rest of the app knows them. */
export async function shown(ctx: Ctx, rows: readonly MigrationRecord[]): Promise<Migration[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await ctx.db
    .select({ migrationId, ...fileColumns })
    .from(migrationFiles)
    .where(inArray(migrationId, ids))
    .orderBy(asc(migrationFiles.createdAt), asc(migrationFiles.id));
  const counts = await countsOf(ctx, ids);
  return rows.map((row) => {
    const own = counts.filter((each) => each.id === row.id);
    const of = (...outcomes: MigrationOutcome[]) => ({ ...sumsOf(own, outcomes) });
    return {
      id: row.id,
      stylistId: row.stylistId,
      platform: row.platform,
      platformName: PLATFORMS[row.platform].name,
      source: row.source,
      status: row.status,
      phase: row.phase,
      startedAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      itemsImported: of("created", "merged", "kept"),
      alreadyThere: of("merged", "kept"),
      skipped: own.reduce((sum, each) => sum + (each.outcome === "skipped" ? each.rows : 0), 0),
      warned: own.reduce((sum, each) => sum + each.warned, 0),
      rows: row.rows,
      done: row.done,
      resumed: row.resumed,
      errorLog: row.errorLog,
      files: files
        .filter((file) => file.migrationId === row.id)
        .map(({ migrationId: _id, mapping, ...file }): MigrationFile => ({
          ...file,
          mapping: currentMapping(mapping),
        })),
    };
  });
}

type Count = {
  id: string;
  kind: MigrationKind;
  outcome: MigrationOutcome;
  rows: number;
  here: number;
  warned: number;
};

function sumsOf(counts: readonly Count[], outcomes: readonly MigrationOutcome[]) {
  const sums = { clients: 0, appointments: 0, products: 0, services: 0, formulas: 0 };
  for (const { kind, outcome, here } of counts) if (outcomes.includes(outcome)) sums[kind] += here;
  return sums;
}

/** Rows by what became of them; `here` are those whose record still hangs on them, which undoing ends, `warned` those with a remark. */
async function countsOf(ctx: Ctx, ids: readonly string[]): Promise<Count[]> {
  return ctx.db.execute<Count>(sql`
    select migration_id as id, kind, outcome, count(*)::int as rows, count(entity_id)::int as here,
      count(*) filter (where outcome <> 'skipped' and problem is not null)::int as warned
    from migration_rows where salon_id = ${ctx.actor.salonId}::uuid
      and migration_id = any(array(select json_array_elements_text(${JSON.stringify(ids)}::text::json))::uuid[])
      and outcome <> 'waiting'
    group by migration_id, kind, outcome`);
}

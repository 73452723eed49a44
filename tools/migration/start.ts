import { eq, sql } from "drizzle-orm";
import { migrationFiles, migrations } from "#db/schema/migrations.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, sqlState, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { requireMigration } from "./access.ts";
import { datesOf, signsOfFiles } from "./read/dates.ts";
import { requireWhole } from "./mapping/mapping-check.ts";
import { getMigration, lockMigration, OVER, requireStylist } from "./migrations.ts";
import { PLATFORMS } from "./mapping/platforms-data.ts";
import type { Migration, MigrationDates, StartMigration } from "./schema.ts";
import type { SourceCredentials } from "./sources.ts";

/**
 * Starts to fetch from another system and answers at once; `getMigration` says how far it is. What was given to get in is
 * kept sealed, and only until everything is fetched.
 * @throws invalid for a system without an API; conflict while another one runs for the stylist; not_found, forbidden, tier_required
 */
export async function startMigration(
  ctx: Ctx,
  { stylistId, platform, username, password, apiKey, subdomain }: StartMigration,
): Promise<Migration> {
  await requireMigration(ctx);
  await requireStylist(ctx, stylistId);
  const { name } = PLATFORMS[platform];
  if (!ctx.migrationClients[platform]) {
    throw refused("platform", `${name} cannot be asked from here: bring its export files instead.`);
  }
  const credentials: SourceCredentials = {
    username,
    password,
    apiKey: apiKey || null,
    subdomain: subdomain ?? null,
  };
  const id = newId();
  await oneAtATime(() =>
    atomically(ctx, async (ctx) => {
      const { salonId } = ctx.actor;
      await ctx.db.insert(migrations).values({
        id,
        salonId,
        stylistId,
        startedBy: ctx.actor.stylistId,
        platform,
        source: "api",
        status: "pending",
        phase: "queued",
        credentials: ctx.signer.seal("migration", JSON.stringify(credentials)),
        createdAt: ctx.now(),
      });
      await queue(ctx, id, `Data from ${name} is fetched and brought in.`);
    }),
  );
  return getMigration(ctx, { id });
}

/**
 * Brings in the files of a migration that waits for a yes, and answers at once.
 * @throws invalid where a file's columns do not say enough; conflict while another one runs for the stylist, and once it has
 * started; not_found, forbidden, tier_required
 */
export async function runFiles(ctx: Ctx, { id }: { id: string }): Promise<Migration> {
  await requireMigration(ctx);
  const signs = await signsOfFiles(ctx, id);
  await oneAtATime(() =>
    atomically(ctx, async (ctx) => {
      const row = await lockMigration(ctx, id);
      if (row.status !== "pending" || row.phase !== "review")
        throw new DomainError("conflict", `This migration is ${OVER[row.status]}.`);
      const files = await ctx.db
        .select({ fileName: migrationFiles.fileName, mapping: migrationFiles.mapping })
        .from(migrationFiles)
        .where(eq(migrationFiles.migrationId, id));
      if (files.length === 0)
        throw new DomainError("conflict", "There is no file in this migration any more.");
      for (const { fileName, mapping } of files) requireWhole(mapping, fileName);
      await settleDates(ctx, await datesOf(ctx, id, signs));
      await ctx.db.update(migrations).set({ phase: "queued" }).where(eq(migrations.id, id));
      const from = PLATFORMS[row.platform].name;
      const count = files.length === 1 ? "One file" : `${files.length} files`;
      await queue(
        ctx,
        id,
        `${count} from ${from} ${files.length === 1 ? "is" : "are"} brought in.`,
      );
    }),
  );
  return getMigration(ctx, { id });
}

/** From here on the days of each file are read as they were shown: the files themselves go before their last row is written. */
async function settleDates(ctx: Ctx, dates: readonly MigrationDates[]): Promise<void> {
  for (const { fileId, order } of dates)
    await ctx.db
      .update(migrationFiles)
      .set({
        mapping: sql`${migrationFiles.mapping} || ${JSON.stringify({ dateOrder: order })}::jsonb`,
      })
      .where(eq(migrationFiles.id, fileId));
}

async function queue(ctx: Ctx, id: string, words: string): Promise<void> {
  await ctx.jobs.add(ctx.db, "migration", [{ salonId: ctx.actor.salonId, id }]);
  await writeAudit(ctx, { action: "migration.started", words, subjectId: id });
}

/** @throws conflict where one runs for the stylist already: the table lets one be */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (sqlState(error) !== "23505") throw error;
    throw new DomainError(
      "conflict",
      "A migration of this stylist is running. Wait for it, or cancel it.",
    );
  }
}

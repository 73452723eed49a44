import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { migrationFiles, migrations } from "#db/schema/migrations.ts";
import { atomically, type Ctx, type SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import {
  claimMigration,
  endMigration,
  putBack,
  Stopped,
  stillMine,
  type MigrationRecord,
} from "./claim.ts";
import { actingFor, openDesk } from "./desk.ts";
import { SourceRefused, SourceUnavailable } from "./sources.ts";
import { stageFiles } from "./write/stage-files.ts";
import { stagePages } from "./write/stage-pages.ts";
import { writeBatch } from "./write/write-batch.ts";

/** A job works so long, then another goes on: one that takes longer would be taken for lost. */
const WORKS_MS = 45_000;

/**
 * A migration is gone on with: what is to come is fetched, then written. Nothing is done twice, however often a process dies.
 * @returns "again" where the other system cannot be reached now
 */
export async function runMigration(
  ctx: SalonCtx,
  { id, last }: { id: string; last: boolean },
): Promise<"done" | "again"> {
  const claimed = await claimMigration(ctx, id);
  if (!claimed) return "done";
  try {
    await goOn(await actingFor(ctx, claimed.row.startedBy), claimed.row);
    return "done";
  } catch (error) {
    return await afterFailure(ctx, { id, last }, error);
  } finally {
    claimed.release();
  }
}

async function goOn(ctx: Ctx, row: MigrationRecord): Promise<void> {
  const { id, source } = row;
  const until = performance.now() + WORKS_MS;
  if (row.phase === "fetching") {
    const through =
      source === "file" ? await stageFiles(ctx, id, until) : await stagePages(ctx, row, until);
    if (!through) return handOn(ctx, id);
    await beginWriting(ctx, id);
  }
  const desk = await openDesk(ctx, row);
  while (await writeBatch(ctx, desk)) {
    if (performance.now() > until) return handOn(ctx, id);
    // whoever waits for an answer comes in between
    await setImmediate();
  }
  await atomically(ctx, async (ctx) => {
    await stillMine(ctx, id);
    await endMigration(ctx, id, { status: "completed" });
  });
}

/** All rows are there: the files and the way into the other system are not needed any more. */
async function beginWriting(ctx: Ctx, id: string): Promise<void> {
  await atomically(ctx, async (ctx) => {
    await stillMine(ctx, id);
    await ctx.db
      .update(migrations)
      .set({ phase: "writing", credentials: null })
      .where(eq(migrations.id, id));
    await ctx.db
      .update(migrationFiles)
      .set({ file: null })
      .where(eq(migrationFiles.migrationId, id));
  });
}

async function handOn(ctx: Ctx, id: string): Promise<void> {
  await atomically(ctx, async (ctx) => {
    if (await putBack(ctx, id))
      await ctx.jobs.add(ctx.db, "migration", [{ salonId: ctx.actor.salonId, id }]);
  });
}

async function afterFailure(
  ctx: SalonCtx,
  { id, last }: { id: string; last: boolean },
  error: unknown,
): Promise<"done" | "again"> {
  if (error instanceof Stopped) return "done";
  const said = error instanceof SourceRefused || error instanceof DomainError;
  if (!said && !last) {
    await putBack(ctx, id);
    if (error instanceof SourceUnavailable) return "again";
    throw error;
  }
  if (!said && !(error instanceof SourceUnavailable))
    ctx.log.error({ err: error, id }, "a migration failed");
  const known = said || error instanceof SourceUnavailable;
  const errorLog = known
    ? error.message
    : "Something went wrong on our side. What was written stays.";
  await atomically(ctx, async (ctx) => {
    await stillMine(ctx, id);
    await endMigration(ctx, id, { status: "failed", errorLog });
  }).catch((err: unknown) => {
    if (!(err instanceof Stopped)) throw err;
  });
  return "done";
}

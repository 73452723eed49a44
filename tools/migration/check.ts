import { eq } from "drizzle-orm";
import { migrationFiles } from "#db/schema/migrations.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { inWorker } from "#tools/migration/sheet/in-worker.ts";
import { inTurnToLook } from "#tools/migration/sheet/turns.ts";
import { requireMigration } from "./access.ts";
import type { StagedRow, Verdict, Whose } from "./write/batch.ts";
import { MAX_FILE_BYTES } from "./data.ts";
import { datesOf, ordersOf, signsOfFiles } from "./read/dates.ts";
import { AT_ONCE, decide, nothingSeen, openDesk, type Desk } from "./desk.ts";
import { requireReview } from "./files.ts";
import { keptTrial } from "./kept-trials.ts";
import { requireWhole } from "./mapping/mapping-check.ts";
import { findMigration } from "./migrations.ts";
import { wordsOf } from "./read/row-words-rules.ts";
import { filesInOrder } from "./write/stage-files.ts";
import type { MigrationDryRun, MigrationRow } from "./schema.ts";

/** Rows that would be left out, or come without something, as many as are shown; all of them are counted. */
const SHOWN_PROBLEMS = 200;

/**
 * What bringing in the files of a migration would do, row for row as it would be done. Nothing is written. Asked
 * again while nothing has changed, it answers at once.
 * @throws invalid where a file's columns do not say enough; conflict once it has started; not_found, forbidden, tier_required
 */
export async function checkMigration(ctx: Ctx, { id }: { id: string }): Promise<MigrationDryRun> {
  await requireMigration(ctx);
  const row = await findMigration(ctx, id);
  requireReview(row);
  const files = await filesInOrder(ctx, id);
  for (const { mapping, fileName } of files) requireWhole(mapping, fileName);
  return keptTrial(ctx, id, () => tryOut(ctx, row, files));
}

async function tryOut(
  ctx: Ctx,
  whose: Whose,
  files: Awaited<ReturnType<typeof filesInOrder>>,
): Promise<MigrationDryRun> {
  const dates = await datesOf(ctx, whose.id, await signsOfFiles(ctx, whose.id));
  const trial = openTrial(ctx, await openDesk(ctx, whose, ordersOf(dates)));
  trial.result.dates = dates;
  for (const { id: fileId, fileName, mapping } of files) {
    const [held] = await ctx.db
      .select({ bytes: migrationFiles.file })
      .from(migrationFiles)
      .where(eq(migrationFiles.id, fileId));
    if (!held?.bytes)
      throw new DomainError("conflict", "This file is no longer here. Please send it again.");
    const task = { kind: "records", fileName, bytes: held.bytes, mapping, after: 0 } as const;
    await inTurnToLook(ctx, () =>
      inWorker(task, {
        signal: ctx.signal,
        mostBytes: MAX_FILE_BYTES,
        take: async ({ json }) => {
          const sent = JSON.parse(json) as Pick<StagedRow, "row" | "sourceId" | "fields">[];
          await trial.take(
            sent.map((each) => ({ ...each, kind: mapping.kind, fileId, ordinal: 0 })),
            fileName,
          );
        },
      }),
    );
  }
  return trial.result;
}

const none = () => ({ rows: 0, created: 0, merged: 0, kept: 0, skipped: 0 });

function openTrial(ctx: Ctx, desk: Desk) {
  const seen = nothingSeen();
  let ordinal = 0;
  const result: MigrationDryRun = {
    counts: {
      clients: none(),
      services: none(),
      products: none(),
      appointments: none(),
      formulas: none(),
    },
    problems: [],
    skipped: 0,
    warnings: [],
    warned: 0,
    dates: [],
  };
  const note = (row: StagedRow, { outcome, problem }: Verdict, fileName: string) => {
    const counts = result.counts[row.kind];
    counts.rows += 1;
    counts[outcome] += 1;
    if (problem === null) return;
    const list = outcome === "skipped" ? result.problems : result.warnings;
    result[outcome === "skipped" ? "skipped" : "warned"] += 1;
    if (list.length < SHOWN_PROBLEMS) list.push(asProblem(row, { outcome, problem }, fileName));
  };
  return {
    result,
    take: async (sent: readonly StagedRow[], fileName: string) => {
      const [first] = sent;
      const size = first ? AT_ONCE[first.kind] : 1;
      for (let from = 0; from < sent.length; from += size) {
        const rows = sent
          .slice(from, from + size)
          .map((row) => ({ ...row, ordinal: (ordinal += 1) }));
        const { verdicts } = await decide(first?.kind ?? "clients", { ...desk, ctx, rows, seen });
        const byOrdinal = new Map(verdicts.map((verdict) => [verdict.ordinal, verdict]));
        for (const row of rows) {
          const verdict = byOrdinal.get(row.ordinal);
          if (verdict) note(row, verdict, fileName);
        }
      }
    },
  };
}

function asProblem(
  { ordinal, kind, row, fields, sourceId }: StagedRow,
  { outcome, problem }: Pick<Verdict, "outcome" | "problem">,
  fileName: string,
): MigrationRow {
  const words = wordsOf({ kind, fields, sourceId });
  return { ordinal, kind, fileName, row, outcome, problem, words };
}

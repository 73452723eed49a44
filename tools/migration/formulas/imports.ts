import { and, desc, eq, getTableColumns, inArray, notInArray, sql } from "drizzle-orm";
import { formulaImports, libraryFormulas } from "#db/schema/library.ts";
import { preferredLines } from "#tools/brands/brands.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { makesFormulas } from "./row-rules.ts";
import { isUnderWay } from "./under-way.ts";
import type {
  CheckedImport,
  FormulaImport,
  ImportMapping,
  ImportStatus,
  UndoneImport,
} from "./schema.ts";
import { inWorker } from "#tools/migration/sheet/in-worker.ts";
import { inTurnToLook } from "#tools/migration/sheet/turns.ts";

/** Files of a salon that wait for their start; older ones are let go. */
const WAITING_FILES = 5;
const WAITING = ["received", "checked", "failed"] as const satisfies ImportStatus[];
/** Columns of an import without its file, which is up to 10 MB. */
const { file: _file, salonId: _salon, ...shown } = getTableColumns(formulaImports);

type ImportRow = Omit<typeof formulaImports.$inferSelect, "file" | "salonId">;

/** A spreadsheet on its way: its name and bytes. */
export type SentSheet = { fileName: string; bytes: Uint8Array };

/**
 * Keeps a spreadsheet and proposes what its columns are. Nothing is taken from it yet.
 * @throws invalid, too_large or unsupported_type for what cannot be read; then nothing is kept
 */
export async function receiveImport(
  ctx: Ctx,
  { fileName, bytes }: SentSheet,
): Promise<FormulaImport> {
  requireMay(ctx, "see_formulas");
  const { mapping, headings, sample, rows } = await inTurnToLook(ctx, () =>
    inWorker({ kind: "survey", fileName, bytes }, { signal: ctx.signal }),
  );
  const [received] = await ctx.db
    .insert(formulaImports)
    .values({
      id: newId(),
      salonId: ctx.actor.salonId,
      stylistId: ctx.actor.stylistId,
      fileName: nameOf(fileName),
      sizeBytes: bytes.byteLength,
      file: bytes,
      status: "received",
      mapping,
      headings,
      sample,
      rows,
      createdAt: ctx.now(),
    })
    .returning(shown);
  if (!received) throw new Error("The import was not kept.");
  await letOldFilesGo(ctx);
  return asImport(ctx, received);
}

/**
 * Keeps a mapping and says what it would take of the sheet. Nothing is taken yet.
 * @throws conflict once it has started, invalid for a mapping without a formula, not_found
 */
export async function checkImport(
  ctx: Ctx,
  { id, ...mapping }: { id: string } & ImportMapping,
): Promise<CheckedImport> {
  const row = await findImport(ctx, id);
  requireFormula(mapping);
  if (!WAITING.some((status) => status === row.status)) throw notWaiting(row);
  const { readings, headings, ...counted } = await inTurnToLook(ctx, async () => {
    const [sheet, lines] = [await sheetOf(ctx, row), await linesFor(ctx, mapping)];
    return inWorker({ kind: "check", ...sheet, mapping, lines }, { signal: ctx.signal });
  });
  const [checked] = await ctx.db
    .update(formulaImports)
    .set({ ...counted, headings, mapping, status: "checked", error: null })
    .where(and(eq(formulaImports.id, id), inArray(formulaImports.status, WAITING)))
    .returning(shown);
  if (!checked) throw notWaiting(await findImport(ctx, id));
  return { ...(await asImport(ctx, checked)), readings };
}

/** @throws not_found, for foreign ids alike */
export async function getImport(ctx: Ctx, { id }: { id: string }): Promise<FormulaImport> {
  return asImport(ctx, await findImport(ctx, id));
}

/** What the salon sent, newest first. */
export async function listImports(
  ctx: Ctx,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<FormulaImport>> {
  requireMay(ctx, "see_formulas");
  const total = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(formulaImports);
  const rows = await ctx.db
    .select(shown)
    .from(formulaImports)
    .where(olderThan(formulaImports, cursor))
    .orderBy(...newestFirst(formulaImports))
    .limit(limit + 1);
  const imports: FormulaImport[] = [];
  for (const row of rows) imports.push(await asImport(ctx, row));
  return pageOf(
    imports,
    limit,
    total[0]?.count ?? 0,
    ({ id, createdAt }) => placeOf({ id, createdAt: new Date(createdAt) }),
    (row) => row,
  );
}

/** Stops an import, also a running one, and lets its file go: nothing of it is kept. @throws conflict once it is over, not_found */
export async function cancelImport(ctx: Ctx, { id }: { id: string }): Promise<FormulaImport> {
  requireMay(ctx, "see_formulas");
  const [cancelled] = await ctx.db
    .update(formulaImports)
    .set({ status: "cancelled", file: null, instance: null, written: 0, finishedAt: ctx.now() })
    .where(and(eq(formulaImports.id, id), inArray(formulaImports.status, [...WAITING, "running"])))
    .returning(shown);
  if (!cancelled) throw notWaiting(await findImport(ctx, id));
  return asImport(ctx, cancelled);
}

/** Takes back what an import brought. What was changed since stays, and is counted. @throws conflict for one that is not done, not_found */
export function undoImport(ctx: Ctx, { id }: { id: string }): Promise<UndoneImport> {
  requireMay(ctx, "see_formulas");
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select(shown)
      .from(formulaImports)
      .where(eq(formulaImports.id, id))
      .for("update");
    if (!row) throw notFound();
    if (row.status !== "done")
      throw new DomainError("conflict", "Only a finished import can be undone.");
    const brought = eq(libraryFormulas.importId, id);
    const gone = await ctx.db.execute<{ removed: number }>(
      sql`with gone as (delete from ${libraryFormulas}
          where ${brought} and ${libraryFormulas.updatedAt} = ${libraryFormulas.createdAt} returning 1)
        select count(*)::int as removed from gone`,
    );
    const [left] = await ctx.db
      .select({ kept: sql<number>`count(*)::int` })
      .from(libraryFormulas)
      .where(brought);
    const { kept = 0 } = left ?? {};
    const [undone] = await ctx.db
      .update(formulaImports)
      .set({ status: "undone", count: kept })
      .where(eq(formulaImports.id, id))
      .returning(shown);
    if (!undone) throw notFound();
    return { ...(await asImport(ctx, undone)), removed: gone[0]?.removed ?? 0, kept };
  });
}

/** An import of this salon without its file. @throws not_found, for foreign ids alike */
export async function findImport(ctx: Ctx, id: string): Promise<ImportRow> {
  requireMay(ctx, "see_formulas");
  const [row] = await ctx.db.select(shown).from(formulaImports).where(eq(formulaImports.id, id));
  if (!row) throw notFound();
  return row;
}

/** The file of an import. @throws conflict when it was let go */
export async function sheetOf(
  ctx: Ctx,
  { id, fileName }: Pick<ImportRow, "id" | "fileName">,
): Promise<SentSheet> {
  const [row] = await ctx.db
    .select({ file: formulaImports.file })
    .from(formulaImports)
    .where(eq(formulaImports.id, id));
  if (!row?.file)
    throw new DomainError("conflict", "This file is no longer here. Please send it again.");
  return { fileName, bytes: row.file };
}

/** Lines that bare codes are read in: the one of the mapping, then the stylist's own. */
export async function linesFor(ctx: Ctx, { line }: ImportMapping): Promise<string[]> {
  return [...(line ? [line] : []), ...(await preferredLines(ctx))];
}

/** @throws invalid for a mapping in which nothing holds a formula */
export function requireFormula(mapping: ImportMapping): void {
  if (makesFormulas(mapping)) return;
  throw refused("columns", "Say which column holds the formula or its shades.");
}

/** An import as the rest of the app knows it. */
export async function asImport(ctx: Ctx, row: ImportRow): Promise<FormulaImport> {
  const { instance: _instance, stylistId: _stylist, createdAt, finishedAt, ...rest } = row;
  return {
    ...rest,
    interrupted: row.status === "running" && !(await isUnderWay(ctx, row)),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

async function letOldFilesGo(ctx: Ctx): Promise<void> {
  const newest = ctx.db
    .select({ id: formulaImports.id })
    .from(formulaImports)
    .where(inArray(formulaImports.status, WAITING))
    .orderBy(desc(formulaImports.createdAt), desc(formulaImports.id))
    .limit(WAITING_FILES);
  await ctx.db
    .update(formulaImports)
    .set({ status: "cancelled", file: null, finishedAt: ctx.now() })
    .where(and(inArray(formulaImports.status, WAITING), notInArray(formulaImports.id, newest)));
}

function notWaiting({ status }: Pick<ImportRow, "status">): DomainError {
  const state = { running: "already running", done: "already done", undone: "undone" };
  const said = state[status as keyof typeof state] ?? status;
  return new DomainError("conflict", `This import is ${said}.`);
}

const notFound = () => new DomainError("not_found", "Import not found.");

/** The last part of a path, short enough to show; its ending stays. */
function nameOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? fileName;
  return last.length > 120 ? `${last.slice(0, 110).toWellFormed()}…${last.slice(-6)}` : last;
}

import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { formulaImports } from "#db/schema/library.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { isUnderWay, underWay } from "./under-way.ts";
import type { FormulaImport, ImportStatus, UploadedFormulas } from "./schema.ts";
import {
  findImport,
  getImport,
  linesFor,
  receiveImport,
  requireFormula,
  sheetOf,
  type SentSheet,
} from "./imports.ts";
import { inWorker } from "#tools/migration/sheet/in-worker.ts";
import type { Chunk, Counted } from "#tools/migration/sheet/tasks.ts";
import { inTurnToWrite } from "#tools/migration/sheet/turns.ts";

/** What may be started: what waits, and what was cut off (`claim` looks whether it was). */
const STARTABLE = ["received", "checked", "failed", "running"] as const satisfies ImportStatus[];
/** First key of the advisory locks that let one import of a salon start at a time. */
const START_LOCK = 1_768_780_897;

/**
 * Starts an import and answers at once; `getImport` says how far it is. One of a salon runs at a time.
 * @throws conflict while another one runs or once it is over, invalid for a mapping without a formula, not_found
 */
export async function startImport(ctx: Ctx, { id }: { id: string }): Promise<FormulaImport> {
  await claim(ctx, id);
  const { signal: _signal, ...own } = ctx; // it goes on when the request is over
  void inTurnToWrite(() => runImport(own, id)).catch((err: unknown) => {
    if (!(err instanceof DomainError)) ctx.log.error({ err, id }, "an import failed");
  });
  return getImport(ctx, { id });
}

/**
 * Receives a spreadsheet and takes what can be read of it by the guessed columns, to the end.
 * @throws invalid, too_large or unsupported_type as the file is, conflict while another import of the salon runs; then no formula is kept, and the sheet waits to be gone on with
 */
export async function uploadFormulas(ctx: Ctx, sheet: SentSheet): Promise<UploadedFormulas> {
  const { id, mapping } = await receiveImport(ctx, sheet);
  try {
    requireFormula(mapping);
    await claim(ctx, id);
    const { signal: _signal, ...own } = ctx;
    const { count, skipped, errors } = await inTurnToWrite(() => runImport(own, id, sheet));
    return { count, skipped, errors, importId: id };
  } catch (error) {
    await ctx.db
      .update(formulaImports)
      .set({ status: "failed", error: sentenceOf(error), finishedAt: ctx.now() })
      .where(and(eq(formulaImports.id, id), inArray(formulaImports.status, [...STARTABLE])));
    throw error;
  }
}

function claim(ctx: Ctx, id: string): Promise<void> {
  return atomically(ctx, async (ctx) => {
    const { salonId } = ctx.actor;
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${START_LOCK}, hashtext(${salonId}))`);
    const row = await findImport(ctx, id);
    requireFormula(row.mapping);
    if (!STARTABLE.some((status) => status === row.status))
      throw new DomainError("conflict", `This import is ${row.status}.`);
    const running = await ctx.db
      .select({ id: formulaImports.id, instance: formulaImports.instance })
      .from(formulaImports)
      .where(eq(formulaImports.status, "running"));
    for (const other of running) {
      if (!(await isUnderWay(ctx, other))) continue;
      const which = other.id === id ? "This import is already running." : ANOTHER;
      throw new DomainError("conflict", which);
    }
    // what was cut off is over, unless it is what starts again
    await ctx.db
      .update(formulaImports)
      .set({ status: "failed", instance: null, error: CUT_OFF })
      .where(and(eq(formulaImports.status, "running"), ne(formulaImports.id, id)));
    await ctx.db
      .update(formulaImports)
      .set({ status: "running", instance: ctx.instance, written: 0, error: null, finishedAt: null })
      .where(eq(formulaImports.id, id));
    underWay.add(id);
  });
}

const ANOTHER = "Another import is running. Wait for it, or cancel it.";
const CUT_OFF = "The server stopped while this was running. Nothing was kept; start it again.";

/** All rows come in with one transaction: whatever ends it early, nothing was taken. */
async function runImport(ctx: Ctx, id: string, given?: SentSheet): Promise<Counted> {
  const mine = and(
    eq(formulaImports.id, id),
    eq(formulaImports.status, "running"),
    eq(formulaImports.instance, ctx.instance),
  );
  try {
    const row = await findImport(ctx, id);
    const sheet = given ?? (await sheetOf(ctx, row));
    const lines = await linesFor(ctx, row.mapping);
    return await ctx.db.transaction(async (tx) => {
      const at = ctx.now();
      const take = async ({ json, done }: Chunk) => {
        await tx.execute(insertRows(ctx, { id, json, at }));
        // seen from outside at once; a cancelled import has nothing left to say it of
        const [still] = await ctx.db
          .update(formulaImports)
          .set({ written: done })
          .where(mine)
          .returning({ id: formulaImports.id });
        if (!still) throw new Stopped();
      };
      const task = { kind: "rows", ...sheet, mapping: row.mapping, lines } as const;
      const counted = await inWorker(task, { take });
      const ended = await tx
        .update(formulaImports)
        .set({
          ...counted,
          status: "done",
          written: counted.rows,
          file: null,
          instance: null,
          finishedAt: ctx.now(),
        })
        .where(mine)
        .returning({ id: formulaImports.id });
      if (ended.length === 0) throw new Stopped();
      return counted;
    });
  } catch (error) {
    await ctx.db
      .update(formulaImports)
      .set({
        status: "failed",
        instance: null,
        written: 0,
        error: sentenceOf(error),
        finishedAt: ctx.now(),
      })
      .where(mine);
    throw error;
  } finally {
    underWay.delete(id);
  }
}

function insertRows(ctx: Ctx, { id, json, at }: { id: string; json: string; at: Date }) {
  const { salonId, stylistId } = ctx.actor;
  const instant = at.toISOString();
  return sql`insert into library_formulas (id, salon_id, stylist_id, origin, name, client_name, notation, bowls, unread,
      notes, brand_id, line_id, level, tone, used_on, import_id, import_row, created_at, updated_at)
    select r.id, ${salonId}::uuid, ${stylistId}::uuid, 'import', r.name, r."clientName", r.notation, r.bowls, r.unread,
      r.notes, r."brandId", r."lineId", r.level, r.tone, r."usedOn", ${id}::uuid, r.row, ${instant}::timestamptz, ${instant}::timestamptz
    from json_to_recordset(${json}::text::json) as r(id uuid, name text, "clientName" text, notation text, bowls jsonb,
      unread jsonb, notes text, "brandId" text, "lineId" text, level real, tone text, "usedOn" date, row integer)`;
}

class Stopped extends DomainError {
  constructor() {
    super("conflict", "This import was cancelled.");
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  return "Something went wrong on our side. Nothing was taken.";
}

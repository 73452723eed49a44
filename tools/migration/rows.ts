import { Readable } from "node:stream";
import { and, asc, count, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import { migrationFiles, migrationRows } from "#db/schema/migrations.ts";
import type { Ctx } from "#tools/core/context.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { DEFAULT_LIMIT, type Page } from "#tools/core/paging.ts";
import { csvOf, harmless } from "#tools/sheets/csv-rules.ts";
import { requireMigration } from "./access.ts";
import { findMigration } from "./migrations.ts";
import { wordsOf } from "./read/row-words-rules.ts";
import type { MigrationOutcome, MigrationRow } from "./schema.ts";

/** Which rows of a migration: those of one outcome, or those with a warning, from a place on. */
export type FindRows = {
  id: string;
  outcome?: MigrationOutcome | undefined;
  /** Those that came without something they said. */
  warned?: boolean | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

type Which = Pick<FindRows, "id" | "outcome" | "warned">;

/** Rows read at once for a sheet. */
const AT_ONCE = 1000;
/** Tells Excel that the text is UTF-8. */
const MARK = "\ufeff";

/** The rows of a migration in their order, and what became of each. @throws not_found; invalid for a cursor of no list; forbidden, tier_required */
export async function listRows(
  ctx: Ctx,
  { limit = DEFAULT_LIMIT, cursor, ...which }: FindRows,
): Promise<Page<MigrationRow>> {
  await requireMigration(ctx);
  await findMigration(ctx, which.id);
  const [all] = await ctx.db.select({ total: count() }).from(migrationRows).where(meant(which));
  const items = await readRows(ctx, { ...which, after: placeOf(cursor), limit: limit + 1 });
  const kept = items.slice(0, limit);
  const last = kept.at(-1);
  const next = last && items.length > limit ? cursorOf(last.ordinal) : null;
  return { items: kept, total: all?.total ?? 0, next };
}

/** The same as a sheet, all of them. It is sent while it is read; no cell of it is taken for a formula. */
export async function exportRows(ctx: Ctx, which: Which): Promise<ReadableStream<Uint8Array>> {
  await requireMigration(ctx);
  await findMigration(ctx, which.id);
  return Readable.toWeb(Readable.from(sheet(ctx, which))) as ReadableStream<Uint8Array>;
}

async function* sheet(ctx: Ctx, which: Which) {
  const encoder = new TextEncoder();
  const head = ["File", "Row", "Kind", "Outcome", "Reason", "What it says"];
  yield encoder.encode(MARK + csvOf([head]));
  for (let after = 0; ;) {
    const rows = await readRows(ctx, { ...which, after, limit: AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    const cells = rows.map(({ fileName, row, kind, outcome, problem, words }) =>
      [fileName ?? "", String(row ?? ""), kind, outcome, problem ?? "", words].map(harmless),
    );
    yield encoder.encode(csvOf(cells));
    after = last.ordinal;
  }
}

type Asked = Which & { after: number; limit: number };

async function readRows(ctx: Ctx, { after, limit, ...which }: Asked): Promise<MigrationRow[]> {
  const { ordinal, kind, row, sourceId, fields, problem } = migrationRows;
  const rows = await ctx.db
    .select({
      ordinal,
      kind,
      row,
      sourceId,
      fields,
      problem,
      outcome: migrationRows.outcome,
      fileName: migrationFiles.fileName,
      called: CALLED,
    })
    .from(migrationRows)
    .leftJoin(migrationFiles, eq(migrationFiles.id, migrationRows.fileId))
    .where(and(meant(which), gt(ordinal, after)))
    .orderBy(asc(ordinal))
    .limit(limit);
  return rows.map(({ called, fields: held, sourceId: source, ...each }) => ({
    ...each,
    words: called ?? wordsOf({ kind: each.kind, fields: held, sourceId: source }),
  }));
}

const meant = ({ id, outcome, warned }: Which) =>
  and(
    eq(migrationRows.migrationId, id),
    outcome && eq(migrationRows.outcome, outcome),
    warned
      ? and(ne(migrationRows.outcome, "skipped"), isNotNull(migrationRows.problem))
      : undefined,
  );

/** What the record of a written row is called now. */
const CALLED = sql<string | null>`case ${migrationRows.kind}
  when 'clients' then (select name from clients where id = ${migrationRows.entityId})
  when 'services' then (select name from services where id = ${migrationRows.entityId})
  when 'products' then (select name from items where id = ${migrationRows.entityId})
  when 'appointments' then (select client_name || ', ' || service_type from appointments where id = ${migrationRows.entityId})
  when 'formulas' then (select name from library_formulas where id = ${migrationRows.entityId}) end`;

const cursorOf = (ordinal: number) => Buffer.from(`row ${ordinal}`).toString("base64url");

function placeOf(cursor: string | undefined): number {
  if (!cursor) return 0;
  const [, ordinal] = /^row (\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (ordinal) return Number(ordinal);
  throw fieldError("cursor", "does not continue any list");
}

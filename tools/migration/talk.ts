import type { Change } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { checkMigration } from "./check.ts";
import { FIELDS } from "./data.ts";
import { mapFile } from "./files.ts";
import { getMigration } from "./migrations.ts";
import type {
  Migration,
  MigrationDryRun,
  MigrationFile,
  MigrationKind,
  MigrationRow,
} from "./schema.ts";
import type { CheckedMigration, MapColumn, SheetInTalk } from "./talk-schema.ts";

/** Rows left out that a talk names; the screen lists them all. */
const TOLD_PROBLEMS = 8;

/**
 * What bringing in the files of a move would do, for a talk: what each column was taken for, and the counts once every file
 * says enough. Nothing is written. @throws conflict once it has started; not_found, forbidden, tier_required
 */
export async function checkInTalk(ctx: Ctx, { id }: { id: string }): Promise<CheckedMigration> {
  const migration = await getMigration(ctx, { id });
  const { platform, platformName, files } = migration;
  const known = { id, platform, platformName, files: files.map(asSheet) };
  try {
    const { counts, problems, skipped, warnings, warned, dates } = await checkMigration(ctx, {
      id,
    });
    return {
      ...known,
      missing: null,
      counts,
      skipped,
      problems: toldOf(problems),
      warned,
      warnings: toldOf(warnings),
      dates: dates.map(({ fileName, sentence }) =>
        dates.length > 1 ? `${fileName}: ${sentence}` : sentence,
      ),
    };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "invalid") throw error;
    const nothing = { counts: null, skipped: 0, problems: [], warned: 0, warnings: [], dates: [] };
    return { ...known, missing: error.message, ...nothing };
  }
}

const toldOf = (rows: readonly MigrationRow[]) =>
  rows
    .slice(0, TOLD_PROBLEMS)
    .map(({ fileName, row, kind, problem }) => ({ fileName, row, kind, problem }));

/**
 * Puts right what a column holds, or what the file is; the other columns stay as they were proposed.
 * @throws invalid for a column that is not there or a field that the kind does not have; conflict, not_found, forbidden, tier_required
 */
export async function mapColumn(ctx: Ctx, told: MapColumn): Promise<CheckedMigration> {
  const { id, fileId, field, kind, dateOrder } = told;
  const file = await fileOf(ctx, told);
  const mapping = {
    ...file.mapping,
    ...(kind && { kind, columns: fitting(file, kind) }),
    ...(dateOrder !== undefined && { dateOrder }),
  };
  if (field !== undefined) {
    const column = placeOf(file, told);
    const others = mapping.columns.filter((each) => each.column !== column);
    mapping.columns = field === null ? others : [...others, { column, field }];
  }
  await mapFile(ctx, { id, fileId, ...mapping });
  return checkInTalk(ctx, { id });
}

/** What a column was taken for and would be taken for. @throws as `mapColumn` */
export async function changesOfColumn(ctx: Ctx, told: MapColumn): Promise<Change[]> {
  const file = await fileOf(ctx, told);
  const changes: Change[] = [];
  if (told.kind && told.kind !== file.mapping.kind)
    changes.push({ label: file.fileName, before: file.mapping.kind, after: told.kind });
  const { dateOrder } = file.mapping;
  if (told.dateOrder !== undefined && told.dateOrder !== dateOrder)
    changes.push({
      label: "First in its days",
      before: dateOrder ?? AS_SHOWN,
      after: told.dateOrder ?? AS_SHOWN,
    });
  if (told.field !== undefined) {
    const column = placeOf(file, told);
    const before = file.mapping.columns.find((each) => each.column === column)?.field ?? null;
    if (before !== told.field)
      changes.push({ label: file.headings[column] ?? "", before, after: told.field });
  }
  return changes;
}

const AS_SHOWN = "as the files show";

/** A file of a move that waits. @throws not_found, forbidden, tier_required */
export async function fileOf(
  ctx: Ctx,
  { id, fileId }: { id: string; fileId: string },
): Promise<MigrationFile> {
  const { files } = await getMigration(ctx, { id });
  const file = files.find((each) => each.id === fileId);
  if (!file) throw new DomainError("not_found", "File not found.");
  return file;
}

/** What would come into the salon, by kind; nothing where it cannot be told yet. @throws as `checkInTalk` */
export async function changesOfRun(ctx: Ctx, asked: { id: string }): Promise<Change[]> {
  const { counts } = await checkInTalk(ctx, asked);
  return counts ? comingOf(counts).map(([label, after]) => ({ label, before: null, after })) : [];
}

/** What comes of each kind that there is any of: "10 new, 2 completed, 1 left out". */
export const comingOf = (counts: MigrationDryRun["counts"]): [kind: string, words: string][] =>
  Object.entries(counts).flatMap(([kind, { rows, created, merged, kept, skipped }]) => {
    if (rows === 0) return [];
    const said = [
      created > 0 && `${created} new`,
      merged > 0 && `${merged} completed`,
      kept > 0 && `${kept} here already`,
      skipped > 0 && `${skipped} left out`,
    ];
    return [[kind.charAt(0).toUpperCase() + kind.slice(1), said.filter(Boolean).join(", ")]];
  });

/** Rows of a sheet hold people: the talk gets none of them. */
export const withoutFiles = <M extends Migration>(migration: M): M => ({ ...migration, files: [] });

function asSheet({
  id,
  fileName,
  rows,
  proposedBy,
  headings,
  mapping,
}: MigrationFile): SheetInTalk {
  const { kind, dateOrder, columns } = mapping;
  return {
    id,
    fileName,
    kind,
    rows,
    dateOrder,
    proposedBy,
    columns: headings.map((heading, column) => ({
      column,
      heading,
      field: columns.find((each) => each.column === column)?.field ?? null,
    })),
  };
}

const fitting = ({ mapping }: MigrationFile, kind: MigrationKind) =>
  mapping.columns.filter(({ field }) => FIELDS[kind].includes(field));

function placeOf({ headings }: MigrationFile, { heading, column }: MapColumn): number {
  const wanted = heading?.toLowerCase();
  const found =
    column ?? headings.findIndex((each) => wanted !== undefined && each.toLowerCase() === wanted);
  if (found >= 0 && found < headings.length) return found;
  throw refused("heading", `There is no such column. The file has ${headings.join(", ")}.`);
}

import { asc, eq } from "drizzle-orm";
import { migrationFiles } from "#db/schema/migrations.ts";
import { salons } from "#db/schema/salons.ts";
import { countryOf } from "#tools/values/phone.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { readDates } from "./date-order-rules.ts";
import type { ColumnSigns } from "./date-signs-rules.ts";
import { currentMapping } from "#tools/migration/mapping/kept-mapping-rules.ts";
import { peekAt } from "#tools/migration/peek.ts";
import type { DateOrder, MigrationDates } from "#tools/migration/schema.ts";

/** Files of which this process remembers what they show, those looked at last: a file never changes. */
const MOST = 100;

/** What the cells of each column of a file show of how days are written, by the file's id. */
export type SignsOfFiles = ReadonlyMap<string, readonly ColumnSigns[]>;

const remembered = new Map<string, readonly ColumnSigns[]>();

/** Keeps what a file shows of how its days are written, so that it is not read once more for it. */
export function keepSigns(fileId: string, signs: readonly ColumnSigns[]): void {
  remembered.delete(fileId);
  remembered.set(fileId, signs);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
}

/** What the files of a migration show of how their days are written. Outside of transactions: files may have to be read. */
export async function signsOfFiles(ctx: Ctx, migrationId: string): Promise<SignsOfFiles> {
  const files = await ctx.db
    .select({ id: migrationFiles.id })
    .from(migrationFiles)
    .where(eq(migrationFiles.migrationId, migrationId));
  const found = new Map<string, readonly ColumnSigns[]>();
  for (const { id } of files) found.set(id, remembered.get(id) ?? (await lookAgain(ctx, id)));
  return found;
}

async function lookAgain(ctx: Ctx, fileId: string): Promise<readonly ColumnSigns[]> {
  const [held] = await ctx.db
    .select({ fileName: migrationFiles.fileName, bytes: migrationFiles.file })
    .from(migrationFiles)
    .where(eq(migrationFiles.id, fileId));
  if (!held?.bytes) return [];
  const { signs } = await peekAt(ctx, { fileName: held.fileName, bytes: held.bytes });
  keepSigns(fileId, signs);
  return signs;
}

/** How the days of each file of a migration are read, in the order of the files. */
export async function datesOf(
  ctx: Ctx,
  migrationId: string,
  signs: SignsOfFiles,
): Promise<MigrationDates[]> {
  const [salon] = await ctx.db.select({ timeZone: salons.timeZone }).from(salons);
  if (!salon) throw new DomainError("not_found", "Salon not found.");
  const { id, fileName, mapping, headings, createdAt } = migrationFiles;
  const files = await ctx.db
    .select({ id, fileName, mapping, headings })
    .from(migrationFiles)
    .where(eq(migrationFiles.migrationId, migrationId))
    .orderBy(asc(createdAt), asc(id));
  const { timeZone } = salon;
  const today = wallOf(timeZone, ctx.now().getTime()).date;
  return readDates(
    files.map(({ id: fileId, mapping: kept, ...file }) => ({
      ...file,
      fileId,
      mapping: currentMapping(kept),
      signs: signs.get(fileId) ?? [],
    })),
    { country: countryOf(timeZone), timeZone, today },
  );
}

/** The same by file, for whoever reads the rows. */
export const ordersOf = (dates: readonly MigrationDates[]): ReadonlyMap<string, DateOrder> =>
  new Map(dates.map(({ fileId, order }) => [fileId, order]));

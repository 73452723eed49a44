import { eq, sql } from "drizzle-orm";
import { migrationRows, migrations } from "#db/schema/migrations.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { logged, stillMine, type MigrationRecord } from "#tools/migration/claim.ts";
import { MigrationKind, SourceRecord } from "#tools/migration/schema.ts";
import {
  SourceRefused,
  type MigrationClient,
  type SourceCredentials,
} from "#tools/migration/sources.ts";

/** A page that has not come after this is asked for again by the next try. */
const PAGE_MS = 60_000;

/**
 * Reads another system page by page and puts what it holds where it waits to be written. Where it is to be read on is kept
 * with each page, so that nothing is fetched or put there twice.
 * @returns whether all is through by `until` (ms of the process's clock)
 * @throws SourceRefused, SourceUnavailable
 */
export async function stagePages(ctx: Ctx, row: MigrationRecord, until: number): Promise<boolean> {
  const { id, platform } = row;
  const client = ctx.migrationClients[platform];
  if (!client) throw new SourceRefused("This system cannot be asked by its API here any more.");
  const credentials = credentialsOf(ctx, row);
  const { cursors } = row;
  if (Object.keys(cursors).length === 0)
    await client.check(credentials, AbortSignal.timeout(PAGE_MS));
  for (const kind of inOrder(client)) {
    let cursor = cursors[kind];
    while (cursor !== null) {
      if (performance.now() > until) return false;
      const signal = AbortSignal.timeout(PAGE_MS);
      const page = await client.page(credentials, { kind, cursor: cursor ?? null, signal });
      await keepPage(ctx, { id, kind }, page);
      cursor = page.next;
    }
  }
  return true;
}

const inOrder = ({ kinds }: MigrationClient) =>
  MigrationKind.options.filter((kind) => kinds.includes(kind));

function credentialsOf({ signer }: Ctx, { credentials }: MigrationRecord): SourceCredentials {
  const opened = credentials && signer.open("migration", credentials);
  if (!opened)
    throw new SourceRefused("What was given to get in can no longer be read. Please start again.");
  return JSON.parse(opened) as SourceCredentials;
}

type Page = Awaited<ReturnType<MigrationClient["page"]>>;

function keepPage(
  ctx: Ctx,
  { id, kind }: { id: string; kind: MigrationKind },
  { records, next, problems }: Page,
): Promise<void> {
  const told = records.map((record) => SourceRecord.parse(cleaned(record)));
  return atomically(ctx, async (ctx) => {
    const { rows, salonId, cursors } = await stillMine(ctx, id);
    if (told.length > 0)
      await ctx.db.insert(migrationRows).values(
        told.map((record, at) => ({
          ...record,
          salonId,
          migrationId: id,
          ordinal: rows + at + 1,
        })),
      );
    await ctx.db
      .update(migrations)
      .set({
        rows: sql`${migrations.rows} + ${told.length}`,
        cursors: { ...cursors, [kind]: next },
        ...(problems.length > 0 && { errorLog: logged(problems.join("\n")) }),
      })
      .where(eq(migrations.id, id));
  });
}

/** What was sent, without what the database cannot hold or nobody can see, and no longer than a field may be. */
function cleaned({ kind, sourceId, fields }: SourceRecord): SourceRecord {
  const plain = (text: string, longest: number) =>
    text.replaceAll(UNSEEN, "").slice(0, longest).toWellFormed();
  const known = Object.entries(fields).map(([field, text]) => [field, plain(text, 20_000)]);
  return {
    kind,
    sourceId: sourceId === null ? null : plain(sourceId, 200),
    fields: Object.fromEntries(known) as SourceRecord["fields"],
  };
}

// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g;

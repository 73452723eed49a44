import { sql } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { bookingRules } from "#db/schema/booking.ts";
import { brandPreferences } from "#db/schema/brands.ts";
import { clients } from "#db/schema/clients.ts";
import { items, suppliers } from "#db/schema/inventory.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import { migrationFiles, migrations } from "#db/schema/migrations.ts";
import { salons } from "#db/schema/salons.ts";
import { services } from "#db/schema/services.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { MigrationDryRun } from "./schema.ts";

/** Trials of this process that are kept, those asked for last. */
const MOST = 40;
/** What was still to come when it was tried may be over after this, in milliseconds: as long as an approval holds. */
const KEPT_MS = 10 * 60_000;

type Kept = { mark: string; at: number; result: MigrationDryRun };
const trials = new Map<string, Kept>();

/** All that rows of a migration are decided on with. */
const READ = [
  appointments,
  bookingRules,
  brandPreferences,
  clients,
  items,
  libraryFormulas,
  migrationFiles,
  migrations,
  occupancies,
  salons,
  services,
  stylists,
  suppliers,
];

/**
 * What a trial of a migration's files came to, tried anew only where something it rests on has changed since: a large sheet is
 * tried once for what is said of it, for the card and for the tap.
 * @throws what `attempt` throws
 */
export async function keptTrial(
  ctx: Ctx,
  id: string,
  attempt: () => Promise<MigrationDryRun>,
): Promise<MigrationDryRun> {
  const { salonId, stylistId } = ctx.actor;
  const key = `${salonId} ${stylistId} ${id}`;
  const at = ctx.now().getTime();
  const mark = await markOf(ctx);
  const before = trials.get(key);
  trials.delete(key);
  const fresh = before?.mark === mark && at - before.at < KEPT_MS;
  const kept = fresh ? before : { mark, at, result: await attempt() };
  trials.set(key, kept);
  const [oldest] = trials.keys();
  if (trials.size > MOST && oldest !== undefined) trials.delete(oldest);
  return kept.result;
}

/** Another one after whatever is added to the salon's tables, changed or taken out: every version of a row tells who wrote it. */
async function markOf({ db }: Ctx): Promise<string> {
  const sums = READ.map(
    (table, place) =>
      sql`select ${place}::int as place, count(*) as rows, sum(xmin::text::bigint) as writers from ${table}`,
  );
  const rows = await db.execute<{ mark: string }>(
    sql`select string_agg(place || ' ' || rows || ' ' || coalesce(writers, 0), ',' order by place) as mark
      from (${sql.join(sums, sql` union all `)}) sums`,
  );
  return rows[0]?.mark ?? "";
}

import { sql, type SQL } from "drizzle-orm";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import type { Ctx } from "#tools/core/context.ts";
import { readCursor, writeCursor } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { FindLibrary } from "./schema.ts";
import { containing } from "#tools/core/containing.ts";

/** Where a formula is kept. */
export type Place = { id: string; kept: "library" | "consultation" };

/** What of the list; without a limit and cursor. */
export type Wanted = Omit<FindLibrary, "limit" | "cursor">;

/** The characters of a row that `words` holds (db/schema/library.ts); a longer one is searched in full. */
const SHORT = 500;

/** Formulas of one table that fit, for a page or for a count. */
type Arm = { kept: Place["kept"]; columns: { id: SQL; createdAt: SQL }; from: SQL; asked: SQL[] };
type Found = { id: string; kept: Place["kept"]; at: string | Date };

/**
 * One page of the salon's formulas, the library's own and those of consultations, newest first, with the exact count of
 * both. The library's are found and counted in an index that holds all it asks for: the rows themselves are wide.
 */
export async function findPlaces(
  ctx: Ctx,
  wanted: Wanted,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ total: number; places: Place[]; next: string | null }> {
  requireMay(ctx, "see_formulas");
  const all = arms(wanted);
  if (all.length === 0) return { total: 0, places: [], next: null };
  const pages = all.map((arm) => sql`(${pageOf(arm, limit + 1, cursor)})`);
  const rows = await ctx.db.execute<Found>(sql`
    select id, kept, created_at as "at" from (${sql.join(pages, sql` union all `)}) found
    order by created_at desc, id desc limit ${limit + 1}`);
  const places = rows.slice(0, limit).map(({ id, kept, at }) => ({ id, kept, at: new Date(at) }));
  const last = places.at(-1);
  const whole = !cursor && rows.length <= limit;
  return {
    total: whole ? rows.length : await countOf(ctx, all),
    places,
    next: last && rows.length > limit ? writeCursor(last) : null,
  };
}

/** The newest of an arm, in the order of the indexes, so that reading ends with the page. */
function pageOf(
  { kept, columns: { id, createdAt }, from, asked }: Arm,
  limit: number,
  cursor: string | undefined,
): SQL {
  const end = cursor ? readCursor(cursor) : undefined;
  const older = end
    ? [sql`(${createdAt}, ${id}) < (${end.at.toISOString()}::timestamptz, ${end.id}::uuid)`]
    : [];
  return sql`select ${id} as id, ${createdAt} as created_at, ${kept} as kept from ${from} ${where([...asked, ...older])}
    order by ${createdAt} desc nulls last, ${id} desc nulls last limit ${limit}`;
}

async function countOf(ctx: Ctx, all: readonly Arm[]): Promise<number> {
  const counts = all.map(({ from, asked }) => sql`(select count(*) from ${from} ${where(asked)})`);
  const [counted] = await ctx.db.execute<{ total: number }>(
    sql`select (${sql.join(counts, sql` + `)})::int as total`,
  );
  return counted?.total ?? 0;
}

function arms(wanted: Wanted): Arm[] {
  const { origin, importId, unread } = wanted;
  const theirs = (origin === undefined || origin === "consultation") && !importId && !unread;
  return [
    ...(origin === "consultation" ? [] : ownArms(wanted)),
    ...(theirs ? [consulted(wanted)] : []),
  ];
}

function ownArms(wanted: Wanted): Arm[] {
  const { origin, importId, unread, brandId, lineId, level, tone } = wanted;
  const asked = [
    ...(origin ? [sql`origin = ${origin}`] : []),
    ...(importId ? [sql`import_id = ${importId}`] : []),
    ...(unread ? [sql`unread <> '[]'::jsonb`] : []),
    ...(brandId ? [sql`brand_id = ${brandId}`] : []),
    ...(lineId ? [sql`line_id = ${lineId}`] : []),
    ...(level === undefined ? [] : [sql`level = ${level}`]),
    ...(tone ? [sql`tone = ${tone}`] : []),
  ];
  const arm = (...more: SQL[]): Arm => ({
    kept: "library",
    columns: { id: sql`id`, createdAt: sql`created_at` },
    from: sql`${libraryFormulas}`,
    asked: [...asked, ...more],
  });
  const patterns = patternsOf(wanted.search);
  if (!patterns) return [arm()];
  const all = sql`name || ' ' || coalesce(client_name, '') || ' ' || notation || ' ' || notes`;
  return [
    arm(sql`char_length(words) < ${sql.raw(String(SHORT))}`, sql`words like all (${patterns})`),
    arm(
      sql`char_length(words) = ${sql.raw(String(SHORT))}`,
      sql`lower(${all}) like all (${patterns})`,
    ),
  ];
}

/** Those of consultations. What is withheld is searched without its weights, or a search would tell them. */
function consulted({ search, brandId, lineId, level, tone }: Wanted): Arm {
  const main = sql`coalesce(
    jsonb_path_query_first(${formulas.bowl}, '$.shades[*] ? (@.level >= 1)'),
    jsonb_path_query_first(${formulas.bowl}, '$.shades[*]'))`;
  const patterns = patternsOf(search);
  const asked = [
    ...(brandId ? [sql`${formulas.brandId} = ${brandId}`] : []),
    ...(lineId ? [sql`${formulas.lineId} = ${lineId}`] : []),
    ...(level === undefined ? [] : [sql`(${main}->>'level')::real = ${level}`]),
    ...(tone ? [sql`${main}->>'tone' = ${tone}`] : []),
    ...(patterns ? [sql`lower(${WORDS}) like all (${patterns})`] : []),
  ];
  return {
    kept: "consultation",
    columns: { id: sql`${formulas.id}`, createdAt: sql`${formulas.createdAt}` },
    from: sql`${formulas} left join ${consultations} on ${consultations.id} = ${formulas.consultationId}`,
    asked,
  };
}

const WORDS = sql`concat_ws(' ', ${formulas.name}, ${consultations.clientName},
  ${formulas.bowl}->>'brandName', ${formulas.bowl}->>'lineName',
  (${formulas.bowl}->'developer'->>'volume') || 'v',
  (select string_agg(
      case when ${formulas.withheld} then shade->>'code' else concat(shade->>'code', ' ', shade->>'grams', 'g') end, ' + ')
    from jsonb_path_query(${formulas.bowl}, '$.shades[*]') shade))`;

/** Every word as a pattern that finds it anywhere; undefined where nothing is sought. */
function patternsOf(search: string | undefined): SQL | undefined {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return undefined;
  const patterns = words.map((word) => sql`lower(${containing(word)}::text)`);
  return sql`array[${sql.join(patterns, sql`, `)}]`;
}

const where = (asked: SQL[]) =>
  asked.length > 0 ? sql`where ${sql.join(asked, sql` and `)}` : sql``;

import { sql, type SQL } from "drizzle-orm";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import type { Ctx } from "#tools/core/context.ts";
import { readCursor, writeCursor } from "#tools/core/paging.ts";
import type { FindLibrary } from "./library-schema.ts";

/** Where a formula is kept. */
export type Place = { id: string; kept: "library" | "consultation" };

/** What of the list; without a limit and cursor. */
export type Wanted = Omit<FindLibrary, "limit" | "cursor">;

/** The characters of a row that `words` holds (db/schema/library.ts); a longer one is searched in full. */
const SHORT = 500;

type Found = { total: number; id: string | null; kept: Place["kept"]; at: string | Date };

/**
 * One page of the salon's formulas, the library's own and those of consultations, newest first, with the exact count of
 * both. What is not the search's own goes by an index that holds all it asks for: the rows themselves are wide.
 */
export async function findPlaces(
  ctx: Ctx,
  wanted: Wanted,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ total: number; places: Place[]; next: string | null }> {
  const end = cursor ? readCursor(cursor) : undefined;
  const older = end
    ? sql`where (created_at, id) < (${end.at.toISOString()}::timestamptz, ${end.id}::uuid)`
    : sql``;
  const rows = (await ctx.db.execute(sql`
    with found as materialized (${sql.join(arms(wanted), sql` union all `)})
    select counted.total, page.id, page.kept, page.created_at as "at"
    from (select count(*)::int as total from found) counted
    left join lateral (
      select * from found ${older} order by created_at desc, id desc limit ${limit + 1}
    ) page on true
    order by page.created_at desc, page.id desc`)) as unknown as Found[];
  const found = rows.flatMap(({ id, kept, at }) => (id ? [{ id, kept, at: new Date(at) }] : []));
  const places = found.slice(0, limit);
  const last = places.at(-1);
  return {
    total: rows[0]?.total ?? 0,
    places,
    next: last && found.length > limit ? writeCursor(last) : null,
  };
}

function arms(wanted: Wanted): SQL[] {
  const { origin, importId, unread } = wanted;
  const own = origin !== "consultation";
  const theirs = origin === undefined || origin === "consultation";
  const both = [
    ...(own ? ownArms(wanted) : []),
    ...(theirs && !importId && !unread ? [consulted(wanted)] : []),
  ];
  return both.length > 0
    ? both
    : [sql`select id, created_at, 'library' as kept from ${libraryFormulas} where false`];
}

function ownArms(wanted: Wanted): SQL[] {
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
  const arm = (...more: SQL[]) =>
    sql`select id, created_at, 'library' as kept from ${libraryFormulas} ${where([...asked, ...more])}`;
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
function consulted({ search, brandId, lineId, level, tone }: Wanted): SQL {
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
  return sql`select ${formulas.id}, ${formulas.createdAt}, 'consultation' as kept
    from ${formulas} left join ${consultations} on ${consultations.id} = ${formulas.consultationId}
    ${where(asked)}`;
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
  const patterns = words.map((word) => {
    const plain = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
    return sql`lower(${`%${plain}%`}::text)`;
  });
  return sql`array[${sql.join(patterns, sql`, `)}]`;
}

const where = (asked: SQL[]) =>
  asked.length > 0 ? sql`where ${sql.join(asked, sql` and `)}` : sql``;

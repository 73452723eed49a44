import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "#tests/database.ts";

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await testDatabase();
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/**
 * Foreign keys that no index covers. One covers a key when it begins with the key's columns, in any order, and holds every row in
 * which they are set. `salon_id` may be left out beside others: an id is of one salon. A unique one of some of them covers it too.
 */
const uncovered = () => sql<{ key: string }[]>`
  with keys as (
    select c.conrelid as of_table, c.conkey as columns,
      array_remove(c.conkey, (select a.attnum from pg_attribute a
        where a.attrelid = c.conrelid and a.attname = 'salon_id')) as own,
      c.conrelid::regclass || ' (' || (
        select string_agg(a.attname, ', ' order by k.place)
        from unnest(c.conkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) || ')' as key
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace)
  select key from keys
  where not exists (
    select from pg_index i, lateral (select i.indkey::int2[] as places) p
    where i.indrelid = of_table and i.indisvalid
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
        select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
        where a.attrelid = of_table and a.attnum = any(columns)))
      and (places[0:cardinality(columns) - 1] @> columns
        or (i.indisunique and columns @> places)
        or (own <> '{}' and places[0:cardinality(own) - 1] @> own)))
  order by key`;

test("every foreign key has an index", async () => {
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
    select count(*)::int as total from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`;
  expect(total).toBeGreaterThan(150);
  expect(await uncovered()).toEqual([]);
});

test.each([
  ["of the key and more covers it", "salon_id, stylist_id, at", true],
  ["of the id alone covers it", "stylist_id", true],
  ["that is unique by the salon covers it", "salon_id", true],
  ["that begins with another column does not", "at, salon_id, stylist_id", false],
  ["of the salon alone does not", "salon_id", false],
  ["of rows that hang covers it", "salon_id, stylist_id) where (stylist_id is not null", true],
  ["of some rows does not", "salon_id, stylist_id) where (at is null", false],
])("an index %s", async (name, columns, covers) => {
  await sql.unsafe(`create table hanging (
    salon_id uuid not null, stylist_id uuid, at timestamptz,
    foreign key (salon_id, stylist_id) references stylists (salon_id, id))`);
  const unique = name.includes("unique") ? "unique" : "";
  await sql.unsafe(`create ${unique} index on hanging (${columns})`);
  try {
    expect(await uncovered()).toEqual(covers ? [] : [{ key: "hanging (salon_id, stylist_id)" }]);
  } finally {
    await sql`drop table hanging`;
  }
});

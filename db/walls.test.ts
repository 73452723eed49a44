import { sql as statement, type SQL } from "drizzle-orm";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPool } from "#db/client.ts";
import { brandPreferences } from "#db/schema/brands.ts";
import { stylists } from "#db/schema/stylists.ts";
import { withAllSalons, withNoSalon, withSalon } from "#db/tenant.ts";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { plantRow } from "#tests/salons/plant-row.ts";
import { sqlState } from "#tools/core/context.ts";

/** Tables of people, not of salons: the app's role has no right to them at all. */
const PEOPLE = ["account", "session", "user", "verification"];
const SHARED = ["push_keys", "rate_limit", "sms_receipts", "stripe_events"];
/** Tables whose rows the app's role may not rewrite, not even its own. */
const KEPT = [
  "bills",
  "safety_overrides",
  "formula_overrides",
  "formulas",
  "sms_consents",
  "stock_movements",
  "ledger_entries",
  "service_prices",
  "social_attempts",
  "audit_log",
  "chat_actions",
  "account_checks",
];

const A = "0199e6a0-0000-7000-8000-00000000000a";
const B = "0199e6a0-0000-7000-8000-00000000000b";

let database: TestDatabase;
let owner: Sql;
let pool: Sql;
let tables: { name: string; salonColumn: string }[];

beforeAll(async () => {
  database = await testDatabase();
  owner = postgres(database.url, { max: 2, onnotice: () => {} });
  pool = openPool(database.url, { max: 4 });
  tables = await tenantTables();
  await owner.begin(async (tx) => {
    // every table holds a row of each salon, whatever it ought to point to; later rows are checked again
    const keys = await tx<{ table: string; name: string; definition: string }[]>`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
    for (const { table, name } of keys)
      await tx`alter table ${tx(table)} drop constraint ${tx(name)}`;
    for (const { name, salonColumn } of tables) {
      for (const salon of [A, B]) await plantRow(tx, name, { [salonColumn]: salon });
    }
    for (const { table, name, definition } of keys) {
      await tx.unsafe(`alter table ${table} add constraint "${name}" ${definition} not valid`);
    }
  });
});
afterAll(async () => {
  await owner.end();
  await pool.end();
  await database.drop();
});

test("every table is known: it belongs to a salon, to people, or to nobody", async () => {
  const all = await owner<{ name: string }[]>`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`;
  const known = [...tables.map(({ name }) => name), ...PEOPLE, ...SHARED].toSorted();
  expect(all.map(({ name }) => name)).toEqual(known);
  expect(tables.length).toBeGreaterThan(12);
});

test("every salon's table is walled in, and a new one without a wall is found", async () => {
  expect(await unwalled()).toEqual([]);
  await owner`create table forgotten (id uuid primary key, salon_id uuid not null)`;
  await owner`create table half_done (id uuid primary key, salon_id uuid not null)`;
  await owner`alter table half_done enable row level security`;
  try {
    expect(await unwalled()).toEqual(["forgotten", "half_done"]);
  } finally {
    await owner`drop table forgotten, half_done`;
  }
});

test("the roles of the app can neither log in nor bypass the walls", async () => {
  const roles = await owner`select rolname, rolcanlogin, rolbypassrls, rolsuper from pg_roles
    where rolname in ('undertone_app', 'undertone_system') order by 1`;
  expect(roles).toHaveLength(2);
  for (const role of roles) {
    expect(role).toMatchObject({ rolcanlogin: false, rolbypassrls: false, rolsuper: false });
  }
});

test.each(PEOPLE)("the app's role may not touch %s", async (table) => {
  for (const db of [withNoSalon(pool), withSalon(pool, A), withAllSalons(pool)]) {
    const read = db.execute(statement`select * from ${statement.identifier(table)}`);
    await expect(read).rejects.toMatchObject({ cause: { code: "42501" } });
  }
});

test("the app's own login is let in to see where people work, and nothing else", async () => {
  const letIn = await owner`select policyname, tablename, cmd from pg_policies
    where not roles && array['undertone_app', 'undertone_system']::name[]`;
  expect(letIn).toEqual([{ policyname: "sign_in", tablename: "stylists", cmd: "SELECT" }]);
});

describe("in every table", () => {
  test("without a salon there is nothing to see", async () => {
    for (const { name } of tables) {
      const table = statement.identifier(name);
      const rows = await withNoSalon(pool).execute(statement`select * from ${table}`);
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });

  test("a forgotten where shows and changes one's own rows only", async () => {
    for (const { name, salonColumn } of tables) {
      const [table, column] = [statement.identifier(name), statement.identifier(salonColumn)];
      const seen = await withSalon(pool, A).execute(
        statement`select ${column} as salon from ${table}`,
      );
      expect([name, ...seen.map(({ salon }) => salon)]).toEqual([name, A]);
      // the change is to itself: what counts is which rows it reaches
      const changed = await reached(
        statement`update ${table} set ${column} = ${column} returning ${column} as salon`,
      );
      const own = KEPT.includes(name) ? [] : [A];
      expect([name, ...changed.map(({ salon }) => salon)]).toEqual([name, ...own]);
    }
  });

  test("a foreign row can be neither seen, changed, deleted, given away nor made", async () => {
    for (const { name, salonColumn } of tables) {
      const [table, column] = [statement.identifier(name), statement.identifier(salonColumn)];
      const asA = withSalon(pool, A);
      for (const reach of [
        statement`select * from ${table} where ${column} = ${B}`,
        statement`update ${table} set ${column} = ${column} where ${column} = ${B} returning *`,
        statement`delete from ${table} where ${column} = ${B} returning *`,
      ]) {
        expect([name, (await reached(reach)).length]).toEqual([name, 0]);
      }
      const given = asA.execute(statement`update ${table} set ${column} = ${B}`);
      await expect(given, name).rejects.toMatchObject({ cause: { code: "42501" } });
      const made = asA.transaction((tx) =>
        // the wall is asked before what the row lacks
        tx.execute(statement`insert into ${table} (${column}) values (${B}::uuid)`),
      );
      await expect(made, name).rejects.toMatchObject({ cause: { code: "42501" } });
      const left = await withAllSalons(pool).execute(
        statement`select * from ${table} where ${column} = ${B}`,
      );
      expect([name, left.length]).toEqual([name, 1]);
    }
  });

  test("what points to another salon's table carries the salon with it", async () => {
    const keys = await owner<{ table: string; columns: string[]; target: string }[]>`
      select c.conrelid::regclass::text as table, c.confrelid::regclass::text as target,
        (select array_agg(a.attname::text) from unnest(c.conkey) k join pg_attribute a
          on a.attrelid = c.conrelid and a.attnum = k) as columns
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`;
    const names = new Set(tables.map(({ name }) => name));
    const tenantKeys = keys.filter(({ table, target }) => names.has(table) && names.has(target));
    expect(tenantKeys.length).toBeGreaterThan(15);
    expect(tenantKeys.filter(({ columns }) => !columns.includes("salon_id"))).toEqual([]);
  });
});

test("a reference to another salon's row is refused, even by its right id", async () => {
  const [foreign] = await withSalon(pool, B).select({ id: stylists.id }).from(stylists);
  const insert = withSalon(pool, A)
    .insert(brandPreferences)
    .values({
      id: crypto.randomUUID(),
      salonId: A,
      stylistId: foreign?.id ?? "",
      brandId: "wella",
      productLineId: "koleston",
      createdAt: new Date(),
    });
  await expect(insert).rejects.toMatchObject({ cause: { code: "23503" } });
});

test("two salons on one connection pool never see each other's rows, however mixed", async () => {
  const looks = Array.from({ length: 60 }, async (_, n) => {
    const own = n % 2 ? A : B;
    const db = withSalon(pool, own);
    const rows =
      n % 3
        ? await db.select({ salon: stylists.salonId }).from(stylists)
        : await db.transaction((tx) => tx.select({ salon: stylists.salonId }).from(stylists));
    return rows.every(({ salon }) => salon === own) && rows.length === 1;
  });
  expect(await Promise.all(looks)).toEqual(Array(60).fill(true));
  expect(await pool`select current_user = session_user as free`).toEqual([{ free: true }]);
});

/** The rows that salon A reaches; none where its role has no right to try. */
async function reached(query: SQL): Promise<Record<string, unknown>[]> {
  try {
    return await withSalon(pool, A).execute(query);
  } catch (error) {
    if (sqlState(error) === "42501") return [];
    throw error;
  }
}

/** Every table with a salon_id, and salons itself, from the live catalog. */
async function tenantTables() {
  return owner<{ name: string; salonColumn: string }[]>`
    select c.relname as name, case when c.relname = 'salons' then 'id' else 'salon_id' end as "salonColumn"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (c.relname = 'salons' or exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'salon_id' and not a.attisdropped)) order by 1`;
}

/** Salons' tables on which row security is not enabled, not forced, or not bound to the salon for every command. */
async function unwalled(): Promise<string[]> {
  const rows = await owner<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relname = any(${(await tenantTables()).map(({ name }) => name)})
      and c.relnamespace = 'public'::regnamespace
      and not (c.relrowsecurity and c.relforcerowsecurity and exists (
        select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and p.polpermissive
          and p.polroles = array['undertone_app'::regrole::oid]
          and pg_get_expr(p.polqual, c.oid) like '%app.salon_id%'
          and pg_get_expr(p.polwithcheck, c.oid) like '%app.salon_id%'))
    order by 1`;
  return rows.map(({ name }) => name);
}

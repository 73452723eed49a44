import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { furnishAll } from "#tests/salons/furnish-all.ts";
import { KEPT_WORDS } from "#tests/kept-words.ts";
import { mergeClients } from "#tools/clients/merge.ts";
import { tenantTables } from "#tools/core/tenant-tables.ts";

let here: TestApp;
let maren: Salon;
let sql: Sql;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  await furnishAll(here, maren);
  sql = postgres(here.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(() => sql.end());

it("all that hangs on a record moves when it is folded into another, from a table that is made tomorrow too", async () => {
  const made = async (name: string) =>
    ((await (await maren.json("POST", "/api/clients", { name })).json()) as { id: string }).id;
  const [keepId, otherId] = [await made("Kept Ada"), await made("Other Ada")];
  const tables = (await tenantTables(here.services.tenancy.forPlatform()))
    .filter(({ columns }) => columns.some(({ name }) => name === "client_id"))
    .map(({ name }) => name);
  const holding = async (id: string) => {
    const rows = await Promise.all(
      tables.map((name) => sql`select from ${sql(name)} where client_id = ${id}`),
    );
    return tables.filter((_name, at) => rows[at]?.length);
  };
  for (const name of tables)
    await sql`update ${sql(name)} set client_id = ${otherId} where ctid =
      (select ctid from ${sql(name)} where salon_id = ${maren.actor.salonId} limit 1)`;
  expect(await holding(otherId)).toEqual(tables);
  // the rows are no bowls that could be judged again
  await mergeClients({ ...maren.ctx(), tell: async () => {} }, { keepId, otherId });
  // what was written once stays under the record that it was written for
  expect((await holding(otherId)).toSorted()).toEqual(["safety_overrides", "sms_consents"]);
  expect(await holding(keepId)).toHaveLength(tables.length - 2);
});

const WORDS = "Told of Ada Vanish, ada@vanish.example";

it("a client's name goes from every column that holds words, one that is made tomorrow too", async () => {
  const made = await maren.json("POST", "/api/clients", {
    name: "Ada Vanish",
    email: "ada@vanish.example",
  });
  const { id } = (await made.json()) as { id: string };
  const planted: string[] = [];
  for (const { name: table, columns, key } of await tenantTables(
    here.services.tenancy.forPlatform(),
  ))
    for (const column of columns) {
      const words = WORDS_OF[column.type];
      if (!words || column.made || column.options || key.includes(column.name)) continue;
      if (await plant({ table, key }, column.name, words, column.type))
        planted.push(`${table}.${column.name}`);
    }
  const gone = await maren.request(`/api/clients/${id}`, { method: "DELETE" });
  expect(gone.status).toBe(200);
  const left: string[] = [];
  for (const place of planted) {
    const [table = "", column = ""] = place.split(".");
    const rows = await sql`select from ${sql(table)} where ${sql(column)}::text ~* 'vanish'`;
    if (rows.length > 0) left.push(place);
  }
  expect(left.toSorted()).toEqual(KEPT_WORDS.toSorted());
});

const WORDS_OF: Record<string, string> = {
  text: WORDS,
  "text[]": `{"${WORDS}"}`,
  jsonb: JSON.stringify({ words: WORDS }),
};

/** Puts words into a column of a table's latest row; false where its rules do not take any: a code, a reference. */
async function plant(
  { table, key }: { table: string; key: string[] },
  column: string,
  words: string,
  type: string,
): Promise<boolean> {
  const mine = table === "salons" ? "id" : "salon_id";
  const latest = sql.unsafe(key.map((name) => `"${name}" desc`).join(", "));
  try {
    const { count } =
      await sql`update ${sql(table)} set ${sql(column)} = ${words}::text::${sql.unsafe(type)}
      where ctid = (select ctid from ${sql(table)} where ${sql(mine)} = ${maren.actor.salonId} order by ${latest} limit 1)`;
    return count > 0;
  } catch {
    return false;
  }
}

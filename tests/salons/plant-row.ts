import type { TransactionSql } from "postgres";

type Column = { name: string; type: string; enumType: string | null };

/** Puts a row into any table of the catalog: `given` columns as they are, every other required one with something of its type. */
export async function plantRow(
  tx: TransactionSql,
  table: string,
  given: Record<string, unknown>,
): Promise<void> {
  const columns = await tx<Column[]>`
    select a.attname as name, format_type(a.atttypid, null) as type,
      (select e.enumlabel from pg_enum e where e.enumtypid = a.atttypid order by e.enumsortorder limit 1) as "enumType"
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped
      and a.attnotnull and d.adbin is null`;
  const row = Object.fromEntries(
    columns.map(({ name, type, enumType }, place) => [name, enumType ?? something(type, place)]),
  );
  const whole = { ...row, ...ALLOWED[table], ...given } as Record<string, string>;
  await tx`insert into ${tx(table)} ${tx(whole)}`;
}

/** What a table's own rules ask for. */
const ALLOWED: Record<string, Record<string, string>> = { appointments: { status: "completed" } };

/** A value of a type. Later columns get later instants. */
function something(type: string, place: number): unknown {
  if (type === "uuid") return crypto.randomUUID();
  if (type === "text" || type.startsWith("character")) return crypto.randomUUID();
  if (type === "boolean") return true;
  if (type === "jsonb") return "{}";
  if (type.startsWith("timestamp")) return new Date(Date.now() + place * 1000);
  if (type === "date") return "2026-01-31";
  if (type.endsWith("range")) return "{}";
  if (type.endsWith("[]")) return "{}";
  return 1;
}

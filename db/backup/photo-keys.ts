import type { Sql, TransactionSql } from "postgres";

/** The keys of all photos that rows name. */
export async function photoKeys(sql: Sql | TransactionSql): Promise<string[]> {
  const read = (tx: TransactionSql) => [
    tx`set local role undertone_system`,
    tx<{ key: string }[]>`
      select unnest(array[storage_key, thumbnail_key]) as key from photos
      where instance is null order by key`,
    tx`reset role`,
  ];
  const [, rows] = await ("begin" in sql ? sql.begin(read) : Promise.all(read(sql)));
  return (rows as { key: string }[]).map(({ key }) => key);
}

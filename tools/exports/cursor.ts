import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#tools/core/context.ts";

const AT_ONCE = 500;

/** The answer of a query some rows at a time, so that no long list is held: within an open transaction. `select` gives one text a row, called `line`. */
export async function* inTurns(tx: Db, select: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`declare turns no scroll cursor for ${select}`);
  for (;;) {
    const rows = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(AT_ONCE))} from turns`,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < AT_ONCE) break;
  }
  await tx.execute(sql`close turns`);
}

import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";

/** From here on a transaction notes which rows it writes, for `sealWritten`. */
export async function noteWritten(db: Db): Promise<void> {
  await db.execute(sql`select set_config('app.wrote', '[]', true)`);
}

/** The rows that a transaction wrote since `noteWritten`, each with a digest of how it was left; nothing is noted after it. */
export async function sealWritten(db: Db): Promise<unknown[]> {
  const [sealed] = await db.execute<{ wrote: unknown[] | null }>(
    sql`select seal_written() as wrote`,
  );
  return sealed?.wrote ?? [];
}

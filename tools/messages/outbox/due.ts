import { and, count, eq, lte, sql } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import type { Db } from "#tools/core/context.ts";

/** Messages of all salons that are due and have not gone out, and for how many seconds the first has been. */
export async function messagesDue(
  everySalon: Db,
): Promise<{ waiting: number; oldestSeconds: number }> {
  const [due] = await everySalon
    .select({
      waiting: count(),
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${outbox.dueAt})), 0)::float8`,
    })
    .from(outbox)
    .where(and(eq(outbox.status, "queued"), lte(outbox.dueAt, sql`now()`)));
  return due ?? { waiting: 0, oldestSeconds: 0 };
}

import { eq, sql } from "drizzle-orm";
import { rateLimit } from "#db/schema/auth.ts";
import type { TestApp } from "./app.ts";

/**
 * As if what is counted under `key` had been done so many times more: acts that are all the same need not be done until a day's
 * rate is nearly used up. @throws Error where nothing was counted under it yet
 */
export async function countMore(
  { services }: Pick<TestApp, "services">,
  key: string,
  times: number,
): Promise<void> {
  const counted = await services.tenancy
    .forPlatform()
    .update(rateLimit)
    .set({ count: sql`${rateLimit.count} + ${times}` })
    .where(eq(rateLimit.key, key))
    .returning({ key: rateLimit.key });
  if (counted.length === 0) throw new Error(`Nothing is counted under ${key}.`);
}

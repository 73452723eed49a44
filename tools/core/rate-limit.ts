import { eq, inArray, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { rateLimit } from "#db/schema/auth.ts";
import type { Ctx } from "./context.ts";
import { DomainError } from "./errors.ts";

/** At most `max` acts in each window of `windowMs`, which begins with the first act. */
export type Rate = { max: number; windowMs: number };

/**
 * What many share: each source has a rate of its own, and all together another, slower one. Once that is used up, `kept` more in
 * its window are for sources that have hardly asked, so that a few loud ones keep nobody out.
 */
export type SharedRate = { each: Rate; all: Rate; kept: number };
const HARDLY = 3;

export type Counted = { allowed: boolean; retryAfter: number; count: number };

const isOver = sql`${rateLimit.startedAt} <= ${sql.placeholder("over")}`;
const countOne = builtOnce((db) =>
  db
    .insert(rateLimit)
    .values({ key: sql.placeholder("key"), count: 1, startedAt: sql.placeholder("at") })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${rateLimit.count}, ${sql.placeholder("max")}) + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${rateLimit.startedAt} end`,
      },
    })
    .returning(),
);

/**
 * Counts one act under `key` and says whether it is within the rate. Counted by one statement, so parallel acts cannot slip past.
 * `retryAfter` is in seconds, until the window ends.
 */
export async function consume(
  { db, now }: Pick<Ctx, "db" | "now">,
  key: string,
  { max, windowMs }: Rate,
): Promise<Counted> {
  const at = now();
  const over = new Date(at.getTime() - windowMs).toISOString();
  const [counted] = await countOne(db, { key, at, over, max });
  if (!counted || counted.count === 1) {
    return { allowed: true, retryAfter: 0, count: 1 };
  }
  const endsAt = counted.startedAt.getTime() + windowMs;
  return {
    allowed: counted.count <= max,
    count: counted.count,
    retryAfter: Math.max(1, Math.ceil((endsAt - at.getTime()) / 1000)),
  };
}

/** Counts one act of `source` among all that share `key`, as `consume` does. `alone`: it is the source's own rate that refuses. */
export async function consumeShared(
  ctx: Pick<Ctx, "db" | "now">,
  { key, source }: { key: string; source: string },
  { each, all, kept }: SharedRate,
): Promise<Counted & { alone: boolean }> {
  const own = await consume(ctx, `${key} by ${source}`, each);
  if (!own.allowed) return { ...own, alone: true };
  const together = await consume(ctx, key, all);
  const hardly = !together.allowed && own.count <= HARDLY;
  const counted = hardly ? await consume(ctx, `${key} by others`, { ...all, max: kept }) : together;
  return { ...counted, alone: false };
}

/**
 * Counts one act under `key`.
 * @throws rate_limited with `retryAfter` (seconds) when there were too many.
 */
export async function limit(ctx: Pick<Ctx, "db" | "now">, key: string, rate: Rate): Promise<void> {
  const { allowed, retryAfter } = await consume(ctx, key, rate);
  if (!allowed) throw tooMany(retryAfter);
}

/** The refusal of somebody who acts too often; `retryAfter` in seconds. */
export function tooMany(retryAfter: number): DomainError {
  const wait = retryAfter === 1 ? "a second" : `${retryAfter} seconds`;
  return new DomainError("rate_limited", `Too many requests. Try again in ${wait}.`, {
    retryAfter,
  });
}

/** Forgets what was counted under `key`: the act turned out to be a good one. */
export async function forgive({ db }: Pick<Ctx, "db">, key: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, key));
}

/** Takes back one act that was counted under each of `keys`: it could not be done. */
export async function uncount({ db }: Pick<Ctx, "db">, ...keys: string[]): Promise<void> {
  const count = sql`greatest(${rateLimit.count} - 1, 0)`;
  await db.update(rateLimit).set({ count }).where(inArray(rateLimit.key, keys));
}

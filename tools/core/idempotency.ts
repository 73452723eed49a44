import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNull, lt } from "drizzle-orm";
import { idempotencyKeys } from "#db/schema/idempotency.ts";
import type { Ctx } from "./context.ts";
import { DomainError } from "./errors.ts";
import { isDead } from "./instances.ts";

/** How long a key is remembered. */
const KEPT_MS = 24 * 60 * 60_000;
/** How long a duplicate waits for the first request to end. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** Whose keys they are, and what is needed to ask after them. */
export type Keyholder = Pick<Ctx, "db" | "now" | "instance" | "signal"> & { salonId: string };

/** The answer that the first request with a key got. */
export type Answer = { status: number; body: string };

/**
 * Takes the key for a request, or returns the answer that an equal request got; while that one still runs, waits for it.
 * `request` is a hash of method, path and content. Whoever gets null must call `keepAnswer` or `freeKey`.
 * @throws conflict when the key was used for another request, or the first one takes longer than a minute.
 */
export async function claimKey(
  ctx: Keyholder,
  { key, request }: { key: string; request: string },
): Promise<Answer | null> {
  const startedAt = Date.now();
  const old = new Date(ctx.now().getTime() - KEPT_MS);
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, old));
  while (Date.now() - startedAt < PATIENCE_MS) {
    const claim = { salonId: ctx.salonId, key, request, instance: ctx.instance };
    const taken = await ctx.db
      .insert(idempotencyKeys)
      .values({ ...claim, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length > 0) return null;
    const [first] = await ctx.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    if (!first) continue;
    if (first.request !== request) {
      throw new DomainError("conflict", "This Idempotency-Key was used for another request.");
    }
    if (first.status !== null) return { status: first.status, body: first.body ?? "" };
    if (await isDead(ctx, first.instance)) await freeKey({ ...ctx, instance: first.instance }, key);
    else await pause(LOOK_EVERY_MS, undefined, ctx.signal ? { signal: ctx.signal } : {});
  }
  throw new DomainError(
    "conflict",
    "The first request with this Idempotency-Key is still running.",
  );
}

/** Keeps the answer of the request that took the key. */
export async function keepAnswer(ctx: Keyholder, key: string, answer: Answer): Promise<void> {
  await ctx.db.update(idempotencyKeys).set(answer).where(mine(ctx, key));
}

/** Frees the key again, because the request failed. */
export async function freeKey(ctx: Keyholder, key: string): Promise<void> {
  await ctx.db.delete(idempotencyKeys).where(mine(ctx, key));
}

function mine(ctx: Keyholder, key: string) {
  return and(
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.instance, ctx.instance),
    isNull(idempotencyKeys.status),
  );
}

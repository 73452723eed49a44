import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { idempotencyKeys } from "#db/schema/idempotency.ts";
import type { Ctx, Db } from "./context.ts";
import { DomainError } from "./errors.ts";
import { isDead } from "./instances.ts";

/** How long a duplicate waits for the first request to end. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;
/** A key that could not be freed is tried again, for as long as a database may be away. */
const FREE_EVERY_MS = 500;
const FREE_FOR_MS = 60 * 60_000;
const SEALED_FOR = "answer";

/** Whose keys they are, and what is needed to ask after them. */
export type Keyholder = Pick<Ctx, "db" | "now" | "instance" | "signal" | "signer"> & {
  salonId: string;
};

/** A key, and when a request took it: another may take it after it was freed. */
export type Claim = { key: string; claimedAt: Date };

/** The answer that the first request with a key got. */
export type Answer = { status: number; body: string };

/**
 * Takes the key for a request, or returns the answer that an equal request got; while that one still runs, waits for it.
 * `request` is a hash of method, path and content. Whoever gets null must call `keepAnswer` or `freeKey`.
 * @throws conflict when the key was used for another request, or the first one takes longer than a minute.
 */
export async function claimKey(
  ctx: Keyholder,
  { key, request, claimedAt }: Claim & { request: string },
): Promise<Answer | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < PATIENCE_MS) {
    const { salonId, instance } = ctx;
    const taken = await ctx.db
      .insert(idempotencyKeys)
      .values({ salonId, key, request, instance, createdAt: claimedAt })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
      .catch((error: unknown) => {
        // its answer may be lost, and the row stand
        void freeKeyLater(ctx, { key, claimedAt });
        throw error;
      });
    if (taken.length > 0) return null;
    const [first] = await ctx.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    if (!first) continue;
    if (first.request !== request) {
      throw new DomainError("conflict", "This Idempotency-Key was used for another request.");
    }
    if (first.status !== null) return opened(ctx, first);
    // waits for what the dead one's transaction came to, should the database still be at it
    const { instance: by, createdAt } = first;
    if (await isDead(ctx, by)) await free({ ...ctx, instance: by }, { key, claimedAt: createdAt });
    else await pause(LOOK_EVERY_MS, undefined, ctx.signal ? { signal: ctx.signal } : {});
  }
  throw new DomainError(
    "conflict",
    "The first request with this Idempotency-Key is still running.",
  );
}

/**
 * Does the work of the request that took the key, and keeps its answer, in one transaction: either both stand or neither does.
 * An answer of the server's own failure (500 and above) undoes it all; a refusal leaves what was counted of it.
 * @param keeps the answer that is to be kept; undefined for one that is not
 */
export async function answerOnce<R extends { status: number }>(
  ctx: Keyholder,
  { key, keeps }: { key: string; keeps: (answer: R) => Promise<Answer | undefined> },
  work: (db: Db) => Promise<R>,
): Promise<{ answer: R; kept: boolean }> {
  try {
    return await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      await db.select().from(idempotencyKeys).where(mine(ctx, key)).for("update");
      const answer = await work(db);
      if (answer.status >= 500) throw new Undone(answer);
      const kept = await keeps(answer);
      if (kept) await keepAnswer(inside, key, kept);
      return { answer, kept: kept !== undefined };
    });
  } catch (error) {
    if (error instanceof Undone) return { answer: error.answer as R, kept: false };
    throw error;
  }
}

class Undone extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super("The answer is a failure: what it came from is undone.");
    this.answer = answer;
  }
}

/**
 * Keeps the answer of the request that took the key: within the transaction of its work, so that there is not one without the
 * other. @throws conflict when the key has been given to another request meanwhile, which undoes that work
 */
export async function keepAnswer(ctx: Keyholder, key: string, answer: Answer): Promise<void> {
  const body = ctx.signer.seal(SEALED_FOR, answer.body);
  const kept = await ctx.db
    .update(idempotencyKeys)
    .set({ status: answer.status, body })
    .where(mine(ctx, key))
    .returning({ key: idempotencyKeys.key });
  if (kept.length === 0)
    throw new DomainError("conflict", "This request was taken for dead and is done by another.");
}

/** Frees the key again, because the request failed: where the database is away, once it is back. */
export async function freeKey(ctx: Keyholder, claim: Claim): Promise<void> {
  await free(ctx, claim).catch(() => void freeKeyLater(ctx, claim));
}

/** Else the key of a process that lives would be taken for ever. */
async function freeKeyLater(ctx: Keyholder, claim: Claim): Promise<void> {
  for (const until = performance.now() + FREE_FOR_MS; performance.now() < until;) {
    await pause(FREE_EVERY_MS, undefined, { ref: false });
    const freed = await free(ctx, claim).then(
      () => true,
      () => false,
    );
    if (freed) return;
  }
}

async function free(ctx: Keyholder, { key, claimedAt }: Claim): Promise<void> {
  const claim = and(mine(ctx, key), eq(idempotencyKeys.createdAt, claimedAt));
  await ctx.db.delete(idempotencyKeys).where(claim);
}

function opened(
  { signer }: Keyholder,
  { status, body }: { status: number | null; body: string | null },
): Answer {
  const text = signer.open(SEALED_FOR, body ?? "");
  if (status === null || text === null)
    throw new DomainError(
      "conflict",
      "What was answered to this Idempotency-Key is not readable any more.",
    );
  return { status, body: text };
}

function mine(ctx: Pick<Keyholder, "instance">, key: string) {
  return and(
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.instance, ctx.instance),
    isNull(idempotencyKeys.status),
  );
}

import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";

/** A request that takes longer than this asks whether the database is still there, again and again. */
const LOOK_AFTER_MS = 3_000;
const LOOK_EVERY_MS = 1_000;

/**
 * A database that holds its connections and says nothing would keep requests waiting for ever; they end within 5 s instead.
 * Slow work over a database that answers goes on.
 * @throws unavailable
 */
export const databaseWatch: MiddlewareHandler<AppEnv> = async (c, next) => {
  const answered = new AbortController();
  const { tenancy } = c.var.services;
  const silence = async () => {
    for (let wait = LOOK_AFTER_MS; ; wait = LOOK_EVERY_MS) {
      await pause(wait, undefined, { signal: answered.signal, ref: false });
      await tenancy.ping().catch(() => {
        const sentence = "The database is not answering. Please try again in a moment.";
        throw new DomainError("unavailable", sentence, { retryAfter: 2 });
      });
    }
  };
  try {
    await Promise.race([next(), silence()]);
  } finally {
    answered.abort();
  }
};

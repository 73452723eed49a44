import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { NO_DATABASE } from "#agent/errors.ts";
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
  const { tenancy } = c.var.services;
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const lookIn = (wait: number) => setTimeout(look, wait).unref();
  const look = () =>
    tenancy.ping().then(
      () => answered || (timer = lookIn(LOOK_EVERY_MS)),
      () => reject(new DomainError("unavailable", NO_DATABASE, { retryAfter: 2 })),
    );
  let answered = false;
  let timer = lookIn(LOOK_AFTER_MS);
  try {
    await Promise.race([next(), silence]);
  } finally {
    answered = true;
    clearTimeout(timer);
  }
};

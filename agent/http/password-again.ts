import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { verifyPassword } from "#agent/passwords.ts";
import { DomainError } from "#tools/core/errors.ts";
import { forgive, limit } from "#tools/core/rate-limit.ts";

/** Wrong passwords somebody who is signed in may give before an act that asks for it again. */
const GUESSES = { max: 5, windowMs: 15 * 60_000 };

/**
 * Asks for the password of whoever is signed in once more, before what takes everything out or away: an open browser or a
 * stolen session is not enough for that.
 * @throws invalid for a wrong one; rate_limited after several
 */
export async function askPasswordAgain(c: Context<AppEnv>, password: string): Promise<void> {
  const { ctx, services } = c.var;
  const { userId } = ctx.actor;
  const counted = `password-again ${userId}`;
  // looked up before it is counted: what fails there was no guess
  const { internalAdapter } = await services.auth.$context;
  const accounts = await internalAdapter.findAccounts(userId);
  await limit(ctx, counted, GUESSES);
  const hash = accounts.find(({ providerId }) => providerId === "credential")?.password;
  if (!hash || !(await verifyPassword({ hash, password })))
    throw new DomainError("invalid", "That is not your password.", {
      issues: [{ path: "password", message: "That is not your password." }],
    });
  await forgive(ctx, counted);
}

import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { consumeShared, forgive, tooMany, uncount } from "#tools/core/rate-limit.ts";
import type { AuthAnswer } from "#agent/routes/house/auth-handler.ts";
import { addressOf, networkOf } from "#agent/routes/desk/guests.ts";

const MINUTE = 60_000;
/** Wrong passwords of an account: from one network, and from all of them together. */
const GUESSES = {
  each: { max: 10, windowMs: MINUTE },
  all: { max: 50, windowMs: 60 * MINUTE },
  kept: 50,
};

/**
 * Tries a password, counted so that nobody guesses long and nobody locks the owner out: a network they have been signed in from
 * is held to its own rate alone. A right one has forgotten what its network got wrong before; one that could not be looked at,
 * because the database was not there, was none.
 * @throws rate_limited
 */
export async function guess(
  c: Context<AppEnv>,
  email: string,
  enter: () => Promise<AuthAnswer>,
): Promise<AuthAnswer> {
  const { tenancy, now } = c.var.services;
  const counting = { db: tenancy.forCounters(), now };
  const counted = { key: `sign-in ${email.toLowerCase()}`, source: addressOf(c) };
  const own = `${counted.key} by ${counted.source}`;
  const { allowed, alone, retryAfter } = await consumeShared(counting, counted, GUESSES);
  if (!allowed && (alone || !(await isKnownTo(c, email)))) throw tooMany(retryAfter);
  const takeBack = () => uncount(counting, own, counted.key);
  const answer = await enter().catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (answer.ok) await forgive(counting, own);
  else if (answer.status >= 500) await takeBack();
  return answer;
}

async function isKnownTo(c: Context<AppEnv>, email: string): Promise<boolean> {
  const { internalAdapter } = await c.var.services.auth.$context;
  const found = await internalAdapter.findUserByEmail(email.toLowerCase());
  if (!found) return false;
  const sessions = await internalAdapter.listSessions(found.user.id);
  return sessions.some(({ ipAddress }) => ipAddress && networkOf(ipAddress) === addressOf(c));
}

import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { consumeShared, forgive, tooMany } from "#tools/core/rate-limit.ts";
import { addressOf, networkOf } from "./guests.ts";

const MINUTE = 60_000;
/** Wrong passwords of an account: from one network, and from all of them together. */
const GUESSES = {
  each: { max: 10, windowMs: MINUTE },
  all: { max: 50, windowMs: 60 * MINUTE },
  kept: 50,
};

const countedAs = (c: Context<AppEnv>, email: string) => ({
  key: `sign-in ${email.toLowerCase()}`,
  source: addressOf(c),
});

/**
 * Counts a password that is tried, so that nobody guesses long and nobody locks the owner out: a network they have been signed
 * in from is held to its own rate alone.
 * @throws rate_limited
 */
export async function limitGuesses(c: Context<AppEnv>, email: string): Promise<void> {
  const { tenancy, now } = c.var.services;
  const counted = countedAs(c, email);
  const counting = { db: tenancy.forNobody(), now };
  const { allowed, alone, retryAfter } = await consumeShared(counting, counted, GUESSES);
  if (allowed || (!alone && (await isKnownTo(c, email)))) return;
  throw tooMany(retryAfter);
}

/** A right password: what its network got wrong before is forgotten. */
export async function forgiveGuesses(c: Context<AppEnv>, email: string): Promise<void> {
  const { key, source } = countedAs(c, email);
  await forgive({ db: c.var.services.tenancy.forNobody() }, `${key} by ${source}`);
}

async function isKnownTo(c: Context<AppEnv>, email: string): Promise<boolean> {
  const { internalAdapter } = await c.var.services.auth.$context;
  const found = await internalAdapter.findUserByEmail(email.toLowerCase());
  if (!found) return false;
  const sessions = await internalAdapter.listSessions(found.user.id);
  return sessions.some(({ ipAddress }) => ipAddress && networkOf(ipAddress) === addressOf(c));
}

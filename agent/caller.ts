import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { limit } from "#tools/core/rate-limit.ts";
import { findBearer, noteUse } from "#tools/tokens/bearer.ts";
import type { TokenScope } from "#tools/tokens/schema.ts";
import { bearerOf, refuseBeyond } from "./bearer.ts";
import { contextFor, memberOf, type AppEnv, type Session } from "./context.ts";
import { addressOf } from "#agent/routes/desk/guests.ts";
import { NO_DATABASE } from "./errors.ts";
import { keptOf } from "./session-tokens.ts";

/** Tokens that do not work which an address may send in a minute: a program that was forgotten, not a search. */
const WRONG = { max: 60, windowMs: 60_000 };

type Caller = { ctx: Ctx; name: string };
type Program = Caller & { scopes: readonly TokenScope[] };

/** Requests with a session, or a token of the API, get a ctx whose actor comes from that and nothing else; others get 401. */
export const signedIn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const caller = await callerOf(c);
  if (!caller) throw new DomainError("unauthenticated", "Please sign in.");
  c.set("userName", caller.name);
  c.set("ctx", caller.ctx);
  await next();
};

/** Requests with a token of the API and nothing else: a cookie counts for nothing. What the token may do is for the answer to judge. */
export const programOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const token = bearerOf(c);
  // says how one would be let in; taken back for whoever is
  c.header("WWW-Authenticate", "Bearer");
  if (token === null)
    throw new DomainError("unauthenticated", "Please send a token of the API, made in Settings.");
  const { ctx, name, scopes } = await byToken(c, token);
  c.header("WWW-Authenticate", undefined);
  c.set("userName", name);
  c.set("ctx", ctx);
  c.set("scopes", scopes);
  await next();
};

/** The ctx of whoever asks on a route that is open to everybody; null without session and token. @throws unauthenticated for a token that does not work */
export async function contextIfSignedIn(c: Context<AppEnv>): Promise<Ctx | null> {
  return (await callerOf(c))?.ctx ?? null;
}

async function callerOf(c: Context<AppEnv>): Promise<Caller | null> {
  const token = bearerOf(c);
  if (token !== null) return byToken(c, token, (scopes) => refuseBeyond(scopes, c.req.method));
  const found = await sessionOf(c);
  if (!found) return null;
  const {
    accountStatus: _status,
    mustProveAddress: _proof,
    ...actor
  } = await memberOf(c, found.user, found.membership);
  return { ctx: contextFor(c.var.services, actor, c), name: found.user.name };
}

/** Whoever made the token, as they stand in their salon now; never as an admin of the platform. A cookie beside it counts for nothing. */
async function byToken(
  c: Context<AppEnv>,
  token: string,
  judge: (scopes: readonly TokenScope[]) => void = () => undefined,
): Promise<Program> {
  const { tenancy, now } = c.var.services;
  const everySalon = tenancy.forPlatform();
  const found = await findBearer(everySalon, { token, now: now() });
  if (!found) {
    await limit({ db: tenancy.forCounters(), now }, `wrong token ${addressOf(c)}`, WRONG);
    // the same for one that is unknown, revoked or over, and for whoever has left or is suspended
    throw new DomainError("unauthenticated", "This token does not work, or not any more.");
  }
  const { id, scopes, name, lastUsedAt, ...member } = found;
  judge(scopes);
  await noteUse(everySalon, { id, lastUsedAt, now: now() });
  const ctx = { ...contextFor(c.var.services, { ...member, isAdmin: false }, c), tokenId: id };
  return { ctx, name, scopes };
}

/** The session of a request, read from the database. Prolonging it is left to get-session, which can renew the cookie too. */
async function sessionOf(c: Context<AppEnv>): Promise<Session | null> {
  const { auth, sessions, log } = c.var.services;
  const cookie = getCookie(c, `${auth.options.advanced.cookiePrefix}.session_token`);
  const kept = cookie && keptOf(cookie, auth.options.secret);
  if (!kept) return null;
  try {
    return await sessions(kept, new Date());
  } catch (err) {
    log.error({ err }, "a session could not be read");
    throw new DomainError("unavailable", NO_DATABASE, { retryAfter: 2 });
  }
}

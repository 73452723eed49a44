import type { Context, MiddlewareHandler } from "hono";
import type {
  Actor,
  Ctx,
  Db,
  Guest,
  GuestCtx,
  Jobs,
  Log,
  Mailer,
  Model,
  PhotoStore,
  SalonCtx,
  Texter,
} from "#tools/core/context.ts";
import type { Signer } from "#tools/core/signer.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { AccountStatus } from "#tools/stylists/schema.ts";
import type { AiAccess } from "#tools/keys/ai-access.ts";
import type { MigrationClients } from "#tools/migration/sources.ts";
import type { Cards } from "#tools/payments/cards.ts";
import type { Platforms } from "#tools/social/platforms.ts";
import { findMembership, foundSalon } from "#tools/salons/salons.ts";
import { finishJoining } from "#tools/stylists/joining.ts";
import type { Auth } from "./auth.ts";
import type { Replies } from "./chat/streams.ts";
import type { Env } from "./env.ts";
import type { OwnKeys } from "./models/own-keys.ts";

/** Ways to the database, made by the wiring: one salon's rows, no salon's, or all. */
export type Tenancy = {
  forSalon(salonId: string): Db;
  forNobody(): Db;
  forPlatform(): Db;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
};

/** Everything the app is wired with; tests wire the same with a database of their own. */
export type Services = {
  env: Env;
  tenancy: Tenancy;
  auth: Auth;
  now: () => Date;
  instance: number;
  replies: Replies;
  /** The installation's own; a ctx has what answers for its salon. */
  model: Model;
  ownKeys: OwnKeys;
  ai: AiAccess;
  photos: PhotoStore;
  mail: Mailer;
  sms: Texter;
  cards: Cards;
  platforms: Platforms;
  migrationClients: MigrationClients;
  jobs: Jobs;
  log: Log;
  signer: Signer;
  publicUrl: string;
};

type Person = { id: string; name: string; email: string };

export type AppEnv = { Variables: { services: Services; ctx: Ctx; userName: string } };

/** Requests with a session get a ctx whose actor comes from that session and nothing else; others get 401. */
export const signedIn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const found = await sessionOf(c.var.services, c.req.raw.headers);
  if (!found) throw new DomainError("unauthenticated", "Please sign in.");
  c.set("userName", found.user.name);
  c.set("ctx", await contextOf(c, found.user));
  await next();
};

/** The ctx of a session on a route that is open to everybody; null for whoever has none. */
export async function contextIfSignedIn(c: Context<AppEnv>): Promise<Ctx | null> {
  const found = await sessionOf(c.var.services, c.req.raw.headers);
  return found ? contextOf(c, found.user) : null;
}

async function contextOf(c: Context<AppEnv>, user: Person): Promise<Ctx> {
  const { accountStatus: _, ...actor } = await memberOf(c.var.services, user);
  return contextFor(c.var.services, actor, c);
}

/** A verb's context for an actor. Without a request (jobs, tests) there is nothing to abort it. */
export function contextFor(services: Services, actor: Actor, c?: Context<AppEnv>): Ctx {
  const ctx: Ctx = { ...reachFor(services, actor.salonId), actor };
  return c ? { ...ctx, signal: c.req.raw.signal } : ctx;
}

/** What somebody without a session may reach on a stylist's public page. */
export function guestContextFor(services: Services, guest: Guest, c?: Context<AppEnv>): GuestCtx {
  const ctx: GuestCtx = { ...reachFor(services, guest.salonId), guest };
  return c ? { ...ctx, signal: c.req.raw.signal } : ctx;
}

/** What work of a salon may reach for which nobody acts: jobs, and texts that come in. */
export function contextForSalon(services: Services, salonId: string): SalonCtx {
  return { ...reachFor(services, salonId), salonId };
}

function reachFor(services: Services, salonId: string) {
  const { env: _, tenancy, auth: _auth, replies: _replies, ownKeys, ...reach } = services;
  const model = ownKeys.modelFor(salonId, services.model);
  return { ...reach, model, db: tenancy.forSalon(salonId) };
}

/**
 * A signed-in person's place in their salon.
 * @throws forbidden when their account is suspended.
 */
export async function memberOf(
  services: Services,
  user: Person,
): Promise<Actor & { accountStatus: AccountStatus }> {
  const everySalon = services.tenancy.forPlatform();
  let membership = await findMembership(everySalon, user.id);
  if (!membership) {
    // sign-up was cut off between the person and their salon
    const person = { userId: user.id, name: user.name, email: user.email };
    const joined = await finishJoining(everySalon, person, services.now());
    if (!joined) await foundSalon(everySalon, { ...person, timeZone: "UTC" }, services.now());
    membership = await findMembership(everySalon, user.id);
  }
  if (!membership) throw new DomainError("unauthenticated", "Please sign in.");
  const { accountStatus } = membership;
  if (accountStatus === "suspended") {
    throw new DomainError("forbidden", "Your account is currently suspended.", { accountStatus });
  }
  const isAdmin = services.env.ADMIN_EMAILS.some((email) => email.toLowerCase() === user.email);
  return { ...membership, isAdmin };
}

/** The session of a request, read from the database. Prolonging it is left to get-session, which can renew the cookie too. */
async function sessionOf(services: Services, headers: Headers) {
  try {
    return await services.auth.api.getSession({ headers, query: { disableRefresh: true } });
  } catch (err) {
    services.log.error({ err }, "a session could not be read");
    throw new DomainError(
      "unavailable",
      "The database is not answering. Please try again in a moment.",
      {
        retryAfter: 2,
      },
    );
  }
}
